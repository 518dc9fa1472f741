/** What a dealer lacks for the electronic form of a credit note: the only function that says it. */
import type { SettlementDealerData } from '@gdd/schema/settlements';

/** The data of a receiver that the format requires. */
export interface ReceiverData {
  readonly vatNumber: string | null;
  readonly address: string | null;
  readonly postalCode: string | null;
  readonly city: string | null;
  readonly province: string | null;
  readonly sdiCode: string | null;
}

/** Stands for 'no code' in the format, which no Italian receiver may have. */
const noCode = 'XXXXXXX';

const isPresent = (text: string | null) => (text ?? '').trim() !== '';

/**
 * The data that is absent or cannot be used. The list before the approval, the page of a document and the files all ask
 * this function; what the exchange system checks beyond it is asked where a file is prepared.
 */
export function missingData({ vatNumber, sdiCode, ...seat }: ReceiverData): SettlementDealerData[] {
  const hasCode = /^[A-Za-z0-9]{7}$/.test(sdiCode ?? '') && sdiCode?.toUpperCase() !== noCode;
  return [
    ...(isPresent(vatNumber) ? [] : ['vatNumber' as const]),
    ...missingSeat(seat),
    ...(hasCode ? [] : ['sdiCode' as const]),
  ];
}

type Seat = Pick<ReceiverData, 'address' | 'postalCode' | 'city' | 'province'>;

/** What is missing of a seat, which is taken of one day as a whole. */
export function missingSeat({ address, postalCode, city, province }: Seat): SettlementDealerData[] {
  return [
    ...(isPresent(address) ? [] : ['address' as const]),
    ...(/^\d{5}$/.test(postalCode ?? '') ? [] : ['postalCode' as const]),
    ...(isPresent(city) ? [] : ['city' as const]),
    ...(/^[A-Z]{2}$/.test(province ?? '') ? [] : ['province' as const]),
  ];
}

/**
 * The receiver of a note as its file names it: name, VAT number and code of the approval, the seat of the approval if it
 * was complete then, otherwise that of today, never field by field; the way of delivery is today's.
 */
export function receiverNow<Stored extends ReceiverData>(approved: Stored, today: ReceiverData): Stored {
  const { sdiCode, address, postalCode, city, province } = today;
  if (missingSeat(approved).length === 0) return { ...approved, sdiCode };
  return { ...approved, address, postalCode, city, province, sdiCode };
}
