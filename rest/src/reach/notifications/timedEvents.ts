/**
 * Publishes campaign ends and reached thresholds: every replica looks for them in the background
 * (docs/domain/notifications.md).
 */
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../ground/database/connections/connection.js';
import { rowsIn } from '../../ground/database/rows.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { thresholdsOf } from '../../ground/domain/incentive/incentive.js';
import { publishEvents, type NewEvent } from '../../events/publish.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { startBackgroundWork, type BackgroundWork } from '../../ground/platform/work/backgroundWork.js';

/** The pause between two queries: they are not urgent, and take a second with many dealers. */
const pauseMs = 5 * 60_000;

/** Changes older than this are not reported, for example after a long downtime. */
const newsMs = 3 * 24 * 60 * 60_000;

/** Days before the end of a campaign at which dealers that have not accepted are notified, ascending. */
const endingDays = [3, 14] as const;

/** Maximum number of events in one statement. */
const eventsAtOnce = 1000;

type WatchedContext = Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>;

interface TimedContext extends WatchedContext {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  readonly pollMs?: number;
}

/** Starts publishing. The event's key allows each event once, whichever replica is first. */
export function startTimedEvents({ log, pollMs = pauseMs, ...context }: TimedContext): BackgroundWork {
  return startBackgroundWork({
    pollMs,
    drainNow: () => publishTimedEvents(context),
    onFailure: (error) => log.warn({ err: error }, 'ends and thresholds could not be looked at'),
  });
}

async function publishTimedEvents({ database, clock, programmeDay }: WatchedContext): Promise<void> {
  const now = clock.programmeNow();
  const timedEvents = [...(await endings(database, programmeDay(), now)), ...(await thresholds(database, now))];
  for (let start = 0; start < timedEvents.length; start += eventsAtOnce) {
    await publishEvents(database, timedEvents.slice(start, start + eventsAtOnce));
  }
}

/** The open campaigns that end soon and that some dealers have not accepted. */
async function endings(database: Database, today: string, at: Date): Promise<NewEvent[]> {
  const rows = rowsIn<{ readonly id: number; readonly endsOn: string; readonly days: number }>(
    await database.execute(sql`
      select id, ends_on::text as "endsOn", ends_on - ${today}::date as days from campaigns
      where state = 'open' and starts_on <= ${today}::date
        and ends_on - ${today}::date between 0 and ${Math.max(...endingDays)}::int
        and exists (select from memberships m where m.campaign_id = campaigns.id and m.accepted_at is null)
      order by id`),
  );
  return rows.map(({ id, endsOn, days }) => {
    const mark = endingDays.find((most) => days <= most);
    return {
      kind: 'campaignEndsSoon',
      key: `${id}:${endsOn}:${mark}`,
      at,
      about: { campaignId: id, days },
    };
  });
}

interface RecentChange {
  readonly campaignId: number;
  readonly dealerId: number;
  readonly goal: number;
  readonly tires: number;
  readonly next: number | null;
  /** The fewest tyres within the last `newsMs`; 0 where goal, rules or acceptance changed within them. */
  readonly lowest: number;
}

/** The highest threshold that accepted dealers of open campaigns newly reached, and the one they are newly near. */
async function thresholds(database: Database, at: Date): Promise<NewEvent[]> {
  const since = new Date(at.getTime() - newsMs);
  const recentChanges = rowsIn<RecentChange>(
    await database.execute(sql`
      select m.campaign_id as "campaignId", m.dealer_id as "dealerId", m.goal_threshold as goal,
        m.tires_purchased::int as tires, m.next_threshold::int as next, recent.lowest::int as lowest
      from memberships m
      join campaigns on campaigns.id = m.campaign_id and campaigns.state = 'open'
      cross join lateral (
        select min(case when cause in ('importApplied', 'importUndone') then tires_before else 0 end) as lowest
        from membership_changes change
        where change.campaign_id = m.campaign_id and change.dealer_id = m.dealer_id
          and change.at > ${since.toISOString()}::timestamptz and change.cause not in ('upgrade', 'entry')
      ) as recent
      where m.accepted_at is not null and m.tires_purchased > recent.lowest
      order by m.campaign_id, m.dealer_id`),
  );
  if (recentChanges.length === 0) return [];
  const rules = new Map((await database.select().from(campaigns)).map((campaign) => [campaign.id, campaign]));
  return recentChanges.flatMap((each) => {
    const { campaignId, dealerId, goal, tires, next, lowest } = each;
    const campaign = rules.get(campaignId);
    if (campaign === undefined) return [];
    const reached = thresholdsOf(campaign, goal).findLast((threshold) => threshold <= tires);
    const event = (kind: 'thresholdReached' | 'thresholdNear', threshold: number): NewEvent => ({
      kind,
      key: `${campaignId}:${dealerId}:${threshold}`,
      at,
      about: { campaignId, dealerId, threshold },
    });
    return [
      ...(reached !== undefined && reached > lowest ? [event('thresholdReached', reached)] : []),
      ...(next !== null && isNear(tires, next) && !isNear(lowest, next) ? [event('thresholdNear', next)] : []),
    ];
  });
}

/** Whether at most a tenth of a threshold is missing. */
const isNear = (tires: number, threshold: number) => tires * 10 >= threshold * 9;
