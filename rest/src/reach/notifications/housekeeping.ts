import { notificationDays } from '@gdd/schema/notifications';
import { and, isNotNull, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { events } from '../../ground/database/tables/work/events.js';
import { inboxItems, notificationDigests } from '../../ground/database/tables/work/notifications.js';

const dayMs = 24 * 60 * 60 * 1000;

/** Deletes old items that were read or are not in an inbox, and then old digests and events without items. */
export async function deleteOldNotifications(database: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - notificationDays * dayMs);
  await database
    .delete(inboxItems)
    .where(and(lt(inboxItems.createdAt, before), sql`(${inboxItems.readAt} is not null or not ${inboxItems.inInbox})`));
  const items = (condition: ReturnType<typeof sql>) =>
    database
      .select({ one: sql`1` })
      .from(inboxItems)
      .where(condition);
  await database
    .delete(notificationDigests)
    .where(
      and(
        lt(notificationDigests.day, before.toISOString().slice(0, 10)),
        notExists(items(sql`${inboxItems.digestId} = ${notificationDigests.id}`)),
      ),
    );
  // a deleted event could be published again, but the watches that publish events look back a few days only
  await database
    .delete(events)
    .where(
      and(
        lt(events.at, before),
        isNotNull(events.notifiedAt),
        isNotNull(events.postedAt),
        notExists(items(sql`${inboxItems.eventId} = ${events.id}`)),
      ),
    );
}
