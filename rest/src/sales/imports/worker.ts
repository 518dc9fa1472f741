import { setTimeout } from 'node:timers/promises';
import type { BackgroundWork } from '../../ground/platform/work/backgroundWork.js';
import type { Meanwhile } from '../../ground/database/connections/connection.js';
import { startJobs, workOnNext, type JobContext, type JobKind } from '../../ground/platform/work/jobs.js';
import type { Metrics } from '../../ground/telemetry/metrics.js';
import type { ImportJob, Progress } from './record/kind.js';
import { importById, importQueue, settle, settleFailed, workStatuses, type FoundImport } from './record/queries.js';
import { workOn, type WorkContext } from './work.js';

/** Works on pending imports in the background of every replica, one at a time. */
export interface ImportWorker extends BackgroundWork {
  /**
   * The import with its progress, while the transaction that works on it blocks the embedded database; always undefined
   * with a database server, where the row can be read.
   */
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
  let current: FoundImport | undefined;
  const work = startJobs(
    context,
    importWork(context, async (job, work) => {
      current = await importById(context.database, job.id);
      const onProgress: Progress = (progressDone, progressTotal) => {
        if (current !== undefined) current = { ...current, job: { ...current.job, progressDone, progressTotal } };
      };
      await work(onProgress).finally(() => (current = undefined));
    }),
  );
  return { ...work, inHand: (id) => (meanwhile?.isBusy() === true && current?.job.id === id ? current : undefined) };
}

/**
 * Works on one import, or waits while another replica does, until no work is left.
 *
 * @returns the import with its final status
 */
export async function workUntilSettled(context: WorkerContext, id: number): Promise<ImportJob> {
  const kind = importWork(context);
  for (;;) {
    await workOnNext(context, kind, () => false, id);
    const row = await importById(context.database, id);
    if (row === undefined) throw new Error('The import is gone.');
    if (!workStatuses.some((status) => status === row.job.status)) return row.job;
    await setTimeout(500);
  }
}

/** The kind of job for imports. @param around runs the work on one import, and may observe its progress */
function importWork(
  context: WorkerContext,
  around: (job: ImportJob, work: (onProgress: Progress) => Promise<void>) => Promise<void> = (_job, work) =>
    work(() => undefined),
): JobKind<ImportJob> {
  const { database, metrics } = context;
  return {
    name: 'import',
    queue: importQueue,
    load: async (id) => (await importById(database, id))?.job,
    work: (job, progress) =>
      around(job, (onProgress) =>
        workOn(context, job, (done, total) => {
          progress(done, total);
          onProgress(done, total);
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
