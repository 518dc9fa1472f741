/** Payments of documents from a file of the office: valid rows are applied, the others returned with a reason. */
import type { ImportObstacle, ImportReason } from '@gdd/schema/imports';
import type { PaymentProblem } from '@gdd/schema/settlements';
import { readCell, textOf, type Cell, type CellFormat } from '../../domain/rows/cells.js';
import { DateOrder } from '../../domain/rows/dateOrder.js';
import { dateText } from '../../domain/rows/dates.js';
import { readUpload } from '../../files/uploads.js';
import { cellText } from '../../imports/files/cellText.js';
import { readTableFile, RefusedFile, UnreadableFile } from '../../imports/files/tableFile.js';
import { recordAudit } from '../../platform/audit.js';
import type { ServiceContext } from '../../platform/context.js';
import type { SignedIn } from '../../platform/http/caller.js';
import { obstacleFields } from '../../imports/record/laterChanges.js';
import { Refusal, wrongInput } from '../../platform/http/errors.js';
import type { FileSource } from '../../platform/spreadsheets/table.js';
import type { PaymentsOutcome } from './schemas.js';
import { record } from '../service.js';
import { recordEvents } from './changes.js';
import { lockedByNumbers, markPaid, type LockedDocument } from './queries.js';

const columnNames = ['numero', 'pagato_il'];
/** Maximum number of refused rows, and of rejected notes, in the response. */
const mostNamed = 1000;

interface Payment {
  readonly row: number;
  readonly number: string;
  /** The day as text, as in the file. */
  readonly written: string;
  /** Undefined where the cell is not a day. */
  readonly paidOn: string | undefined;
}

/**
 * Reads a file of payments. The same file again changes nothing, also where one of its payments was taken back or
 * returned since. Refused are the second row of a document in one file, and another day for a paid document.
 *
 * @throws Refusal BAD_USER_INPUT (`uploadId`): unknown for an upload that cannot be used, invalid for a file that is
 *   not a table with these columns, with wrong and missing ones as obstacles
 */
export async function readPayments(
  context: ServiceContext,
  caller: SignedIn,
  uploadId: number,
): Promise<PaymentsOutcome> {
  const { database, clock, programmeDay } = context;
  const now = clock.now();
  const upload = { id: uploadId, purpose: 'settlementPayments', field: 'uploadId' } as const;
  const payments = await readUpload(context, caller, upload, paymentsIn);
  return database.transaction(async (transaction) => {
    const documents = await lockedByNumbers(
      transaction,
      payments.map(({ number }) => number),
    );
    const byNumber = new Map(documents.map((document) => [document.number, document]));
    const seen = new Set<string>();
    const paid: { id: number; paidOn: string }[] = [];
    const rejected: string[] = [];
    const refused: PaymentsOutcome['refused'] = [];
    for (const { row, number, written, paidOn } of payments) {
      const document = byNumber.get(number);
      const reason = seen.has(number) ? 'twiceInFile' : problemOf(document, paidOn, programmeDay());
      seen.add(number);
      if (reason !== undefined) refused.push({ row, number: cellText(number), paidOn: cellText(written), reason });
      else if (document?.paidOn === null && paidOn !== undefined) {
        paid.push({ id: document.id, paidOn });
        if (document.delivery === 'rejected') rejected.push(number);
      }
    }
    await markPaid(transaction, paid);
    const by = { recordedAt: now, recordedBy: caller.userId };
    await recordEvents(
      transaction,
      paid.map(({ id, paidOn }) => ({ documentId: id, event: 'paid', day: paidOn, ...by })),
    );
    const outcome = {
      rows: payments.length,
      paid: paid.length,
      unchanged: payments.length - paid.length - refused.length,
      refused: refused.slice(0, mostNamed),
      refusedCount: refused.length,
      rejected: rejected.slice(0, mostNamed),
    };
    const { refused: _refused, rejected: _rejected, ...counts } = outcome;
    await recordAudit(transaction, now, [record(caller, null, 'paymentsRead', counts)]);
    return outcome;
  });
}

function problemOf(
  document: LockedDocument | undefined,
  paidOn: string | undefined,
  today: string,
): PaymentProblem | undefined {
  if (document === undefined) return 'unknownNumber';
  if (paidOn === undefined) return 'invalidDay';
  if (document.cancelledAt !== null) return 'cancelled';
  if (document.answeredById !== null) return 'answered';
  if (document.kind === 'debitNote') return 'debitNote';
  if (paidOn > today) return 'dayInFuture';
  if (paidOn < document.day) return 'beforeDocument';
  if (document.paidOn !== null) return document.paidOn === paidOn ? undefined : 'paidOnAnotherDay';
  if (document.undonePaidOn === paidOn) return 'paymentUndone';
  return document.returnedOn !== null && paidOn < document.returnedOn ? 'beforeReturn' : undefined;
}

/** Why a header names a column that is not to be there, or names it wrongly. */
const wrongNames: readonly ImportReason[] = ['unknownColumn', 'repeatedColumn', 'unnamedColumn'];

/** The refusal of a file that is not a table with the columns, and what is wrong with these. */
function unreadable({ problems }: UnreadableFile): Refusal {
  const obstacles = problems.flatMap(({ column: text, reason }): ImportObstacle[] => {
    if (reason === 'missingColumn') return [{ kind: 'missingColumn', text, id: null }];
    return wrongNames.includes(reason) ? [{ kind: 'wrongColumn', text, id: null }] : [];
  });
  const fields = { uploadId: 'invalid' } as const;
  return new Refusal('BAD_USER_INPUT', obstacles.length === 0 ? { fields } : { fields, ...obstacleFields(obstacles) });
}

async function paymentsIn(source: FileSource): Promise<readonly Payment[]> {
  try {
    const { format, batches } = await readTableFile(source, { all: columnNames, required: columnNames });
    const found: { readonly row: number; readonly number: Cell; readonly day: Cell }[] = [];
    const order = new DateOrder('pagato_il');
    for await (const rows of batches) {
      for (const { row, cells } of rows) {
        const [number = '', day = ''] = cells;
        found.push({ row, number, day });
        if (readCell(day, dayIn(format)) === undefined) order.noteWrong(row, day);
        else order.noteRead(day);
      }
    }
    const read = dayIn({ ...format, isMonthFirst: order.isMonthFirst });
    return found.map(({ row, number, day }) => {
      const text = readCell(number, textOf)?.toUpperCase() ?? String(number);
      return { row, number: text, written: String(day), paidOn: readCell(day, read) };
    });
  } catch (error) {
    if (error instanceof UnreadableFile) throw unreadable(error);
    if (error instanceof RefusedFile) throw wrongInput({ uploadId: 'invalid' });
    throw error;
  }
}

const dayIn = (format: CellFormat) => (cell: Cell) => dateText(cell, format);
