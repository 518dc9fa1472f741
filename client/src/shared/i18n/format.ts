/** Formats of numbers, amounts and dates: it-IT and en-GB, always with grouping (the default prints 1234). */

export type Language = 'it' | 'en';

export const languages: readonly Language[] = ['it', 'en'];

/** The name of each language, in that language. */
export const languageNames: Readonly<Record<Language, string>> = { it: 'Italiano', en: 'English' };

export const localeOf: Readonly<Record<Language, string>> = { it: 'it-IT', en: 'en-GB' };

/** An exact decimal as the API sends it ('1500.00'), or a number. */
export type Numeric = number | string;

/** 1234.5 or '1234.5' → '1.234,5', −1 with a minus sign (U+2212); strings are formatted exactly. */
export function formatNumber(value: Numeric, language: Language, options: Intl.NumberFormatOptions = {}): string {
  const written = numbers(language, { useGrouping: 'always', ...options }).format(value as Intl.StringNumericLiteral);
  return written.replace('-', '−');
}

/** '1234.5' or 1234.5 → '1.234,50 €'; a rate may have more decimals than money has. */
export function formatEuro(value: Numeric, language: Language, options: Intl.NumberFormatOptions = {}): string {
  return formatNumber(value, language, { style: 'currency', currency: 'EUR', ...options });
}

/** '33.5' → '33,5 %' (specification, section 2: ' %'), with at most six decimals; in English '33.5%'. */
export function formatPercent(value: Numeric, language: Language, options: Intl.NumberFormatOptions = {}): string {
  const space = language === 'it' ? '\u00a0' : '';
  return `${formatNumber(value, language, { maximumFractionDigits: 6, ...options })}${space}%`;
}

/** A date ('2025-12-31') or an instant → '31/12/2025', in the programme's own time zone. */
export function formatDate(value: string, language: Language): string {
  return dates(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: isDay(value) ? 'UTC' : 'Europe/Rome',
  }).format(new Date(value));
}

/** An instant → '31/12/2025, 14:05', in the programme's own time zone. */
export function formatDateTime(value: string, language: Language): string {
  return dates(language, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZone: 'Europe/Rome',
  }).format(new Date(value));
}

/** An instant → '14:05', in the programme's own time zone. */
export function formatTime(value: string, language: Language): string {
  return dates(language, { hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Rome' }).format(new Date(value));
}

/** A month ('2024-07') → 'luglio 2024', or as the options say: { month: 'short' } → 'lug' */
export function formatMonth(
  value: string,
  language: Language,
  options: Intl.DateTimeFormatOptions = { month: 'long', year: 'numeric' },
): string {
  return dates(language, { ...options, timeZone: 'UTC' }).format(new Date(`${value}-01`));
}

/** Caches formatters by language and options: making one costs more than using it, and a list would make hundreds. */
function cached<Options, Formatter>(make: (locale: string, options: Options) => Formatter) {
  const known = new Map<string, Formatter>();
  return (language: Language, options: Options): Formatter => {
    const key = language + JSON.stringify(options);
    const formatter = known.get(key) ?? make(localeOf[language], options);
    known.set(key, formatter);
    return formatter;
  };
}

const numbers = cached((locale, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(locale, options));
const dates = cached((locale, options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, options));

function isDay(value: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(value);
}
