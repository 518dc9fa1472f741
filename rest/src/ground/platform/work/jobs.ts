/**
 * Background jobs, each a row of a table: imports, exports and simulations. Any instance may claim a job with a lease,
 * which it renews while it works. A job is restarted after a failure or the end of its process, and given up in the
 * end.
 */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connections/connection.js';
import { rowsIn } from '../../database/rows.js';
import { startBackgroundWork, type BackgroundWork } from './backgroundWork.js';
import { isNextToClaim, type LeasedTable } from './claimable.js';
import type { SystemClock } from '../../clock.js';

const second = 1000;
/** An instance that does not renew a lease for this long has lost the job, which another instance then restarts. */
const leaseMs = 15 * second;
const heartbeatMs = second;
/** A job is given up after this number of failures or ended processes. */
const mostTries = 5;

/** The columns of a table of jobs. */
type JobTable = LeasedTable & {
  readonly status: PgColumn;
  /** Number of attempts of the current work. */
  readonly tries: PgColumn;
  readonly progressDone: PgColumn;
  readonly progressTotal: PgColumn;
};

/** The part of a job that is used here. */
interface Job {
  readonly id: number;
  readonly status: string;
  readonly tries: number;
}

/** Reports the progress; throws to stop the work. */
export type Progress = (done: number, total: number) => void;

/** The jobs of a table. */
export interface JobQueue {
  /** Claims the next job with work and without a valid lease, or a certain one; returns its id. */
  claim(database: Database, now: Date, leaseUntil: Date, id?: number): Promise<number | undefined>;
  /** Renews the lease and stores the progress; returns whether the job is still claimed by this instance. */
  noteProgress(database: Database, job: Job, leaseUntil: Date, progress: ProgressCounts): Promise<boolean>;
  /** Releases the job for another attempt: immediately (null), or after `until` when the work failed. */
  release(database: Database, job: Job, options: { until: Date | null; countsAsTry: boolean }): Promise<void>;
}

interface ProgressCounts {
  readonly done: number;
  readonly total: number;
}

/**
 * The queue of a table of jobs.
 *
 * @param workStatuses the statuses of jobs with work
 * @param announce a subquery that signals the changed jobs, part of the statement that changes them. Default: no signal
 */
export function jobQueue(table: JobTable, workStatuses: readonly string[], announce?: (changed: SQL) => SQL): JobQueue {
  const { id: idColumn, status, leaseUntil: lease, tries, progressDone, progressTotal } = table;
  const set = (column: PgColumn, value: SQL | null | Date | number) =>
    sql`${sql.identifier(column.name)} = ${value instanceof Date ? sql.param(value, column) : value}`;
  const change = async (database: Database, changes: readonly SQL[], condition: SQL) =>
    rowsIn<{ readonly id: number }>(
      await database.execute(sql`
        with changed as (
          update ${table} set ${sql.join([...changes], sql`, `)} where ${condition} returning ${idColumn} as id
        ) ${announce === undefined ? sql`` : sql`, announced as (${announce(sql`changed`)})`}
        select id from changed`),
    );
  // Matches the job only if it was not claimed again since (`tries` is the version) and its work is not done.
  const isOurs = (job: Job) => sql`${idColumn} = ${job.id} and ${status} = ${job.status} and ${tries} = ${job.tries}`;
  return {
    claim: async (database, now, leaseUntil, id) => {
      const wantsWork = inArray(status, [...workStatuses]);
      const which = id === undefined ? wantsWork : sql`${wantsWork} and ${idColumn} = ${id}`;
      const isNext = isNextToClaim(table, now, { which, order: [idColumn], limit: 1 });
      const taken = [set(lease, leaseUntil), set(tries, sql`${tries} + 1`)];
      return (await change(database, taken, isNext))[0]?.id;
    },
    noteProgress: async (database, job, leaseUntil, { done, total }) => {
      const changes = [set(lease, leaseUntil), set(progressDone, done), set(progressTotal, total)];
      return (await change(database, changes, isOurs(job))).length > 0;
    },
    release: async (database, job, { until, countsAsTry }) => {
      const uncounted = countsAsTry ? [] : [set(tries, sql`greatest(${tries} - 1, 0)`)];
      await change(database, [set(lease, until), ...uncounted], isOurs(job));
    },
  };
}

/** The processing of a kind of job. */
export interface JobKind<J extends Job> {
  /** Its name in the log. */
  readonly name: string;
  readonly queue: JobQueue;
  /** Reads a job; undefined where it is gone. */
  load(id: number): Promise<J | undefined>;
  /** Does the work and stores its outcome. */
  work(job: J, progress: Progress): Promise<void>;
  /** Stores that the job has failed permanently. */
  giveUp(job: J): Promise<void>;
  /** The details of a job in the log. */
  about(job: J): object;
  /** Called at the start of the work; returns a function to call at its end, without an outcome if interrupted. */
  begun?(job: J): (outcome?: 'done' | 'failed') => void;
}

