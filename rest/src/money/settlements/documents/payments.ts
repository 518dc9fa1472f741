/** Payments of documents from a file of the office: valid rows are applied, the others returned with a reason. */
import type { PaymentProblem } from '@gdd/schema/settlements';
import { problemIn, readCell, textOf, type Cell, type CellFormat } from '../../../ground/domain/rows/cells.js';
import { DateOrder } from '../../../ground/domain/rows/dateOrder.js';
import { dateText } from '../../../ground/domain/rows/dates.js';
import { cellText } from '../../../sales/imports/files/cellText.js';
import { readTableFile } from '../../../sales/imports/files/tableFile.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { TableContext, TableKind } from '../../../sales/imports/mapping/tableColumns.js';
import type { ImportSource } from '../../../sales/imports/record/kind.js';
import type { PaymentsOutcome } from './schemas.js';
import { documentNumbers, readOfficeTable, type TableFileBody } from '../officeTable.js';
import { record, type Actor } from '../service.js';
import { recordEvents } from './changes.js';
import { lockedByNumbers, markPaid, type LockedDocument } from './queries.js';

const columnNames = ['numero', 'pagato_il'];

/** The table of payments, as other programs may write it too. */
export const paymentsTable: TableKind = {
  kind: 'payments',
  columns: {
    all: columnNames,
    required: columnNames,
    synonyms: {
      numero: documentNumbers,
      pagato_il:
        'pagata_il data pagato pagamento data_pagamento data_di_pagamento data_bonifico bonifico data_valuta valuta ' +
        'eseguito_il paid paid_on payment payment_date value_date date',
    },
  },
  rowProblems:
    (format) =>
    ([, day = '']) =>
      readCell(day, dayIn(format)) === undefined ? [problemIn('pagato_il', { reason: 'notDate' })] : [],
};

/** Maximum number of refused rows, and of rejected notes, in the response. */
const mostNamed = 1000;

/** A row of the table. */
export interface Payment {
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
 * @throws Refusal as `readOfficeTable`
 */
export async function readPayments(
  context: ServiceContext,
  caller: SignedIn,
  body: TableFileBody,
): Promise<PaymentsOutcome> {
  const { content, columns } = await readOfficeTable(context, caller, body, {
    ...{ purpose: 'settlementPayments', table: paymentsTable, read: paymentsIn },
  });
  return { ...(content === undefined ? nothingRead : await takePayments(context, caller, content)), columns };
}

const nothingRead = { rows: 0, paid: 0, unchanged: 0, refused: [], refusedCount: 0, rejected: [] };

/** Takes the right ones of some payments, in one transaction. @param by userId: null for a command of the operator */
export async function takePayments(
  { database, clock, programmeDay }: TableContext,
  by: Actor,
  payments: readonly Payment[],
): Promise<Omit<PaymentsOutcome, 'columns'>> {
  const now = clock.programmeNow();
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
    const recorded = { recordedAt: now, recordedBy: by.userId };
    await recordEvents(
      transaction,
      paid.map(({ id, paidOn }) => ({ documentId: id, event: 'paid', day: paidOn, ...recorded })),
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
    await recordAudit(transaction, now, [record(by, null, 'paymentsRead', counts)]);
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

/** The payments in a table. @throws UnreadableFile, RefusedFile */
export async function paymentsIn(source: ImportSource): Promise<readonly Payment[]> {
  const { format, batches } = await readTableFile(source, paymentsTable.columns);
  const unread: { readonly row: number; readonly number: Cell; readonly day: Cell }[] = [];
  const order = new DateOrder('pagato_il');
  for await (const rows of batches) {
    for (const { row, cells } of rows) {
      const [number = '', day = ''] = cells;
      unread.push({ row, number, day });
      if (readCell(day, dayIn(format)) === undefined) order.noteWrong(row, day);
      else order.noteRead(day);
    }
  }
  const read = dayIn({ ...format, isMonthFirst: order.isMonthFirst });
  return unread.map(({ row, number, day }) => {
    const text = readCell(number, textOf)?.toUpperCase() ?? String(number);
    return { row, number: text, written: String(day), paidOn: readCell(day, read) };
  });
}

const dayIn = (format: CellFormat) => (cell: Cell) => dateText(cell, format);
