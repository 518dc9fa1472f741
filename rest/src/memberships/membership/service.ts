import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import type { Database } from '../../database/connections/connection.js';
import type { SignedIn } from '../../platform/http/caller.js';
import type { ServiceContext } from '../../platform/context.js';
import { notFound, Refusal, wrongInput } from '../../platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../platform/http/idempotency.js';
import { campaignDealerById, lockDealer, membershipForUpdate, type CampaignDealerRow } from './queries.js';
import type { GoalEdit } from './schemas.js';
import { addMembers, editGoals, removeMembers, setAccepted } from './memberships.js';
import { lockSums } from '../../sums/sums.js';
import { lockedRules } from '../../sums/rules.js';
import { refuseClosed, refuseOver } from '../../campaigns/campaign/refusals.js';

/** The ids in the path of a request. */
export interface DealerInCampaign {
  /** The campaign's id. */
  readonly id: number;
  readonly dealerId: number;
}

/**
 * Adds a dealer to a campaign.
 *
 * @throws Refusal BAD_USER_INPUT for a dealer that is unknown; NOT_FOUND; CONFLICT, reason alreadyInCampaign or
 *   campaignClosed
 */
export async function addDealer(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  input: { readonly goalThreshold: number; readonly dealer: number },
  request: IdempotentRequest | undefined,
) {
  const now = clock.now();
  return idempotent(database, request, now, async (transaction) => {
    await lockSums(transaction, 'lines');
    const rules = await lockedRules(transaction, campaignId, 'share');
    if (!(await lockDealer(transaction, caller.member, input.dealer))) throw wrongInput({ 'data.dealer': 'unknown' });
    if (rules === undefined) throw notFound();
    refuseClosed(rules);
    const goals = [{ dealerId: input.dealer, goalThreshold: input.goalThreshold }];
    const added = await addMembers(transaction, { actorId: caller.userId, now }, rules, goals);
    if (added.length === 0) throw new Refusal('CONFLICT', { reason: 'alreadyInCampaign' });
    return dealerView(transaction, caller, { id: campaignId, dealerId: input.dealer });
  });
}

/**
 * Edits a dealer's goal.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed, or staleVersion with the present goal where it has a
 *   newer version than `version`
 */
export async function editGoal(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  path: DealerInCampaign,
  { goalThreshold, version }: GoalEdit,
) {
  return database.transaction(async (transaction) => {
    const { rules, membership } = await lockedMembership(transaction, caller, path);
    refuseClosed(rules);
    if (version !== undefined && version !== membership.version) {
      const { version: currentVersion, goalThreshold: currentGoalThreshold } = membership;
      throw new Refusal('CONFLICT', { reason: 'staleVersion', currentVersion, currentGoalThreshold });
    }
    const act = { actorId: caller.userId, now: clock.now() };
    await editGoals(transaction, act, rules, [{ dealerId: path.dealerId, goalThreshold }]);
    return dealerView(transaction, caller, path);
  });
}

/**
 * Removes a dealer from a campaign.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed or hasEntries
 */
export async function removeDealer(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  path: DealerInCampaign,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const { rules, membership } = await lockedMembership(transaction, caller, path);
    refuseClosed(rules);
    if (membership.entryCount > 0) throw new Refusal('CONFLICT', { reason: 'hasEntries' });
    await removeMembers(transaction, { actorId: caller.userId, now: clock.now() }, path.id, [path.dealerId]);
  });
}

/**
 * Accepts a campaign for the caller's own member, until its last day. Idempotent: repeated, it succeeds and changes
 * nothing.
 *
 * @throws Refusal NOT_FOUND for a campaign that the dealer is not in, or a draft; CONFLICT, reason registrationClosed,
 *   campaignClosed or periodOver
 */
export async function acceptCampaign(
  { database, clock, programmeDay }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
): Promise<void> {
  const dealerId = caller.member.id;
  await database.transaction(async (transaction) => {
    const { rules, membership } = await lockedMembership(transaction, caller, { id: campaignId, dealerId });
    if (rules.state === 'draft') throw notFound();
    if (membership.acceptedAt !== null) return;
    refuseClosed(rules);
    if (rules.state === 'registrationClosed') throw new Refusal('CONFLICT', { reason: 'registrationClosed' });
    refuseOver(rules, programmeDay());
    await setAccepted(transaction, { actorId: caller.userId, now: clock.now() }, rules, [dealerId]);
  });
}

/** A row of the table of a campaign's dealers. */
export function campaignDealerView({ acceptedAt, ...row }: CampaignDealerRow) {
  return {
    ...row,
    // a check constraint ensures that every dealer has these
    vatNumber: row.vatNumber as string,
    region: row.region as string,
    province: row.province as string,
    status: row.status as DealerStatus,
    tier: row.tier as DealerTier,
    accepted: acceptedAt !== null,
    acceptedAt: acceptedAt?.toISOString() ?? null,
  };
}

/**
 * The rules of a campaign and the membership of a dealer, locked until the transaction ends: the campaign for share,
 * the membership for update.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree
 */
export async function lockedMembership(transaction: Database, caller: SignedIn, { id, dealerId }: DealerInCampaign) {
  const rules = await lockedRules(transaction, id, 'share');
  const membership = await membershipForUpdate(transaction, caller.member, id, dealerId);
  if (rules === undefined || membership === undefined) throw notFound();
  return { rules, membership };
}

async function dealerView(transaction: Database, caller: SignedIn, { id, dealerId }: DealerInCampaign) {
  const row = await campaignDealerById(transaction, caller.member, id, dealerId);
  if (row === undefined) throw new Error('The membership that this transaction holds is gone.');
  return campaignDealerView(row);
}
