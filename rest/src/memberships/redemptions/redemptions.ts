import type { SignedIn } from '../../platform/http/caller.js';
import type { ServiceContext } from '../../platform/context.js';
import { notFound, Refusal, wrongInput } from '../../platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../platform/http/idempotency.js';
import {
  insertRedemption,
  isRecordedSince,
  lockedRedeemable,
  redeemable,
  redemptionsOf,
  takeExpendable,
} from './redemptionQueries.js';
import type { NewRedemption } from '../membership/schemas.js';
import { recordOfDealers } from '../../campaigns/closing/dealerRecords.js';
import { refuseDraft } from '../../campaigns/campaign/refusals.js';
import type { DealerInCampaign } from '../membership/service.js';

/** For so long the same redemption once more looks like one that was sent twice. */
const repeatedWithinMs = 24 * 60 * 60_000;

type RedemptionRow = Awaited<ReturnType<typeof redemptionsOf>>[number];

/**
 * The redemptions of a dealer in a campaign, newest first.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree
 */
export async function dealerRedemptions(
  { database }: ServiceContext,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
) {
  if ((await redeemable(database, caller.member, id, dealerId)) === undefined) throw notFound();
  return (await redemptionsOf(database, id, dealerId)).map(redemptionView);
}

/**
 * Records that a dealer has spent a part of its prize, in a closed campaign too.
 *
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a day before the campaign's first, or that has not come yet; CONFLICT,
 *   reason campaignDraft, or notExpendable, for more than is expendable, also where several try at once; reason looksRepeated for the same
 *   as one that was recorded within 24 hours, without a key and unless it is confirmed
 */
export async function recordRedemption(
  { database, clock, programmeDay }: ServiceContext,
  caller: SignedIn,
  { id: campaignId, dealerId }: DealerInCampaign,
  { confirmRepeated, ...input }: NewRedemption,
  request: IdempotentRequest | undefined,
) {
  const now = clock.now();
  // a key of its own says that it is another one
  const isAskedAbout = confirmRepeated === undefined ? request === undefined : !confirmRepeated;
  return idempotent(database, request, now, async (transaction) => {
    const found = await lockedRedeemable(transaction, caller.member, campaignId, dealerId);
    if (found === undefined) throw notFound();
    refuseDraft(found);
    if (input.redeemedOn < found.startsOn || input.redeemedOn > programmeDay()) {
      throw wrongInput({ redeemedOn: 'invalid' });
    }
    const values = { ...input, campaignId, dealerId, recordedAt: now, recordedBy: caller.userId };
    if (isAskedAbout && (await isRecordedSince(transaction, values, new Date(now.getTime() - repeatedWithinMs)))) {
      throw new Refusal('CONFLICT', { reason: 'looksRepeated' });
    }
    // first, for its number; refused, it is gone again with the transaction
    const redemption = await insertRedemption(transaction, values);
    const cause = { kind: 'redemption', reference: redemption.id, at: now } as const;
    if (!(await takeExpendable(transaction, campaignId, dealerId, input.amount, cause))) {
      throw new Refusal('CONFLICT', { reason: 'notExpendable' });
    }
    const act = { actorId: caller.userId, now };
    const { amount, redeemedOn } = redemption;
    await recordOfDealers(transaction, act, campaignId, 'redeemed', [{ dealerId }], () => ({
      after: { amount, redeemedOn },
    }));
    return redemptionView({ redemption, recordedBy: caller });
  });
}

/** A redemption, as lists and statements show it. */
export function redemptionView({ redemption, recordedBy }: RedemptionRow) {
  return {
    id: redemption.id,
    redeemedOn: redemption.redeemedOn,
    amount: redemption.amount,
    note: redemption.note,
    recordedAt: redemption.recordedAt.toISOString(),
    recordedBy: recordedBy === null ? null : (recordedBy.name ?? recordedBy.username),
  };
}
