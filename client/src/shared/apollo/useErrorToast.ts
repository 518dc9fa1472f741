import { useToasts } from '../toasts/ToastsContext';
import { thrownProblem } from './problem';
import { useProblemText } from './useProblemText';

/** Reports the error of an action in a toast; the optional title names the record that the action was for. */
export function useErrorToast(): (error: unknown, title?: string) => void {
  const toasts = useToasts();
  const problemText = useProblemText();
  return (error, title) => toasts.error(problemText(thrownProblem(error)), title);
}
