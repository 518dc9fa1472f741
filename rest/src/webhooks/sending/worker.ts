import { isNativeError } from 'node:util/types';
import type { AppSecret } from '@gdd/schema/secret';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../clock.js';
import type { Database } from '../../database/connections/connection.js';
import { webhookDeliveries, webhooks } from '../../database/tables/work/webhooks.js';
import { recordAudit } from '../../platform/audit.js';
import { startBackgroundWork, type BackgroundWork } from '../../platform/work/backgroundWork.js';
import { claimable } from '../../platform/work/claimable.js';
import { makeDeliveries } from './messages.js';
import { post } from './post.js';
import { goodSecrets, resealSecrets } from './secrets.js';
import { signedHeaders } from './signing.js';
import type { TargetRules } from './targets.js';

type DeliveryRow = typeof webhookDeliveries.$inferSelect;

const minute = 60_000;
const hour = 60 * minute;
/** Longer than the timeout of a try, so that no other replica claims a delivery that is being sent. */
const leaseMs = minute;
const claimSize = 10;

/**
 * Milliseconds to wait after each failed try, three days in all. When the try after the last pause fails, a delivery is
 * dead.
 */
export const retryPauses: readonly number[] = [
  5000,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Counts deliveries. */
interface WebhookMetrics {
  deliveryDone(outcome: 'delivered' | 'dead'): void;
  deliveryFailed(): void;
}

/**
 * Starts the worker: it creates the deliveries of events and sends them. A replica claims a delivery with a lease; a
 * failed one is tried again after a pause. If the process dies after the receiver's response and before the outcome is
 * stored, the message is sent again with the same id.
 */
export function startWebhooks(options: {
  readonly database: Database;
  readonly clock: Clock;
  readonly secret: AppSecret;
  readonly targets: TargetRules;
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  readonly metrics?: WebhookMetrics;
  /** Polling interval in milliseconds; default: 5 s. */
  readonly pollMs?: number;
}): BackgroundWork {
  const { database, clock, secret, targets, log, metrics, pollMs = 5000 } = options;
  let isSealed = false;

  async function drainNow(isStopped: () => boolean): Promise<void> {
    if (!isSealed) await resealSecrets(database, secret);
    isSealed = true;
    while (!isStopped() && (await makeDeliveries(database, clock.now())) > 0);
    while (!isStopped()) {
      const rows = await claim(database, clock.now());
      if (rows.length === 0) return;
      // concurrently, so that a receiver that hangs does not delay the others
      await Promise.all(rows.map(sendOne));
    }
  }

  async function sendOne(row: DeliveryRow): Promise<void> {
    const [endpoint] = await database.select().from(webhooks).where(eq(webhooks.id, row.webhookId));
    // deleted since the claim, with its deliveries
    if (endpoint === undefined) return;
    try {
      const secrets = goodSecrets(endpoint, clock.now(), secret);
      const headers = signedHeaders(secrets, { id: row.messageId, at: clock.now(), body: row.body });
      const status = await post(new URL(endpoint.url), { headers, body: row.body }, targets);
      if (status >= 200 && status < 300) return await settle(row, 'delivered', { lastStatus: status, lastError: null });
      if (status === 410) return await disableGone(row, endpoint.url);
      await recordFailure(row, { lastStatus: status, lastError: null });
    } catch (error) {
      const lastError = isNativeError(error) ? error.message.slice(0, 500) : 'unknown';
      await recordFailure(row, { lastStatus: null, lastError });
    }
  }

  type LastTry = Pick<DeliveryRow, 'lastStatus' | 'lastError'>;

  async function recordFailure(row: DeliveryRow, lastTry: LastTry): Promise<void> {
    metrics?.deliveryFailed();
    const pause = retryPauses[row.tries - 1];
    if (pause === undefined) return settle(row, 'dead', lastTry);
    const nextTryAt = new Date(clock.now().getTime() + pause);
    await database
      .update(webhookDeliveries)
      .set({ leaseUntil: null, nextTryAt, ...lastTry })
      .where(stillClaimed(row));
    log.warn({ delivery: row.id, webhook: row.webhookId, tries: row.tries, ...lastTry }, 'webhook not delivered');
  }

  async function settle(row: DeliveryRow, outcome: 'delivered' | 'dead', lastTry: LastTry): Promise<void> {
    await database
      .update(webhookDeliveries)
      .set({ leaseUntil: null, doneAt: clock.now(), outcome, ...lastTry })
      .where(stillClaimed(row));
    metrics?.deliveryDone(outcome);
    const message = outcome === 'delivered' ? 'webhook delivered' : 'webhook not delivered, not tried any more';
    log.info({ delivery: row.id, webhook: row.webhookId, tries: row.tries, ...lastTry }, message);
  }

  /** Disables an endpoint that responded 410: it wants no more messages. @param url that responded: it may be an old one */
  async function disableGone(row: DeliveryRow, url: string): Promise<void> {
    const lastTry = { lastStatus: 410, lastError: null };
    const now = clock.now();
    const isSameUrl = await database.transaction(async (transaction) => {
      const [current] = await transaction
        .select({ url: webhooks.url })
        .from(webhooks)
        .where(eq(webhooks.id, row.webhookId))
        .for('update');
      if (current?.url !== url) return false;
      const disabled = await transaction
        .update(webhooks)
        .set({ enabled: false, goneAt: now, version: sql`${webhooks.version} + 1` })
        .where(and(eq(webhooks.id, row.webhookId), webhooks.enabled))
        .returning({ id: webhooks.id });
      const entity = { actorId: null, entity: 'webhook', action: 'disabled', before: null, after: null } as const;
      await recordAudit(
        transaction,
        now,
        disabled.map(({ id }) => ({ ...entity, entityId: id })),
      );
      return true;
    });
    await (isSameUrl ? settle(row, 'dead', lastTry) : recordFailure(row, lastTry));
  }

  return startBackgroundWork({
    pollMs,
    drainNow,
    onFailure: (error) => log.warn({ err: error }, 'the webhooks could not be read'),
  });
}

/** Matches the delivery only if it was not replayed or claimed by another replica since (`tries` is its version). */
const stillClaimed = ({ id, tries }: DeliveryRow) =>
  and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, tries), isNull(webhookDeliveries.doneAt));

/** Claims the next due deliveries of enabled endpoints. Those of disabled ones wait until these are enabled again. */
function claim(database: Database, now: Date): Promise<DeliveryRow[]> {
  const { doneAt, nextTryAt, id, webhookId, tries } = webhookDeliveries;
  const isEnabled = sql`${webhookId} in (select ${webhooks.id} from ${webhooks} where ${webhooks.enabled})`;
  const which = sql`${doneAt} is null and ${nextTryAt} <= ${sql.param(now, nextTryAt)} and ${isEnabled}`;
  const due = claimable(webhookDeliveries, now, { which, order: [nextTryAt, id], limit: claimSize });
  return database
    .update(webhookDeliveries)
    .set({ leaseUntil: new Date(now.getTime() + leaseMs), tries: sql`${tries} + 1` })
    .where(sql`${id} in (${due})`)
    .returning();
}
