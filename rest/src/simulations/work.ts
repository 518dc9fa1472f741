/** The making of one simulation: every line of the base period once, every dealer once for each volume. */
import { copyLine, type CopyRows } from '../database/connections/copyRows.js';
import type { Database } from '../database/connections/connection.js';
import { inSnapshot } from '../database/connections/longTransaction.js';
import type { Clock } from '../clock.js';
import { decimalText, millionths } from '../domain/decimal.js';
import { sha256 } from '../domain/incentive/canonicalRules.js';
import type { BoostSums } from '../domain/incentive/lineSums.js';
import {
  VolumeSimulation,
  type SimulatedDealer,
  type SimulatedPrize,
  type VolumeResult,
} from '../domain/incentive/simulation.js';
import { sales } from '../database/tables/programme/sales.js';
import type { Progress } from '../platform/work/jobs.js';
import { noSums, sumsByDealer } from '../sums/sums.js';
import { sql } from 'drizzle-orm';
import { dealersToSimulate, earlierSums, importsOfSales, settleSimulation, type SimulationRow } from './queries.js';

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

const dealersAtATime = 5000;

/**
 * Makes a simulation: its dealers with their prizes at each volume are written by COPY, the result beside it.
 *
 * @param progress throws when the work is to stop
 */
export async function makeSimulation(
  { database, copyRows, clock }: SimulationWorkContext,
  job: SimulationRow,
  progress: Progress,
): Promise<void> {
  const rows: string[] = [];
  const { sumsKey, results } = await inSnapshot(database, (snapshot) =>
    simulate(snapshot, job, (dealer, prizes, total) => {
      if (rows.length % dealersAtATime === 0) progress(rows.length, total);
      rows.push(rowOf(job.id, dealer, prizes));
    }),
  );
  for (let from = 0; from < rows.length; from += dealersAtATime) {
    progress(from, rows.length);
    const lines = rows.slice(from, from + dealersAtATime).join('');
    await copyRows(
      'simulation_dealers (simulation_id, dealer_id, goal_threshold, quantity, boosted_quantity, tires, accumulated, expendable, against)',
      Buffer.from(lines),
    );
  }
  await settleSimulation(database, job, {
    status: 'done',
    result: results,
    sumsKey,
    dealers: rows.length,
    finishedAt: clock.now(),
  });
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
    array(prizes.map(({ accumulated }) => accumulated)),
    array(prizes.map(({ expendable }) => expendable)),
    dealer.against ?? undefined,
  ]);
}

/**
 * The result of a simulation at each of its volumes.
 *
 * @param onDealer hears of each dealer with its prizes, and how many dealers there are
 */
export async function simulate(
  snapshot: Database,
  input: SimulationInput,
  onDealer: (dealer: SimulatedDealer, prizes: readonly SimulatedPrize[], total: number) => void,
): Promise<{ readonly sumsKey: string; readonly results: VolumeResult[] }> {
  const { volumes, rules, againstId } = input;
  const dealers = await dealersToSimulate(snapshot, input);
  const dealerIds = dealers.map(({ dealerId }) => dealerId);
  const { sumsKey, sums } = await sumsOf(snapshot, input, dealerIds);
  const simulations = volumes.map((volume) => new VolumeSimulation(rules, volume, againstId !== null));
  for (const each of dealers) {
    const dealer = { ...each, sums: sums.get(each.dealerId) ?? noSums };
    onDealer(
      dealer,
      simulations.map((simulation) => simulation.add(dealer)),
      dealers.length,
    );
  }
  return { sumsKey, results: simulations.map((simulation) => simulation.result()) };
}

/** The sums of the dealers' lines: those of an earlier simulation where nothing that they follow from has changed. */
async function sumsOf(snapshot: Database, input: SimulationInput, dealerIds: readonly number[]) {
  const { campaignId, proposalId, fromDay, toDay, rules } = input;
  const { factorBoostDetail, eligibility } = rules;
  const lines = await importsOfSales(snapshot);
  const factors = factorBoostDetail.boosts.map(({ match, factor }) => [match, String(factor)]);
  const sumsKey = sha256([fromDay, toDay, eligibility, factors, lines, dealerIds]);
  const earlier = await earlierSums(snapshot, input, sumsKey);
  if (earlier !== undefined) {
    const sums = new Map<number, BoostSums>(
      earlier.map(({ dealerId, quantity, boostedQuantity }) => [
        dealerId,
        { quantity, boostedQuantity: millionths(boostedQuantity) },
      ]),
    );
    return { sumsKey, sums };
  }
  const among =
    proposalId === null
      ? undefined
      : sql`${sales.dealerId} in (select dealer_id from goal_proposal_rows where proposal_id = ${proposalId})`;
  // the lines of a draft count in a simulation, and nowhere else
  const period = { ...rules, id: campaignId, state: 'open' as const, startsOn: fromDay, endsOn: toDay };
  return { sumsKey, sums: (await sumsByDealer(snapshot, period, undefined, among)) as ReadonlyMap<number, BoostSums> };
}
