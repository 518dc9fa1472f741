/** Webhook endpoints and their deliveries (docs/domain/webhooks.md). */
import { randomUUID } from 'node:crypto';
import type { AppSecret } from '@gdd/schema/secret';
import { webhookLimits, webhookPingType } from '@gdd/schema/webhooks';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { webhookDeliveries, webhooks } from '../../ground/database/tables/work/webhooks.js';
import { difference, recordAudit, type AuditRecord } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, orNotFound, Refusal, refuseStale, refuseWrong } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import {
  deliveryById,
  deliveryPage,
  deliveryView,
  lockWebhook,
  replayDeliveries,
  webhookById,
  webhookPage,
  webhookView,
  type WebhookRow,
} from './queries.js';
import type { CreateWebhook, DeliveriesState, UpdateWebhook, WebhooksState, WebhookView } from './schemas.js';
import { messageBody } from './sending/messages.js';
import { rotated, sealedSecret } from './sending/secrets.js';
import { newWebhookSecret } from './sending/signing.js';
import { dnsResolve } from './sending/resolveHost.js';
import { targetProblem, type ResolveHost, type TargetRules } from './sending/targets.js';

/** The context of the webhook services. */
export interface WebhookContext extends ServiceContext {
  /** Wakes the worker. */
  readonly wakeWebhooks: () => void;
  readonly config: {
    readonly localTargets?: boolean;
    /** The ports of targets beside 443. */
    readonly webhookPorts?: readonly number[];
  };
  /** Default: the DNS servers of the system. */
  readonly resolveHost?: ResolveHost;
}

/** The rules for targets, from the settings of a service. */
export function targetRules({ config, resolveHost = dnsResolve() }: Pick<WebhookContext, 'config' | 'resolveHost'>) {
  const { localTargets = false, webhookPorts: ports = [] } = config;
  return { localTargets, ports, resolveHost } satisfies TargetRules;
}

/** A page of the table of endpoints. */
export async function webhooksTable(context: WebhookContext, state: WebhooksState) {
  const { items, total } = await webhookPage(context.database, state);
  const [now, rules] = [context.clock.now(), targetRules(context)];
  return { items: items.map((item) => webhookView(item, now, rules)), total };
}

/** One endpoint. @throws Refusal NOT_FOUND */
export async function oneWebhook(context: WebhookContext, id: number): Promise<WebhookView> {
  const webhook = orNotFound(await webhookById(context.database, id));
  return webhookView(webhook, context.clock.now(), targetRules(context));
}

/**
 * Creates an endpoint, enabled.
 *
 * @returns the endpoint with its secret; a repeated request with the same idempotency key creates no second one and
 *   returns null as the secret
 * @throws Refusal BAD_USER_INPUT for a target that is not allowed; CONFLICT, reason tooManyWebhooks
 */
export async function createWebhook(
  context: WebhookContext,
  caller: SignedIn,
  input: CreateWebhook,
  request: IdempotentRequest | undefined,
  appSecret: AppSecret,
): Promise<{ readonly webhook: WebhookView; readonly secret: string | null }> {
  const now = context.clock.programmeNow();
  refuseWrong({ url: await targetProblem(input.url, targetRules(context)) });
  const secret = newWebhookSecret();
  let createdId: number | undefined;
  const { id } = await idempotent(context.database, request, context.clock, async (transaction) => {
    if ((await transaction.$count(webhooks)) >= webhookLimits.endpoints) {
      throw new Refusal('CONFLICT', { reason: 'tooManyWebhooks' });
    }
    const values = { ...input, enabled: true, secret: sealedSecret(secret, appSecret) };
    const [row] = await transaction
      .insert(webhooks)
      .values({ ...values, createdBy: caller.userId, createdAt: now })
      .returning({ id: webhooks.id });
    createdId = orNotFound(row).id;
    await recordAudit(transaction, now, [
      recordOf(caller, createdId, 'created', { before: null, after: { ...input } }),
    ]);
    return { id: createdId };
  });
  return { webhook: await oneWebhook(context, id), secret: createdId === id ? secret : null };
}

/**
 * Changes an endpoint. Deliveries that wait for a disabled one are sent when it is enabled again.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a target that is not allowed; CONFLICT, reason staleVersion
 */
export async function updateWebhook(
  context: WebhookContext,
  caller: SignedIn,
  id: number,
  { version, ...input }: UpdateWebhook,
): Promise<WebhookView> {
  const now = context.clock.programmeNow();
  const problem = await targetProblem(input.url, targetRules(context));
  // one from before the ports were limited can be disabled as it is
  if (problem !== 'portNotAllowed' || input.enabled) refuseWrong({ url: problem });
  await context.database.transaction(async (transaction) => {
    const row = orNotFound(await lockWebhook(transaction, id));
    refuseStale(version, row);
    const changed = difference({ ...row }, { ...input });
    if (changed === undefined) return;
    const goneAt = input.enabled ? null : row.goneAt;
    await transaction
      .update(webhooks)
      .set({ ...input, goneAt, failing: false, version: sql`${webhooks.version} + 1` })
      .where(eq(webhooks.id, id));
    await recordAudit(transaction, now, [recordOf(caller, id, 'updated', changed)]);
  });
  context.wakeWebhooks();
  return oneWebhook(context, id);
}

