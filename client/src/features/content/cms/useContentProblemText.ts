import { useIntl } from 'react-intl';
import type { Problem } from '../../../shared/apollo/problem';
import { useProblemText } from '../../../shared/apollo/useProblemText';

/** Returns the message for a refused change of a content; it names what is missing for publication. */
export function useContentProblemText(): (problem: Problem) => string {
  const intl = useIntl();
  const problemText = useProblemText();
  return (problem) => {
    if (problem.fields?.['fileUpload'] === 'required') return intl.formatMessage({ id: 'content.needs.file' });
    if (problem.fields?.['body'] === 'required') return intl.formatMessage({ id: 'content.needs.body' });
    return problemText(problem);
  };
}
