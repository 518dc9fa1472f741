import { homeCountry } from '@gdd/schema/invoicing';
import { isForeignVatNumber } from '@gdd/schema/countries';

/**
 * The check digit of an Italian VAT number: digits in even positions, counted from 1, are doubled (minus 9 where that
 * is above 9), and the sum of all eleven is a multiple of ten.
 *
 * @param tenDigits the first ten digits
 */
export function vatCheckDigit(tenDigits: string): number {
  let sum = 0;
  for (let place = 0; place < 10; place++) {
    const digit = Number(tenDigits[place]);
    const doubled = digit * 2 > 9 ? digit * 2 - 9 : digit * 2;
    sum += place % 2 === 0 ? digit : doubled;
  }
  return (10 - (sum % 10)) % 10;
}

/** Whether a text is an Italian VAT number: eleven digits with a valid check digit, not all zero. */
export function isVatNumber(text: string): boolean {
  return /^\d{11}$/.test(text) && !/^0+$/.test(text) && vatCheckDigit(text.slice(0, 10)) === Number(text[10]);
}

/** Whether a text is a VAT number of a country, without its code: an Italian one by its check digit, others by form. */
export const isVatNumberOf = (country: string, text: string): boolean =>
  country === homeCountry ? isVatNumber(text) : isForeignVatNumber(country, text);
