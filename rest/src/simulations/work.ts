/** The making of one simulation: every line of the base period once, every dealer once for each volume. */
import { setImmediate } from 'node:timers/promises';
import { copyLine, type CopyRows } from '../database/connections/copyRows.js';
import type { Database } from '../database/connections/connection.js';
import { inSnapshot } from '../database/connections/longTransaction.js';
import type { Clock } from '../clock.js';
import { decimalText, fixed, millionths } from '../domain/decimal.js';
import { sha256 } from '../domain/incentive/canonicalRules.js';
import {
  prizesAtVolumes,
  Simulation,
  type SimulatedDealer,
  type SimulatedPrize,
  type VolumeResult,
} from '../domain/incentive/simulation.js';
import { sales } from '../database/tables/programme/sales.js';
import type { Progress } from '../platform/work/jobs.js';
import { sumsFrom } from '../sums/sums.js';
import { sql, type SQL } from 'drizzle-orm';
import {
  dealersToSimulate,
  hashOfDealers,
  settleSimulation,
  simulationWithSums,
  sumsOfSimulation,
  writeResult,
  type DealerToSimulate,
  type SimulationRow,
} from './queries.js';
import { importsOfSales } from '../sums/countedImports.js';

/** The resources of the worker. */
export interface SimulationWorkContext {
  readonly database: Database;
  readonly copyRows: CopyRows;
  readonly clock: Clock;
}

/** What a simulation is made of. */
export type SimulationInput = Pick<
  SimulationRow,
  'id' | 'campaignId' | 'proposalId' | 'againstId' | 'fromDay' | 'toDay' | 'volumes' | 'rules'
>;

/** Dealers after which other requests have their turn: some hundredths of a second. */
const dealersAtATime = 2000;

/**
 * Makes a simulation: its result is written first, for whoever waits for it, then by COPY its dealers with their prizes
 * at each volume, which takes several times as long.
 *
 * @param progress throws when the work is to stop; hears of the dealers that are written
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
  for (const [from, some] of inPieces(dealers)) {
    progress(from, dealers.length);
    const rows = some.map((dealer) => rowOf(job.id, dealer, prizesOf(dealer)));
    await copyRows(
      'simulation_dealers (simulation_id, dealer_id, goal_threshold, quantity, boosted_quantity, tires, accumulated, expendable, against)',
      Buffer.from(rows.join('')),
    );
  }
  await settleSimulation(database, job, { status: 'done', dealers: dealers.length, finishedAt: clock.now() });
}

/** Dealers some at a time, each time with the place of the first. */
function* inPieces(dealers: readonly DealerToSimulate[]): Generator<[number, readonly SimulatedDealer[]]> {
  for (let from = 0; from < dealers.length; from += dealersAtATime) {
    yield [from, dealers.slice(from, from + dealersAtATime).map(simulatedDealer)];
  }
}

function simulatedDealer(row: DealerToSimulate): SimulatedDealer {
  const { dealerId, goalThreshold, distributorId, against } = row;
  const sums = { quantity: Number(row.quantity), boostedQuantity: millionths(row.boostedQuantity) };
  return { dealerId, goalThreshold, distributorId, sums, against };
}

/** A dealer of a simulation as COPY takes it. */
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

/** The result of a simulation at each of its volumes, of rules that need not be stored. */
export async function simulate(database: Database, input: SimulationInput): Promise<VolumeResult[]> {
  const { dealers } = await readBase(database, input);
  return resultsOf(input, dealers);
}

/** Adds the dealers up, other requests in between. @param onPiece hears of each piece of them before it is added */
export async function resultsOf(
  { rules, volumes, againstId }: Pick<SimulationInput, 'rules' | 'volumes' | 'againstId'>,
  dealers: readonly DealerToSimulate[],
  onPiece: () => void = () => undefined,
): Promise<VolumeResult[]> {
  const simulation = new Simulation(rules, volumes, againstId !== null);
  for (const [, some] of inPieces(dealers)) {
    onPiece();
    for (const dealer of some) simulation.add(dealer);
    await setImmediate();
  }
  return simulation.results();
}

/**
 * The dealers of a simulation with the sums of their lines, as they are at one moment: those of an earlier simulation where
 * nothing that they follow from has changed.
 */
function readBase(database: Database, input: SimulationInput) {
  return inSnapshot(database, async (snapshot) => {
    const sumsKey = await keyOfSums(snapshot, input);
    const earlierId = await simulationWithSums(snapshot, input, sumsKey);
    const sums = earlierId === undefined ? sumsOfLines(input) : sumsOfSimulation(earlierId);
    return { sumsKey, dealers: await dealersToSimulate(snapshot, input, sums) };
  });
}

/** What the sums of the dealers' lines follow from. */
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
  // the lines of a draft count in a simulation, and nowhere else
  const period = { ...rules, id: campaignId, state: 'open' as const, startsOn: fromDay, endsOn: toDay };
  return sumsFrom(period, undefined, among);
}
