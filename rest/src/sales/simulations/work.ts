/** Runs a simulation: sums the lines of the base period once, then computes each dealer's prize at each volume. */
import { setImmediate } from 'node:timers/promises';
import { copyLine, type CopyRows } from '../../ground/database/connections/copyRows.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { inSnapshot } from '../../ground/database/connections/longTransaction.js';
import { cursorPages } from '../../ground/database/cursorPages.js';
import type { Clock } from '../../ground/clock.js';
import { decimalText, fixed } from '../../ground/domain/decimal.js';
import { sha256 } from '../../ground/domain/incentive/canonicalRules.js';
import {
  prizesAtVolumes,
  Simulation,
  type SimulatedDealer,
  type SimulatedPrize,
  type VolumeResult,
} from '../../ground/domain/incentive/simulation.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import type { Progress } from '../../ground/platform/work/jobs.js';
import { sumsFrom } from '../../figures/sums/sums.js';
import { sql, type SQL } from 'drizzle-orm';
import {
  dealersToSimulate,
  hashOfDealers,
  settleSimulation,
  simulationWithSums,
  sumsOfSimulation,
  writeResult,
  type SimulationRow,
} from './queries.js';
import { PackedDealers, type DealerToSimulate } from './packedDealers.js';
import { importsOfSales } from '../../figures/sums/countedImports.js';

/** The resources of the worker. */
export interface SimulationWorkContext {
  readonly database: Database;
  readonly copyRows: CopyRows;
  readonly clock: Clock;
}

/** The input of a simulation. */
export type SimulationInput = Pick<
  SimulationRow,
  'id' | 'campaignId' | 'proposalId' | 'againstId' | 'fromDay' | 'toDay' | 'volumes' | 'rules'
>;

/** Dealers that are read at a time, and after which the work yields to other requests: some hundredths of a second. */
const dealersAtATime = 2000;

/**
 * Runs a simulation. Its result is stored first, because users wait for it; then its dealers with their prizes at each
 * volume are written by COPY, which takes several times as long.
 *
 * @param progress called with the number of written dealers; throws when the work has to stop
 */
export async function makeSimulation(
  { database, copyRows, clock }: SimulationWorkContext,
  job: SimulationRow,
  progress: Progress,
): Promise<void> {
  const { sumsKey, dealers } = await readBase(database, job);
  const result = await resultsOf(job, dealers, () => progress(0, dealers.length));
  await writeResult(database, job, { result, sumsKey });
  const prizesOf = prizesAtVolumes(job.rules, job.volumes);
  for (const [from, batch] of dealers.batches()) {
    progress(from, dealers.length);
    const rows = batch.map((dealer) => rowOf(job.id, dealer, prizesOf(dealer)));
    await copyRows(
      'simulation_dealers (simulation_id, dealer_id, goal_threshold, quantity, boosted_quantity, tires, accumulated, expendable, against)',
      Buffer.from(rows.join('')),
    );
  }
  await settleSimulation(database, job, { status: 'done', dealers: dealers.length, finishedAt: clock.programmeNow() });
}

/** A row of simulation_dealers in the format of COPY. */
function rowOf(id: number, dealer: SimulatedDealer, prizes: readonly SimulatedPrize[]): string {
  const array = (values: readonly (string | number)[]) => `{${values.join(',')}}`;
  return copyLine([
    id,
    dealer.dealerId,
    dealer.goalThreshold,
    dealer.sums.quantity,
    decimalText(dealer.sums.boostedQuantity),
    array(prizes.map(({ tires }) => tires)),
    array(prizes.map(({ accumulated }) => fixed(accumulated, 2))),
    array(prizes.map(({ expendable }) => fixed(expendable, 2))),
    dealer.against ?? undefined,
  ]);
}

/** The result at each volume, without a stored simulation. */
export async function simulate(database: Database, input: SimulationInput): Promise<VolumeResult[]> {
  const { dealers } = await readBase(database, input);
  return resultsOf(input, dealers);
}

/** Sums the dealers in batches, yielding to other requests between them. @param onBatch called before each batch */
export async function resultsOf(
  { rules, volumes, againstId }: Pick<SimulationInput, 'rules' | 'volumes' | 'againstId'>,
  dealers: PackedDealers,
  onBatch: () => void = () => undefined,
): Promise<VolumeResult[]> {
  const simulation = new Simulation(rules, volumes, againstId !== null);
  for (const [, batch] of dealers.batches()) {
    onBatch();
    for (const dealer of batch) simulation.add(dealer);
    await setImmediate();
  }
  return simulation.results();
}

/**
 * The dealers of a simulation with the sums of their lines, read in one snapshot. The sums of an earlier simulation are
 * reused if they depend on the same data.
 */
function readBase(database: Database, input: SimulationInput) {
  return inSnapshot(database, async (snapshot) => {
    const sumsKey = await keyOfSums(snapshot, input);
    const earlierId = await simulationWithSums(snapshot, input, sumsKey);
    const sums = earlierId === undefined ? sumsOfLines(input) : sumsOfSimulation(earlierId);
    const dealers = new PackedDealers();
    const pages = cursorPages<DealerToSimulate>(snapshot, dealersToSimulate(input, sums), dealersAtATime);
    for await (const page of pages) dealers.add(page);
    return { sumsKey, dealers };
  });
}

/** A hash of all data that the sums of the dealers' lines depend on. */
async function keyOfSums(snapshot: Database, input: SimulationInput): Promise<string> {
  const { factorBoostDetail, eligibility } = input.rules;
  const factors = factorBoostDetail.boosts.map(({ match, factor }) => [match, String(factor)]);
  const lines = (await importsOfSales(snapshot)).join(' ');
  const dealers = await hashOfDealers(snapshot, input);
  return sha256([input.fromDay, input.toDay, eligibility, factors, lines, dealers]);
}

function sumsOfLines({ campaignId, proposalId, fromDay, toDay, rules }: SimulationInput): SQL {
  const among =
    proposalId === null
      ? undefined
      : sql`${sales.dealerId} in (select dealer_id from goal_proposal_rows where proposal_id = ${proposalId})`;
  // 'open', so that the lines count also for a draft, which has none otherwise
  const period = { ...rules, id: campaignId, state: 'open' as const, startsOn: fromDay, endsOn: toDay };
  return sumsFrom(period, undefined, among);
}
