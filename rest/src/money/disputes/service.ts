/** Opening, reading, answering, assigning and withdrawing disputes (docs/domain/disputes.md). */
import type { DisputeSide } from '@gdd/schema/disputes';
import { permissionsOf, roles } from '@gdd/schema/permissions';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { decidingRole } from '../../ground/database/decidingRole.js';
import { users } from '../../ground/database/tables/people/accounts.js';
import { publishEvent } from '../../events/publish.js';
import { membershipIn } from '../../programme/memberships/membership/queries.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal, wrongInput } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { explanationOf } from './explanation.js';
import {
  disputeById,
  disputePage,
  importsOfDealer,
  insertDispute,
  insertMessage,
  lockDispute,
  queueSummary,
  updateDispute,
  waitingFor,
  type DisputeRow,
  type NamedDispute,
} from './queries.js';
import type { Assignment, DisputesState, DisputeView, NewDispute, NewMessage } from './schemas.js';
import { detailView, rowView, sideOf } from './views.js';

type Context = Pick<ServiceContext, 'database' | 'clock'>;

/** A page of the disputes that the caller may see. */
export async function disputesTable({ database }: Context, caller: SignedIn, state: DisputesState) {
  const { items, total } = await disputePage(database, caller, state);
  return { items: items.map(rowView), total };
}

/** The numbers of disputes that wait for each side, and the median time to the first answer. */
export async function disputesSummary({ database, clock }: Context, caller: SignedIn) {
  const { oldestOpenedAt, medianMinutes, ...counts } = await queueSummary(database, caller, clock.programmeNow());
  return {
    ...counts,
    oldestOpenedAt: oldestOpenedAt?.toISOString() ?? null,
    medianMinutesToAnswer: medianMinutes,
  };
}

/** A dispute. @throws Refusal NOT_FOUND, also for a dispute that the caller may not see */
export async function oneDispute({ database, clock }: Context, caller: SignedIn, id: number): Promise<DisputeView> {
  return detailView(database, caller, await visibleDispute(database, caller, id), clock.programmeNow());
}

/** @throws Refusal NOT_FOUND */
export async function visibleDispute(database: Database, caller: SignedIn, id: number): Promise<NamedDispute> {
  const dispute = await disputeById(database, caller, id);
  if (dispute === undefined) throw notFound();
  return dispute;
}

/**
 * Opens a dispute of a dealer, and stores the present explanation of the line or figure with it.
 *
 * @throws Refusal NOT_FOUND for a dealer that the caller may not see or that is not in the campaign, and for a line
 *   that it does not have; CONFLICT, reason lineDisputed, where a dispute about the line is undecided
 */
export async function openDispute(
  { database, clock }: Context,
  caller: SignedIn,
  input: NewDispute,
  request: IdempotentRequest | undefined,
): Promise<DisputeView> {
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
    const { campaignId, dealerId, about, text } = input;
    const membership = await membershipIn(transaction, caller.member, campaignId, dealerId);
    if (membership === undefined) throw notFound();
    const { kind, document, line = null, figure = null } = about;
    const id = await insertDispute(transaction, {
      campaignId,
      dealerId,
      kind,
      document,
      line,
      figure,
      explanation: await explanationOf(transaction, caller, membership.campaign, input),
      openedBy: caller.userId,
      openedAt: now,
      updatedAt: now,
    });
    if (id === undefined) throw new Refusal('CONFLICT', { reason: 'lineDisputed' });
    const message = { disputeId: id, authorId: caller.userId, side: writerOf(caller), state: 'open' as const, at: now };
    await insertMessage(transaction, { ...message, text });
    await publishEvent(transaction, {
      kind: 'disputeOpened',
      key: id,
      at: now,
      about: { disputeId: id, campaignId, dealerId },
    });
    await recordAudit(transaction, now, [
      disputeRecord(caller, id, 'disputeOpened', { campaignId, dealerId, ...about }),
    ]);
    return oneDispute({ database: transaction, clock }, caller, id);
  });
}

/**
 * Adds a message to a dispute: a message of the office makes it answered, one of the dealer makes it open again.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason disputeDecided
 */
export async function writeMessage(
  { database, clock }: Context,
  caller: SignedIn,
  id: number,
  { text }: NewMessage,
  request: IdempotentRequest | undefined,
): Promise<DisputeView> {
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
    const { row } = await disputeForUpdate(transaction, caller, id);
    const side = writerOf(caller);
    const state = side === 'office' ? 'answered' : 'open';
    const message = { disputeId: id, authorId: caller.userId, side, text, state, at: now } as const;
    const messageId = await insertMessage(transaction, message);
    if (side === 'office') await publishAnswer(transaction, row, messageId, now);
    const answeredAt = side === 'office' ? (row.answeredAt ?? now) : row.answeredAt;
    await updateDispute(transaction, id, { state, updatedAt: now, answeredAt });
    await recordAudit(transaction, now, [disputeRecord(caller, id, 'messageAdded', { state })]);
    return oneDispute({ database: transaction, clock }, caller, id);
  });
}

