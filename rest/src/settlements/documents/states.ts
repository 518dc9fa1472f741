/** The states of stored documents, and what they forbid (domain/settlement/documentStates.ts). */
import type { DocumentEvent } from '@gdd/schema/settlements';
import type { settlementDocuments } from '../../database/tables/programme/settlements.js';
import { stateAfter, type DocumentState } from '../../domain/settlement/documentStates.js';
import { Refusal } from '../../platform/http/errors.js';

type StoredStates = Pick<
  typeof settlementDocuments.$inferSelect,
  'kind' | 'delivery' | 'payment' | 'cancelledAt' | 'isSentAssumed'
>;

const stateOf = ({ cancelledAt, payment, ...rest }: StoredStates): DocumentState => ({
  ...rest,
  payment: payment ?? 'unpaid',
  isCancelled: cancelledAt !== null,
});

/** The two states of a document, as the API shows them: a notice has no delivery. */
export function statesOf(document: Pick<StoredStates, 'kind' | 'delivery' | 'payment'>) {
  const { kind, delivery, payment } = document;
  return { delivery: kind === 'notice' ? null : delivery, payment: payment ?? 'unpaid' };
}

/** Whether an event may happen to a document now. */
export const allows = (document: StoredStates, event: DocumentEvent) =>
  stateAfter(stateOf(document), event) !== undefined;

/** @throws Refusal CONFLICT, reason alreadyCancelled, or documentState, which names the states that forbid an event */
export function refuseEvent(document: StoredStates, event: DocumentEvent): void {
  if (allows(document, event)) return;
  if (document.cancelledAt !== null) throw new Refusal('CONFLICT', { reason: 'alreadyCancelled' });
  throw new Refusal('CONFLICT', { reason: 'documentState', documentState: statesOf(document) });
}
