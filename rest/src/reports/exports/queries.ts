import { and, asc, desc, eq, gt, inArray, lte, sql, type SQL } from 'drizzle-orm';
import type { ExportFailure } from '@gdd/schema/exports';
import type { Database } from '../../ground/database/connections/connection.js';
import { exportJobs, exportPages, exportWorkStatuses } from '../../ground/database/tables/work/exports.js';
import { publishEvent } from '../../events/publish.js';
import { exportsChanged, signal } from '../../events/signals/signal.js';
import { jobQueue } from '../../ground/platform/work/jobs.js';

export type ExportJob = typeof exportJobs.$inferSelect;

/** The queue of exports to be made, and their leases. */
export const exportQueue = jobQueue(exportJobs, exportWorkStatuses, exportsChanged);

/** Limit of a list. */
const maxListed = 100;

export async function insertExport(transaction: Database, values: typeof exportJobs.$inferInsert): Promise<ExportJob> {
  const [made] = await transaction.insert(exportJobs).values(values).returning();
  if (made === undefined) throw new Error('The insert returned no row.');
  await signal(transaction, { topic: 'export', userId: made.userId, reference: made.id });
  return made;
}

/** A user's exports that have not expired, the newest first. */
export function exportsOf(database: Database, userId: number, now: Date): Promise<ExportJob[]> {
  return database
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.userId, userId), gt(exportJobs.expiresAt, now)))
    .orderBy(desc(exportJobs.id))
    .limit(maxListed);
}

/** An export of a user that has not expired. */
export async function exportOf(
  database: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<ExportJob | undefined> {
  const [job] = await database
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), eq(exportJobs.userId, userId), gt(exportJobs.expiresAt, now)));
  return job;
}

/** Deletes an export; a worker that makes it finds the row missing. */
export async function deleteExportRow(database: Database, id: number): Promise<ExportJob | undefined> {
  const [deleted] = await database.delete(exportJobs).where(eq(exportJobs.id, id)).returning();
  return deleted;
}

/** The oldest thousand of the expired exports. */
export function expiredExports(database: Database, now: Date): Promise<ExportJob[]> {
  return database
    .select()
    .from(exportJobs)
    .where(lte(exportJobs.expiresAt, now))
    .orderBy(asc(exportJobs.id))
    .limit(1000);
}

/** Marks a claimed export as running and resets its progress; undefined if it is no longer to be made. */
export async function startedExport(database: Database, id: number): Promise<ExportJob | undefined> {
  const [started] = await database
    .update(exportJobs)
    .set({ status: 'running', progressDone: 0, progressTotal: 0 })
    .where(and(eq(exportJobs.id, id), inArray(exportJobs.status, [...exportWorkStatuses])))
    .returning();
  return started;
}

/** The outcome of a try. */
type Outcome = Partial<Pick<ExportJob, 'filename' | 'contentType' | 'size' | 'contentHash' | 'rows' | 'memberId'>> & {
  readonly finishedAt: Date;
  readonly progressDone?: number;
  readonly progressTotal?: number;
} & ({ readonly status: 'done' } | { readonly status: 'failed'; readonly failure: ExportFailure });

/** Matches the export only during this try: another one may have begun since, or the export may be deleted. */
const isCurrentTry = ({ id, tries }: Pick<ExportJob, 'id' | 'tries'>) =>
  and(eq(exportJobs.id, id), eq(exportJobs.status, 'running'), eq(exportJobs.tries, tries));

/** Stores the key of the file that a try writes. @returns false if the try is no longer the current one */
export async function noteFileOfTry(
  database: Database,
  job: Pick<ExportJob, 'id' | 'tries'>,
  storageKey: string,
): Promise<boolean> {
  const noted = await database
    .update(exportJobs)
    .set({ storageKey })
    .where(isCurrentTry(job))
    .returning({ id: exportJobs.id });
  return noted.length > 0;
}

