/** How numbers, amounts and dates are written: it-IT and en-GB, always with grouping (the default prints 1234). */

export type Language = 'it' | 'en';

export const languages: readonly Language[] = ['it', 'en'];

export const localeOf: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB' };

/** 1234.5 → '1.234,5' */
export function formatNumber(value: number, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(localeOf[language], { useGrouping: 'always', ...options }).format(value);
}

/** '1234.5' or 1234.5 → '1.234,50 €'; money travels as a string with two decimals. */
export function formatEuro(value: string | number, language: Language): string {
  return formatNumber(Number(value), language, { style: 'currency', currency: 'EUR' });
}

/** A date ('2025-12-31') or an instant → '31/12/2025', in the programme's own time zone. */
export function formatDate(value: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: isDay(value) ? 'UTC' : 'Europe/Rome',
  }).format(new Date(value));
}

/** An instant → '31/12/2025, 14:05', in the programme's own time zone. */
export function formatDateTime(value: string, language: Language): string {
  return new Intl.DateTimeFormat(localeOf[language], {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
  }).format(new Date(value));
}

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}
