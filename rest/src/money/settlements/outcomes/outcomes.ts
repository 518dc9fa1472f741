/** What the exchange system answers about credit notes (docs/domain/settlement.md, 'Outcomes'). */
import { buffer } from 'node:stream/consumers';
import { resendDays, type ExchangeOutcome } from '@gdd/schema/settlements';
import type { Database } from '../../../ground/database/connections/connection.js';
import { daysAfter } from '../../../ground/domain/periods.js';
import { publishEvents, type NewEvent } from '../../../events/publish.js';
import { cellText } from '../../../sales/imports/files/cellText.js';
import type { TableContext } from '../../../sales/imports/mapping/tableColumns.js';
import type { ImportSource } from '../../../sales/imports/record/kind.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { wrongInput } from '../../../ground/platform/http/errors.js';
import type { FileSource } from '../../../ground/platform/spreadsheets/table.js';
import { documentForUpdate, recordEvents } from '../documents/changes.js';
import { lastFiles, moveDeliveries } from '../documents/fileQueries.js';
import { oneDocument, type DocumentDetailView } from '../documents/service.js';
import { refuseEvent, statesOf } from '../documents/states.js';
import { readOfficeTable, type TableFileBody } from '../officeTable.js';
import { record, type Actor, type SettlementContext } from '../service.js';
import { settingsNow } from '../settings.js';
import { codeView } from '../documents/codes.js';
import { beginningOf, decided, sentName, type Known, type TakenOutcome } from './deciding.js';
import { isGiven, isWrong, type GivenOutcome, type WrongOutcome } from './given.js';
import { outcomeRows, outcomesTable, TooManyRows, type OutcomeRow } from './outcomeTable.js';
import { filesOfDocuments, lockedForOutcomes, outcomesOf, ownBeginnings } from './queries.js';
import {
  isReceipt,
  isWorkbook,
  isZip,
  receiptFile,
  receiptsIn,
  WrongArchive,
  type ReceiptFile,
} from './receiptFiles.js';
import type { OutcomeBody, OutcomesOutcome, OutcomeRowBody } from './schemas.js';

/** Maximum number of refused ones, and of rejections, in the response. */
const mostNamed = 1000;

/**
 * Reads receipts of the exchange system (XML, .p7m, a ZIP of them), or a table of an ERP. The right ones are applied, the
 * others returned with a reason; the same again changes nothing.
 *
 * @throws Refusal as `readOfficeTable`; BAD_USER_INPUT (`uploadId`): invalid for a broken archive, tooLong for too many
 *   receipts or rows
 */
export async function readOutcomes(
  context: ServiceContext,
  caller: SignedIn,
  body: TableFileBody,
): Promise<OutcomesOutcome> {
  const { content, columns } = await readOfficeTable(context, caller, body, {
    ...{ purpose: 'settlementOutcomes', table: outcomesTable, isTable, read: outcomesIn },
  });
  return { ...(content === undefined ? nothingRead : await takeOutcomes(context, caller, content)), columns };
}

const nothingRead = {
  ...{ given: 0, delivered: 0, undelivered: 0, rejected: 0, unchanged: 0 },
  ...{ refused: [], refusedCount: 0, rejections: [] },
};

/** Takes outcomes that another system sends as rows. */
export async function receiveOutcomes(
  context: SettlementContext,
  caller: SignedIn,
  rows: readonly OutcomeRowBody[],
): Promise<OutcomesOutcome> {
  const given = rows.map(({ number, outcome, day, codes }, index) => ({
    ...{ place: { row: index + 1, name: number }, about: { number: number.toUpperCase() }, outcome, day },
    ...{ codes: withoutDescription(codes), exchangeId: null },
  }));
  return { ...(await takeOutcomes(context, caller, given)), columns: null };
}

/**
 * Records by hand what the exchange system answered about one note.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason alreadyCancelled or documentState; BAD_USER_INPUT for a day before the document
 *   or in the future, and for codes of what is no rejection
 */