/** Stores the outcome of a try. @returns false if the try is no longer the current one, and nothing was stored */
export async function settleExport(
  database: Database,
  job: Pick<ExportJob, 'id' | 'tries' | 'userId'>,
  outcome: Outcome,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const settled = await transaction
      .update(exportJobs)
      .set({ ...outcome, leaseUntil: null, ...(outcome.status === 'failed' && { storageKey: null }) })
      .where(isCurrentTry(job))
      .returning({ id: exportJobs.id });
    if (settled.length === 0) return false;
    await transaction.delete(exportPages).where(eq(exportPages.exportId, job.id));
    await signal(transaction, { topic: 'export', userId: job.userId, reference: job.id });
    if (outcome.status === 'done') {
      await publishEvent(transaction, {
        kind: 'exportReady',
        key: job.id,
        at: outcome.finishedAt,
        about: { exportId: job.id, userId: job.userId },
      });
    }
    return true;
  });
}

/** One reading of a document by the gateway, and the user for whom it reads. */
interface DocumentReader {
  readonly userId: number;
  /** Of the export. */
  readonly id: number;
  /** The id of the reading, chosen by the gateway. */
  readonly reader: string;
}

/** Matches a document that awaits pages from this reader: no other reader was first, no worker has claimed it. */
const isCollecting = ({ userId, id, reader }: DocumentReader) =>
  and(
    eq(exportJobs.id, id),
    eq(exportJobs.userId, userId),
    eq(exportJobs.type, 'document'),
    eq(exportJobs.status, 'running'),
    eq(exportJobs.tries, 0),
    sql`coalesce(${exportJobs.input} #>> '{body,reader}', ${reader}) = ${reader}`,
  );

const withInput = (name: 'reader' | 'rows', value: SQL) =>
  sql`jsonb_set(${exportJobs.input}, ${`{body,${name}}`}::text[], to_jsonb(${value}))`;

/** Stores the progress of a document's pages and extends its lease. @returns whether it still awaits pages */
export async function extendCollecting(
  transaction: Database,
  reader: DocumentReader,
  progress: Partial<Pick<ExportJob, 'progressDone' | 'progressTotal' | 'leaseUntil'>>,
): Promise<boolean> {
  const extended = await transaction
    .update(exportJobs)
    .set({ ...progress, input: withInput('reader', sql`${reader.reader}::text`) })
    .where(isCollecting(reader))
    .returning({ id: exportJobs.id });
  return extended.length > 0;
}

/** Queues a document with all its pages for the worker. @returns whether it awaited pages */
export async function collectedExport(transaction: Database, reader: DocumentReader, rows: number): Promise<boolean> {
  const input = withInput('rows', sql`${rows}::integer`);
  const collected = await transaction
    .update(exportJobs)
    .set({ status: 'queued', leaseUntil: null, input })
    .where(isCollecting(reader))
    .returning({ id: exportJobs.id });
  return collected.length > 0;
}

/** Stores a page of a document; an identical one is not written again. */
export async function storePage(transaction: Database, exportId: number, page: number, lines: string): Promise<void> {
  await transaction
    .insert(exportPages)
    .values({ exportId, page, lines })
    .onConflictDoUpdate({
      target: [exportPages.exportId, exportPages.page],
      set: { lines },
      setWhere: sql`${exportPages.lines} <> excluded.lines`,
    });
}

/** Deletes the pages of a document after `last`, left over from an earlier, longer reading. */
export async function deletePagesAfter(transaction: Database, exportId: number, last: number): Promise<void> {
  await transaction.delete(exportPages).where(and(eq(exportPages.exportId, exportId), gt(exportPages.page, last)));
}

/** The next 20 pages of a document after `last`, in order. */
export function pagesAfter(
  database: Database,
  exportId: number,
  last: number,
): Promise<{ readonly page: number; readonly lines: string }[]> {
  return database
    .select({ page: exportPages.page, lines: exportPages.lines })
    .from(exportPages)
    .where(and(eq(exportPages.exportId, exportId), gt(exportPages.page, last)))
    .orderBy(asc(exportPages.page))
    .limit(20);
}
