import { and, desc, eq, inArray, notInArray, sql, type SQL } from 'drizzle-orm';
import type { SimulationDealerSortColumn, SimulationOutcome } from '@gdd/schema/simulations';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { oneOf } from '../../ground/database/oneOf.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { dealerTable } from '../../ground/database/dealerTable.js';
import { rowsIn } from '../../ground/database/rows.js';
import type { Place } from '../../ground/database/scope.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import {
  simulationDealers,
  simulations,
  simulationWorkStatuses,
} from '../../ground/database/tables/programme/simulations.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { VolumeResult } from '../../ground/domain/incentive/simulation.js';
import { distributors, isDistributorFor } from '../../programme/memberships/membership/queries.js';
import { jobQueue } from '../../ground/platform/work/jobs.js';
import type { SimulationDealersState } from './schemas.js';

export type SimulationRow = typeof simulations.$inferSelect;

/** The queue of simulations, with the leases of their workers. */
export const simulationQueue = jobQueue(simulations, simulationWorkStatuses);

export async function insertSimulation(
  transaction: Database,
  values: typeof simulations.$inferInsert,
): Promise<SimulationRow> {
  const [made] = await transaction.insert(simulations).values(values).returning();
  if (made === undefined) throw new Error('The insert returned no row.');
  return made;
}

/** A simulation with the title of the campaign that it is compared with, and the name of its user. */
export interface NamedSimulation {
  readonly simulation: SimulationRow;
  readonly againstTitle: string | null;
  readonly userName: string | null;
}

function simulationsWithNames(database: Database) {
  const againstTitle = sql<
    string | null
  >`(select title from ${campaigns} as other where other.id = ${simulations.againstId})`;
  return database
    .select({ simulation: simulations, againstTitle, userName: users.name })
    .from(simulations)
    .leftJoin(users, eq(users.id, simulations.createdBy));
}

/** The simulations of a campaign, the newest first. */
export function simulationsOf(database: Database, campaignId: number): Promise<NamedSimulation[]> {
  return simulationsWithNames(database).where(eq(simulations.campaignId, campaignId)).orderBy(desc(simulations.id));
}

export async function simulationById(database: Database, id: number): Promise<NamedSimulation | undefined> {
  const [simulation] = await simulationsWithNames(database).where(eq(simulations.id, id));
  return simulation;
}

/** Deletes a simulation. @returns whether it existed */
export async function deleteSimulation(database: Database, id: number): Promise<boolean> {
  const deleted = await database.delete(simulations).where(eq(simulations.id, id)).returning({ id: simulations.id });
  return deleted.length > 0;
}

/** Deletes a campaign's simulations except the newest `most`. */
export async function deleteOlderSimulations(transaction: Database, campaignId: number, most: number): Promise<void> {
  const newest = transaction
    .select({ id: simulations.id })
    .from(simulations)
    .where(eq(simulations.campaignId, campaignId))
    .orderBy(desc(simulations.id))
    .limit(most);
  await transaction
    .delete(simulations)
    .where(and(eq(simulations.campaignId, campaignId), notInArray(simulations.id, newest)));
}

/**
 * Sets a claimed simulation to running, and deletes the result and rows of an earlier try.
 *
 * @returns undefined if it is gone
 */
export async function startedSimulation(database: Database, id: number): Promise<SimulationRow | undefined> {
  return database.transaction(async (transaction) => {
    const [started] = await transaction
      .update(simulations)
      .set({ status: 'running', result: null, sumsKey: null, progressDone: 0, progressTotal: 0 })
      .where(and(eq(simulations.id, id), inArray(simulations.status, [...simulationWorkStatuses])))
      .returning();
    if (started !== undefined) {
      await transaction.delete(simulationDealers).where(eq(simulationDealers.simulationId, id));
    }
    return started;
  });
}

type Try = Pick<SimulationRow, 'id' | 'tries'>;

/** Matches the simulation only while this try runs: another replica may have started a later try. */
const isCurrentTry = ({ id, tries }: Try) =>
  and(eq(simulations.id, id), eq(simulations.status, 'running'), eq(simulations.tries, tries));

