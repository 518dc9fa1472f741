import { useToasts } from '../toasts/ToastsContext';
import { thrownProblem } from './problem';
import { useProblemText } from './useProblemText';

/** Reports in a toast what an action has thrown; the title is the name of what it was done to, where that helps. */
export function useErrorToast(): (error: unknown, title?: string) => void {
  const toasts = useToasts();
  const problemText = useProblemText();
  return (error, title) => toasts.error(problemText(thrownProblem(error)), title);
}
