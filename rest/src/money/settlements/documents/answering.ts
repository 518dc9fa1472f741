/** Answers a credit note that has left with a debit note of the whole note (docs/domain/settlement.md, 'Debit notes'). */
import { eq } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { takeLock } from '../../../ground/database/connections/locks.js';
import {
  settlementDocumentLines,
  settlementDocuments,
  type DocumentReceiver,
} from '../../../ground/database/tables/programme/settlements.js';
import { publishEvent } from '../../../events/publish.js';
import { lockMonths, refuseClosedMonth } from '../../ledger/closedMonths.js';
import { Refusal } from '../../../ground/platform/http/errors.js';
import { isDayOutOfTurn } from '../rules.js';
import { reverseEntriesOf } from './cancellation.js';
import { documentNumber, receiversOf, takeNumbers } from './issue.js';
import { updateDocument, type LockedDocument } from './queries.js';

/**
 * Refuses a debit note on a day that its series or the ledger does not take.
 *
 * @param today the day of the debit note: the programme's
 * @throws Refusal BAD_USER_INPUT, reason monthClosed; CONFLICT, reason dayOutOfTurn, where the day is before the note or
 *   before the last debit note of the year
 */
export async function refuseAnswerOn(transaction: Database, note: LockedDocument, today: string): Promise<void> {
  await refuseClosedMonth(transaction, today);
  if (today < note.day || (await isDayOutOfTurn(transaction, today, ['debitNote'], today))) {
    throw new Refusal('CONFLICT', { reason: 'dayOutOfTurn' });
  }
}

/**
 * Issues the debit note of a credit note: the same lines, tax and stamp duty charged, of the same run, on a day and with a number of its own.
 * Reverses the entries of the note on that day.
 *
 * @param transaction holds the note, which may be answered
 * @returns the number of the debit note
 * @throws Refusal as `refuseAnswerOn`
 */
export async function answerNote(
  transaction: Database,
  note: LockedDocument,
  by: { readonly day: string; readonly reason: string; readonly recordedAt: Date; readonly recordedBy: number },
): Promise<string> {
  // in the order in which the approval of a run takes them
  await lockMonths(transaction);
  await takeLock(transaction, 'documentNumbers');
  await refuseAnswerOn(transaction, note, by.day);
  const { id, number } = await issueDebitNote(transaction, note, by.day);
  await updateDocument(transaction, note.id, { answeredById: id });
  await reverseEntriesOf(transaction, note, { ...by, reason: `${number}: ${by.reason}` });
  const { settlementId, dealerId } = note;
  const about = { settlementId, documentId: id, dealerId };
  await publishEvent(transaction, { kind: 'debitNoteIssued', key: id, at: by.recordedAt, about });
  return number;
}

async function issueDebitNote(transaction: Database, note: LockedDocument, day: string) {
  const { settlementId, dealerId, net, tax, stampCharged } = note;
  const kind = 'debitNote' as const;
  const year = Number(day.slice(0, 4));
  const sequence = await takeNumbers(transaction, kind, year, 1);
  const number = documentNumber(kind, year, sequence);
  const [issued] = await transaction
    .insert(settlementDocuments)
    .values({
      ...{ settlementId, dealerId, kind, year, sequence, number, day, net, tax, stampCharged },
      receiver: await receiverOf(transaction, note),
    })
    .returning({ id: settlementDocuments.id });
  if (issued === undefined) throw new Error('The insert returned no row.');
  const lines = await transaction
    .select()
    .from(settlementDocumentLines)
    .where(eq(settlementDocumentLines.documentId, note.id));
  await transaction.insert(settlementDocumentLines).values(lines.map((line) => ({ ...line, documentId: issued.id })));
  return { id: issued.id, number };
}

/** Who received the note, with the seat that it has today: the dealer may have moved, or may have another VAT number. */
async function receiverOf(transaction: Database, { dealerId, receiver }: LockedDocument): Promise<DocumentReceiver> {
  const today = (await receiversOf(transaction, [dealerId])).get(dealerId) ?? receiver;
  const { code, businessName, vatNumber, taxCode = null } = receiver;
  return { ...today, code, businessName, vatNumber, taxCode };
}
