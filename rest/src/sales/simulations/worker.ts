import type { BackgroundWork } from '../../ground/platform/work/backgroundWork.js';
import { startJobs, type JobContext, type JobKind } from '../../ground/platform/work/jobs.js';
import { settleSimulation, simulationQueue, startedSimulation, type SimulationRow } from './queries.js';
import { makeSimulation, type SimulationWorkContext } from './work.js';

/** Starts the worker, which runs queued simulations in the background, one at a time in each replica. */
export function startSimulations(context: SimulationWorkContext & JobContext): BackgroundWork {
  const { database, clock } = context;
  const kind: JobKind<SimulationRow> = {
    name: 'simulation',
    queue: simulationQueue,
    load: (id) => startedSimulation(database, id),
    work: (job, progress) => makeSimulation(context, job, progress),
    giveUp: (job) => settleSimulation(database, job, { status: 'failed', finishedAt: clock.programmeNow() }),
    about: ({ campaignId, volumes }) => ({ campaign: campaignId, volumes }),
  };
  return startJobs(context, kind);
}
