/** Entries of a ledger in responses. */
import type { EntryRow } from './queries.js';

type Recorded = Pick<EntryRow, 'entry' | 'recordedBy'>;

const recorder = ({ recordedBy }: Recorded) => (recordedBy === null ? null : (recordedBy.name ?? recordedBy.username));

/** An entry in responses. */
export function entryView({ entry, reversedById, recordedBy }: Recorded & Pick<EntryRow, 'reversedById'>) {
  return {
    id: entry.id,
    kind: entry.kind,
    day: entry.day,
    amount: entry.amount,
    reason: entry.reason,
    method: entry.method,
    origin: entry.origin,
    settlementId: entry.settlementId,
    documentId: entry.documentId,
    disputeId: entry.disputeId,
    reversesId: entry.reversesId,
    reversedById,
    recordedAt: entry.recordedAt.toISOString(),
    recordedBy: recorder({ entry, recordedBy }),
  };
}

/** A redemption under the names of the specification; its amount is above 0, while that of the entry is negative. */
export function redemptionView({ entry, recordedBy }: Recorded) {
  return {
    id: entry.id,
    redeemedOn: entry.day,
    // without the minus sign
    amount: entry.amount.slice(1),
    note: entry.reason,
    method: entry.method,
    recordedAt: entry.recordedAt.toISOString(),
    recordedBy: recorder({ entry, recordedBy }),
  };
}
