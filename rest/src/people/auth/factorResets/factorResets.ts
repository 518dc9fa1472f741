/** The removal of lost factors by two persons and the person itself (docs/domain/second-factor.md). */
import { factorResetHours, factorResetSteps, type FactorResetOutcome, type FactorResetStep } from '@gdd/schema/factors';
import { approvalRecord } from '../../../decisions/approvals/requests/proposing.js';
import { decideApproval, lockApproval, type ApprovalRow } from '../../../decisions/approvals/requests/queries.js';
import type { Clock } from '../../../ground/clock.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { invalidLink, Refusal } from '../../../ground/platform/http/errors.js';
import { queueMail } from '../../../ground/platform/mail/outbox.js';
import { tokenHash } from '../../../ground/platform/secrets/tokens.js';
import { factorsOf } from '../factors/queries.js';
import { lockUser, type UserRow } from '../signIn/queries.js';
import {
  administrators,
  deleteReset,
  dueResets,
  insertReset,
  openResetByToken,
  openResetOf,
  updateReset,
} from './queries.js';
import { removeAllFactors } from './resetFactors.js';

const hourMs = 60 * 60_000;

/**
 * Refuses the removal of a user's factors that could not end well.
 *
 * @throws Refusal CONFLICT: noFactor; emailUnconfirmed, since the person could not be told; noOtherAdministrator where
 *   nobody but the caller and the person could approve it; approvalPending where one is approved already
 */
export async function refuseReset(
  { database, clock }: Pick<ServiceContext, 'database' | 'clock'>,
  { userId }: SignedIn,
  user: UserRow,
): Promise<void> {
  const refused = (reason: 'noFactor' | 'emailUnconfirmed' | 'noOtherAdministrator' | 'approvalPending') =>
    new Refusal('CONFLICT', { reason });
  if ((await factorsOf(database, user.id)).length === 0) throw refused('noFactor');
  if (user.email === null || user.emailConfirmedAt === null) throw refused('emailUnconfirmed');
  const others = (await administrators(database)).filter(({ id }) => id !== userId && id !== user.id);
  if (others.length === 0) throw refused('noOtherAdministrator');
  if ((await openResetOf(database, user.id, clock.programmeNow())) !== undefined) throw refused('approvalPending');
}

/** Notes a removal that was asked for, and tells the person. The caller wakes the outbox. */
export async function beginReset(
  transaction: Database,
  user: UserRow,
  approvalId: number,
  clock: Clock,
): Promise<void> {
  await insertReset(transaction, user.id, approvalId);
  await tell(transaction, user, 'requested', user.id, clock);
}

/**
 * Carries out an approved removal: at once where the person has confirmed it, otherwise it waits for the person or the
 * end of the hours.
 *
 * @param caller who asked, with `confirmedBy` who approves
 * @throws Refusal CONFLICT: ownAccount for the person itself, noFactor where there is none any more
 */
export async function approveReset(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  { request }: ApprovalRow,
): Promise<void> {
  const userId = request.factors?.userId ?? 0;
  if (caller.confirmedBy === userId) throw new Refusal('CONFLICT', { reason: 'ownAccount' });
  const user = await lockUser(database, userId);
  const found = await openResetOf(database, userId, clock.programmeNow());
  if (user === undefined || found === undefined || (await factorsOf(database, userId)).length === 0) {
    throw new Refusal('CONFLICT', { reason: 'noFactor' });
  }
  if (found.reset.confirmedAt !== null) {
    await finishReset(database, user, caller.userId, clock);
    return;
  }
  await updateReset(database, userId, { dueAt: new Date(clock.now().getTime() + factorResetHours * hourMs) });
  await tell(database, user, 'approved', userId, clock);
}

/**
 * The person's answer by a mailed link: wanted, the removal takes effect at once where a second person has approved it;
 * not wanted, it ends, and whoever manages users is told.
 *
 * @returns where that leaves it
 * @throws Refusal BAD_USER_INPUT, reason invalidLink
 */
