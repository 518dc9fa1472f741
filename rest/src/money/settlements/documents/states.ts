/** The states of stored documents, and what they forbid (ground/domain/settlement/documentStates.ts). */
import type { DocumentEvent, SettlementDocumentState } from '@gdd/schema/settlements';
import type { settlementDocuments } from '../../../ground/database/tables/programme/settlements.js';
import { stateAfter, type DocumentState } from '../../../ground/domain/settlement/documentStates.js';
import { Refusal } from '../../../ground/platform/http/errors.js';

type StoredStates = Pick<
  typeof settlementDocuments.$inferSelect,
  'kind' | 'delivery' | 'payment' | 'cancelledAt' | 'answeredById' | 'isSentAssumed'
>;

const stateOf = ({ cancelledAt, answeredById, payment, ...rest }: StoredStates): DocumentState => ({
  ...rest,
  payment: payment ?? 'unpaid',
  isCancelled: cancelledAt !== null,
  isAnswered: answeredById !== null,
});

/** The two states of a document, as the API shows them: a notice has no delivery, a debit note no payment. */
export function statesOf({ kind, delivery, payment }: Pick<StoredStates, 'kind' | 'delivery' | 'payment'>) {
  return {
    delivery: kind === 'notice' ? null : delivery,
    payment: kind === 'debitNote' ? null : (payment ?? 'unpaid'),
  };
}

/** Whether a document counts, as the API shows it. */
export function countedStateOf({
  cancelledAt,
  answeredById,
}: Pick<StoredStates, 'cancelledAt' | 'answeredById'>): SettlementDocumentState {
  if (cancelledAt !== null) return 'cancelled';
  return answeredById === null ? 'issued' : 'answered';
}

/** Whether an event may happen to a document now. */
export const allows = (document: StoredStates, event: DocumentEvent) =>
  stateAfter(stateOf(document), event) !== undefined;

/** @throws Refusal CONFLICT, reason alreadyCancelled, or documentState, which names the states that forbid an event */
export function refuseEvent(document: StoredStates, event: DocumentEvent): void {
  if (allows(document, event)) return;
  if (document.cancelledAt !== null) throw new Refusal('CONFLICT', { reason: 'alreadyCancelled' });
  const documentState = { ...statesOf(document), isAnswered: document.answeredById !== null };
  throw new Refusal('CONFLICT', { reason: 'documentState', documentState });
}
