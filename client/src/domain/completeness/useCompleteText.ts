import { useTexts } from '../../shared/i18n/useTexts';

/** Returns the sentence that sales are complete until a month; undefined where the office has marked none. */
export function useCompleteText(through: string | null | undefined): string | undefined {
  const { say, format } = useTexts('completeness');
  if (!through) return undefined;
  const name = format.month(through);
  return say(`through${name.startsWith('a') ? 'A' : ''}`, { month: name });
}
