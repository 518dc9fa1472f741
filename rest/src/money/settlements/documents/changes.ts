/** What happens to documents after their approval (docs/domain/settlement.md, 'States'), with its history. */
import type { DocumentChange } from '@gdd/schema/settlements';
import { propose } from '../../../decisions/approvals/requests/proposing.js';
import type { ApprovalView } from '../../../decisions/approvals/requests/schemas.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { settlementDocumentEvents } from '../../../ground/database/tables/programme/documentEvents.js';
import { publishEvent } from '../../../events/publish.js';
import { refuseClosedMonth } from '../../ledger/closedMonths.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound, wrongInput } from '../../../ground/platform/http/errors.js';
import { record, type SettlementContext } from '../service.js';
import { answerNote, refuseAnswerOn } from './answering.js';
import { reverseEntriesOf } from './cancellation.js';
import { lastFiles, moveDeliveries } from './fileQueries.js';
import { documentById, lockedDocument, updateDocument, type LockedDocument } from './queries.js';
import { oneDocument, type DocumentDetailView } from './service.js';
import { refuseEvent, statesOf } from './states.js';

/** A change that takes two persons, as it was asked for. */
export interface RequestedChange {
  readonly change: DocumentChange;
  readonly reason: string;
  /** Of a payment that came back: the day. */
  readonly day?: string;
}

/**
 * Changes a document by two persons: the first asks for it, and it is carried out when another one approves the request.
 *
 * @param confirmed the request that was approved; undefined where the change is asked for
 * @returns the request that was made; undefined where the change was carried out
 * @throws Refusal NOT_FOUND; CONFLICT, reason alreadyCancelled, approvalPending, or documentState, which names the states
 *   that forbid it, and dayOutOfTurn for a debit note; BAD_USER_INPUT for a day of a return before the payment or in the
 *   future, and with reason monthClosed for a cancellation or a debit note in a month that is closed
 */
export async function changeDocument(
  { database, clock, programmeDay }: SettlementContext,
  caller: SignedIn,
  id: number,
  input: RequestedChange,
  confirmed?: { readonly approvalId: number | null },
): Promise<ApprovalView | undefined> {
  const now = clock.programmeNow();
  const today = programmeDay();
  return database.transaction(async (transaction) => {
    const document = await documentForUpdate(transaction, caller, id);
    const { change, reason, day = null } = input;
    refuseEvent(document, change);
    if (change === 'cancelled') await refuseClosedMonth(transaction, today);
    if (change === 'answered') await refuseAnswerOn(transaction, document, today);
    if (change === 'paymentReturned') refuseWrongReturn(document, day, today);
    if (confirmed === undefined) {
      const { number, kind, total, paidOn, dealerId } = document;
      const { delivery, payment } = statesOf(document);
      const shown = { number, kind, change, reason, day, total: total ?? document.net, delivery, payment, paidOn };
      return propose(transaction, caller, now, {
        ...{ kind: 'document', subject: `document ${id}`, dealerId, documentId: id, input },
        request: { document: shown },
      });
    }
    const by = { reason, day, recordedAt: now, recordedBy: caller.userId };
    const { fileId, ...details } = await carryOut(transaction, document, change, { ...by, today });
    const event = { documentId: id, event: change, approvalId: confirmed.approvalId, ...(fileId && { fileId }) };
    // what reverses the entries of the document does so today
    const effectiveDay = change === 'cancelled' || change === 'answered' ? today : day;
    const [eventId = 0] = await recordEvents(transaction, [{ ...event, ...by, day: effectiveDay }]);
    if (change === 'paymentReturned') {
      const about = { documentId: id, dealerId: document.dealerId };
      await publishEvent(transaction, { kind: 'paymentReturned', key: eventId, at: now, about });
    }
    const after = { number: document.number, reason, ...(day !== null && { day }), ...details };
    await recordAudit(transaction, now, [record(caller, document.settlementId, auditActions[change], after)]);
    return undefined;
  });
}