export async function answerReset(
  { database, clock, wakeOutbox }: ServiceContext,
  { token, isWanted }: { readonly token: string; readonly isWanted: boolean },
): Promise<FactorResetOutcome> {
  const hash = tokenHash(token);
  const now = clock.programmeNow();
  const outcome = await database.transaction(async (transaction): Promise<FactorResetOutcome> => {
    const seen = await openResetByToken(transaction, hash, now);
    if (seen === undefined) throw invalidLink();
    // in the order of an approval: the request, then the user
    await lockApproval(transaction, seen.approval.id);
    const user = await lockUser(transaction, seen.reset.userId);
    const found = await openResetByToken(transaction, hash, now);
    if (found === undefined || user === undefined || user.disabledAt !== null) throw invalidLink();
    if (!isWanted) {
      await endReset(transaction, user, found.approval, clock);
      return 'ended';
    }
    await record(transaction, user.id, 'factorResetConfirmed', user.id, now);
    if (found.approval.state === 'approved') {
      await finishReset(transaction, user, found.approval.proposedBy, clock);
      return 'done';
    }
    await updateReset(transaction, user.id, { confirmedAt: clock.now() });
    return 'waiting';
  });
  wakeOutbox();
  return outcome;
}

/** Carries out the approved removals whose hours are over; called by the housekeeping. */
export async function finishDueResets({ database, clock }: Pick<ServiceContext, 'database' | 'clock'>): Promise<void> {
  for (const userId of await dueResets(database, clock.now())) {
    await database.transaction(async (transaction) => {
      const user = await lockUser(transaction, userId);
      const found = await openResetOf(transaction, userId, clock.programmeNow());
      // answered meanwhile, or carried out by another instance
      if (user === undefined || found === undefined) return;
      if (user.disabledAt === null) await finishReset(transaction, user, found.approval.proposedBy, clock);
      else await deleteReset(transaction, userId);
    });
  }
}

async function finishReset(transaction: Database, user: UserRow, actorId: number, clock: Clock): Promise<void> {
  await removeAllFactors(transaction, user, actorId, clock);
  await record(transaction, actorId, 'factorsReset', user.id, clock.programmeNow());
}

/** Ends a removal that the person did not ask for, with its request where that waits still. */
async function endReset(
  transaction: Database,
  user: UserRow,
  { id, kind, state }: ApprovalRow,
  clock: Clock,
): Promise<void> {
  const now = clock.programmeNow();
  await deleteReset(transaction, user.id);
  if (state === 'pending') {
    await decideApproval(transaction, id, { state: 'withdrawn', decidedBy: user.id, decidedAt: now });
    await recordAudit(transaction, now, [approvalRecord({ userId: user.id }, id, 'withdrawn', { kind })]);
  }
  await record(transaction, user.id, 'factorResetDenied', user.id, now);
  for (const administrator of await administrators(transaction)) {
    if (administrator.id !== user.id) await tell(transaction, administrator, 'denied', user.id, clock);
  }
}

/** Mails somebody with a confirmed address about the removal of a user's factors. */
async function tell(
  transaction: Database,
  { id, email, emailConfirmedAt }: Pick<UserRow, 'id' | 'email' | 'emailConfirmedAt'>,
  step: FactorResetStep,
  userId: number,
  clock: Clock,
): Promise<void> {
  if (email === null || emailConfirmedAt === null) return;
  const about = { user: id, of: userId, step: factorResetSteps.indexOf(step) };
  await queueMail(transaction, 'factorReset', email, clock, about);
}

const record = (
  transaction: Database,
  actorId: number,
  action: 'factorResetConfirmed' | 'factorResetDenied' | 'factorsReset',
  entityId: number,
  now: Date,
) => recordAudit(transaction, now, [{ actorId, entity: 'user', entityId, action, before: null, after: null }]);
