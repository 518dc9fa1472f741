/**
 * Work in the background that is a row of a table, which any replica may take: imports and exports. It is claimed under
 * a lease that whoever works renews, begun again when its process dies or fails, and given up after some tries.
 */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/connections/connection.js';
import { rowsIn } from '../../database/rows.js';
import { startBackgroundWork, type BackgroundWork } from './backgroundWork.js';
import { claimable, type LeasedTable } from './claimable.js';
import type { Clock } from '../../clock.js';

const second = 1000;
/** A replica that says nothing for this long is gone; should it come back, its work is done again or is none. */
const leaseMs = 15 * second;
const beatMs = second;
/** A job that fails, or ends its process, more often than this is given up. */
const mostTries = 5;

/** The columns by which a table holds jobs. */
type JobTable = LeasedTable & {
  readonly status: PgColumn;
  /** How often the work in hand was begun. */
  readonly tries: PgColumn;
  readonly progressDone: PgColumn;
  readonly progressTotal: PgColumn;
};

/** The part of a job that the mechanism knows. */
interface Job {
  readonly id: number;
  readonly status: string;
  readonly tries: number;
}

/** Called with how much is done, of how much; throws to stop the work. */
export type Progress = (done: number, total: number) => void;

/** The jobs of a table. */
export interface JobQueue {
  /** Takes the next job that wants work and that no living replica has, or a certain one; answers its id. */
  claim(database: Database, now: Date, leaseUntil: Date, id?: number): Promise<number | undefined>;
  /** Says that the work goes on, and how far it is; answers whether it is still this replica's. */
  noteProgress(database: Database, job: Job, leaseUntil: Date, progress: Done): Promise<boolean>;
  /** Lets another replica go on: at once, or after a pause when the work failed. */
  release(database: Database, job: Job, options: { until: Date | null; countsAsTry: boolean }): Promise<void>;
}

interface Done {
  readonly done: number;
  readonly total: number;
}

/**
 * The jobs of a table that want work in some statuses.
 *
 * @param announce signals that jobs have changed, in the statement that changes them; default: nobody hears of it
 */
export function jobQueue(table: JobTable, workStatuses: readonly string[], announce?: (changed: SQL) => SQL): JobQueue {
  const { id: idColumn, status, leaseUntil: lease, tries, progressDone, progressTotal } = table;
  const set = (column: PgColumn, value: SQL | null | Date | number) =>
    sql`${sql.identifier(column.name)} = ${value instanceof Date ? sql.param(value, column) : value}`;
  const change = async (database: Database, changes: readonly SQL[], which: SQL) =>
    rowsIn<{ readonly id: number }>(
      await database.execute(sql`
        with changed as (
          update ${table} set ${sql.join([...changes], sql`, `)} where ${which} returning ${idColumn} as id
        ) ${announce === undefined ? sql`` : sql`, announced as (${announce(sql`changed`)})`}
        select id from changed`),
    );
  // one that was claimed again, or whose work is done, is no longer of whoever had it
  const isOurs = (job: Job) => sql`${idColumn} = ${job.id} and ${status} = ${job.status} and ${tries} = ${job.tries}`;
  return {
    claim: async (database, now, leaseUntil, id) => {
      const wantsWork = inArray(status, [...workStatuses]);
      const which = id === undefined ? wantsWork : sql`${wantsWork} and ${idColumn} = ${id}`;
      const next = claimable(table, now, { which, order: [idColumn], limit: 1 });
      const taken = [set(lease, leaseUntil), set(tries, sql`${tries} + 1`)];
      return (await change(database, taken, sql`${idColumn} in (${next})`))[0]?.id;
    },
    noteProgress: async (database, job, leaseUntil, { done, total }) => {
      const changes = [set(lease, leaseUntil), set(progressDone, done), set(progressTotal, total)];
      return (await change(database, changes, isOurs(job))).length > 0;
    },
    release: async (database, job, { until, countsAsTry }) => {
      const unmade = countsAsTry ? [] : [set(tries, sql`greatest(${tries} - 1, 0)`)];
      await change(database, [set(lease, until), ...unmade], isOurs(job));
    },
  };
}

/** How one kind of job is worked on. */
export interface JobKind<J extends Job> {
  /** Its name in the log. */
  readonly name: string;
  readonly queue: JobQueue;
  /** Reads a job; undefined where it is gone. */
  load(id: number): Promise<J | undefined>;
  /** Does the work, and writes what became of it. */
  work(job: J, progress: Progress): Promise<void>;
  /** Writes that it failed for good. */
  giveUp(job: J): Promise<void>;
  /** Its details in the log. */
  about(job: J): object;
  /** Called when the work begins; returns what is called at its end, without an outcome where it was interrupted. */
  begun?(job: J): (outcome?: 'done' | 'failed') => void;
}

export interface JobContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  /** Milliseconds between two polls for work that nobody has announced. Default: 5 s. */
  readonly pollMs?: number;
}

/** The work is to stop here: the process ends, or the job is no longer this replica's. */
class Stopped extends Error {
  constructor(readonly isLost: boolean) {
    super(isLost ? 'The job is gone.' : 'The process ends.');
  }
}

/** The pause after a failed try: 2 s, doubled each time. */
function pauseAfter(tries: number): number {
  return 2 * second * 2 ** (tries - 1);
}

const leaseEnd = (clock: Clock) => new Date(clock.now().getTime() + leaseMs);

/**
 * Works on the jobs of a kind that want it, one at a time. Stopped, it breaks the work in hand off, so that it is begun
 * again by whoever comes next.
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
 * Works on the next job, or a certain one, where there is one to be had.
 *
 * @returns whether there was
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

/** Works on a job that was claimed; what fails is tried again later, a number of times. */
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
  const pulse = startPulse(context, kind, job, isStopped);
  try {
    await kind.work(job, pulse.progress);
    log.info(about, `${name} work done`);
    ended?.('done');
  } catch (error) {
    ended?.(error instanceof Stopped ? undefined : 'failed');
    await pulse.end();
    if (error instanceof Stopped && error.isLost) return log.info(about, `${name} work dropped`);
    if (error instanceof Stopped) return await queue.release(database, job, { until: null, countsAsTry: false });
    log.warn({ ...about, err: error }, `${name} work failed`);
    const until = new Date(clock.now().getTime() + pauseAfter(job.tries));
    await queue.release(database, job, { until, countsAsTry: true });
  } finally {
    await pulse.end();
  }
}

/**
 * Says regularly that this replica is at work, and how far. Nobody waits for it: on the embedded database it comes to
 * its turn only when the transaction of the work is over, and then finds nothing to write.
 */
function startPulse<J extends Job>(
  { database, clock, log }: JobContext,
  { queue, name }: JobKind<J>,
  job: J,
  isStopped: () => boolean,
): { readonly progress: Progress; end(): Promise<void> } {
  let latest: Done = { done: 0, total: 0 };
  let isLost = false;
  let beating: Promise<void> | undefined;
  const beat = () => {
    beating ??= queue
      .noteProgress(database, job, leaseEnd(clock), latest)
      .then((isOurs) => void (isLost ||= !isOurs))
      .catch((error: unknown) => log.warn({ [name]: job.id, err: error }, 'the progress could not be written'))
      .finally(() => (beating = undefined));
  };
  const timer = setInterval(beat, beatMs);
  timer.unref();
  return {
    progress: (done, total) => {
      if (isStopped() || isLost) throw new Stopped(isLost);
      latest = { done, total };
    },
    end: async () => {
      clearInterval(timer);
      await beating;
    },
  };
}
