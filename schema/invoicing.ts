/** The data by which invoices are addressed, for all tiers (docs/domain/network-and-access.md). */
import { homeCountry } from './countries.js';

/** The code of the exchange system for receivers outside Italy. */
export const foreignCode = 'XXXXXXX';

/** The most characters of a postal code, and of the parts of a seat. */
export const seatLimits = { address: 60, postalCode: 10, city: 80, businessName: 160 } as const;

/** Whether a text is a postal code of a country: in Italy five digits; elsewhere documents do not write it. */
export const isPostalCodeOf = (country: string, text: string): boolean =>
  country !== homeCountry || /^\d{5}$/.test(text);

/** Whether a text has the form of an SDI code, in capital letters. */
export const isSdiCode = (text: string): boolean => /^[A-Z0-9]{7}$/.test(text);

/** Whether a receiver of a country may have an SDI code: in Italy not the one for those outside. */
export const isSdiCodeOf = (country: string, text: string): boolean =>
  isSdiCode(text) && (country !== homeCountry || text !== foreignCode);
