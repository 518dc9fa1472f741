import type { BackgroundWork } from '../../ground/platform/work/backgroundWork.js';
import { startJobs, type JobContext, type JobKind } from '../../ground/platform/work/jobs.js';
import type { Metrics } from '../../ground/telemetry/metrics.js';
import { exportQueue, settleExport, startedExport, type ExportJob } from './queries.js';
import { makeExport, type ExportWorkContext } from './work.js';

/** The export that a process is making. */
export interface RunningExport {
  /** Rows written and rows in all; a total of 0 is not known yet. */
  readonly progress: { readonly done: number; readonly total: number };
  /** Makes the work stop at the next report of progress. */
  drop(): void;
}

/** The background worker of exports: one export at a time in each replica. */
export interface ExportWorker extends BackgroundWork {
  /** The export that this process is making, if it has this id. */
  inHand(id: number): RunningExport | undefined;
}

type WorkerContext = ExportWorkContext &
  JobContext & { readonly metrics?: Pick<Metrics, 'exportBegun' | 'exportGivenUp'> };

/** Stops the work: the owner has deleted the export. */
class Dropped extends Error {}

/** Starts the worker. */
export function startExports(context: WorkerContext): ExportWorker {
  const { database, clock, storage, metrics } = context;
  let inHand: (RunningExport & { readonly id: number }) | undefined;
  const kind: JobKind<ExportJob> = {
    name: 'export',
    queue: exportQueue,
    load: (id) => startedExport(database, id),
    work: async (job, progress) => {
      let latest = { done: 0, total: 0 };
      let isDropped = false;
      inHand = {
        id: job.id,
        get progress() {
          return latest;
        },
        drop: () => (isDropped = true),
      };
      try {
        await makeExport(context, job, (done, total) => {
          if (isDropped) throw new Dropped();
          progress(done, total);
          latest = { done, total };
        });
      } catch (error) {
        if (!(error instanceof Dropped)) throw error;
      } finally {
        inHand = undefined;
      }
    },
    giveUp: async (job) => {
      await settleExport(database, job, { status: 'failed', failure: 'unexpected', finishedAt: clock.programmeNow() });
      if (job.storageKey !== null) await storage.delete(job.storageKey);
      metrics?.exportGivenUp(job.type);
    },
    about: ({ type, format }) => ({ type, format }),
    begun: ({ type }) => metrics?.exportBegun(type) ?? (() => undefined),
  };
  return { ...startJobs(context, kind), inHand: (id) => (inHand?.id === id ? inHand : undefined) };
}