/** Stores the result of a try, whose dealers are written afterwards; does not overwrite that of a later try. */
export async function writeResult(
  database: Database,
  job: Try,
  made: { readonly result: readonly VolumeResult[]; readonly sumsKey: string },
): Promise<void> {
  await database.update(simulations).set(made).where(isCurrentTry(job));
}

/** The outcome of a try. */
type Outcome = { readonly finishedAt: Date } & (
  { readonly status: 'done'; readonly dealers: number } | { readonly status: 'failed' }
);

/** Stores the outcome of a try; does not overwrite that of a later try. */
export async function settleSimulation(
  database: Database,
  job: Try,
  { finishedAt, ...outcome }: Outcome,
): Promise<void> {
  const fields =
    outcome.status === 'failed'
      ? { result: null, sumsKey: null }
      : { progressDone: outcome.dealers, progressTotal: outcome.dealers };
  await database
    .update(simulations)
    .set({ status: outcome.status, finishedAt, leaseUntil: null, ...fields })
    .where(isCurrentTry(job));
}

/** The columns that depend on the volume. @param place its index from 0; arrays of Postgres begin at 1 */
const atVolume = (place: number) => {
  const at = (column: PgColumn) => sql`${column}[${place + 1}]`;
  return {
    tires: at(simulationDealers.tires),
    accumulated: at(simulationDealers.accumulated),
    expendable: at(simulationDealers.expendable),
    difference: sql`${at(simulationDealers.accumulated)} - ${simulationDealers.against}`,
  };
};

const rowColumns = (place: number) => {
  const { tires, accumulated, expendable, difference } = atVolume(place);
  return {
    dealerId: simulationDealers.dealerId,
    code: members.code,
    businessName: members.businessName,
    vatNumber: members.vatNumber,
    region: members.region,
    tier: members.tier,
    distributor: {
      id: distributors.id,
      code: distributors.code,
      businessName: distributors.businessName,
      role: distributors.role,
    },
    goalThreshold: simulationDealers.goalThreshold,
    lineTires: simulationDealers.quantity,
    tires: sql<number>`${tires}`.mapWith(Number),
    accumulated: sql<string>`${accumulated}`,
    expendable: sql<string>`${expendable}`,
    against: simulationDealers.against,
    difference: sql<string | null>`${difference}`,
  };
};

const orderBy = (column: SimulationDealerSortColumn, place: number) => {
  const { tires, accumulated, expendable, difference } = atVolume(place);
  const columns = {
    id: simulationDealers.dealerId,
    code: members.code,
    businessName: members.nameSort,
    tier: members.tier,
    region: members.region,
    goalThreshold: simulationDealers.goalThreshold,
    lineTires: simulationDealers.quantity,
    tires,
    accumulated,
    expendable,
    against: simulationDealers.against,
    difference,
  } satisfies Record<SimulationDealerSortColumn, unknown>;
  return columns[column];
};

const outcomeSigns: Readonly<Record<SimulationOutcome, number>> = { winner: 1, loser: -1, same: 0 };

/** A request for dealers of a simulation. */
export interface DealersRequest extends Pick<SimulationDealersState, 'filter' | 'searchTerm' | 'sorting'> {
  readonly simulationId: number;
  /** The place of the volume among those of the simulation, from 0. */
  readonly place: number;
}

const rowsOf = (database: Database, top: Place, { place }: Pick<DealersRequest, 'place'>) =>
  database
    .select(rowColumns(place))
    .from(simulationDealers)
    .innerJoin(members, eq(members.id, simulationDealers.dealerId))
    .leftJoin(distributors, isDistributorFor(top))
    .$dynamic();

