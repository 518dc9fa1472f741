import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { members } from '../../ground/database/tables/people/network.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { reminderOutcomes } from '../../ground/database/tables/programme/reminders.js';
import { deleteMemberships } from '../memberships/membership/queries.js';

/**
 * Whether a draft has dealers whose goal is still to be set.
 *
 * @param transaction has locked the campaign's row for update
 */
export async function hasMissingGoals(transaction: Database, campaignId: number): Promise<boolean> {
  const withoutGoal = await transaction
    .select({ dealerId: memberships.dealerId })
    .from(memberships)
    .where(and(eq(memberships.campaignId, campaignId), memberships.goalMissing))
    .limit(1);
  return withoutGoal.length > 0;
}

/**
 * The dealers of a campaign that are not deleted, with their goals; locked against deletion until the transaction ends.
 */
export function dealersToCopy(transaction: Database, campaignId: number) {
  return transaction
    .select({
      dealerId: memberships.dealerId,
      goalThreshold: memberships.goalThreshold,
      goalMissing: memberships.goalMissing,
    })
    .from(memberships)
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .where(and(eq(memberships.campaignId, campaignId), isNull(members.deletedAt)))
    .orderBy(asc(members.id))
    .for('share', { of: members });
}

/** Deletes a draft with its memberships and outcomes of reminders; the caller has deleted its attachments. */
export async function deleteDraft(transaction: Database, campaignId: number): Promise<void> {
  const rows = await transaction
    .select({ dealerId: memberships.dealerId })
    .from(memberships)
    .where(eq(memberships.campaignId, campaignId));
  await deleteMemberships(
    transaction,
    campaignId,
    rows.map(({ dealerId }) => dealerId),
    null,
  );
  await transaction.delete(reminderOutcomes).where(eq(reminderOutcomes.campaignId, campaignId));
  await transaction.delete(campaigns).where(eq(campaigns.id, campaignId));
}