/** Carries out a change. @returns the file that it is about, and the number of the debit note that it issued */
async function carryOut(
  transaction: Database,
  document: LockedDocument,
  change: DocumentChange,
  { today, day, ...by }: ChangedBy & { readonly today: string },
): Promise<{ readonly fileId?: number | undefined; readonly debitNote?: string }> {
  if (change === 'answered') return { debitNote: await answerNote(transaction, document, { ...by, day: today }) };
  if (change === 'discarded') {
    const [file] = await lastFiles(transaction, [document.id]);
    await moveDeliveries(transaction, [document.id], 'notSent');
    return { fileId: file?.id };
  }
  if (change === 'cancelled') await reverseEntriesOf(transaction, document, { ...by, day: today });
  await updateDocument(transaction, document.id, changesOf(document, change, { ...by, day }));
  return {};
}

const auditActions = {
  cancelled: 'documentCancelled',
  neverSent: 'documentNeverSent',
  discarded: 'documentDiscarded',
  paymentTakenBack: 'paymentTakenBack',
  paymentReturned: 'paymentReturned',
  answered: 'documentAnswered',
} as const satisfies Record<DocumentChange, string>;

/** What a change is carried out with; `day` of a payment that came back. */
interface ChangedBy {
  readonly reason: string;
  readonly day: string | null;
  readonly recordedAt: Date;
  readonly recordedBy: number;
}

/** The columns that a change sets. */
function changesOf(
  { paidOn }: LockedDocument,
  change: Exclude<DocumentChange, 'discarded' | 'answered'>,
  { reason, day, recordedAt, recordedBy }: ChangedBy,
): Parameters<typeof updateDocument>[2] {
  switch (change) {
    case 'cancelled':
      return { cancelledAt: recordedAt, cancelledBy: recordedBy, cancelReason: reason };
    case 'neverSent':
      return { delivery: 'notSent', isSentAssumed: false };
    case 'paymentTakenBack':
      return { paidOn: null, undonePaidOn: paidOn };
    case 'paymentReturned':
      return { paidOn: null, undonePaidOn: paidOn, returnedOn: day, returnReason: reason };
  }
}

/** Refuses the return of a payment on a day before it, or after today. @throws Refusal BAD_USER_INPUT */
function refuseWrongReturn({ paidOn }: LockedDocument, day: string | null, today: string): void {
  if (day === null || paidOn === null || day < paidOn || day > today) throw wrongInput({ day: 'invalid' });
}

/**
 * Records the payment of a document by hand; of one that came back, a second transfer.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason alreadyCancelled or documentState; BAD_USER_INPUT for a day before the
 *   document or the return, or in the future
 */
export async function payDocument(
  context: SettlementContext,
  caller: SignedIn,
  id: number,
  { paidOn }: { readonly paidOn: string },
): Promise<DocumentDetailView> {
  const now = context.clock.programmeNow();
  const today = context.programmeDay();
  await context.database.transaction(async (transaction) => {
    const document = await documentForUpdate(transaction, caller, id);
    refuseEvent(document, 'paid');
    const { number, settlementId, day, returnedOn } = document;
    if (paidOn > today || paidOn < day || (returnedOn !== null && paidOn < returnedOn)) {
      throw wrongInput({ paidOn: 'invalid' });
    }
    await updateDocument(transaction, id, { paidOn, returnedOn: null, returnReason: null });
    const event = { documentId: id, event: 'paid' as const, day: paidOn };
    await recordEvents(transaction, [{ ...event, recordedAt: now, recordedBy: caller.userId }]);
    await recordAudit(transaction, now, [record(caller, settlementId, 'documentPaid', { number, paidOn })]);
  });
  return oneDocument(context, caller, id);
}

/** Adds to the history of documents. @returns the ids of the events, in their order */
export async function recordEvents(
  transaction: Database,
  events: readonly (typeof settlementDocumentEvents.$inferInsert)[],
): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let from = 0; from < events.length; from += batchSize) {
    const batch = transaction.insert(settlementDocumentEvents).values(events.slice(from, from + batchSize));
    ids.push(...(await batch.returning({ id: settlementDocumentEvents.id })).map(({ id }) => id));
  }
  return ids;
}

/** Rows of one insert: a statement has at most 65,535 parameters. */
const batchSize = 5000;

/** A document that a caller sees, its row locked until the transaction ends. @throws Refusal NOT_FOUND */
export async function documentForUpdate(transaction: Database, caller: SignedIn, id: number): Promise<LockedDocument> {
  if ((await documentById(transaction, caller, id)) === undefined) throw notFound();
  const document = await lockedDocument(transaction, id);
  if (document === undefined) throw notFound();
  return document;
}
