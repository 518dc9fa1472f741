import { and, asc, desc, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { ProposalRowSortColumn } from '@gdd/schema/proposals';
import { oneOf } from '../../ground/database/oneOf.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { inSubtreeOf, type Place } from '../../ground/database/scope.js';
import { matchesSearch } from '../../ground/database/search.js';
import { members } from '../../ground/database/tables/people/network.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { goalProposalRows, goalProposals } from '../../ground/database/tables/programme/simulations.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { ProposalFilter, ProposalRowsState } from './schemas.js';
import type { DealerGoal } from './typedGoals.js';

export type ProposalRow = typeof goalProposals.$inferSelect;
type ProposedGoal = typeof goalProposalRows.$inferInsert;

const batchSize = 2000;

/** Proposals with the sums of their rows and the names of their users. */
function summaries(database: Database) {
  const sumOf = (expression: SQL) =>
    sql`(select ${expression} from ${goalProposalRows} r where r.proposal_id = ${goalProposals.id})`;
  // as `proposedGoal` works a goal out: the tyres with the growth of the tier, raised to the step, and to the floor
  const grown = sql`round(greatest(r.base_tires, 0) * (${goalProposals.terms} -> 'growth' ->> m.tier)::numeric)`;
  const step = sql`(${goalProposals.terms} ->> 'step')::numeric`;
  const ofDealers = (expression: SQL) =>
    sql<number>`(select coalesce(sum(${expression}), 0)::float8 from ${goalProposalRows} r
      join ${members} m on m.id = r.dealer_id where r.proposal_id = ${goalProposals.id})`;
  return database
    .select({
      proposal: goalProposals,
      userName: users.name,
      newDealers: sql<number>`${sumOf(sql`(count(*) filter (where not exists (select from ${memberships} s
        where s.campaign_id = ${goalProposals.campaignId} and s.dealer_id = r.dealer_id)))::int`)}`,
      grown: ofDealers(grown),
      rounding: ofDealers(sql`ceil(${grown} / ${step}) * ${step} - ${grown}`),
      proposed: sql<number>`${sumOf(sql`coalesce(sum(r.proposed_goal), 0)::float8`)}`,
      dealers: sql<number>`${sumOf(sql`count(*)::int`)}`,
      baseTires: sql<number>`${sumOf(sql`coalesce(sum(greatest(r.base_tires, 0)), 0)::float8`)}`,
      goals: sql<number>`${sumOf(sql`coalesce(sum(r.goal_threshold), 0)::float8`)}`,
      edited: sql<number>`${sumOf(sql`(count(*) filter (where r.goal_threshold <> r.proposed_goal))::int`)}`,
    })
    .from(goalProposals)
    .leftJoin(users, eq(users.id, goalProposals.createdBy));
}

export type ProposalSummary = Awaited<ReturnType<typeof proposalsOf>>[number];

/** The proposals for a campaign, the newest first. */
export function proposalsOf(database: Database, campaignId: number) {
  return summaries(database).where(eq(goalProposals.campaignId, campaignId)).orderBy(desc(goalProposals.id));
}

/** A proposal of a campaign. */
export async function proposalOf(database: Database, campaignId: number, id: number): Promise<ProposalRow | undefined> {
  const [proposal] = await database
    .select()
    .from(goalProposals)
    .where(and(eq(goalProposals.id, id), eq(goalProposals.campaignId, campaignId)));
  return proposal;
}

export async function proposalById(database: Database, id: number): Promise<ProposalSummary | undefined> {
  const [proposal] = await summaries(database).where(eq(goalProposals.id, id));
  return proposal;
}

/** A proposal, its row locked until the transaction ends. */
export async function lockProposal(transaction: Database, id: number): Promise<ProposalRow | undefined> {
  const [proposal] = await transaction.select().from(goalProposals).where(eq(goalProposals.id, id)).for('update');
  return proposal;
}

export async function insertProposal(
  transaction: Database,
  values: typeof goalProposals.$inferInsert,
  rows: readonly Omit<ProposedGoal, 'proposalId'>[],
): Promise<number> {
  const [made] = await transaction.insert(goalProposals).values(values).returning({ id: goalProposals.id });
  if (made === undefined) throw new Error('The insert returned no row.');
  for (let from = 0; from < rows.length; from += batchSize) {
    const batch = rows.slice(from, from + batchSize).map((row) => ({ ...row, proposalId: made.id }));
    await transaction.insert(goalProposalRows).values(batch);
  }
  return made.id;
}

/** Deletes a proposal. @returns whether it existed */
export async function deleteProposal(database: Database, id: number): Promise<boolean> {
  const deleted = await database
    .delete(goalProposals)
    .where(eq(goalProposals.id, id))
    .returning({ id: goalProposals.id });
  return deleted.length > 0;
}

/** Deletes a campaign's proposals except the newest `most`. */
export async function deleteOlderProposals(transaction: Database, campaignId: number, most: number): Promise<void> {
  const newest = transaction
    .select({ id: goalProposals.id })
    .from(goalProposals)
    .where(eq(goalProposals.campaignId, campaignId))
    .orderBy(desc(goalProposals.id))
    .limit(most);
  await transaction
    .delete(goalProposals)
    .where(and(eq(goalProposals.campaignId, campaignId), notInArray(goalProposals.id, newest)));
}

/** Condition on members: the active dealers that match a filter. */
export function activeDealers(top: Place, { tier, region, distributorId }: ProposalFilter): SQL {
  return and(
    eq(members.role, 'Dealer'),
    eq(members.status, 'active'),
    inSubtreeOf(top),
    oneOf(members.tier, severalOf(tier)),
    oneOf(members.region, severalOf(region)),
    oneOf(members.distributorId, severalOf(distributorId)),
  ) as SQL;
}

/** The ids and tiers of the dealers that a condition on members selects. */
export function dealerTiers(database: Database, condition: SQL) {
  return database
    .select({ id: members.id, tier: members.tier })
    .from(members)
    .where(condition)
    .orderBy(asc(members.id));
}

/** A dealer's goal in the newest other campaign of the same duration that was opened and is older than a proposal's. */
const lastGoal = sql<number | null>`(
  select m.goal_threshold from ${memberships} m join ${campaigns} c on c.id = m.campaign_id
    join ${campaigns} own on own.id = ${goalProposals.campaignId}
  where m.dealer_id = ${goalProposalRows.dealerId} and c.id <> own.id and c.duration = own.duration
    and c.starts_on < own.ends_on and c.state <> 'draft' and not m.goal_missing
  order by c.starts_on desc, c.id desc limit 1)`;

/** A dealer's goal in the campaign; null where it is still to be set. */
const currentGoal = sql<number | null>`(
  select m.goal_threshold from ${memberships} m
  where m.campaign_id = ${goalProposals.campaignId} and m.dealer_id = ${goalProposalRows.dealerId}
    and not m.goal_missing)`;

const rowColumns = {
  dealerId: goalProposalRows.dealerId,
  code: members.code,
  businessName: members.businessName,
  vatNumber: members.vatNumber,
  region: members.region,
  tier: members.tier,
  baseTires: goalProposalRows.baseTires,
  lastGoal,
  currentGoal,
  proposedGoal: goalProposalRows.proposedGoal,
  goalThreshold: goalProposalRows.goalThreshold,
};

const orders: Readonly<Record<ProposalRowSortColumn, SQL>> = {
  id: sql`${goalProposalRows.dealerId}`,
  code: sql`${members.code}`,
  businessName: sql`${members.nameSort}`,
  tier: sql`${members.tier}`,
  region: sql`${members.region}`,
  baseTires: sql`${goalProposalRows.baseTires}`,
  lastGoal,
  proposedGoal: sql`${goalProposalRows.proposedGoal}`,
  goalThreshold: sql`${goalProposalRows.goalThreshold}`,
};

const isEdited = sql`${goalProposalRows.goalThreshold} <> ${goalProposalRows.proposedGoal}`;

/** A page of the rows of a proposal, and the number of all that match. */
export async function proposalRowPage(database: Database, top: Place, id: number, state: ProposalRowsState) {
  const { filter = {}, searchTerm, sorting, paginator } = state;
  const condition = and(
    eq(goalProposalRows.proposalId, id),
    inSubtreeOf(top),
    oneOf(members.tier, severalOf(filter.tier)),
    oneOf(members.region, severalOf(filter.region)),
    oneOf(members.distributorId, severalOf(filter.distributorId)),
    filter.edited === undefined ? undefined : filter.edited ? isEdited : sql`not (${isEdited})`,
    matchesSearch(searchTerm),
  );
  const rows = () =>
    database
      .select(rowColumns)
      .from(goalProposalRows)
      .innerJoin(goalProposals, eq(goalProposals.id, goalProposalRows.proposalId))
      .innerJoin(members, eq(members.id, goalProposalRows.dealerId));
  const items = await rows()
    .where(condition)
    .orderBy((sorting.direction === 'asc' ? asc : desc)(orders[sorting.column]), asc(goalProposalRows.dealerId))
    .limit(paginator.pageSize)
    .offset((paginator.page - 1) * paginator.pageSize);
  const [counted] = await database
    .select({ count: sql<number>`count(*)::int` })
    .from(goalProposalRows)
    .innerJoin(members, eq(members.id, goalProposalRows.dealerId))
    .where(condition);
  return { items, total: counted?.count ?? 0 };
}

/** The goals of a proposal with VAT numbers, sorted by name: the rows of a goals file. */
export function proposedGoals(database: Database, id: number) {
  return database
    .select({ vatNumber: members.vatNumber, goalThreshold: goalProposalRows.goalThreshold })
    .from(goalProposalRows)
    .innerJoin(members, eq(members.id, goalProposalRows.dealerId))
    .where(eq(goalProposalRows.proposalId, id))
    .orderBy(asc(members.nameSort), asc(members.id));
}

/** Dealers by ids, and by names, which are codes or VAT numbers. */
interface NamedDealers {
  readonly ids: readonly number[];
  readonly names: readonly string[];
}

/** Condition on members: one of the named dealers. */
function isNamed({ ids, names }: NamedDealers): SQL | undefined {
  const byName = or(inArray(members.code, names), inArray(members.vatNumber, names));
  return or(sql`${members.id} = any(${intArray(ids)})`, names.length === 0 ? undefined : byName);
}

/** The goals of some dealers in a proposal. */
export function goalsOf(database: Database, id: number, dealers: NamedDealers): Promise<DealerGoal[]> {
  const { proposalId, dealerId, goalThreshold } = goalProposalRows;
  return database
    .select({ dealerId, goalThreshold, code: members.code, vatNumber: members.vatNumber })
    .from(goalProposalRows)
    .innerJoin(members, eq(members.id, dealerId))
    .where(and(eq(proposalId, id), isNamed(dealers)));
}

/** The goals of some dealers in a campaign. */
export function campaignGoals(database: Database, id: number, dealers: NamedDealers): Promise<DealerGoal[]> {
  const { campaignId, dealerId, goalMissing, goalThreshold } = memberships;
  const goal = sql<number | null>`case when ${goalMissing} then null else ${goalThreshold} end`;
  return database
    .select({ dealerId, goalThreshold: goal, code: members.code, vatNumber: members.vatNumber })
    .from(memberships)
    .innerJoin(members, eq(members.id, dealerId))
    .where(and(eq(campaignId, id), isNamed(dealers)));
}

/** Stores edited goals. */
export async function writeGoals(
  transaction: Database,
  id: number,
  goals: readonly { readonly dealerId: number; readonly goalThreshold: number }[],
): Promise<void> {
  await transaction.execute(sql`
    update goal_proposal_rows as r set goal_threshold = edited."goalThreshold"
    from json_to_recordset(${JSON.stringify(goals)}::json) as edited("dealerId" int, "goalThreshold" int)
    where r.proposal_id = ${id} and r.dealer_id = edited."dealerId"`);
}
