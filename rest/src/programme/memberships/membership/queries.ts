import { and, count, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../../ground/database/connections/connection.js';
import { addMemberships, changeMemberships } from '../../../figures/campaignFigures.js';
import type { Cause } from '../../../figures/membershipChanges.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { intArray } from '../../../ground/database/intArray.js';
import { rowsAtATime } from '../../../ground/database/pages.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { isOpened } from '../../../ground/database/opened.js';
import { inSubtreeOf, type Place } from '../../../ground/database/scope.js';

/** The alias of `members` for the distributor above a dealer. */
export const distributors = alias(members, 'distributors');

/**
 * The join condition of a dealer's distributor, only if it is at or below a member: callers see nothing above their
 * own.
 */
export const isDistributorFor = (top: Place) =>
  and(eq(distributors.id, members.distributorId), inSubtreeOf(top, distributors));

/** The columns of the table of a campaign's dealers. */
export const campaignDealerColumns = {
  dealerId: memberships.dealerId,
  code: members.code,
  businessName: members.businessName,
  vatNumber: members.vatNumber,
  region: members.region,
  province: members.province,
  status: members.status,
  tier: members.tier,
  phone: members.phone,
  goalThreshold: memberships.goalThreshold,
  goalMissing: memberships.goalMissing,
  version: memberships.version,
  acceptedAt: memberships.acceptedAt,
  tiresPurchased: memberships.tiresPurchased,
  tiresMissing: memberships.tiresMissing,
  tiresFleet: memberships.tiresFleet,
  tiresFleetPercentage: memberships.tiresFleetPercentage,
  plafondAccumulated: memberships.plafondAccumulated,
  plafondExpendable: memberships.plafondExpendable,
  debt: memberships.debt,
  goalPercentage: memberships.goalPercentage,
  nextThreshold: memberships.nextThreshold,
  tiresToNextThreshold: memberships.tiresToNextThreshold,
  distributor: {
    id: distributors.id,
    code: distributors.code,
    businessName: distributors.businessName,
    role: distributors.role,
  },
};

/** The columns of the exported file, and those that it is sorted by. */
const exportedColumns = { ...campaignDealerColumns, city: members.city, nameSort: members.nameSort };

/** The terms of a membership, from which sums and figures are derived. */
const termsColumns = {
  dealerId: memberships.dealerId,
  goalThreshold: memberships.goalThreshold,
  goalMissing: memberships.goalMissing,
  version: memberships.version,
  acceptedAt: memberships.acceptedAt,
  entryCount: memberships.entryCount,
};

export type MembershipTerms = Pick<typeof memberships.$inferSelect, keyof typeof termsColumns>;

export const isMembership = (campaignId: number, dealerId: number) =>
  and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, dealerId));

const amongDealers = (campaignId: number, dealerIds: readonly number[]) =>
  and(eq(memberships.campaignId, campaignId), sql`${memberships.dealerId} = any(${intArray(dealerIds)})`);

/** The table row of a dealer of a campaign; undefined unless it is at or below a member. */
export async function campaignDealerById(database: Database, top: Place, campaignId: number, dealerId: number) {
  const [row] = await database
    .select(campaignDealerColumns)
    .from(memberships)
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .leftJoin(distributors, isDistributorFor(top))
    .where(and(isMembership(campaignId, dealerId), inSubtreeOf(top)));
  return row;
}

/** The table rows of dealers in campaigns, those at or below a member. */
export function campaignDealersByIds(
  database: Database,
  top: Place,
  ids: readonly { readonly campaignId: number; readonly dealerId: number }[],
) {
  const campaignIds = intArray(ids.map(({ campaignId }) => campaignId));
  const dealerIds = intArray(ids.map(({ dealerId }) => dealerId));
  const among = sql`(${memberships.campaignId}, ${memberships.dealerId}) in (
    select * from unnest(${campaignIds}, ${dealerIds}))`;
  return database
    .select({ campaignId: memberships.campaignId, ...campaignDealerColumns })
    .from(memberships)
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .leftJoin(distributors, isDistributorFor(top))
    .where(and(among, inSubtreeOf(top)));
}

export type CampaignDealerRow = NonNullable<Awaited<ReturnType<typeof campaignDealerById>>>;

/**
 * The next `rowsAtATime` dealers of a campaign at or below a member, by name.
 *
 * @param last the last dealer of the previous batch; undefined: the first batch
 */
export async function campaignDealersAfter(
  database: Database,
  top: Place,
  campaignId: number,
  last: { readonly nameSort: string; readonly dealerId: number } | undefined,
) {
  return database
    .select(exportedColumns)
    .from(memberships)
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .leftJoin(distributors, isDistributorFor(top))
    .where(
      and(
        eq(memberships.campaignId, campaignId),
        // always true for memberships; stated so that the planner can use the partial index of dealers' names
        eq(members.role, 'Dealer'),
        inSubtreeOf(top),
        last && sql`(${members.nameSort}, ${members.id}) > (${last.nameSort}, ${last.dealerId})`,
      ),
    )
    .orderBy(asc(members.nameSort), asc(members.id))
    .limit(rowsAtATime);
}

/** The number of dealers of a campaign at or below a member. */
export async function countCampaignDealers(database: Database, top: Place, campaignId: number): Promise<number> {
  const [counted] = await database
    .select({ total: count() })
    .from(memberships)
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(and(eq(memberships.campaignId, campaignId), eq(members.role, 'Dealer'), inSubtreeOf(top)));
  return counted?.total ?? 0;
}

