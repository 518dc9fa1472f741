import { isIsoDate } from '../list/state/parameters';

const fullYear = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{4})$/;
const digits = /^(\d{2})(\d{2})(\d{4})$/;
const shortYear = /^(\d{1,2})[/.\- ](\d{1,2})[/.\- ](\d{2})$/;

/**
 * A day as people write it: 1/3/2025, 01.03.2025, 01-03-2025, 01032025, or 2025-03-01.
 *
 * @returns yyyy-mm-dd; undefined where the text is not, or not yet, a day of the calendar
 */
export function readDay(text: string): string | undefined {
  const trimmed = text.trim();
  const [, day = '', month = '', year = ''] = fullYear.exec(trimmed) ?? digits.exec(trimmed) ?? [];
  const iso = year === '' ? trimmed : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isIsoDate(iso) ? iso : undefined;
}

/** The same for a text that is complete: a two-digit year is of this century (1/3/25). */
export function readWholeDay(text: string): string | undefined {
  return readDay(text.trim().replace(shortYear, '$1/$2/20$3'));
}

/** '2025-03-01' → '01/03/2025', in both languages; any other text is returned unchanged. */
export function writeDay(day: string): string {
  return isIsoDate(day) ? day.split('-').reverse().join('/') : day;
}
