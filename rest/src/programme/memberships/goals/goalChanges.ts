/** Records changes of accepted goals and tells the dealers, in the transaction that makes them. */
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { goalChanges } from '../../../ground/database/tables/programme/goalChanges.js';
import { outbox } from '../../../ground/database/tables/work/mail.js';
import { publishEvents } from '../../../events/publish.js';
import type { Act } from '../../../ground/platform/audit.js';
import { mailTimes } from '../../../ground/platform/mail/outbox.js';
import type { GoalEffect } from './effects.js';

/** Stores what changes for dealers, and tells each: a mail where it has an address, and its inbox. */
export async function tellGoalChanges(
  transaction: Database,
  { actorId, confirmedBy = null, now, realNow = now }: Pick<Act, 'actorId' | 'confirmedBy' | 'now' | 'realNow'>,
  campaignId: number,
  effects: readonly GoalEffect[],
  reason: string | null,
): Promise<void> {
  if (effects.length === 0) return;
  const at = sql`${now.toISOString()}::timestamptz`;
  const made = rowsIn<{ readonly id: number; readonly dealerId: number; readonly threshold: number | null }>(
    await transaction.execute(sql`
      with changed as (
        insert into ${goalChanges} (campaign_id, dealer_id, at, changed_by, confirmed_by, reason, goal_before,
          goal_after, is_withdrawn, worsenings, accumulated_before, accumulated_after, expendable_before, expendable_after, debt_before, debt_after)
        select ${campaignId}::int, "dealerId", ${at}, ${actorId}::int, ${confirmedBy}::int, ${reason}::text, "goalBefore",
          "goalAfter", coalesce("isWithdrawn", false), "worsenings", "accumulatedBefore", "accumulatedAfter", "expendableBefore", "expendableAfter",
          "debtBefore", "debtAfter"
        from jsonb_to_recordset(${JSON.stringify(effects)}::jsonb) as effect(
          "dealerId" int, "goalBefore" int, "goalAfter" int, "isWithdrawn" boolean, "worsenings" jsonb,
          "accumulatedBefore" numeric, "accumulatedAfter" numeric, "expendableBefore" numeric,
          "expendableAfter" numeric, "debtBefore" numeric, "debtAfter" numeric)
        returning id, dealer_id, goal_after, is_withdrawn
      ), queued as (
        insert into ${outbox} (kind, recipient, about, queued_at, next_try_at, give_up_at)
        select 'goalChanged', ${members.email}, jsonb_build_object('goalChange', changed.id),
          ${mailTimes('goalChanged', now, realNow)}
        from changed join ${members} on ${members.id} = changed.dealer_id
        where ${members.email} is not null and ${members.deletedAt} is null
        order by changed.id
      )
      select id, dealer_id as "dealerId", case when is_withdrawn then 0 else goal_after end as threshold from changed`),
  );
  await publishEvents(
    transaction,
    made.map(({ id, dealerId, threshold }) => {
      // without one the dealer was removed; 0: its acceptance was withdrawn
      const about = { campaignId, dealerId, ...(threshold !== null && { threshold }) };
      return { kind: 'goalChanged', key: id, at: now, about } as const;
    }),
  );
}

/** A change with the names that its mail needs; undefined where the dealer is deleted. */
export async function goalChangeById(database: Database, id: number) {
  const [found] = await database
    .select({ change: goalChanges, businessName: members.businessName, title: campaigns.title })
    .from(goalChanges)
    .innerJoin(members, and(eq(members.id, goalChanges.dealerId), sql`${members.deletedAt} is null`))
    .innerJoin(campaigns, eq(campaigns.id, goalChanges.campaignId))
    .where(eq(goalChanges.id, id));
  return found;
}

/** The changes of a goal that a dealer had accepted, oldest first, with the user who confirmed each. */
export function goalChangesOf(
  database: Database,
  { campaignId, dealerId }: { readonly campaignId: number; readonly dealerId: number },
  /** Those before this instant; default: all. */
  before?: SQL,
) {
  const isOf = and(eq(goalChanges.campaignId, campaignId), eq(goalChanges.dealerId, dealerId));
  return database
    .select({ change: goalChanges, confirmedBy: sql<string | null>`coalesce(${users.name}, ${users.username})` })
    .from(goalChanges)
    .leftJoin(users, eq(users.id, goalChanges.confirmedBy))
    .where(and(isOf, before && sql`${goalChanges.at} < ${before}`))
    .orderBy(asc(goalChanges.id));
}
