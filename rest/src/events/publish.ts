/** Events are published in the transaction of what they report (docs/domain/events.md). */
import type { EventAbout, EventKind } from '@gdd/schema/events';
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { rowsIn } from '../database/rows.js';
import { events } from '../database/tables/work/events.js';

/** What happened. */
export interface NewEvent {
  readonly kind: EventKind;
  /** What tells the cause from others of its kind, such as an id. Published again, it changes nothing. */
  readonly key: string | number;
  readonly at: Date;
  readonly about: EventAbout;
}

/**
 * Publishes events: whoever consumes them finds them when the transaction is over, each cause once.
 *
 * @param transaction of the change that they report
 * @returns the number of those whose cause was not published before
 */
export async function publishEvents(transaction: Database, published: readonly NewEvent[]): Promise<number> {
  if (published.length === 0) return 0;
  const rows = published.map(({ key, ...event }) => ({ ...event, cause: `${event.kind}:${key}` }));
  // one parameter, however many: thousands of dealers join a campaign by one file
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
