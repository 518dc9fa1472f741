import type { SettlementState } from '@gdd/schema/settlements';
import type { SettlementTerms } from '../../ground/database/tables/programme/settlements.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import type { DealerLine } from './balances.js';

interface Run {
  readonly state: SettlementState;
}

/** Refuses a run that is not a draft. */
export function refuseProposed({ state }: Run): void {
  if (state !== 'draft') throw new Refusal('CONFLICT', { reason: 'notADraft' });
}

/** Refuses a run that does not wait for approval. */
export function refuseNotProposed({ state }: Run): void {
  if (state !== 'proposed') throw new Refusal('CONFLICT', { reason: 'notProposed' });
}

/** Refuses credit notes for which no tax is configured. */
export function refuseWithoutTax(lines: readonly DealerLine[], { taxRate, taxNature }: SettlementTerms): void {
  const isConfigured = taxRate !== null || taxNature !== null;
  if (!isConfigured && lines.some(({ creditNote }) => creditNote)) {
    throw new Refusal('CONFLICT', { reason: 'taxMissing' });
  }
}