export type SimulationDealerRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** The table of a simulation's dealers at one of its volumes. */
export const simulationDealerTable = dealerTable<DealersRequest, SimulationDealerRow>({
  rows: rowsOf,
  ids: (database) =>
    database
      .select({ id: simulationDealers.dealerId })
      .from(simulationDealers)
      .innerJoin(members, eq(members.id, simulationDealers.dealerId))
      .$dynamic(),
  id: simulationDealers.dealerId,
  owner: ({ simulationId }) => eq(simulationDealers.simulationId, simulationId),
  filter: ({ simulationId, place, filter = {} }) => {
    const outcomes = severalOf(filter.outcome)?.map((outcome) => outcomeSigns[outcome]);
    const { expendable, difference } = atVolume(place);
    return and(
      // no rows before the simulation is done: some dealers would be missing
      sql`exists (select from ${simulations} where ${simulations.id} = ${simulationId} and ${simulations.status} = 'done')`,
      outcomes && sql`sign(${difference})::int in ${outcomes}`,
      filter.unlocked === undefined ? undefined : filter.unlocked ? sql`${expendable} > 0` : sql`${expendable} = 0`,
      oneOf(members.tier, severalOf(filter.tier)),
      oneOf(members.region, severalOf(filter.region)),
      oneOf(members.distributorId, severalOf(filter.distributorId)),
    );
  },
  sortColumn: ({ sorting, place }) => orderBy(sorting.column, place),
});

/** Links to members, deleted ones included, by id. */
export async function linksOf(database: Database, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await database
    .select({ id: members.id, code: members.code, businessName: members.businessName, role: members.role })
    .from(members)
    .where(inArray(members.id, [...ids]));
  return new Map(rows.map((link) => [link.id, link]));
}

type Dealers = Pick<SimulationRow, 'campaignId' | 'proposalId'>;

/** The dealers of a campaign that have a goal, or those of a proposal, with their goals. */
const goalsOf = ({ campaignId, proposalId }: Dealers) =>
  proposalId === null
    ? sql`select dealer_id, goal_threshold from memberships where campaign_id = ${campaignId} and not goal_missing`
    : sql`select dealer_id, goal_threshold from goal_proposal_rows where proposal_id = ${proposalId}`;

/**
 * Query of the dealers of a campaign, or of a proposal, with their goals and their prizes in the campaign to compare with
 * (`DealerToSimulate`).
 *
 * @param sums a query of the sums of their lines: "dealerId", quantity and "boostedQuantity" as texts
 */
export function dealersToSimulate({ againstId, ...input }: Dealers & Pick<SimulationRow, 'againstId'>, sums: SQL): SQL {
  return sql`
      select simulated.dealer_id as "dealerId", simulated.goal_threshold as "goalThreshold",
        dealer.distributor_id as "distributorId", other.plafond_accumulated::text as against,
        coalesce(sums.quantity, '0') as quantity, coalesce(sums."boostedQuantity", '0') as "boostedQuantity"
      from (${goalsOf(input)}) as simulated
        join members as dealer on dealer.id = simulated.dealer_id
        left join (${sums}) as sums on sums."dealerId" = simulated.dealer_id
        left join memberships as other on other.campaign_id = ${againstId}::int and other.dealer_id = simulated.dealer_id
      order by simulated.dealer_id`;
}

/** The SHA-256 of the ids of the dealers. */
export async function hashOfDealers(database: Database, input: Dealers): Promise<string> {
  const [row] = rowsIn<{ readonly hash: string }>(
    await database.execute(sql`
      select encode(sha256(convert_to(
        coalesce(string_agg(dealer_id::text, ' ' order by dealer_id), ''), 'UTF8')), 'hex') as hash
      from (${goalsOf(input)}) as simulated`),
  );
  return row?.hash ?? '';
}

/** The newest other simulation of a campaign with the same key of sums, which can be reused; undefined without one. */
export async function simulationWithSums(
  database: Database,
  { id, campaignId }: Pick<SimulationRow, 'id' | 'campaignId'>,
  sumsKey: string,
): Promise<number | undefined> {
  const [earlier] = await database
    .select({ id: simulations.id })
    .from(simulations)
    .where(
      and(
        eq(simulations.campaignId, campaignId),
        eq(simulations.sumsKey, sumsKey),
        eq(simulations.status, 'done'),
        sql`${simulations.id} <> ${id}`,
      ),
    )
    .orderBy(desc(simulations.id))
    .limit(1);
  return earlier?.id;
}

/** Query of the sums of a simulation's dealers, for `dealersToSimulate`. */
export function sumsOfSimulation(id: number): SQL {
  return sql`
    select dealer_id as "dealerId", quantity::text as quantity, boosted_quantity::text as "boostedQuantity"
    from simulation_dealers where simulation_id = ${id}`;
}
