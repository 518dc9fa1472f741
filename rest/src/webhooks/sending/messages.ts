/** Deliveries are made of events, each once for every endpoint that subscribes to its kind. */
import { webhookKinds, webhookTypes, type WebhookKind } from '@gdd/schema/webhooks';
import { asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { campaigns } from '../../database/tables/programme/campaigns.js';
import { settlements } from '../../database/tables/programme/settlements.js';
import { events } from '../../database/tables/work/events.js';
import { imports } from '../../database/tables/work/imports.js';
import { webhookDeliveries, webhooks } from '../../database/tables/work/webhooks.js';

const batchSize = 200;

type EventRow = typeof events.$inferSelect;
type WebhookEvent = EventRow & { readonly kind: WebhookKind };

const isWebhookEvent = (event: EventRow): event is WebhookEvent =>
  (webhookKinds as readonly string[]).includes(event.kind);

/**
 * Makes the deliveries of the next events, and notes in the same transaction that it is done with them.
 *
 * @returns how many events; 0 where none waits that no other replica has in hand
 */
export function makeDeliveries(database: Database, now: Date): Promise<number> {
  return database.transaction(async (transaction) => {
    const taken = await transaction
      .select()
      .from(events)
      .where(isNull(events.postedAt))
      .orderBy(asc(events.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (taken.length === 0) return 0;
    const posted = taken.filter(isWebhookEvent);
    const subscribed = await transaction
      .select({ id: webhooks.id, kinds: webhooks.kinds })
      .from(webhooks)
      .where(sql`${webhooks.enabled}`);
    const titles = await titlesOf(transaction, posted);
    const rows = posted.flatMap((event) => {
      const body = messageBody(webhookTypes[event.kind], event.at, { ...idsOf(event), ...titles(event) });
      return subscribed
        .filter(({ kinds }) => kinds.includes(event.kind))
        .map(({ id }) => ({
          webhookId: id,
          eventId: event.id,
          type: webhookTypes[event.kind],
          messageId: `evt_${event.id}`,
          body,
          queuedAt: now,
          nextTryAt: now,
        }));
    });
    if (rows.length > 0) await transaction.insert(webhookDeliveries).values(rows).onConflictDoNothing();
    const ids = taken.map(({ id }) => id);
    await transaction.update(events).set({ postedAt: now }).where(inArray(events.id, ids));
    return taken.length;
  });
}

/** The body of a message by Standard Webhooks: type, timestamp and data. */
export function messageBody(type: string, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/** What a message says of its event: no figures, and nothing of people. */
function idsOf({ about }: WebhookEvent) {
  const { campaignId, dealerId, importId, settlementId, disputeId, version, month } = about;
  return { campaignId, dealerId, importId, settlementId, disputeId, version, month };
}

/** The titles of what events are about, read once for all of them. */
async function titlesOf(transaction: Database, posted: readonly WebhookEvent[]) {
  const titles = async (
    key: 'campaignId' | 'settlementId' | 'importId',
    read: (ids: number[]) => Promise<{ id: number; title: string }[]>,
  ) => {
    const ids = posted.flatMap(({ about }) => about[key] ?? []);
    const found = ids.length === 0 ? [] : await read(ids);
    return new Map(found.map(({ id, title }) => [id, title]));
  };
  const ofCampaigns = await titles('campaignId', (ids) =>
    transaction.select({ id: campaigns.id, title: campaigns.title }).from(campaigns).where(inArray(campaigns.id, ids)),
  );
  const ofSettlements = await titles('settlementId', (ids) =>
    transaction
      .select({ id: settlements.id, title: settlements.title })
      .from(settlements)
      .where(inArray(settlements.id, ids)),
  );
  const ofImports = await titles('importId', (ids) =>
    transaction.select({ id: imports.id, title: imports.filename }).from(imports).where(inArray(imports.id, ids)),
  );
  return ({ about }: WebhookEvent) => ({
    campaignTitle: about.campaignId === undefined ? undefined : ofCampaigns.get(about.campaignId),
    settlementTitle: about.settlementId === undefined ? undefined : ofSettlements.get(about.settlementId),
    filename: about.importId === undefined ? undefined : ofImports.get(about.importId),
  });
}