/**
 * Publishes that the office has answered or decided.
 *
 * @param messageId its message, which makes the event's key unique
 */
export async function publishAnswer(
  transaction: Database,
  { id: disputeId, campaignId, dealerId, openedBy }: DisputeRow,
  messageId: number,
  at: Date,
): Promise<void> {
  await publishEvent(transaction, {
    kind: 'disputeAnswered',
    key: `${disputeId}:${messageId}`,
    at,
    // who opened it for the dealer is notified too
    about: { disputeId, campaignId, dealerId, userId: openedBy },
  });
}

/**
 * Withdraws a dispute permanently. Allowed to the user who opened it, and to the dealer.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason disputeDecided or notOpener
 */
export async function withdrawDispute(
  { database, clock }: Context,
  caller: SignedIn,
  id: number,
): Promise<DisputeView> {
  const now = clock.programmeNow();
  return database.transaction(async (transaction) => {
    const { row } = await disputeForUpdate(transaction, caller, id);
    const isOpener = row.openedBy === caller.userId || writerOf(caller) === 'dealer';
    if (!isOpener) throw new Refusal('CONFLICT', { reason: 'notOpener' });
    const decision = { decidedBy: caller.userId, decidedAt: now };
    await updateDispute(transaction, id, { state: 'withdrawn', updatedAt: now, ...decision });
    await recordAudit(transaction, now, [disputeRecord(caller, id, 'disputeWithdrawn', {})]);
    return oneDispute({ database: transaction, clock }, caller, id);
  });
}

const officeRoles = roles.filter((role) => permissionsOf([role]).includes('accessCampaigns'));

/**
 * Assigns a dispute to a user of the office, or to nobody.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason disputeDecided; BAD_USER_INPUT, assigneeId unknown, for a user who may
 *   not decide it
 */
export async function assignDispute(
  { database, clock }: Context,
  caller: SignedIn,
  id: number,
  { assigneeId }: Assignment,
): Promise<DisputeView> {
  const now = clock.programmeNow();
  return database.transaction(async (transaction) => {
    const { row } = await disputeForUpdate(transaction, caller, id);
    if (assigneeId !== null && !(await isOfOffice(transaction, assigneeId)))
      throw wrongInput({ assigneeId: 'unknown' });
    if (assigneeId !== row.assigneeId) {
      await updateDispute(transaction, id, { assigneeId, updatedAt: now });
      const before = { assigneeId: row.assigneeId };
      await recordAudit(transaction, now, [{ ...disputeRecord(caller, id, 'assigned', { assigneeId }), before }]);
    }
    return oneDispute({ database: transaction, clock }, caller, id);
  });
}

async function isOfOffice(transaction: Database, userId: number): Promise<boolean> {
  const matching = await transaction
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'active'), inArray(decidingRole, officeRoles)));
  return matching.length > 0;
}

/** The newest applied imports from which the dealer of a dispute has lines. @throws Refusal NOT_FOUND */
export async function disputeImports({ database }: Context, caller: SignedIn, id: number) {
  const { row } = await visibleDispute(database, caller, id);
  const files = await importsOfDealer(database, row.dealerId);
  return files.map(({ appliedAt, ...file }) => ({ ...file, appliedAt: (appliedAt ?? row.openedAt).toISOString() }));
}

/**
 * An undecided dispute, locked until the transaction ends.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason disputeDecided
 */
export async function disputeForUpdate(transaction: Database, caller: SignedIn, id: number): Promise<NamedDispute> {
  await lockDispute(transaction, id);
  const dispute = await visibleDispute(transaction, caller, id);
  if (waitingFor(dispute.row.state) === null) throw new Refusal('CONFLICT', { reason: 'disputeDecided' });
  return dispute;
}

/** The side for which a caller writes. The routes admit no callers that may only read. */
export function writerOf(caller: SignedIn): DisputeSide {
  const side = sideOf(caller);
  if (side === null) throw new Refusal('FORBIDDEN');
  return side;
}

/** The audit record of a dispute, without the texts of its messages. */
export const disputeRecord = (
  caller: SignedIn,
  entityId: number,
  action:
    | 'disputeOpened'
    | 'messageAdded'
    | 'assigned'
    | 'disputeAccepted'
    | 'disputeRefused'
    | 'disputeWithdrawn'
    | 'attachmentAdded',
  after: Readonly<Record<string, unknown>>,
) => ({ actorId: caller.userId, entity: 'dispute' as const, entityId, action, before: null, after: { ...after } });
