/** Claims deliveries: which are sent next. */
import { and, exists, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { webhookDeliveries, webhooks } from '../../../ground/database/tables/work/webhooks.js';

/** Longer than the deadline of a try, so that no other replica claims a delivery that is being sent. */
const leaseMs = 60_000;

/** How many deliveries to an endpoint are in flight at once, over all replicas. */
const inFlight = { working: 2, failing: 1 } as const;

/** A claimed delivery. */
export type ClaimedDelivery = typeof webhookDeliveries.$inferSelect & {
  /** Whether the last try to its endpoint had failed. */
  readonly isFailing: boolean;
};

/** The numbers of deliveries to claim at most. */
interface Free {
  readonly all: number;
  /** Those of `all` that may go to endpoints whose last try failed. */
  readonly failing: number;
}

/**
 * Claims the next due deliveries of enabled endpoints, those of endpoints whose last try failed after all others. Those
 * of disabled endpoints wait until these are enabled again. Endpoints that another replica is claiming from are
 * skipped: their locks make it certain that no more of their deliveries are in flight than may be.
 */
export function claimDeliveries(database: Database, now: Date, free: Free): Promise<ClaimedDelivery[]> {
  const { id, webhookId, nextTryAt, doneAt, leaseUntil, tries } = webhookDeliveries;
  const at = sql.param(now, leaseUntil);
  const isDue = and(isNull(doneAt), lte(nextTryAt, now), sql`(${leaseUntil} is null or ${leaseUntil} < ${at})`);
  return database.transaction(async (transaction) => {
    const due = transaction
      .select({ id })
      .from(webhookDeliveries)
      .where(and(sql`${webhookId} = ${webhooks.id}`, isDue));
    const endpoints = await transaction
      .select({ id: webhooks.id, isFailing: webhooks.failing })
      .from(webhooks)
      .where(and(webhooks.enabled, exists(due)))
      .for('no key update', { skipLocked: true });
    if (endpoints.length === 0) return [];
    const most = sql`case when ${webhooks.failing} then ${inFlight.failing}::int else ${inFlight.working}::int end`;
    const next = sql`
      select id from (
        select next.id, next.next_try_at, ${webhooks.failing} as failing,
          row_number() over (partition by ${webhooks.failing} order by next.next_try_at, next.id) as place
        from ${webhooks} cross join lateral (
          select ${id}, ${nextTryAt} from ${webhookDeliveries}
          where ${webhookId} = ${webhooks.id} and ${isDue} order by ${nextTryAt}, ${id}
          limit greatest(0, ${most} - (
            select count(*) from ${webhookDeliveries} leased
            where leased.webhook_id = ${webhooks.id} and leased.lease_until >= ${at} and leased.done_at is null))
        ) next
        where ${webhooks.id} in (${sql.join(
          endpoints.map((each) => sql`${each.id}`),
          sql`, `,
        )})
      ) ranked
      where not failing or place <= ${free.failing}
      order by failing, next_try_at, id limit ${free.all}`;
    const claimed = await transaction
      .update(webhookDeliveries)
      .set({ leaseUntil: new Date(now.getTime() + leaseMs), tries: sql`${tries} + 1` })
      // due still: a replica of an earlier version claims without the locks
      .where(and(sql`${id} in (${next})`, isDue))
      .returning();
    const failing = new Set(endpoints.filter(({ isFailing }) => isFailing).map((each) => each.id));
    return claimed.map((row) => ({ ...row, isFailing: failing.has(row.webhookId) }));
  });
}
