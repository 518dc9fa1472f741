import { useIntl } from 'react-intl';
import type { Problem } from './problem';

/** The sentence for a problem, in the chosen language. */
export function useProblemText(): (problem: Problem) => string {
  const intl = useIntl();
  return (problem) => {
    if (problem.offline) return intl.formatMessage({ id: 'problem.offline' });
    if (problem.code === 'RATE_LIMITED' && problem.retryAfter !== undefined) {
      const id = problem.reason === 'tooManyFailures' ? 'problem.tooManyFailures' : 'problem.retryAfter';
      return intl.formatMessage({ id }, { minutes: Math.ceil(problem.retryAfter / 60) });
    }
    if (problem.code === 'FORBIDDEN' && problem.permissions !== undefined && problem.permissions.length > 0) {
      const names = problem.permissions.map((name) => intl.formatMessage({ id: `permissions.${name}` }));
      return intl.formatMessage(
        { id: 'problem.missingPermission' },
        { permissions: intl.formatList(names, { type: 'disjunction' }) },
      );
    }
    if (problem.cost !== undefined) return intl.formatMessage({ id: 'problem.tooExpensive' }, problem.cost);
    const id = problem.reason === undefined ? `problem.${problem.code}` : `problem.reason.${problem.reason}`;
    return intl.formatMessage({ id });
  };
}
