import { eq, and, isNull } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { reminders, members, campaigns, memberships } from '../database/schema.js';
import { isMembership } from './queries.js';

/** Notes that a dealer is reminded of a campaign on a day; false when it was already. */
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

/** The facts from which a reminder is written. */
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
