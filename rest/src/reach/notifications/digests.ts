/**
 * Digests: the notifications that wait for them are sent in one mail a day or a week (docs/domain/notifications.md).
 */
import { digestPeriods, type DigestPeriod } from '@gdd/schema/notifications';
import { sql, type SQL } from 'drizzle-orm';
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { mailTimes } from '../../ground/platform/mail/outbox.js';
import { startBackgroundWork, type BackgroundWork } from '../../ground/platform/work/backgroundWork.js';
import type { NotificationContext } from './worker.js';

/** The pause between two checks. */
const pauseMs = 60_000;

/** Starts making digests when they are due: from 8:00 in Rome on, daily or on Mondays. */
export function startDigests({
  database,
  clock,
  wakeOutbox,
  log,
  pollMs = pauseMs,
}: NotificationContext): BackgroundWork {
  return startBackgroundWork({
    pollMs,
    drainNow: async () => {
      for (const period of digestPeriods) await makeDigests(database, period, clock);
      wakeOutbox();
    },
    onFailure: (error) => log.warn({ err: error }, 'the digests could not be made'),
  });
}

/** The day of the last digest that was due. @param local the time in Rome */
const dueDay: Readonly<Record<DigestPeriod, (local: SQL) => SQL>> = {
  daily: (local) => sql`(${local} - interval '8 hours')::date`,
  weekly: (local) => sql`date_trunc('week', ${local} - interval '8 hours')::date`,
};

/**
 * Makes the digests that are due, from the items created before 8:00, and queues their mails. The unique row of a user
 * and day makes sure that one replica makes each digest.
 */
async function makeDigests(database: Database, period: DigestPeriod, clock: Clock): Promise<void> {
  const now = clock.programmeNow();
  const at = sql`${now.toISOString()}::timestamptz`;
  // the period is a literal, because the partial index of waiting items is not used for a parameter
  const isWaiting = sql`i.digest_id is null and i.mail = ${sql.raw(`'${period}'`)} and i.created_at < due.at`;
  await database.execute(sql`
    with due as (
      select day, (day + time '08:00') at time zone 'Europe/Rome' as at
      from (select ${dueDay[period](sql`(${at} at time zone 'Europe/Rome')`)} as day) as last
    ), made as (
      insert into notification_digests (user_id, period, day)
      select distinct i.user_id, ${period}, due.day from inbox_items i cross join due where ${isWaiting} order by i.user_id
      on conflict (user_id, period, day) do nothing returning id, user_id
    ), listed as (
      update inbox_items i set digest_id = made.id from made cross join due where i.user_id = made.user_id and ${isWaiting}
    )
    insert into outbox (kind, recipient, about, queued_at, next_try_at, give_up_at)
    select 'digest', users.email, jsonb_build_object('digest', made.id),
      ${mailTimes('digest', now, clock.now())}
    from made join users on users.id = made.user_id
    where users.state = 'active' and users.email is not null and users.email_confirmed_at is not null
    order by made.id`);
}