export interface JobContext {
  readonly database: Database;
  readonly clock: SystemClock;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Milliseconds between two polls for work without a wake-up. Default: 5000. */
  readonly pollMs?: number;
}

/** Interrupts the work: the process is stopping, or the job was claimed by another instance. */
class Stopped extends Error {
  constructor(readonly isLost: boolean) {
    super(isLost ? 'The job is gone.' : 'The process ends.');
  }
}

/** The pause in milliseconds after a failed attempt: 2 s, doubled each time. */
function pauseAfter(tries: number): number {
  return 2 * second * 2 ** (tries - 1);
}

const leaseEnd = (clock: SystemClock) => new Date(clock.now().getTime() + leaseMs);

/**
 * Processes the jobs of a kind, one at a time. When stopped, it interrupts the current job, which the next instance
 * restarts.
 */
export function startJobs<J extends Job>(context: JobContext, kind: JobKind<J>): BackgroundWork {
  return startBackgroundWork({
    pollMs: context.pollMs ?? 5 * second,
    drainNow: async (isStopped) => {
      while (!isStopped() && (await workOnNext(context, kind, isStopped)));
    },
    onFailure: (error) => context.log.warn({ err: error }, `the ${kind.name}s could not be read`),
  });
}

/**
 * Processes the next job, or a certain one, if it can be claimed.
 *
 * @param id of a certain job. Default: the next one
 * @returns whether a job was claimed
 */
export async function workOnNext<J extends Job>(
  context: JobContext,
  kind: JobKind<J>,
  isStopped: () => boolean,
  id?: number,
): Promise<boolean> {
  const { database, clock } = context;
  const claimed = await kind.queue.claim(database, clock.now(), leaseEnd(clock), id);
  if (claimed === undefined) return false;
  const job = await kind.load(claimed);
  if (job !== undefined) await workUnderLease(context, kind, job, isStopped);
  return true;
}

/** Processes a claimed job; after a failure it is released for another attempt. */
async function workUnderLease<J extends Job>(
  context: JobContext,
  kind: JobKind<J>,
  job: J,
  isStopped: () => boolean,
): Promise<void> {
  const { database, clock, log } = context;
  const { queue, name } = kind;
  const about = { [name]: job.id, ...kind.about(job), did: job.status, tries: job.tries };
  if (job.tries > mostTries) {
    await kind.giveUp(job);
    log.warn(about, `${name} work given up`);
    return;
  }
  const ended = kind.begun?.(job);
  const heartbeat = startHeartbeat(context, kind, job, isStopped);
  try {
    await kind.work(job, heartbeat.progress);
    log.info(about, `${name} work done`);
    ended?.('done');
  } catch (error) {
    ended?.(error instanceof Stopped ? undefined : 'failed');
    // before the release: a heartbeat after it would renew the lease
    await heartbeat.end();
    if (error instanceof Stopped && error.isLost) return log.info(about, `${name} work dropped`);
    if (error instanceof Stopped) return await queue.release(database, job, { until: null, countsAsTry: false });
    log.warn({ ...about, err: error }, `${name} work failed`);
    const until = new Date(clock.now().getTime() + pauseAfter(job.tries));
    await queue.release(database, job, { until, countsAsTry: true });
  } finally {
    await heartbeat.end();
  }
}

/**
 * Renews the lease and stores the progress regularly. The work does not wait for it: on the embedded database the
 * update runs only after the transaction of the work, and then has nothing to change.
 */
function startHeartbeat<J extends Job>(
  { database, clock, log }: JobContext,
  { queue, name }: JobKind<J>,
  job: J,
  isStopped: () => boolean,
): { readonly progress: Progress; end(): Promise<void> } {
  let latest: ProgressCounts = { done: 0, total: 0 };
  let isLost = false;
  let running: Promise<void> | undefined;
  const beat = () => {
    running ??= queue
      .noteProgress(database, job, leaseEnd(clock), latest)
      .then((isOurs) => void (isLost ||= !isOurs))
      .catch((error: unknown) => log.warn({ [name]: job.id, err: error }, 'the progress could not be written'))
      .finally(() => (running = undefined));
  };
  const timer = setInterval(beat, heartbeatMs);
  timer.unref();
  return {
    progress: (done, total) => {
      if (isStopped() || isLost) throw new Stopped(isLost);
      latest = { done, total };
    },
    end: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
