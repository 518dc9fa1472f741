import type { Problem } from '../../../../shared/apollo/problem';
import { useProblemText } from '../../../../shared/apollo/useProblemText';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useToasts } from '../../../../shared/toasts/ToastsContext';

/**
 * Reports the failure of an action as the specification requires (section 8): 'Errore imprevisto', the action's
 * sentence and the reason, if the problem has one.
 */
export function useFailureToast(): (messageId: string, problem: Problem) => void {
  const { intl, say } = useTexts('campaigns');
  const toasts = useToasts();
  const problemText = useProblemText();
  return (messageId, problem) => {
    const sentence = intl.formatMessage({ id: messageId });
    const hasReason = problem.reason !== undefined || problem.offline;
    const text = hasReason ? `${sentence} ${problemText(problem)}` : sentence;
    toasts.error(text, say('unexpected'));
  };
}
