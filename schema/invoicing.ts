/** The data by which invoices are addressed, for all tiers (docs/domain/network-and-access.md). */
import { dealerFields } from './dealers.js';

/** The country of a dealer for which none is given. */
export const homeCountry = dealerFields.country.otherwise;

/** The code of the exchange system for receivers outside Italy. */
export const foreignCode = 'XXXXXXX';

/** The most characters of the parts of a seat, and of a name. */
export const seatLimits = {
  businessName: dealerFields.businessName.maxLength,
  address: dealerFields.address.maxLength,
  city: dealerFields.city.maxLength,
  postalCode: 10,
} as const;

/** Whether a text is a postal code of a country: in Italy five digits; elsewhere documents do not write it. */
export const isPostalCodeOf = (country: string, text: string): boolean =>
  country !== homeCountry || /^\d{5}$/.test(text);

/** Whether a text has the form of an SDI code, in capital letters. */
export const isSdiCode = (text: string): boolean => /^[A-Z0-9]{7}$/.test(text);

/** Whether a receiver of a country may have an SDI code: in Italy not the one for those outside. */
export const isSdiCodeOf = (country: string, text: string): boolean =>
  isSdiCode(text) && (country !== homeCountry || text !== foreignCode);