/** Deletes an endpoint with its deliveries. @throws Refusal NOT_FOUND */
export async function deleteWebhook({ database, clock }: ServiceContext, caller: SignedIn, id: number): Promise<void> {
  await database.transaction(async (transaction) => {
    const { url, description, kinds } = orNotFound(await lockWebhook(transaction, id));
    await transaction.delete(webhooks).where(eq(webhooks.id, id));
    const before = { url, description, kinds };
    await recordAudit(transaction, clock.programmeNow(), [recordOf(caller, id, 'deleted', { before, after: null })]);
  });
}

/**
 * Gives an endpoint a new secret; for a day messages are signed with the previous one, too.
 *
 * @throws Refusal NOT_FOUND
 */
export async function rotateWebhookSecret(
  context: WebhookContext,
  caller: SignedIn,
  id: number,
  appSecret: AppSecret,
): Promise<{ readonly webhook: WebhookView; readonly secret: string }> {
  const now = context.clock.programmeNow();
  const secret = newWebhookSecret();
  await context.database.transaction(async (transaction) => {
    const row = orNotFound(await lockWebhook(transaction, id));
    const version = sql`${webhooks.version} + 1`;
    await transaction
      .update(webhooks)
      .set({ ...rotated(row, secret, context.clock.now(), appSecret), version })
      .where(eq(webhooks.id, id));
    await recordAudit(transaction, now, [recordOf(caller, id, 'secretRotated', { before: null, after: null })]);
  });
  return { webhook: await oneWebhook(context, id), secret };
}

/** Queues a test message. @throws Refusal NOT_FOUND; CONFLICT, reason webhookDisabled */
export async function pingWebhook(context: WebhookContext, id: number) {
  const now = context.clock.programmeNow();
  const delivery = await context.database.transaction(async (transaction) => {
    await enabledWebhook(transaction, id);
    const body = messageBody(webhookPingType, now, { webhookId: id });
    const [row] = await transaction
      .insert(webhookDeliveries)
      .values({
        webhookId: id,
        eventId: null,
        type: webhookPingType,
        messageId: `ping_${randomUUID()}`,
        body,
        queuedAt: now,
        nextTryAt: context.clock.now(),
      })
      .returning();
    return orNotFound(row);
  });
  context.wakeWebhooks();
  return deliveryView(delivery, context.clock);
}

/** A page of the deliveries of an endpoint. @throws Refusal NOT_FOUND */
export async function deliveriesTable({ database, clock }: ServiceContext, id: number, state: DeliveriesState) {
  orNotFound(await webhookById(database, id));
  const { items, total } = await deliveryPage(database, id, state);
  return { items: items.map((item) => deliveryView(item, clock)), total };
}

/** One delivery, with its message. @throws Refusal NOT_FOUND */
export async function oneDelivery({ database, clock }: ServiceContext, id: number, deliveryId: number) {
  const row = orNotFound(await deliveryById(database, id, deliveryId));
  return { ...deliveryView(row, clock), body: row.body };
}

/**
 * Queues one delivery again, with the same message id.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason webhookDisabled
 */
export async function replayDelivery(context: WebhookContext, caller: SignedIn, id: number, deliveryId: number) {
  await replay(context, caller, id, { id: deliveryId });
  return oneDelivery(context, id, deliveryId);
}

/**
 * Queues all deliveries of events since a day (in Rome) again, with the same message ids.
 *
 * @returns the number of deliveries
 * @throws Refusal NOT_FOUND; CONFLICT, reason webhookDisabled
 */
export async function replaySince(
  context: WebhookContext,
  caller: SignedIn,
  id: number,
  since: string,
): Promise<number> {
  return (await replay(context, caller, id, { since })).length;
}

async function replay(
  context: WebhookContext,
  caller: SignedIn,
  id: number,
  selection: Parameters<typeof replayDeliveries>[2],
): Promise<number[]> {
  const now = context.clock.programmeNow();
  const replayed = await context.database.transaction(async (transaction) => {
    await enabledWebhook(transaction, id);
    const ids = await replayDeliveries(transaction, id, selection, context.clock.now());
    if ('id' in selection && ids.length === 0) throw notFound();
    const after = 'id' in selection ? { deliveryId: selection.id } : { since: selection.since, number: ids.length };
    await recordAudit(transaction, now, [recordOf(caller, id, 'replayed', { before: null, after })]);
    return ids;
  });
  context.wakeWebhooks();
  return replayed;
}

async function enabledWebhook(transaction: Database, id: number): Promise<WebhookRow> {
  const row = orNotFound(await lockWebhook(transaction, id));
  if (!row.enabled) throw new Refusal('CONFLICT', { reason: 'webhookDisabled' });
  return row;
}

function recordOf(
  { userId }: SignedIn,
  id: number,
  action: string,
  changed: Pick<AuditRecord, 'before' | 'after'>,
): AuditRecord {
  return { actorId: userId, entity: 'webhook', entityId: id, action, ...changed };
}
