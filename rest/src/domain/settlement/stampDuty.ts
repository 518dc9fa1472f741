/** The stamp duty (imposta di bollo) of documents without VAT (docs/domain/settlement.md). */
import { millionths } from '../decimal.js';

/** EUR above which a document bears stamp duty, and the duty. */
const threshold = millionths('77.47');
const duty = '2.00';

interface Terms {
  readonly taxNature: string | null;
  readonly stampNatures?: readonly string[];
}

/**
 * The stamp duty of a note: of natures that the settings choose, above 77.47 EUR. The sender pays it and does not charge
 * it: it is no part of the total.
 *
 * @param net EUR
 * @returns EUR; null without
 */
export function stampDutyOf(net: string, terms: Terms | null): string | null {
  const { taxNature = null, stampNatures = [] } = terms ?? {};
  return taxNature !== null && stampNatures.includes(taxNature) && millionths(net) > threshold ? duty : null;
}
