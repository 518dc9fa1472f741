/** Makes notifications of events, in the background of every replica (docs/domain/notifications.md). */
import { notificationKinds, type NotificationKind } from '@gdd/schema/notifications';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { events } from '../../ground/database/tables/work/events.js';
import { publishEvent } from '../../events/publish.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { startBackgroundWork, type BackgroundWork } from '../../ground/platform/work/backgroundWork.js';
import { notifyAll } from './recipients.js';

/** Maximum number of events of one kind in one transaction. */
const eventsAtOnce = 500;

export interface NotificationContext extends Pick<ServiceContext, 'database' | 'clock' | 'wakeOutbox'> {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Milliseconds between two queries for events. Default: 1000. */
  readonly pollMs?: number;
}

type FoundEvent = Pick<typeof events.$inferSelect, 'id' | 'kind' | 'at' | 'about'>;

/** Starts making notifications. Row locks make one replica take an event; after a failure it is taken again. */
export function startNotifications({
  database,
  clock,
  wakeOutbox,
  log,
  pollMs = 1000,
}: NotificationContext): BackgroundWork {
  return startBackgroundWork({
    pollMs,
    drainNow: async (isStopped) => {
      if (await notifyWaiting({ database, clock }, isStopped)) wakeOutbox();
    },
    onFailure: (error) => log.warn({ err: error }, 'the events could not be notified'),
  });
}

/** Makes the notifications of all events that wait. @returns whether there were any */
export async function notifyWaiting(
  { database, clock }: Pick<ServiceContext, 'database' | 'clock'>,
  isStopped = () => false,
): Promise<boolean> {
  let hasNotified = false;
  while (!isStopped() && (await notifyNext(database, clock))) hasNotified = true;
  return hasNotified;
}

/** Makes the notifications of the next events that no other replica has locked. @returns whether there were any */
async function notifyNext(database: Database, clock: Clock): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const lockedEvents = await lockEvents(transaction);
    const [firstEvent] = lockedEvents;
    if (firstEvent === undefined) return false;
    if (isNotified(firstEvent.kind))
      await notifyAll(
        transaction,
        firstEvent.kind,
        lockedEvents.map(({ id }) => id),
        clock,
      );
    for (const event of lockedEvents) await publishConsequences(transaction, event);
    const ids = lockedEvents.map(({ id }) => id);
    await transaction.update(events).set({ notifiedAt: clock.programmeNow() }).where(inArray(events.id, ids));
    return true;
  });
}

const isNotified = (kind: string): kind is NotificationKind => (notificationKinds as readonly string[]).includes(kind);

/** Locks the oldest waiting events, all of the kind of the first one. */
async function lockEvents(transaction: Database): Promise<FoundEvent[]> {
  const waiting = (condition = sql`true`) =>
    transaction
      .select({ id: events.id, kind: events.kind, at: events.at, about: events.about })
      .from(events)
      .where(and(isNull(events.notifiedAt), condition))
      .orderBy(asc(events.id));
  const [firstEvent] = await waiting().limit(1).for('update', { skipLocked: true });
  if (firstEvent === undefined) return [];
  return waiting(eq(events.kind, firstEvent.kind)).limit(eventsAtOnce).for('update', { skipLocked: true });
}

/** Publishes the events that follow from another one: final statements, and documents that are ready. */
async function publishConsequences(transaction: Database, { kind, at, about }: FoundEvent): Promise<void> {
  const { campaignId, settlementId } = about;
  if (kind === 'campaignClosed' && campaignId !== undefined) {
    await publishEvent(transaction, {
      kind: 'statementFinal',
      key: campaignId,
      at,
      about: { campaignId },
    });
  }
  if (kind === 'settlementApproved' && settlementId !== undefined) {
    await transaction.execute(sql`
      insert into events (kind, cause, at, about)
      select 'documentReady', 'documentReady:' || id, ${at.toISOString()}::timestamptz,
        jsonb_build_object('settlementId', settlement_id, 'documentId', id, 'dealerId', dealer_id)
      from settlement_documents where settlement_id = ${settlementId} order by id
      on conflict (cause) do nothing`);
  }
}
