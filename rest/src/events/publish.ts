/** Publishing of events, in the transaction of the change that they report (docs/domain/events.md). */
import type { EventAbout, EventKind } from '@gdd/schema/events';
import { sql } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { rowsIn } from '../ground/database/rows.js';
import { events } from '../ground/database/tables/work/events.js';

/** An event to publish. */
export interface NewEvent {
  readonly kind: EventKind;
  /**
   * Identifies the cause among those of its kind, such as an id. An event with the same kind and key is stored once.
   */
  readonly key: string | number;
  readonly at: Date;
  readonly about: EventAbout;
}

/**
 * Publishes events: consumers find them after the commit, each cause once.
 *
 * @param transaction the one of the reported change
 * @returns the number of events whose cause was not published before
 */
export async function publishEvents(transaction: Database, published: readonly NewEvent[]): Promise<number> {
  if (published.length === 0) return 0;
  const rows = published.map(({ key, ...event }) => ({ ...event, cause: `${event.kind}:${key}` }));
  // one parameter for any number of events: one file can add thousands of dealers to a campaign
  const inserted = await transaction.execute(sql`
    insert into ${events} (kind, cause, at, about)
    select kind, cause, at, about from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as event (kind text, cause text, at timestamptz, about jsonb)
    on conflict (cause) do nothing returning id`);
  return rowsIn(inserted).length;
}

/** Publishes one event, as `publishEvents`. */
export async function publishEvent(transaction: Database, event: NewEvent): Promise<void> {
  await publishEvents(transaction, [event]);
}
