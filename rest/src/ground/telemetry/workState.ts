import type { ImportStatus } from '@gdd/schema/campaigns';
import { count, isNull, sql } from 'drizzle-orm';
import type { ExportStatus } from '@gdd/schema/exports';
import type { Database } from '../database/connections/connection.js';
import { exportJobs } from '../database/tables/work/exports.js';
import { imports } from '../database/tables/work/imports.js';
import { outbox } from '../database/tables/work/mail.js';
import type { Clock } from '../clock.js';

/** The background work in the database, of all services. */
export interface WorkState {
  readonly mails: {
    readonly waiting: number;
    /** Those of `waiting` that were tried before. */
    readonly retried: number;
    /** The age of the oldest waiting mail; 0 without any. */
    readonly oldestSeconds: number;
  };
  readonly imports: ReadonlyMap<ImportStatus, number>;
  readonly exports: ReadonlyMap<ExportStatus, number>;
  /** The age of the oldest export that waits or runs; 0 without any. */
  readonly oldestExportSeconds: number;
}

/** Timeout of the queries, less than that of a scrape by Prometheus. */
const timeoutMs = 3000;

/**
 * Reads the state of the background work.
 *
 * @throws Error if the database does not respond in time; an embedded one does not while an import is applied
 */
export async function workState(database: Database, clock: Clock): Promise<WorkState> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The database does not answer.')), timeoutMs);
  });
  try {
    return await Promise.race([readState(database, clock), timeout]);
  } finally {
    clearTimeout(timer);
  }
}

async function readState(database: Database, clock: Clock): Promise<WorkState> {
  const [mails] = await database
    .select({
      waiting: count(),
      retried: sql<number>`count(*) filter (where ${outbox.lastError} is not null)::int`,
      oldest: sql<number | null>`extract(epoch from min(${outbox.queuedAt}))::float8`,
    })
    .from(outbox)
    .where(isNull(outbox.doneAt));
  const byStatus = await database
    .select({ status: imports.status, number: count() })
    .from(imports)
    .groupBy(imports.status);
  const exports = await database
    .select({
      status: exportJobs.status,
      number: count(),
      oldest: sql<number>`extract(epoch from min(${exportJobs.createdAt}))::float8`,
    })
    .from(exportJobs)
    .groupBy(exportJobs.status);
  const age = (since: number) => Math.max(0, clock.programmeNow().getTime() / 1000 - since);
  const unfinished = exports.filter(({ status }) => status === 'queued' || status === 'running');
  const { waiting = 0, retried = 0, oldest = null } = mails ?? {};
  const oldestSeconds = oldest === null ? 0 : age(oldest);
  return {
    mails: { waiting, retried, oldestSeconds },
    imports: new Map(byStatus.map(({ status, number }) => [status, number])),
    exports: new Map(exports.map(({ status, number }) => [status, number])),
    oldestExportSeconds: Math.max(0, ...unfinished.map((each) => age(each.oldest))),
  };
}
