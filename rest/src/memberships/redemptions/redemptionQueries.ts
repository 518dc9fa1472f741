import { eq, and, desc, gt, sql } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { changeMemberships } from '../../figures/campaignFigures.js';
import type { Cause } from '../../figures/membershipChanges.js';
import { type Place, inSubtreeOf, everInSubtreeOf } from '../../database/scope.js';
import { campaigns } from '../../database/tables/programme/campaigns.js';
import { memberships, redemptions } from '../../database/tables/programme/memberships.js';
import { members } from '../../database/tables/people/network.js';
import { users } from '../../database/tables/people/accounts.js';
import { intArray } from '../../database/intArray.js';
import { isMembership, lockedMemberships } from '../membership/queries.js';

/** The first day and the state of the campaign of a dealer at or below a member; undefined for one that is not in it. */
export async function redeemable(database: Database, top: Place, campaignId: number, dealerId: number) {
  const [row] = await redeemableRow(database, top, campaignId, dealerId);
  return row;
}

/** The same, its first day fixed until the transaction ends, and recordings for the dealer one after the other. */
export async function lockedRedeemable(transaction: Database, top: Place, campaignId: number, dealerId: number) {
  const [row] = await redeemableRow(transaction, top, campaignId, dealerId).for('share', { of: campaigns });
  if (row !== undefined) await lockedMemberships(transaction, campaignId, [dealerId]);
  return row;
}

function redeemableRow(database: Database, top: Place, campaignId: number, dealerId: number) {
  return database
    .select({ startsOn: campaigns.startsOn, state: campaigns.state })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(and(isMembership(campaignId, dealerId), inSubtreeOf(top)));
}

/** The redemptions of a dealer in a campaign, newest first. */
export function redemptionsOf(database: Database, campaignId: number, dealerId: number) {
  return database
    .select({ redemption: redemptions, recordedBy: { name: users.name, username: users.username } })
    .from(redemptions)
    .leftJoin(users, eq(users.id, redemptions.recordedBy))
    .where(and(eq(redemptions.campaignId, campaignId), eq(redemptions.dealerId, dealerId)))
    .orderBy(desc(redemptions.redeemedOn), desc(redemptions.id));
}

/** The ids of all redemptions in a campaign of the dealers at or below a member, newest first. */
export async function redemptionIds(database: Database, top: Place, campaignId: number): Promise<number[]> {
  const rows = await database
    .select({ id: redemptions.id })
    .from(redemptions)
    .innerJoin(members, eq(members.id, redemptions.dealerId))
    .where(and(eq(redemptions.campaignId, campaignId), everInSubtreeOf(top)))
    .orderBy(desc(redemptions.redeemedOn), desc(redemptions.id));
  return rows.map(({ id }) => id);
}

/** The redemptions of these ids, each with its dealer. */
export function redemptionsByIds(database: Database, ids: readonly number[]) {
  return database
    .select({
      id: redemptions.id,
      redemption: redemptions,
      recordedBy: { name: users.name, username: users.username },
      dealer: { id: members.id, code: members.code, businessName: members.businessName, vatNumber: members.vatNumber },
    })
    .from(redemptions)
    .innerJoin(members, eq(members.id, redemptions.dealerId))
    .leftJoin(users, eq(users.id, redemptions.recordedBy))
    .where(sql`${redemptions.id} = any(${intArray(ids)})`);
}

/**
 * Takes an amount from what is expendable, if it is there: one statement, so that of several at once none takes what
 * another has taken.
 */
export async function takeExpendable(
  transaction: Database,
  campaignId: number,
  dealerId: number,
  amount: string,
  cause: Cause,
): Promise<boolean> {
  const taken = await changeMemberships(transaction, campaignId, [dealerId], cause, () =>
    transaction
      .update(memberships)
      .set({
        redeemed: sql`${memberships.redeemed} + ${amount}::numeric`,
        plafondExpendable: sql`${memberships.plafondExpendable} - ${amount}::numeric`,
      })
      .where(and(isMembership(campaignId, dealerId), sql`${memberships.plafondExpendable} >= ${amount}::numeric`))
      .returning({ dealerId: memberships.dealerId }),
  );
  return taken.length > 0;
}

/** Whether the same was recorded since an instant: amount, day and note of a dealer in a campaign. */
export async function isRecordedSince(
  transaction: Database,
  { campaignId, dealerId, amount, redeemedOn, note }: typeof redemptions.$inferInsert,
  since: Date,
): Promise<boolean> {
  const found = await transaction
    .select({ id: redemptions.id })
    .from(redemptions)
    .where(
      and(
        eq(redemptions.campaignId, campaignId),
        eq(redemptions.dealerId, dealerId),
        eq(redemptions.amount, amount),
        eq(redemptions.redeemedOn, redeemedOn),
        sql`${redemptions.note} is not distinct from ${note ?? null}::text`,
        gt(redemptions.recordedAt, since),
      ),
    )
    .limit(1);
  return found.length > 0;
}

export async function insertRedemption(
  transaction: Database,
  values: typeof redemptions.$inferInsert,
): Promise<typeof redemptions.$inferSelect> {
  const [row] = await transaction.insert(redemptions).values(values).returning();
  if (row === undefined) throw new Error('The redemption just recorded is gone.');
  return row;
}
