/** Creates the deliveries of events: one for each endpoint that subscribes to the kind of the event. */
import { webhookKinds, webhookTypes, type WebhookKind } from '@gdd/schema/webhooks';
import { asc, inArray, isNull, sql } from 'drizzle-orm';
import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { settlements } from '../../../ground/database/tables/programme/settlements.js';
import { events } from '../../../ground/database/tables/work/events.js';
import { imports } from '../../../ground/database/tables/work/imports.js';
import { webhookDeliveries, webhooks } from '../../../ground/database/tables/work/webhooks.js';

const batchSize = 200;

type EventRow = typeof events.$inferSelect;
type WebhookEvent = EventRow & { readonly kind: WebhookKind };

const isWebhookEvent = (event: EventRow): event is WebhookEvent =>
  (webhookKinds as readonly string[]).includes(event.kind);

/**
 * Creates the deliveries of the next events and marks these as posted, in one transaction.
 *
 * @returns the number of events; 0 if none is left that another replica has not locked
 */
export function makeDeliveries(database: Database, clock: Clock): Promise<number> {
  const queuedAt = clock.programmeNow();
  const nextTryAt = clock.now();
  return database.transaction(async (transaction) => {
    const claimed = await transaction
      .select()
      .from(events)
      .where(isNull(events.postedAt))
      .orderBy(asc(events.id))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    if (claimed.length === 0) return 0;
    const posted = claimed.filter(isWebhookEvent);
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
          queuedAt,
          nextTryAt,
        }));
    });
    if (rows.length > 0) await transaction.insert(webhookDeliveries).values(rows).onConflictDoNothing();
    // events that no webhook can subscribe to are marked as well
    const ids = claimed.map(({ id }) => id);
    await transaction.update(events).set({ postedAt: queuedAt }).where(inArray(events.id, ids));
    return claimed.length;
  });
}

/** The body of a message according to Standard Webhooks: type, timestamp and data. */
export function messageBody(type: string, at: Date, data: object): string {
  return JSON.stringify({ type, timestamp: at.toISOString(), data });
}

/** The ids of an event for its message. Figures and personal data are left out. */
function idsOf({ about }: WebhookEvent) {
  const { campaignId, dealerId, importId, settlementId, disputeId, version, month } = about;
  return { campaignId, dealerId, importId, settlementId, disputeId, version, month };
}

/** Titles of the campaigns, settlements and files of events; one query each for all events. */
async function titlesOf(transaction: Database, posted: readonly WebhookEvent[]) {
  const titles = async (
    key: 'campaignId' | 'settlementId' | 'importId',
    read: (ids: number[]) => Promise<{ id: number; title: string }[]>,
  ) => {
    const ids = posted.flatMap(({ about }) => about[key] ?? []);
    const rows = ids.length === 0 ? [] : await read(ids);
    return new Map(rows.map(({ id, title }) => [id, title]));
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
