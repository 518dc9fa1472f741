import { eq, and, isNull } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { reminders } from '../../../ground/database/tables/programme/reminders.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { isMembership } from '../membership/queries.js';

/** Records that a dealer is reminded of a campaign on a day; false where it was reminded on that day already. */
export async function noteReminder(
  transaction: Database,
  reminder: { readonly campaignId: number; readonly dealerId: number; readonly day: string },
): Promise<boolean> {
  const noted = await transaction
    .insert(reminders)
    .values(reminder)
    .onConflictDoNothing()
    .returning({ day: reminders.day });
  return noted.length > 0;
}

/** The facts from which a reminder is written; undefined where the dealer is deleted or no longer in the campaign. */
export async function reminderSubject(database: Database, campaignId: number, dealerId: number) {
  const [row] = await database
    .select({
      businessName: members.businessName,
      title: campaigns.title,
      startsOn: campaigns.startsOn,
      endsOn: campaigns.endsOn,
      state: campaigns.state,
      goalThreshold: memberships.goalThreshold,
      acceptedAt: memberships.acceptedAt,
      tiresPurchased: memberships.tiresPurchased,
      tiresMissing: memberships.tiresMissing,
    })
    .from(memberships)
    .innerJoin(members, eq(members.id, memberships.dealerId))
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(and(isMembership(campaignId, dealerId), isNull(members.deletedAt)));
  return row;
}
