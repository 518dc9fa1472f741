import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { startBackgroundWork, type BackgroundWork } from '../platform/backgroundWork.js';
import type { ImportJob, Progress } from './kind.js';
import { claimImport, importById, noteProgress, release, settle, workStatuses } from './queries.js';
import { workOn, type WorkContext } from './work.js';

/**
 * Works on the imports that want it, in the background of every replica, one at a time. Stopped, it breaks the work in
 * hand off, so that it is begun again by whoever comes next.
 */
export type ImportWorker = BackgroundWork;

const second = 1000;
/** A replica that says nothing for this long is gone; should it come back, its work is done again or is none. */
const leaseMs = 15 * second;
const beatMs = second;
const pollMs = 5 * second;
/** What fails, or ends its process, more often than this is given up. */
const mostTries = 5;

const givenUp = 'Errore imprevisto: riprova, o rivolgiti a chi gestisce il portale.';

class Stopped extends Error {}

/** The pause after a failed try: 2 s, doubled each time. */
function pauseAfter(tries: number): number {
  return 2 * second * 2 ** (tries - 1);
}

type WorkerContext = WorkContext & { readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'> };

/** Starts the worker. */
export function startImports(context: WorkerContext): ImportWorker {
  const { database, clock, log } = context;
  return startBackgroundWork({
    pollMs,
    drainNow: async (isStopped) => {
      while (!isStopped()) {
        const job = await claimImport(database, clock.now(), leaseEnd(context));
        if (job === undefined) return;
        await workUnderLease(context, job, isStopped);
      }
    },
    onFailure: (error) => log.warn({ err: error }, 'the imports could not be read'),
  });
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
async function workUnderLease(context: WorkerContext, job: ImportJob, isStopped: () => boolean): Promise<void> {
  const { database, clock, log } = context;
  const about = { import: job.id, kind: job.kind, did: job.status, tries: job.tries };
  if (job.tries > mostTries) {
    const status = job.status === 'undoing' ? 'applied' : 'failed';
    await settle(database, job, { status, failure: givenUp });
    log.warn(about, 'import work given up');
    return;
  }
  const pulse = startPulse(context, job, isStopped);
  try {
    await workOn(context, job, pulse.progress);
    log.info(about, 'import work done');
  } catch (error) {
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
