/** The electronic files of credit and debit notes, and the notes that files are made of. */
import { and, asc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { everInSubtreeOf, type Place } from '../../../ground/database/scope.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { documentFiles } from '../../../ground/database/tables/programme/documentFiles.js';
import { settlementDocuments, settlements } from '../../../ground/database/tables/programme/settlements.js';
import { receiverColumns } from './receivers.js';

/** The notes or notices that a call is about. */
export type Selection = { readonly documentIds: readonly number[] } | { readonly settlementId: number };

const chosenBy = (selection: Selection) =>
  'settlementId' in selection
    ? and(
        eq(settlementDocuments.settlementId, selection.settlementId),
        ne(settlementDocuments.kind, 'notice'),
        isNull(settlementDocuments.cancelledAt),
      )
    : sql`${settlementDocuments.id} = any(${intArray(selection.documentIds)})`;

const answeredNotes = alias(settlementDocuments, 'answered_notes');

const notes = (database: Database, top: Place | undefined, selection: Selection) =>
  database
    .select({
      document: settlementDocuments,
      settings: settlements.settings,
      // today's seat and delivery (`receiverOf`)
      dealer: receiverColumns,
      /** Of a debit note: the note that it answers. */
      answers: { number: answeredNotes.number, day: answeredNotes.day },
    })
    .from(settlementDocuments)
    .innerJoin(settlements, eq(settlements.id, settlementDocuments.settlementId))
    .innerJoin(members, eq(members.id, settlementDocuments.dealerId))
    .leftJoin(answeredNotes, eq(answeredNotes.answeredById, settlementDocuments.id))
    .where(and(top && everInSubtreeOf(top), chosenBy(selection)))
    .orderBy(asc(settlementDocuments.id));

export type ChosenNote = Awaited<ReturnType<typeof notes>>[number];

/** The documents of a selection below a member; of a run its notes that are not cancelled. By their ids. */
export const chosenNotes = (database: Database, top: Place, selection: Selection): Promise<ChosenNote[]> =>
  notes(database, top, selection);

/** The credit notes of a run that are not cancelled. By their ids. */
export const creditNotesOf = async (database: Database, settlementId: number): Promise<ChosenNote[]> =>
  (await notes(database, undefined, { settlementId })).filter(({ document }) => document.kind === 'creditNote');

/** The same as `chosenNotes`, each locked until the transaction ends. */
export const lockedNotes = (transaction: Database, top: Place, selection: Selection): Promise<ChosenNote[]> =>
  notes(transaction, top, selection).for('update', { of: settlementDocuments });

/** The number of files that each of some documents has. */
export async function attemptsOf(
  database: Database,
  documentIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const rows = rowsIn<{ readonly id: number; readonly attempts: number }>(
    await database.execute(sql`
      select document_id as id, max(attempt) as attempts from ${documentFiles}
      where document_id = any(${intArray(documentIds)}) group by document_id`),
  );
  return new Map(rows.map(({ id, attempts }) => [id, attempts]));
}

/** The greatest number of a file's name; 0 without any. @param transaction holds the numbers of documents */
export async function lastFileNumber(transaction: Database): Promise<number> {
  const [row] = rowsIn<{ readonly last: number }>(
    await transaction.execute(sql`select coalesce(max(number), 0)::int as last from ${documentFiles}`),
  );
  return row?.last ?? 0;
}

/** @returns the ids of the files, with their documents */
export async function insertFiles(
  transaction: Database,
  files: readonly (typeof documentFiles.$inferInsert)[],
): Promise<{ readonly id: number; readonly documentId: number }[]> {
  const made: { id: number; documentId: number }[] = [];
  for (let from = 0; from < files.length; from += batchSize) {
    const batch = files.slice(from, from + batchSize);
    const { id, documentId } = documentFiles;
    made.push(...(await transaction.insert(documentFiles).values(batch).returning({ id, documentId })));
  }
  return made;
}

/** Rows of an insert of files: few, for each has its file. */
const batchSize = 200;

/** Gives documents, and the last file of each, the same state. @param transaction holds the documents */
export async function moveDeliveries(
  transaction: Database,
  documentIds: readonly number[],
  delivery: (typeof settlementDocuments.$inferSelect)['delivery'],
): Promise<void> {
  const moved = intArray(documentIds);
  await transaction.execute(sql`
    update settlement_documents set delivery = ${delivery}, is_sent_assumed = false where id = any(${moved})`);
  const state = delivery === 'notSent' ? 'discarded' : delivery;
  await transaction.execute(sql`
    update document_files set state = ${state} where document_id = any(${moved})
      and attempt = (select max(attempt) from document_files as last where last.document_id = document_files.document_id)`);
}

/** The last files of some documents, without their bytes, in the order of the documents' ids. */
export const lastFiles = (database: Database, documentIds: readonly number[]) =>
  database
    .select({ id: documentFiles.id, documentId: documentFiles.documentId, name: documentFiles.name })
    .from(documentFiles)
    .where(
      sql`${documentFiles.documentId} = any(${intArray(documentIds)}) and ${documentFiles.attempt} = (
        select max(attempt) from document_files as last where last.document_id = ${documentFiles.documentId})`,
    )
    .orderBy(asc(documentFiles.documentId));

/** The files that count of some notes: none of one that was discarded or rejected, or that was never prepared. */
export const filesOf = (database: Database, chosen: readonly ChosenNote[]) =>
  lastFiles(
    database,
    chosen
      .filter(({ document: { delivery } }) => delivery !== 'notSent' && delivery !== 'rejected')
      .map(({ document }) => document.id),
  );

/** The contents of files by their ids. */
export const contentsOf = (database: Database, ids: readonly number[]) =>
  database
    .select({ id: documentFiles.id, name: documentFiles.name, xml: documentFiles.xml })
    .from(documentFiles)
    .where(inArray(documentFiles.id, [...ids]))
    .orderBy(asc(documentFiles.documentId));
