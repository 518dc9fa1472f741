/**
 * The electronic files of credit and debit notes: prepared once, frozen, and the same whenever they are downloaded
 * (docs/domain/settlement.md, 'Electronic form').
 */
import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { LeftOutReason, SettlementDealerData } from '@gdd/schema/settlements';
import type { Database } from '../../../ground/database/connections/connection.js';
import { takeLock } from '../../../ground/database/connections/locks.js';
import type { documentFiles } from '../../../ground/database/tables/programme/documentFiles.js';
import type { ExchangeProblem } from '../../../ground/domain/settlement/exchangeChecks/checkFile.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound, wrongInput } from '../../../ground/platform/http/errors.js';
import { settlementById } from '../queries.js';
import { record, type SettlementContext } from '../service.js';
import { settingsNow } from '../settings.js';
import { recordEvents } from './changes.js';
import { electronicDocuments } from './electronicDocuments.js';
import {
  attemptsOf,
  chosenNotes,
  filesOf,
  insertFiles,
  lastFileNumber,
  lastFiles,
  lockedNotes,
  moveDeliveries,
  type ChosenNote,
  type Selection,
} from './fileQueries.js';
import { missingNow } from './noteReceiver.js';
import type { LeftOut, SelectionOutcome } from './schemas.js';
import { allows, statesOf } from './states.js';

/** Files after which other requests have their turn. */
const filesAtOnce = 100;
/** Left-out documents that an answer names. */
const mostNamed = 1000;

type NewFile = Omit<typeof documentFiles.$inferInsert, 'preparedBy' | 'preparedAt'>;

/**
 * Prepares the files of credit and debit notes: bytes, hash, name and receiver are frozen. Of a run those that have none and those
 * that were rejected; what cannot be prepared is left out, with the reason.
 *
 * @throws Refusal NOT_FOUND for a run; BAD_USER_INPUT, unknown, for documents that the caller does not see; CONFLICT, reason
 *   senderMissing where the settings do not say who issues the notes
 */
export async function prepareDocuments(
  { database, clock, programmeDay }: SettlementContext,
  caller: SignedIn,
  selection: Selection,
): Promise<SelectionOutcome> {
  const now = clock.programmeNow();
  return database.transaction(async (transaction) => {
    const notes = await chosenForUpdate(transaction, caller, selection);
    const due = 'settlementId' in selection ? notes.filter((note) => isDue(note)) : notes;
    const refused = due.flatMap((note) => whyLeftOut(note, 'prepared') ?? []);
    const out = new Set(refused.map(({ documentId }) => documentId));
    const { files, incomplete } = await newFiles(
      transaction,
      due.filter(({ document }) => !out.has(document.id)),
      programmeDay(),
    );
    const by = { preparedBy: caller.userId, preparedAt: now };
    const made = await insertFiles(
      transaction,
      files.map((file) => ({ ...file, ...by })),
    );
    await moveDeliveries(
      transaction,
      made.map(({ documentId }) => documentId),
      'prepared',
    );
    const event = { event: 'prepared' as const, recordedAt: now, recordedBy: caller.userId };
    await recordEvents(
      transaction,
      made.map(({ id: fileId, documentId }) => ({ ...event, documentId, fileId })),
    );
    const leftOut = [...refused, ...incomplete].toSorted((one, other) => one.documentId - other.documentId);
    return outcomeOf(transaction, caller, now, 'documentsPrepared', notes.length - due.length, made.length, leftOut);
  });
}

/**
 * Marks prepared notes as sent.
 *
 * @throws Refusal NOT_FOUND for a run; BAD_USER_INPUT, unknown, for documents that the caller does not see
 */
export async function markSent(
  { database, clock }: SettlementContext,
  caller: SignedIn,
  selection: Selection,
): Promise<SelectionOutcome> {
  const now = clock.programmeNow();
  return database.transaction(async (transaction) => {
    const notes = await chosenForUpdate(transaction, caller, selection);
    const due = 'settlementId' in selection ? notes.filter(({ document }) => allows(document, 'sent')) : notes;
    const leftOut = due.flatMap((note) => whyLeftOut(note, 'sent') ?? []);
    const sent = due.filter(({ document }) => allows(document, 'sent')).map(({ document }) => document.id);
    await moveDeliveries(transaction, sent, 'sent');
    const event = { event: 'sent' as const, recordedAt: now, recordedBy: caller.userId };
    await recordEvents(
      transaction,
      (await lastFiles(transaction, sent)).map(({ id: fileId, documentId }) => ({ ...event, documentId, fileId })),
    );
    return outcomeOf(transaction, caller, now, 'documentsSent', notes.length - due.length, sent.length, leftOut);
  });
}

