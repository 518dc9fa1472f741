/** The receiver of an electronic document: what it lacks, and how the document reaches it (docs/domain/settlement.md). */
import { isCountry } from '@gdd/schema/countries';
import { foreignCode, isPostalCodeOf, isSdiCode, isSdiCodeOf } from '@gdd/schema/invoicing';
import type { SettlementDealerData } from '@gdd/schema/settlements';
import { isMailAddress } from '../text.js';
import { isTaxCode } from '../taxCode.js';
import { isVatNumber } from '../vatNumber.js';
import { latin } from './latin.js';

/** The registered office: always of one day, as a whole. */
export interface Seat {
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  /** Plate code. */
  readonly province: string | null;
  /** ISO 3166-1, alpha-2. */
  readonly country: string;
}

/** Who receives a document, by the names and numbers that the tax office knows. */
export interface Identity {
  readonly businessName: string;
  /** Without the code of the country. */
  readonly vatNumber: string | null;
  /** Codice fiscale. */
  readonly taxCode: string | null;
}

/** The way to the receiver: its code in the exchange system, or its certified mail address. */
export interface Delivery {
  readonly sdiCode: string | null;
  readonly pec: string | null;
}

/** A receiver as it is known: fields may be absent or unusable. */
export interface Receiver extends Seat, Identity, Delivery {}

/** The receiver's code for those reached by certified mail. */
export const mailCode = '0000000';

/**
 * The data that a receiver lacks for an electronic document: absent, or of a form that the exchange system rejects. The
 * only rule of its kind: for the list before an approval, for the page of a document, and for its file.
 */
export function missingOf(receiver: Receiver): SettlementDealerData[] {
  const isPresent: Readonly<Record<SettlementDealerData, boolean>> = {
    businessName: isWritable(receiver.businessName),
    country: isCountry(receiver.country),
    vatNumber: hasTaxNumber(receiver),
    ...seatFields(receiver),
    ...deliveryFields(receiver),
  };
  return (Object.keys(isPresent) as SettlementDealerData[]).filter((field) => !isPresent[field]);
}

/** Whether a document can be sent to a receiver. */
export const isComplete = (receiver: Receiver): boolean => missingOf(receiver).length === 0;

/**
 * The receiver as the file of a document names it. The seat is of one day as a whole: that of the approval if it was
 * complete and valid, otherwise today's. Names and numbers stay as they were at the approval; the way of delivery is
 * today's.
 */
export function receiverOf(approved: Receiver, today: Seat & Delivery): Receiver {
  const seat = isCompleteSeat(approved) ? approved : today;
  return {
    businessName: approved.businessName,
    vatNumber: approved.vatNumber,
    taxCode: approved.taxCode,
    address: seat.address,
    postalCode: seat.postalCode,
    city: seat.city,
    province: seat.province,
    country: seat.country,
    sdiCode: today.sdiCode,
    pec: today.pec,
  };
}

/** The elements of delivery of a complete receiver: CodiceDestinatario and, with `mailCode` alone, PECDestinatario. */
export function deliveryOf({ country, sdiCode, pec }: Receiver): {
  readonly code: string;
  readonly pec: string | null;
} {
  const code = (sdiCode ?? '').toUpperCase();
  if (code !== '' && code !== mailCode) return { code, pec: null };
  return country === 'IT' ? { code: mailCode, pec } : { code: foreignCode, pec: null };
}

const isCompleteSeat = (seat: Seat) => isCountry(seat.country) && !Object.values(seatFields(seat)).includes(false);

/** Outside Italy the format writes the postal code as 00000, and no province. */
function seatFields({ country, address, postalCode, city, province }: Seat) {
  const isItalian = country === 'IT';
  return {
    address: isWritable(address),
    postalCode: isPostalCodeOf(country, postalCode ?? ''),
    city: isWritable(city),
    province: !isItalian || /^[A-Z]{2}$/.test(province ?? ''),
  };
}

/** A foreign receiver without a code is reached by nobody: `foreignCode` says that it gets the document otherwise. */
function deliveryFields({ country, sdiCode, pec }: Receiver) {
  const code = (sdiCode ?? '').toUpperCase();
  const byMail = code === mailCode || (code === '' && (pec ?? '') !== '');
  if (country === 'IT' && byMail) return { sdiCode: true, pec: isMailAddress(pec ?? '') };
  return { sdiCode: country === 'IT' ? isSdiCodeOf(country, code) : code === '' || isSdiCode(code), pec: true };
}

function hasTaxNumber({ country, vatNumber, taxCode }: Receiver): boolean {
  const number = vatNumber ?? '';
  if (country !== 'IT') return /^[A-Z0-9]{1,28}$/i.test(number);
  return number === '' ? isTaxCode((taxCode ?? '').toUpperCase()) : isVatNumber(number);
}

const isWritable = (text: string | null) => text !== null && latin(text) !== undefined;
