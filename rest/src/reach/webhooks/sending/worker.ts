import { isNativeError } from 'node:util/types';
import type { AppSecret } from '@gdd/schema/secret';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { webhookDeliveries, webhooks } from '../../../ground/database/tables/work/webhooks.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { BackgroundWork } from '../../../ground/platform/work/backgroundWork.js';
import { startWorkPool } from '../../../ground/platform/work/workPool.js';
import { claimDeliveries, type ClaimedDelivery } from './claim.js';
import { makeDeliveries } from './messages.js';
import { post } from './post.js';
import { goodSecrets, resealSecrets } from './secrets.js';
import { signedHeaders } from './signing.js';
import type { TargetRules } from './targets.js';

type EndpointRow = typeof webhooks.$inferSelect;

const minute = 60_000;
const hour = 60 * minute;
/** Deliveries that a replica sends at once. */
const slots = 10;
/** Those of `slots` that endpoints whose last try failed may hold, so that they never hold all. */
const failingSlots = 5;

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
 * Starts the worker: it creates the deliveries of events and sends them, several at once. A replica claims a delivery
 * with a lease; a failed one is tried again after a pause; one that is interrupted because the process stops is given
 * back, and sent by the next process. If the process dies after the receiver's response and before the outcome is
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

  async function prepare(isStopped: () => boolean): Promise<void> {
    if (!isSealed) await resealSecrets(database, secret);
    isSealed = true;
    while (!isStopped() && (await makeDeliveries(database, clock)) > 0);
  }

  async function sendOne(row: ClaimedDelivery, stop: AbortSignal): Promise<void> {
    const [endpoint] = await database.select().from(webhooks).where(eq(webhooks.id, row.webhookId));
    // deleted since the claim, with its deliveries
    if (endpoint === undefined) return;
    let status: number;
    try {
      const secrets = goodSecrets(endpoint, clock.now(), secret);
      const headers = signedHeaders(secrets, { id: row.messageId, at: clock.now(), body: row.body });
      status = await post(new URL(endpoint.url), { headers, body: row.body }, targets, stop);
    } catch (error) {
      if (stop.aborted) return release(row);
      await noteFailing(endpoint, true);
      const lastError = isNativeError(error) ? error.message.slice(0, 500) : 'unknown';
      return recordFailure(row, { lastStatus: null, lastError });
    }
    if (status === 410) return disableGone(row, endpoint.url);
    const isDelivered = status >= 200 && status < 300;
    await noteFailing(endpoint, !isDelivered);
    const lastTry = { lastStatus: status, lastError: null };
    await (isDelivered ? settle(row, 'delivered', lastTry) : recordFailure(row, lastTry));
  }

  /** Stores whether the last try failed, unless the endpoint was given another address meanwhile. */
  async function noteFailing({ id, url, failing }: EndpointRow, isFailing: boolean): Promise<void> {
    if (failing === isFailing) return;
    const isSame = and(eq(webhooks.id, id), eq(webhooks.url, url));
    await database.update(webhooks).set({ failing: isFailing }).where(isSame);
  }

  /** Gives a delivery back that was interrupted, without counting the try. */
  async function release(row: ClaimedDelivery): Promise<void> {
    await database
      .update(webhookDeliveries)
      .set({ leaseUntil: null, tries: row.tries - 1 })
      .where(stillClaimed(row));
  }

  type LastTry = Pick<ClaimedDelivery, 'lastStatus' | 'lastError'>;

  async function recordFailure(row: ClaimedDelivery, lastTry: LastTry): Promise<void> {
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

  async function settle(row: ClaimedDelivery, outcome: 'delivered' | 'dead', lastTry: LastTry): Promise<void> {
    await database
      .update(webhookDeliveries)
      .set({ leaseUntil: null, doneAt: clock.programmeNow(), outcome, ...lastTry })
      .where(stillClaimed(row));
    metrics?.deliveryDone(outcome);
    const message = outcome === 'delivered' ? 'webhook delivered' : 'webhook not delivered, not tried any more';
    log.info({ delivery: row.id, webhook: row.webhookId, tries: row.tries, ...lastTry }, message);
  }

  /** Disables an endpoint that responded 410: it wants no more messages. @param url that responded: it may be an old one */
  async function disableGone(row: ClaimedDelivery, url: string): Promise<void> {
    const lastTry = { lastStatus: 410, lastError: null };
    const now = clock.programmeNow();
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

  return startWorkPool<ClaimedDelivery>({
    pollMs,
    slots,
    prepare,
    claim: (free, inHand) => {
      const failing = failingSlots - inHand.filter(({ isFailing }) => isFailing).length;
      return claimDeliveries(database, clock.now(), { all: free, failing });
    },
    work: sendOne,
    onFailure: (error) => log.warn({ err: error }, 'the webhooks could not be read'),
  });
}

/** Matches the delivery only if it was not replayed or claimed by another replica since (`tries` is its version). */
const stillClaimed = ({ id, tries }: ClaimedDelivery) =>
  and(eq(webhookDeliveries.id, id), eq(webhookDeliveries.tries, tries), isNull(webhookDeliveries.doneAt));
