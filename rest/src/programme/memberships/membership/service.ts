import type { DealerStatus, DealerTier } from '@gdd/schema/members';
import type { ApprovalView } from '../../../decisions/approvals/requests/schemas.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { Worsening } from '../../../ground/domain/incentive/worsening.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { notFound, Refusal, wrongInput } from '../../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../../ground/platform/http/idempotency.js';
import { campaignDealerById, lockDealer, membershipForUpdate, type CampaignDealerRow } from './queries.js';
import type { GoalEdit } from './schemas.js';
import { addMembers, editGoals, removeMembers, setAccepted } from './memberships.js';
import { effectsOfGoals, effectsOfRemoval } from '../goals/effects.js';
import { proposeGoalWorsening, type GoalWorsening } from '../goals/worsenings.js';
import { lockSums } from '../../../figures/sums/sums.js';
import { lockedRules } from '../../../figures/sums/rules.js';
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
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
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
 * Edits a dealer's goal. One that makes something worse for a dealer that accepted may need a second person.
 *
 * @param confirmed what a second person has confirmed to get worse; undefined: it may have to be asked for
 * @returns the dealer; with `approval`, where the goal was not changed and waits for a second person
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed, approvalPending, worseForDealers, previewOutdated where
 *   other things get worse than were confirmed, or staleVersion with the present goal where it has a newer version than
 *   `version`
 */
export async function editGoal(
  { database, clock, wakeOutbox }: Pick<ServiceContext, 'database' | 'clock' | 'wakeOutbox'>,
  caller: SignedIn,
  path: DealerInCampaign,
  { goalThreshold, version, reason = null, disputeId }: GoalEdit & { readonly disputeId?: number | undefined },
  confirmed?: readonly Worsening[],
): Promise<{ readonly dealer: CampaignDealerView; readonly approval?: ApprovalView | undefined }> {
  const outcome = await database.transaction(async (transaction) => {
    const { rules, membership } = await lockedMembership(transaction, caller, path);
    refuseClosed(rules);
    if (version !== undefined && version !== membership.version) {
      const { version: currentVersion, goalThreshold: currentGoalThreshold } = membership;
      throw new Refusal('CONFLICT', { reason: 'staleVersion', currentVersion, currentGoalThreshold });
    }
    const act = {
      actorId: caller.userId,
      confirmedBy: caller.confirmedBy,
      now: clock.programmeNow(),
      realNow: clock.now(),
    };
    const edited = [{ dealerId: path.dealerId, goalThreshold }];
    const effects = await effectsOfGoals(transaction, rules, edited);
    const input = { goalThreshold, version: membership.version, reason, disputeId };
    const change: GoalWorsening = { path, effects, input, confirmed };
    const approval = await proposeGoalWorsening(transaction, caller, act.now, change);
    if (approval === undefined) await editGoals(transaction, act, rules, edited, reason);
    return { dealer: await dealerView(transaction, caller, path), approval };
  });
  wakeOutbox();
  return outcome;
}

/**
 * Removes a dealer from a campaign. One that accepted may need a second person.
 *
 * @param confirmed as for `editGoal`
 * @returns the approval that it waits for; undefined where the dealer was removed
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed, hasEntries, approvalPending or worseForDealers
 */
export async function removeDealer(
  { database, clock, wakeOutbox }: ServiceContext,
  caller: SignedIn,
  path: DealerInCampaign,
  confirmed?: readonly Worsening[],
): Promise<ApprovalView | undefined> {
  const waiting = await database.transaction(async (transaction) => {
    const { rules, membership } = await lockedMembership(transaction, caller, path);
    refuseClosed(rules);
    if (membership.entryCount > 0) throw new Refusal('CONFLICT', { reason: 'hasEntries' });
    const act = {
      actorId: caller.userId,
      confirmedBy: caller.confirmedBy,
      now: clock.programmeNow(),
      realNow: clock.now(),
    };
    const effects = await effectsOfRemoval(transaction, path.id, [path.dealerId]);
    const change: GoalWorsening = { path, effects, input: { removed: true }, confirmed };
    const approval = await proposeGoalWorsening(transaction, caller, act.now, change);
    if (approval === undefined) await removeMembers(transaction, act, path.id, [path.dealerId]);
    return approval;
  });
  wakeOutbox();
  return waiting;
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
    await setAccepted(transaction, { actorId: caller.userId, now: clock.programmeNow() }, rules, [dealerId]);
  });
}

export type CampaignDealerView = ReturnType<typeof campaignDealerView>;

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
