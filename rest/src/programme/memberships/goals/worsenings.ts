/** What it takes to make an accepted goal worse (docs/domain/rules.md). */
import { isDeepStrictEqual } from 'node:util';
import { propose } from '../../../decisions/approvals/requests/proposing.js';
import type { ApprovalView } from '../../../decisions/approvals/requests/schemas.js';
import { needsSecond } from '../../../decisions/approvals/requests/worsenings.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import type { Worsening } from '../../../ground/domain/incentive/worsening.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { Refusal } from '../../../ground/platform/http/errors.js';
import { lossesIn, type GoalEffect } from './effects.js';

/** The goal of one dealer that changes, or the dealer that is removed. */
export interface GoalWorsening {
  readonly path: { readonly id: number; readonly dealerId: number };
  /** Empty where the dealer has not accepted, or its goal stays. */
  readonly effects: readonly GoalEffect[];
  /** What is carried out once it is approved. */
  readonly input: GoalInput;
  /** What a second person has confirmed to get worse; undefined: it may have to be asked for. */
  readonly confirmed: readonly Worsening[] | undefined;
}

/** The stored input of a request about one dealer. */
export type GoalInput =
  | {
      readonly goalThreshold: number;
      readonly version: number;
      readonly reason: string | null;
      /** The dispute that is accepted by it. */
      readonly disputeId?: number | undefined;
    }
  | { readonly removed: true };

/**
 * Requests the approval of what makes something worse for a dealer that accepted its goal.
 *
 * @param transaction holds the membership
 * @returns undefined where it is done at once: nothing gets worse, a second person has confirmed it, or none is needed
 * @throws Refusal CONFLICT, reason worseForDealers, approvalPending, or previewOutdated where other things get worse than
 *   were confirmed
 */
export async function proposeGoalWorsening(
  transaction: Database,
  caller: SignedIn,
  now: Date,
  { path: { id: campaignId, dealerId }, effects, input, confirmed }: GoalWorsening,
): Promise<ApprovalView | undefined> {
  const [effect] = effects;
  const worsenings = effect?.worsenings ?? [];
  if (confirmed !== undefined && !isDeepStrictEqual(worsenings, confirmed)) {
    throw new Refusal('CONFLICT', { reason: 'previewOutdated' });
  }
  if (effect === undefined || worsenings.length === 0) return undefined;
  const confirmation = confirmed === undefined ? 'wanted' : 'given';
  if (!(await needsSecond(transaction, 'goalsWorsening', confirmation))) return undefined;
  const { goalBefore, goalAfter } = effect;
  const reason = 'reason' in input ? input.reason : null;
  return propose(transaction, caller, now, {
    kind: 'goals',
    subject: `goal ${campaignId} ${dealerId}`,
    campaignId,
    dealerId,
    input,
    request: { goals: { ...lossesIn(effects), worsenings, goalBefore, goalAfter, reason } },
  });
}
