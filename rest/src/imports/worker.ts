import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { startBackgroundWork, type BackgroundWork } from '../platform/backgroundWork.js';
import type { Meanwhile } from '../database/connection.js';
import type { Metrics } from '../telemetry/metrics.js';
import type { ImportJob, Progress } from './kind.js';
import { claimImport, importById, noteProgress, release, settle, workStatuses, type FoundImport } from './queries.js';
import { workOn, type WorkContext } from './work.js';

/**
 * Works on the imports that want it, in the background of every replica, one at a time. Stopped, it breaks the work in
 * hand off, so that it is begun again by whoever comes next.
 */
export interface ImportWorker extends BackgroundWork {
  /** The import in hand, as far as it is, while a transaction holds the embedded database; none on a server. */
  inHand(id: number): FoundImport | undefined;
}

const second = 1000;
/** A replica that says nothing for this long is gone; should it come back, its work is done again or is none. */
const leaseMs = 15 * second;
const beatMs = second;
/** What fails, or ends its process, more often than this is given up. */
const mostTries = 5;

class Stopped extends Error {}

/** The pause after a failed try: 2 s, doubled each time. */
function pauseAfter(tries: number): number {
  return 2 * second * 2 ** (tries - 1);
}

type WorkerContext = WorkContext & {
  readonly meanwhile?: Meanwhile | undefined;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly metrics?: Pick<Metrics, 'importBegun' | 'importGivenUp'>;
  /** Milliseconds between two looks for work that nobody has told of. Default: 5 s. */
  readonly pollMs?: number;
};

/** Starts the worker. */
export function startImports(context: WorkerContext): ImportWorker {
  const { database, meanwhile, clock, log } = context;
  let inHand: FoundImport | undefined;
  const watch: Progress = (progressDone, progressTotal) => {
    if (inHand !== undefined) inHand = { ...inHand, job: { ...inHand.job, progressDone, progressTotal } };
  };
  const work = startBackgroundWork({
    pollMs: context.pollMs ?? 5 * second,
    drainNow: async (isStopped) => {
      while (!isStopped()) {
        const job = await claimImport(database, clock.now(), leaseEnd(context));
        if (job === undefined) return;
        inHand = await importById(database, job.id);
        await workUnderLease(context, job, isStopped, watch).finally(() => (inHand = undefined));
      }
    },
    onFailure: (error) => log.warn({ err: error }, 'the imports could not be read'),
  });
  return { ...work, inHand: (id) => (meanwhile?.isHeld() === true && inHand?.job.id === id ? inHand : undefined) };
}

/**
 * Does the work on one import and waits for its end, whoever of the replicas does it.
 *
 * @returns the import as it is then
 */
export async function workUntilSettled(context: WorkerContext, id: number): Promise<ImportJob> {
  for (;;) {
    const job = await claimImport(context.database, context.clock.now(), leaseEnd(context), id);
    if (job !== undefined) await workUnderLease(context, job, () => false);
    const found = await importById(context.database, id);
    if (found === undefined) throw new Error('The import is gone.');
    if (!workStatuses.some((status) => status === found.job.status)) return found.job;
    await setTimeout(second / 2);
  }
}

const leaseEnd = ({ clock }: WorkContext) => new Date(clock.now().getTime() + leaseMs);

/** Works on an import that was claimed; what fails is tried again later, a number of times. */
async function workUnderLease(
  context: WorkerContext,
  job: ImportJob,
  isStopped: () => boolean,
  watch: Progress = () => undefined,
): Promise<void> {
  const { database, clock, log, metrics } = context;
  const about = { import: job.id, kind: job.kind, did: job.status, tries: job.tries };
  if (job.tries > mostTries) {
    const status = job.status === 'undoing' ? 'applied' : 'failed';
    await settle(database, job, { status, failure: 'unexpected' });
    log.warn(about, 'import work given up');
    metrics?.importGivenUp(job.kind);
    return;
  }
  const ended = metrics?.importBegun(job.kind);
  const pulse = startPulse(context, job, isStopped);
  try {
    await workOn(context, job, (done, total) => {
      pulse.progress(done, total);
      watch(done, total);
    });
    log.info(about, 'import work done');
    ended?.('done');
  } catch (error) {
    ended?.(error instanceof Stopped ? undefined : 'failed');
    await pulse.end();
    if (error instanceof Stopped) return await release(database, job, { until: null, countsAsTry: false });
    log.warn({ ...about, err: error }, 'import work failed');
    const until = new Date(clock.now().getTime() + pauseAfter(job.tries));
    await release(database, job, { until, countsAsTry: true });
  } finally {
    await pulse.end();
  }
}

/**
 * Says regularly that this replica is at work, and how far. Nobody waits for it: on the embedded database it comes to its
 * turn only when the transaction of the work is over, and then finds nothing to write.
 */
function startPulse(
  context: WorkerContext,
  job: ImportJob,
  isStopped: () => boolean,
): { readonly progress: Progress; end(): Promise<void> } {
  const { database, log } = context;
  let latest = { done: 0, total: 0 };
  let beating: Promise<void> | undefined;
  const beat = () => {
    beating ??= noteProgress(database, job, leaseEnd(context), latest)
      .catch((error: unknown) => log.warn({ import: job.id, err: error }, 'the progress could not be written'))
      .finally(() => (beating = undefined));
  };
  const timer = setInterval(beat, beatMs);
  timer.unref();
  return {
    progress: (done, total) => {
      if (isStopped()) throw new Stopped();
      latest = { done, total };
    },
    end: async () => {
      clearInterval(timer);
      await beating;
    },
  };
}