export async function recordOutcome(
  context: SettlementContext,
  caller: SignedIn,
  id: number,
  { outcome, day, codes }: OutcomeBody,
): Promise<DocumentDetailView> {
  const now = context.clock.programmeNow();
  const today = context.programmeDay();
  await context.database.transaction(async (transaction) => {
    const document = await documentForUpdate(transaction, caller, id);
    refuseEvent(document, outcome);
    if (day > today || day < document.day) throw wrongInput({ day: 'invalid' });
    if (outcome !== 'rejected' && codes.length > 0) throw wrongInput({ codes: 'notAllowed' });
    const [file] = await lastFiles(transaction, [id]);
    const given = { outcome, day, codes: withoutDescription(codes), exchangeId: null };
    await apply(transaction, caller, now, [
      {
        document,
        fileId: file?.id ?? null,
        given: { ...given, place: { row: null, name: document.number }, about: { number: document.number } },
      },
    ]);
    const { number, settlementId } = document;
    await recordAudit(transaction, now, [record(caller, settlementId, 'outcomeRecorded', { number, outcome, day })]);
  });
  return oneDocument(context, caller, id);
}

const withoutDescription = (codes: readonly string[]) => codes.map((code) => ({ code, description: null }));

/** Whether a file is a table of an ERP, and no receipt or archive of receipts. */
export async function isTable(source: FileSource, filename: string): Promise<boolean> {
  const content = await buffer(await source.open());
  if (!isZip(content)) return !isReceipt(filename, content);
  try {
    return await isWorkbook(content);
  } catch (error) {
    // reading the receipts says what is wrong with the archive
    if (error instanceof WrongArchive) return false;
    throw error;
  }
}

/**
 * The outcomes in a file.
 *
 * @throws Refusal BAD_USER_INPUT as `readOutcomes`; UnreadableFile, RefusedFile
 */
export async function outcomesIn(
  source: ImportSource,
  filename: string,
): Promise<readonly (GivenOutcome | WrongOutcome)[]> {
  try {
    if (await isTable(source, filename)) return (await outcomeRows(source)).map(ofRow);
    // an upload for this purpose fits in memory
    const content = await buffer(await source.open());
    return isZip(content) ? (await receiptsIn(content)).map(ofReceipt) : [ofReceipt(receiptFile(filename, content))];
  } catch (error) {
    if (error instanceof WrongArchive) throw wrongInput({ uploadId: error.reason });
    if (error instanceof TooManyRows) throw wrongInput({ uploadId: 'tooLong' });
    throw error;
  }
}

function ofRow({ row, number, written, problem, outcome, day, codes }: OutcomeRow): GivenOutcome | WrongOutcome {
  const place = { row, name: written };
  if (problem !== undefined) return { place, problem };
  return { place, about: { number }, outcome, day, codes: withoutDescription(codes), exchangeId: null };
}

function ofReceipt({ name, receipt }: ReceiptFile): GivenOutcome | WrongOutcome {
  const place = { row: null, name: cellText(name) };
  if (typeof receipt === 'string') return { place, problem: receipt };
  const { fileName, ...rest } = receipt;
  return { place, about: { fileName }, ...rest };
}

