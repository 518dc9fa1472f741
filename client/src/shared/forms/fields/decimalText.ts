import type { Language } from '../../i18n/format';

/**
 * Parses an exact decimal: with a comma, the comma is decimal and points are thousands; without one, a point is
 * decimal. '1.250' is ambiguous, and refused.
 *
 * @param places the most decimals that the value may have
 * @returns the decimal in the API's format ('1250.5'); undefined for an invalid or ambiguous text
 */
export function parseDecimal(text: string, places: number): string | undefined {
  const trimmed = text.trim();
  if (/^\d{1,3}(\.\d{3})+$/.test(trimmed)) return undefined;
  const plain = trimmed.includes(',') ? withoutThousands(trimmed) : trimmed;
  const [, whole, decimals = ''] = /^(\d{1,15})(?:\.(\d+))?$/.exec(plain ?? '') ?? [];
  if (whole === undefined || decimals.length > places) return undefined;
  const normal = whole.replace(/^0+(?=\d)/, '');
  return decimals === '' ? normal : `${normal}.${decimals}`;
}

/** '1.250,5' → '1250.5'; undefined where the points do not separate thousands. */
function withoutThousands(text: string): string | undefined {
  if (!/^(\d+|\d{1,3}(\.\d{3})+),\d+$/.test(text)) return undefined;
  return text.replaceAll('.', '').replace(',', '.');
}

/** A decimal of the API as the text of a field, which `parseDecimal` reads in every language: '1250.5' → '1250,5'. */
export function decimalText(value: string): string {
  return value.replace('.', ',');
}

const millionthPlaces = 6;

/** Whether one decimal is smaller than, equal to or greater than another, exactly: at most six places each. */
export function compareDecimals(one: string, other: string): -1 | 0 | 1 {
  const [first, second] = [millionths(one), millionths(other)];
  if (first === second) return 0;
  return first < second ? -1 : 1;
}

/** A decimal of the API, with at most six places, as a whole number of millionths. */
export function millionths(value: string): bigint {
  const [whole = '', decimals = ''] = value.split('.');
  return BigInt(whole + decimals.padEnd(millionthPlaces, '0'));
}

/** The format of a typed count, with or without the language's thousands separator. */
const counts: Readonly<Record<Language, RegExp>> = {
  it: /^(\d{1,9}|[1-9]\d{0,2}(\.\d{3}){1,2})$/,
  en: /^(\d{1,9}|[1-9]\d{0,2}(,\d{3}){1,2})$/,
};

/** '1500' and '1.500' → 1500 in Italian, '1500' and '1,500' in English; undefined for anything but a whole number. */
export function parseCount(text: string, language: Language): number | undefined {
  const trimmed = text.trim();
  return counts[language].test(trimmed) ? Number(trimmed.replace(/[.,]/g, '')) : undefined;
}

/** A number that is never grouped, such as a year: '2025' → 2025; undefined for anything but digits. */
export function parseInteger(text: string): number | undefined {
  return /^\d{1,9}$/.test(text.trim()) ? Number(text) : undefined;
}
