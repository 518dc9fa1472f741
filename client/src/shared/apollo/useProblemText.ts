import { useIntl } from 'react-intl';
import type { Problem } from './problem';
import { problemMessage } from './problemMessage';

/** The text of a problem in the chosen language; a reason without a message has the code's text. */
export function useProblemText(): (problem: Problem) => string {
  const intl = useIntl();
  return (problem) => {
    if (problem.code === 'FORBIDDEN' && problem.permissions !== undefined && problem.permissions.length > 0) {
      const names = problem.permissions.map((name) => intl.formatMessage({ id: `permissions.${name}` }));
      return intl.formatMessage(
        { id: 'problem.missingPermission' },
        { permissions: intl.formatList(names, { type: 'disjunction' }) },
      );
    }
    if (problem.cost !== undefined) return intl.formatMessage({ id: 'problem.tooExpensive' }, problem.cost);
    const { id, values } = problemMessage(problem);
    return intl.formatMessage({ id: id in intl.messages ? id : `problem.${problem.code}` }, values);
  };
}
