import type { BackgroundWork } from '../platform/work/backgroundWork.js';
import { startJobs, type JobContext, type JobKind } from '../platform/work/jobs.js';
import type { Metrics } from '../telemetry/metrics.js';
import { exportQueue, settleExport, startedExport, type ExportJob } from './queries.js';
import { makeExport, type ExportWorkContext } from './work.js';

/** The export that a process works on. */
export interface ExportInHand {
  /** Rows written, of how many; 0: not known yet. */
  readonly progress: { readonly done: number; readonly total: number };
  /** Has the work stop at the next row. */
  drop(): void;
}

/** Works on the exports that want it, in the background of every replica, one at a time. */
export interface ExportWorker extends BackgroundWork {
  inHand(id: number): ExportInHand | undefined;
}

type WorkerContext = ExportWorkContext &
  JobContext & { readonly metrics?: Pick<Metrics, 'exportBegun' | 'exportGivenUp'> };

/** Its owner has deleted it. */
class Dropped extends Error {}

/** Starts the worker. */
export function startExports(context: WorkerContext): ExportWorker {
  const { database, clock, storage, metrics } = context;
  let inHand: (ExportInHand & { readonly id: number }) | undefined;
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
      await settleExport(database, job, { status: 'failed', failure: 'unexpected', finishedAt: clock.now() });
      if (job.storageKey !== null) await storage.delete(job.storageKey);
      metrics?.exportGivenUp(job.type);
    },
    about: ({ type, format }) => ({ type, format }),
    begun: ({ type }) => metrics?.exportBegun(type) ?? (() => undefined),
  };
  return { ...startJobs(context, kind), inHand: (id) => (inHand?.id === id ? inHand : undefined) };
}
