import { and, asc, desc, eq, gt, inArray, lte } from 'drizzle-orm';
import type { ExportFailure } from '@gdd/schema/exports';
import type { Database } from '../database/connections/connection.js';
import { exportJobs, exportWorkStatuses } from '../database/tables/work/exports.js';
import { publishEvent } from '../events/publish.js';
import { exportsChanged, signal } from '../live/signals/signal.js';
import { jobQueue } from '../platform/work/jobs.js';

export type ExportJob = typeof exportJobs.$inferSelect;

/** The exports that want work, and who works on them. */
export const exportQueue = jobQueue(exportJobs, exportWorkStatuses, exportsChanged);

/** As many as a list shows. */
const longestList = 100;

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
    .limit(longestList);
}

/** An export of a user that has not expired. */
export async function exportOf(
  database: Database,
  userId: number,
  id: number,
  now: Date,
): Promise<ExportJob | undefined> {
  const [found] = await database
    .select()
    .from(exportJobs)
    .where(and(eq(exportJobs.id, id), eq(exportJobs.userId, userId), gt(exportJobs.expiresAt, now)));
  return found;
}

/** Forgets an export: whoever works on it finds it gone. */
export async function deleteExportRow(database: Database, id: number): Promise<ExportJob | undefined> {
  const [deleted] = await database.delete(exportJobs).where(eq(exportJobs.id, id)).returning();
  return deleted;
}

/** The exports that have expired, a thousand of them. */
export function expiredExports(database: Database, now: Date): Promise<ExportJob[]> {
  return database
    .select()
    .from(exportJobs)
    .where(lte(exportJobs.expiresAt, now))
    .orderBy(asc(exportJobs.id))
    .limit(1000);
}

/** An export that was claimed, as it is from now on: running. */
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

/** Only the try in hand: another one may have begun since, or the export may be gone. */
const isTry = ({ id, tries }: Pick<ExportJob, 'id' | 'tries'>) =>
  and(eq(exportJobs.id, id), eq(exportJobs.status, 'running'), eq(exportJobs.tries, tries));

/** Says where a try writes; answers whether it still may. */
export async function noteFileOfTry(
  database: Database,
  job: Pick<ExportJob, 'id' | 'tries'>,
  storageKey: string,
): Promise<boolean> {
  const noted = await database
    .update(exportJobs)
    .set({ storageKey })
    .where(isTry(job))
    .returning({ id: exportJobs.id });
  return noted.length > 0;
}

/** Writes what became of a try; answers whether it was still this one's to say. */
export async function settleExport(
  database: Database,
  job: Pick<ExportJob, 'id' | 'tries' | 'userId'>,
  outcome: Outcome,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const settled = await transaction
      .update(exportJobs)
      .set({ ...outcome, leaseUntil: null, ...(outcome.status === 'failed' && { storageKey: null }) })
      .where(isTry(job))
      .returning({ id: exportJobs.id });
    if (settled.length === 0) return false;
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