/** Applies the right ones of some outcomes, in one transaction, and says what became of each. */
export async function takeOutcomes(
  { database, clock, programmeDay }: TableContext,
  by: Actor,
  all: readonly (GivenOutcome | WrongOutcome)[],
): Promise<Omit<OutcomesOutcome, 'columns'>> {
  const now = clock.programmeNow();
  const given = all.filter(isGiven);
  return database.transaction(async (transaction) => {
    const known = await knownOf(transaction, given, programmeDay());
    const decisions = decided(given, known);
    const taken = decisions.flatMap((decision) => ('taken' in decision ? [decision.taken] : []));
    await apply(transaction, by, now, taken);
    const refused: OutcomesOutcome['refused'] = [
      ...all.filter(isWrong).map(({ place, problem }) => ({ ...place, reason: problem, states: null })),
      ...decisions.flatMap((decision) => {
        if (!('refused' in decision)) return [];
        const { refused: each, problem, document } = decision;
        return [{ ...each.place, reason: problem, states: document === undefined ? null : statesOf(document) }];
      }),
    ].toSorted((one, other) => (one.row ?? 0) - (other.row ?? 0));
    const counts = {
      given: all.length,
      ...countsOf(taken),
      unchanged: decisions.filter((decision) => 'unchanged' in decision).length,
      refusedCount: refused.length,
    };
    await recordAudit(transaction, now, [record(by, null, 'outcomesRead', counts)]);
    const rejections = taken.filter(({ given: { outcome } }) => outcome === 'rejected');
    return {
      ...counts,
      refused: refused.slice(0, mostNamed),
      rejections: rejections.slice(0, mostNamed).map(({ document, given: { day, codes } }) => ({
        ...{ documentId: document.id, number: document.number, isPaid: document.paidOn !== null },
        ...{ codes: codes.map(codeView), resendBy: daysAfter(day, resendDays) },
      })),
    };
  });
}

const countsOf = (taken: readonly TakenOutcome[]) => {
  const of = (outcome: ExchangeOutcome) => taken.filter(({ given }) => given.outcome === outcome).length;
  return { delivered: of('delivered'), undelivered: of('undelivered'), rejected: of('rejected') };
};

/** What is known of the documents of some outcomes, which are locked. */
async function knownOf(transaction: Database, given: readonly GivenOutcome[], today: string): Promise<Known> {
  const names = given.flatMap(({ about }) => ('fileName' in about ? [sentName(about.fileName)] : []));
  const numbers = given.flatMap(({ about }) => ('number' in about ? [about.number] : []));
  const documents = await lockedForOutcomes(transaction, names, numbers);
  const ids = documents.map(({ id }) => id);
  const [files, recorded] = [await filesOfDocuments(transaction, ids), await outcomesOf(transaction, ids)];
  const ours = new Set(files.map(({ name }) => name));
  const beginnings = [...new Set(names.filter((name) => !ours.has(name)).map(beginningOf))].filter(
    (each) => each !== '',
  );
  const ofFiles = beginnings.length === 0 ? [] : await ownBeginnings(transaction, beginnings);
  const { sender } = await settingsNow(transaction);
  const ofToday = sender === null ? [] : [`IT${sender.vatNumber}_`];
  return { documents, files, recorded, ownBeginnings: new Set([...ofFiles, ...ofToday]), today };
}

/** Moves documents, adds to their histories, and tells whom it concerns. @param taken in order, of locked documents */
async function apply(transaction: Database, by: Actor, now: Date, taken: readonly TakenOutcome[]): Promise<void> {
  const lastOf = new Map(taken.map(({ document, given }) => [document.id, given.outcome]));
  for (const outcome of new Set(lastOf.values())) {
    const ids = [...lastOf].filter(([, last]) => last === outcome).map(([id]) => id);
    await moveDeliveries(transaction, ids, outcome);
  }
  const eventIds = await recordEvents(
    transaction,
    taken.map(({ document, fileId, given: { outcome, day, codes, exchangeId } }) => ({
      ...{ documentId: document.id, event: outcome, day, fileId, exchangeId },
      ...{ codes: outcome === 'rejected' ? codes : null, recordedAt: now, recordedBy: by.userId },
    })),
  );
  const events = taken.flatMap(({ document, given }, index): NewEvent[] => {
    const about = { documentId: document.id, documentEventId: eventIds[index] ?? 0 };
    const happened = { key: about.documentEventId, at: now };
    // without the dealer: the office hears of the notes of deleted ones too
    if (given.outcome === 'rejected') return [{ ...happened, kind: 'documentRejected', about }];
    // of what was delivered after all nobody is told
    if (lastOf.get(document.id) !== 'undelivered') return [];
    return [{ ...happened, kind: 'documentUndelivered', about: { ...about, dealerId: document.dealerId } }];
  });
  await publishEvents(transaction, events);
}
