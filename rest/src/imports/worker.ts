import { setTimeout } from 'node:timers/promises';
import type { BackgroundWork } from '../platform/work/backgroundWork.js';
import type { Meanwhile } from '../database/connections/connection.js';
import { startJobs, workOnNext, type JobContext, type JobKind } from '../platform/work/jobs.js';
import type { Metrics } from '../telemetry/metrics.js';
import type { ImportJob, Progress } from './record/kind.js';
import { importById, importQueue, settle, settleFailed, workStatuses, type FoundImport } from './record/queries.js';
import { workOn, type WorkContext } from './work.js';

/** Works on the imports that want it, in the background of every replica, one at a time. */
export interface ImportWorker extends BackgroundWork {
  /** The import in hand, as far as it is, while a transaction holds the embedded database; none on a server. */
  inHand(id: number): FoundImport | undefined;
}

type WorkerContext = WorkContext &
  JobContext & {
    readonly meanwhile?: Meanwhile | undefined;
    readonly metrics?: Pick<Metrics, 'importBegun' | 'importGivenUp'>;
  };

/** Starts the worker. */
export function startImports(context: WorkerContext): ImportWorker {
  const { meanwhile } = context;
  let inHand: FoundImport | undefined;
  const work = startJobs(
    context,
    importWork(context, async (job, work) => {
      inHand = await importById(context.database, job.id);
      const watch: Progress = (progressDone, progressTotal) => {
        if (inHand !== undefined) inHand = { ...inHand, job: { ...inHand.job, progressDone, progressTotal } };
      };
      await work(watch).finally(() => (inHand = undefined));
    }),
  );
  return { ...work, inHand: (id) => (meanwhile?.isBusy() === true && inHand?.job.id === id ? inHand : undefined) };
}

/**
 * Does the work on one import and waits for its end, whoever of the replicas does it.
 *
 * @returns the import as it is then
 */
export async function workUntilSettled(context: WorkerContext, id: number): Promise<ImportJob> {
  const kind = importWork(context);
  for (;;) {
    await workOnNext(context, kind, () => false, id);
    const found = await importById(context.database, id);
    if (found === undefined) throw new Error('The import is gone.');
    if (!workStatuses.some((status) => status === found.job.status)) return found.job;
    await setTimeout(500);
  }
}

/** How imports are worked on. @param around does the work of one, and may watch it */
function importWork(
  context: WorkerContext,
  around: (job: ImportJob, work: (watch: Progress) => Promise<void>) => Promise<void> = (_job, work) =>
    work(() => undefined),
): JobKind<ImportJob> {
  const { database, metrics } = context;
  return {
    name: 'import',
    queue: importQueue,
    load: async (id) => (await importById(database, id))?.job,
    work: (job, progress) =>
      around(job, (watch) =>
        workOn(context, job, (done, total) => {
          progress(done, total);
          watch(done, total);
        }),
      ),
    giveUp: async (job) => {
      if (job.status === 'undoing') await settle(database, job, { status: 'applied', failure: 'unexpected' });
      else await settleFailed(context, job, 'unexpected');
      metrics?.importGivenUp(job.kind);
    },
    about: ({ kind }) => ({ kind }),
    begun: (job) => metrics?.importBegun(job.kind) ?? (() => undefined),
  };
}
