import type { Problem } from '../../../shared/apollo/problem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useProblemText } from '../../../shared/apollo/useProblemText';

/** Returns the message for a refused change of a content; it names what is missing for publication. */
export function useContentProblemText(): (problem: Problem) => string {
  const { say } = useTexts('content.needs');
  const problemText = useProblemText();
  return (problem) => {
    if (problem.fields?.['fileUpload'] === 'required') return say('file');
    if (problem.fields?.['body'] === 'required') return say('body');
    return problemText(problem);
  };
}
