import { useTexts } from '../../shared/i18n/useTexts';
import { useFormat } from '../../shared/i18n/useFormat';

/** Returns the sentence that sales are complete until a month; undefined where the office has marked none. */
export function useCompleteText(through: string | null | undefined): string | undefined {
  const { say } = useTexts('completeness');
  const { month } = useFormat();
  if (!through) return undefined;
  const name = month(through);
  return say(`through${name.startsWith('a') ? 'A' : ''}`, { month: name });
}
