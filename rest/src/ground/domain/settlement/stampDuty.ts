/** The stamp duty (imposta di bollo) of documents without VAT (docs/domain/settlement.md). */
import { millionths } from '../decimal.js';

/** EUR above which a document bears stamp duty, and the duty. */
const threshold = millionths('77.47');
const duty = '2.00';

interface Terms {
  readonly taxNature: string | null;
  readonly stampNatures?: readonly string[];
  readonly stampCharged?: boolean;
}

/**
 * The stamp duty of a note: of natures that the settings choose, above 77.47 EUR. The sender pays it to the state, and may
 * charge it to the dealer (`chargedStampOf`).
 *
 * @param net EUR
 * @returns EUR; null without
 */
export function stampDutyOf(net: string, terms: Terms | null): string | null {
  const { taxNature = null, stampNatures = [] } = terms ?? {};
  return taxNature !== null && stampNatures.includes(taxNature) && millionths(net) > threshold ? duty : null;
}

/**
 * The stamp duty that a note charges to the dealer, where the settings say so: a line of its own, which makes the total
 * smaller; the prize is redeemed as a whole.
 *
 * @param net EUR
 * @returns EUR; 0 where the sender bears it, or there is none
 */
export function chargedStampOf(net: string, terms: Terms): string {
  return terms.stampCharged === true ? (stampDutyOf(net, terms) ?? '0') : '0';
}