/** Which notes of a run have files, as its ZIP has them, and which are left out of it. @throws Refusal NOT_FOUND */
export async function runFiles({ database }: Pick<SettlementContext, 'database'>, caller: SignedIn, id: number) {
  const notes = await chosenOfRun(database, caller, id);
  const files = await filesOf(database, notes);
  const withFile = new Set(files.map(({ documentId }) => documentId));
  const leftOut = notes
    .filter(({ document }) => !withFile.has(document.id))
    .map((note) => whyIncomplete(note, missingNow(note)) ?? left(note, 'noFile'));
  return { done: files.length, unchanged: 0, leftOut: leftOut.slice(0, mostNamed), leftOutCount: leftOut.length };
}

/** The credit and debit notes of a run that are not cancelled. @throws Refusal NOT_FOUND for a run that is not there */
export async function chosenOfRun(database: Database, caller: SignedIn, settlementId: number): Promise<ChosenNote[]> {
  if ((await settlementById(database, settlementId)) === undefined) throw notFound();
  return chosenNotes(database, caller.member, { settlementId });
}

async function chosenForUpdate(transaction: Database, caller: SignedIn, selection: Selection): Promise<ChosenNote[]> {
  if ('settlementId' in selection && (await settlementById(transaction, selection.settlementId)) === undefined) {
    throw notFound();
  }
  const notes = await lockedNotes(transaction, caller.member, selection);
  if ('documentIds' in selection && notes.length < selection.documentIds.length) {
    throw wrongInput({ documentIds: 'unknown' });
  }
  return notes;
}

/** Whether a note of a run waits for its file. */
const isDue = ({ document }: ChosenNote) => allows(document, 'prepared');

function whyLeftOut(note: ChosenNote, event: 'prepared' | 'sent'): LeftOut | undefined {
  const { document } = note;
  if (document.kind === 'notice') return left(note, 'notACreditNote');
  if (document.cancelledAt !== null) return left(note, 'cancelled');
  if (document.answeredById !== null) return left(note, 'answered');
  return allows(document, event) ? undefined : left(note, 'documentState');
}

/** Why a note has no file that the exchange system would take: data is missing, or its file shows problems. */
function whyIncomplete(
  note: ChosenNote,
  missing: readonly SettlementDealerData[],
  problems: readonly ExchangeProblem[] = [],
): LeftOut | undefined {
  if (missing.length > 0) return { ...left(note, 'missingData'), missing: [...missing] };
  return problems.length === 0 ? undefined : { ...left(note, 'exchangeProblems'), problems: [...problems] };
}

const left = ({ document }: ChosenNote, reason: LeftOutReason): LeftOut => ({
  ...{ documentId: document.id, number: document.number, businessName: document.receiver.businessName, reason },
  ...{ missing: [], problems: [], ...statesOf(document) },
});

/**
 * The files of notes, with names that no file had before; and the notes whose file cannot be sent, with the reason.
 *
 * @param transaction holds the notes
 * @param today the day on which the exchange system gets the files at the earliest, yyyy-mm-dd
 */
async function newFiles(
  transaction: Database,
  notes: readonly ChosenNote[],
  today: string,
): Promise<{ readonly files: readonly NewFile[]; readonly incomplete: readonly LeftOut[] }> {
  if (notes.length === 0) return { files: [], incomplete: [] };
  const { sender } = await settingsNow(transaction);
  await takeLock(transaction, 'documentNumbers');
  const attempts = await attemptsOf(
    transaction,
    notes.map(({ document }) => document.id),
  );
  const firstNumber = (await lastFileNumber(transaction)) + 1;
  const documents = await electronicDocuments(transaction, notes, { sender, receivedOn: today, firstNumber });
  const files: NewFile[] = [];
  const incomplete: LeftOut[] = [];
  for (const { note, receiver, missing, file, number, leftOut } of documents) {
    const reason = whyIncomplete(note, missing, file?.problems);
    if (reason !== undefined || file === undefined) incomplete.push(reason ?? left(note, 'noFile'));
    else {
      files.push({
        documentId: note.document.id,
        attempt: (attempts.get(note.document.id) ?? 0) + 1,
        name: file.name,
        xml: file.xml,
        sha256: createHash('sha256').update(file.xml, 'utf8').digest('hex'),
        invoicesLeftOut: leftOut.reduce((sum, { count }) => sum + count, 0),
        ...{ number, receiver },
      });
    }
    if ((files.length + incomplete.length) % filesAtOnce === 0) await setImmediate();
  }
  return { files, incomplete };
}

async function outcomeOf(
  transaction: Database,
  caller: SignedIn,
  now: Date,
  action: 'documentsPrepared' | 'documentsSent',
  unchanged: number,
  done: number,
  leftOut: readonly LeftOut[],
): Promise<SelectionOutcome> {
  const counts = { done, unchanged, leftOutCount: leftOut.length };
  if (done > 0) await recordAudit(transaction, now, [record(caller, null, action, counts)]);
  return { ...counts, leftOut: leftOut.slice(0, mostNamed) };
}
