/** Events are published in the transaction of what they report (docs/domain/events.md). */
import type { EventAbout, EventKind } from '@gdd/schema/events';
import type { Database } from '../database/connections/connection.js';
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
  const inserted = await transaction
    .insert(events)
    .values(published.map(({ key, ...event }) => ({ ...event, cause: `${event.kind}:${key}` })))
    .onConflictDoNothing({ target: events.cause })
    .returning({ id: events.id });
  return inserted.length;
}

/** Publishes one event, as `publishEvents`. */
export async function publishEvent(transaction: Database, event: NewEvent): Promise<void> {
  await publishEvents(transaction, [event]);
}