export type ExportedDealer = Awaited<ReturnType<typeof campaignDealersAfter>>[number];

/** A dealer of a campaign at or below a member, its row locked until the transaction ends. */
export async function membershipForUpdate(transaction: Database, top: Place, campaignId: number, dealerId: number) {
  const [row] = await transaction
    .select({ ...termsColumns, businessName: members.businessName, email: members.email })
    .from(memberships)
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(and(isMembership(campaignId, dealerId), inSubtreeOf(top)))
    .for('update', { of: memberships });
  return row;
}

/** Whether a dealer is at or below a member; if so, it is locked against deletion until the transaction ends. */
export async function lockDealer(transaction: Database, top: Place, id: number): Promise<boolean> {
  const found = await transaction
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.id, id), eq(members.role, 'Dealer'), inSubtreeOf(top)))
    .for('share');
  return found.length > 0;
}

/** The memberships of dealers in a campaign, by dealer, locked until the transaction ends. */
export function lockedMemberships(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[],
): Promise<MembershipTerms[]> {
  return transaction
    .select(termsColumns)
    .from(memberships)
    .where(amongDealers(campaignId, dealerIds))
    .orderBy(asc(memberships.dealerId))
    .for('update');
}

export interface DealerGoal {
  readonly dealerId: number;
  /** Tyres, from 1 to 1,000,000. */
  readonly goalThreshold: number;
  /** In a draft: goalThreshold is a placeholder, and the goal is still to be set. */
  readonly goalMissing?: true;
}

/** Inserts the dealers that are not in the campaign yet, with sums and figures of 0, and returns them. */
export async function insertMemberships(
  transaction: Database,
  campaignId: number,
  goals: readonly DealerGoal[],
  now: Date,
): Promise<readonly DealerGoal[]> {
  return addMemberships(transaction, campaignId, async () =>
    rowsIn<DealerGoal>(
      await transaction.execute(sql`
        insert into ${memberships} (campaign_id, dealer_id, goal_threshold, goal_missing, added_at)
        select ${campaignId}::int, goal."dealerId", goal."goalThreshold", coalesce(goal."goalMissing", false),
          ${now.toISOString()}::timestamptz
        from ${goalRecords(goals)} order by goal."dealerId"
        on conflict do nothing
        returning dealer_id as "dealerId", goal_threshold as "goalThreshold", nullif(goal_missing, false) as "goalMissing"`),
    ),
  );
}

/** Writes goals and increments the versions; the caller refreshes the figures. */
export async function updateGoals(
  transaction: Database,
  campaignId: number,
  goals: readonly DealerGoal[],
): Promise<void> {
  const dealerIds = goals.map(({ dealerId }) => dealerId);
  await changeMemberships(transaction, campaignId, dealerIds, null, () =>
    transaction.execute(sql`
      update ${memberships} set goal_threshold = goal."goalThreshold", goal_missing = false, version = ${memberships.version} + 1
      from ${goalRecords(goals)}
      where ${memberships.campaignId} = ${campaignId} and ${memberships.dealerId} = goal."dealerId"`),
  );
}

/** Marks goals in a draft as still to be set: goalThreshold is a placeholder. */
export async function unsetGoals(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[],
): Promise<void> {
  if (dealerIds.length === 0) return;
  await changeMemberships(transaction, campaignId, dealerIds, null, () =>
    transaction.update(memberships).set({ goalMissing: true }).where(amongDealers(campaignId, dealerIds)),
  );
}

function goalRecords(goals: readonly DealerGoal[]) {
  return sql`json_to_recordset(${JSON.stringify(goals)}::json) as goal("dealerId" int, "goalThreshold" int, "goalMissing" boolean)`;
}

/**
 * Marks the dealers as accepted that have not accepted yet, with the present version of the rules.
 *
 * @returns the ids of the dealers that were marked; of two concurrent calls only one returns a dealer
 */
export async function markAccepted(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const accepted = await changeMemberships(transaction, campaignId, dealerIds, null, () =>
    transaction
      .update(memberships)
      .set({
        acceptedAt: now,
        acceptedRulesVersion: sql`(select rules_version from ${campaigns} where ${campaigns.id} = ${campaignId})`,
      })
      .where(and(amongDealers(campaignId, dealerIds), isNull(memberships.acceptedAt)))
      .returning({ id: memberships.dealerId }),
  );
  return accepted.map(({ id }) => id);
}

/** Withdraws acceptances. Only the undoing of an import does this. */
export async function unmarkAccepted(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[],
): Promise<void> {
  await changeMemberships(transaction, campaignId, dealerIds, null, () =>
    transaction
      .update(memberships)
      .set({ acceptedAt: null, acceptedRulesVersion: null })
      .where(amongDealers(campaignId, dealerIds)),
  );
}

/** Removes dealers from a campaign. */
export async function deleteMemberships(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[],
  cause: Cause | null,
): Promise<void> {
  await changeMemberships(transaction, campaignId, dealerIds, cause, () =>
    transaction.delete(memberships).where(amongDealers(campaignId, dealerIds)),
  );
}

/**
 * A membership of a dealer at or below a member, with its campaign, for statements and forecasts.
 *
 * @returns undefined where there is none, and for drafts, in which nothing counts yet
 */
export async function membershipIn(database: Database, top: Place, campaignId: number, dealerId: number) {
  const [found] = await database
    .select({
      campaign: campaigns,
      membership: memberships,
      businessName: members.businessName,
      code: members.code,
      vatNumber: members.vatNumber,
    })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(and(isMembership(campaignId, dealerId), isOpened, inSubtreeOf(top)));
  return found;
}
