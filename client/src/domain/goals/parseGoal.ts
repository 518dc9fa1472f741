import { largestGoal } from '@gdd/schema/campaigns';
import { parseCount } from '../../shared/forms/fields/decimalText';
import type { Language } from '../../shared/i18n/format';

/**
 * Parses a goal: a whole number of tyres from 1 to 1.000.000 (docs/domain/campaigns-and-prizes.md); undefined for any
 * other text.
 */
export function parseGoal(text: string, language: Language): number | undefined {
  const goal = parseCount(text, language);
  return goal !== undefined && goal >= 1 && goal <= largestGoal ? goal : undefined;
}
