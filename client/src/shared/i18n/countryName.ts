import type { IntlShape } from 'react-intl';

/** The name of a country in the language of the page: 'IT' → 'Italia'; the code itself where it has none. */
export function countryName(intl: IntlShape, code: string): string {
  return intl.formatDisplayName(code, { type: 'region' }) ?? code;
}
