import type { DeliverySortColumn, DeliveryState, WebhookSortColumn, WebhookState } from '@gdd/schema/webhooks';
import { and, asc, desc, eq, gte, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { shownInstant, type Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { midnight } from '../../ground/database/ranges.js';
import { matchesSearch } from '../../ground/database/search.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { webhookDeliveries, webhooks } from '../../ground/database/tables/work/webhooks.js';
import { severalOf } from '../../ground/domain/tableState.js';
import { isPortAllowed, type TargetRules } from './sending/targets.js';
import type { DeliveriesState, DeliveryView, WebhooksState, WebhookView } from './schemas.js';

export type WebhookRow = typeof webhooks.$inferSelect;
export type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const webhookState = sql<WebhookState>`case
  when ${webhooks.enabled} then 'enabled' when ${webhooks.goneAt} is null then 'disabled' else 'gone' end`;
const deliveryState = sql<DeliveryState>`coalesce(${webhookDeliveries.outcome}, 'waiting')`;

/** The number of an endpoint's deliveries that match a condition, as a column of a query from `webhooks`. */
const deliveryCount = (state: SQL) => sql<number>`(select count(*)::int from ${webhookDeliveries}
  where ${webhookDeliveries.webhookId} = ${webhooks.id} and ${state})`;

/** Endpoints with the numbers of their waiting and dead deliveries. */
function withCounts(database: Database) {
  return database
    .select({
      row: webhooks,
      state: webhookState,
      waiting: deliveryCount(sql`${webhookDeliveries.doneAt} is null`),
      dead: deliveryCount(sql`${webhookDeliveries.outcome} = 'dead'`),
      createdBy: sql<string | null>`coalesce(${users.name}, ${users.username})`,
    })
    .from(webhooks)
    .leftJoin(users, eq(users.id, webhooks.createdBy));
}

export type CountedWebhook = Awaited<ReturnType<typeof webhookPage>>['items'][number];

/** A page of the endpoints, and the total of all pages. */
export async function webhookPage(
  database: Database,
  { filter = {}, searchTerm, sorting, paginator: { page, pageSize } }: WebhooksState,
) {
  const states = severalOf(filter.state);
  const matching = and(
    states && inArray(webhookState, states),
    matchesSearch(searchTerm, sql`fold_text(concat_ws(' ', ${webhooks.url}, ${webhooks.description}))`),
  );
  const { id, url, createdAt } = webhooks;
  const description = sql`fold_text(${webhooks.description})`;
  const columns: Readonly<Record<WebhookSortColumn, PgColumn | SQL>> = {
    id,
    url,
    createdAt,
    description,
    state: webhookState,
  };
  const [items, total] = await Promise.all([
    withCounts(database)
      .where(matching)
      .orderBy((sorting.direction === 'asc' ? asc : desc)(columns[sorting.column]), asc(id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(webhooks, matching),
  ]);
  return { items, total };
}

export async function webhookById(database: Database, id: number): Promise<CountedWebhook | undefined> {
  const [webhook] = await withCounts(database).where(eq(webhooks.id, id));
  return webhook;
}

/** An endpoint, locked until the transaction ends. */
export async function lockWebhook(transaction: Database, id: number): Promise<WebhookRow | undefined> {
  const [webhook] = await transaction.select().from(webhooks).where(eq(webhooks.id, id)).for('update');
  return webhook;
}

/** A page of an endpoint's deliveries, and the total of all pages. */
export async function deliveryPage(
  database: Database,
  webhookId: number,
  { filter = {}, searchTerm, sorting, paginator: { page, pageSize } }: DeliveriesState,
) {
  const states = severalOf(filter.state);
  const types = severalOf(filter.type);
  const { id, type, messageId, queuedAt, doneAt } = webhookDeliveries;
  const matching = and(
    eq(webhookDeliveries.webhookId, webhookId),
    states && inArray(deliveryState, states),
    types && inArray(type, types),
    matchesSearch(searchTerm, sql`${messageId}`),
  );
  const columns: Readonly<Record<DeliverySortColumn, PgColumn | SQL>> = {
    id,
    type,
    queuedAt,
    doneAt,
    state: deliveryState,
  };
  const [items, total] = await Promise.all([
    database
      .select()
      .from(webhookDeliveries)
      .where(matching)
      .orderBy((sorting.direction === 'asc' ? asc : desc)(columns[sorting.column]), asc(id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
    database.$count(webhookDeliveries, matching),
  ]);
  return { items, total };
}

export async function deliveryById(
  database: Database,
  webhookId: number,
  id: number,
): Promise<DeliveryRow | undefined> {
  const isDelivery = and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.webhookId, webhookId));
  const [delivery] = await database.select().from(webhookDeliveries).where(isDelivery);
  return delivery;
}

/**
 * Queues deliveries of an endpoint again, whatever their state: with the same message id and all tries.
 *
 * @param selection one by its id, or all deliveries of events queued since a day (in Rome)
 * @returns the ids of the queued deliveries
 */
export async function replayDeliveries(
  transaction: Database,
  webhookId: number,
  selection: { readonly id: number } | { readonly since: string },
  now: Date,
): Promise<number[]> {
  const { id, eventId, queuedAt } = webhookDeliveries;
  const chosen =
    'id' in selection ? eq(id, selection.id) : and(isNotNull(eventId), gte(queuedAt, midnight(selection.since)));
  const replayed = await transaction
    .update(webhookDeliveries)
    .set({ nextTryAt: now, tries: 0, leaseUntil: null, doneAt: null, outcome: null })
    .where(and(eq(webhookDeliveries.webhookId, webhookId), chosen))
    .returning({ id });
  return replayed.map((row) => row.id);
}

/** Deletes the deliveries that were delivered or dead before an instant. */
export async function deleteOldDeliveries(database: Database, before: Date): Promise<void> {
  await database.delete(webhookDeliveries).where(lt(webhookDeliveries.doneAt, before));
}

/** An endpoint as in a response. */
export function webhookView({ row, ...computed }: CountedWebhook, now: Date, rules: TargetRules): WebhookView {
  const { id, url, description, kinds, goneAt, previousUntil, version, createdAt } = row;
  const rotationUntil = previousUntil !== null && previousUntil > now ? previousUntil.toISOString() : null;
  return {
    id,
    url,
    isPortAllowed: isPortAllowed(new URL(url), rules),
    description,
    kinds,
    rotationUntil,
    version,
    goneAt: goneAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    ...computed,
  };
}

/** A delivery as in a response. */
export function deliveryView(row: DeliveryRow, clock: Pick<Clock, 'standsOn'>): DeliveryView {
  const { id, messageId, type, outcome, tries, lastStatus, lastError, doneAt } = row;
  return {
    id,
    messageId,
    type,
    tries,
    lastStatus,
    lastError,
    state: outcome ?? 'waiting',
    queuedAt: row.queuedAt.toISOString(),
    nextTryAt: doneAt === null ? shownInstant(clock, row.nextTryAt).toISOString() : null,
    doneAt: doneAt?.toISOString() ?? null,
  };
}
