/**
 * The ledger of a dealer in a campaign: redemptions, adjustments and reversals of its prize (docs/domain/ledger.md).
 */
import { propose, type Confirmation, type NewApproval } from '../../decisions/approvals/requests/proposing.js';
import type { ApprovalView } from '../../decisions/approvals/requests/schemas.js';
import { refuseDraft } from '../../programme/campaigns/campaign/refusals.js';
import { recordOfDealers } from '../../programme/campaigns/closing/dealerRecords.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { decimalText, millionths } from '../../ground/domain/decimal.js';
import type { DealerInCampaign } from '../../programme/memberships/membership/service.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { requireStepUp, type SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal, wrongInput } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { lockMonths, refuseClosedMonth } from './closedMonths.js';
import { lockEntriesOf, needsSecond, type LimitedKind } from './dayLimits.js';
import {
  entriesOf,
  entryOf,
  insertEntry,
  isRecordedSince,
  ledgerOwner,
  lockedLedgerOwner,
  mayExpend,
  redemptionsOf,
  reversalOf,
  type EntryRow,
} from './queries.js';
import { entryView, redemptionView } from './views.js';
import type { NewAdjustment, NewRedemption, NewReversal } from './schemas.js';

/** A redemption equal to one recorded within this time is suspected to be sent twice. */
const repeatedWithinMs = 24 * 60 * 60_000;

/**
 * The redemptions of a dealer in a campaign that were not cancelled, newest first.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree
 */
export async function dealerRedemptions(
  { database }: ServiceContext,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
) {
  if ((await ledgerOwner(database, caller, id, dealerId)) === undefined) throw notFound();
  return (await redemptionsOf(database, id, dealerId)).map(redemptionView);
}

/**
 * The entries of a dealer in a campaign, newest first.
 *
 * @throws Refusal NOT_FOUND for a dealer that is not in it, or outside the caller's subtree; for a draft
 */
export async function dealerEntries(
  { database }: ServiceContext,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
) {
  const found = await ledgerOwner(database, caller, id, dealerId);
  if (found === undefined || found.state === 'draft') throw notFound();
  return (await entriesOf(database, id, dealerId)).map(entryView);
}

/**
 * Records that a dealer has spent a part of its prize, in a closed campaign too.
 *
 * @returns the redemption; the approval that it waits for, where it is above what one person may redeem in a day
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a day before the campaign's first day or after today, and with reason
 *   monthClosed in a closed month; CONFLICT, reason campaignDraft; notExpendable for more than is expendable, also with
 *   concurrent requests; looksRepeated for a redemption equal to one recorded within 24 hours, where `confirmRepeated`
 *   is false, or left out in a request without an Idempotency-Key; approvalPending
 */
export async function recordRedemption(
  { database, clock, programmeDay }: LedgerContext,
  caller: SignedIn,
  path: DealerInCampaign,
  { confirmRepeated, redeemedOn, amount, note, method }: NewRedemption,
  request: IdempotentRequest | undefined,
  confirmation: Confirmation = 'wanted',
): Promise<ReturnType<typeof redemptionView> | Waiting> {
  const now = clock.programmeNow();
  // without an explicit answer, a request with an Idempotency-Key of its own counts as a deliberate repetition
  const refusesRepeated = confirmRepeated === undefined ? request === undefined : !confirmRepeated;
  return idempotent(database, request, clock, async (transaction) => {
    await lockEntriesOf(transaction, caller.userId, confirmation);
    await lockWritableLedger(transaction, caller, path, { redeemedOn }, programmeDay());
    const values = {
      ...entryBy(caller, now, path),
      kind: 'redemption' as const,
      day: redeemedOn,
      amount: `-${amount}`,
      reason: note,
      method: method ?? null,
    };
    if (refusesRepeated && (await isRecordedSince(transaction, values, new Date(now.getTime() - repeatedWithinMs)))) {
      throw new Refusal('CONFLICT', { reason: 'looksRepeated' });
    }
    if (!(await mayExpend(transaction, path.id, path.dealerId, amount))) {
      throw new Refusal('CONFLICT', { reason: 'notExpendable' });
    }
    const planned = { userId: caller.userId, dealerId: path.dealerId, kind: 'redemption' as const, amount };
    if (confirmation === 'wanted' && (await needsSecond(transaction, now, planned))) {
      const exact = decimalText(millionths(amount));
      const redemption = { amount: exact, day: redeemedOn, reason: note, method: method ?? null };
      const approval = await propose(transaction, caller, now, {
        kind: 'redemption',
        subject: `redemption ${path.id} ${path.dealerId} ${redeemedOn} ${exact}`,
        campaignId: path.id,
        dealerId: path.dealerId,
        input: { redeemedOn, amount: exact, note, method, confirmRepeated: !refusesRepeated } satisfies NewRedemption,
        request: { redemption },
      });
      return { approval };
    }
    const entry = await insertEntry(transaction, { values, countsAs: 'redemption' });
    const view = redemptionView({ entry, recordedBy: caller });
    await recordOfDealers(transaction, { actorId: caller.userId, now }, path.id, 'redeemed', [path], () => ({
      after: { amount: view.amount, redeemedOn, ...(method !== undefined && { method }) },
    }));
    return view;
  });
}

/** The answer of a call whose change waits for a second person. */
interface Waiting {
  readonly approval: ApprovalView;
}

type LedgerContext = Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>;

/** The origin of an adjustment that is not simply made by hand. */
interface AdjustmentCause {
  readonly confirmation?: Confirmation;
  /** The dispute that the adjustment answers. Default: none, it is made by hand. */
  readonly disputeId?: number;
}

/**
 * Records an adjustment of what a dealer may spend, up or down, in every state of the campaign except draft.
 *
 * @returns the entry; the approval that it waits for, where it is above what one person may adjust in a day
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a day before the campaign's first day or after today, and with reason
 *   monthClosed in a closed month; CONFLICT, reason campaignDraft or approvalPending; FORBIDDEN, reason stepUpRequired,
 *   above the limit
 */
export async function recordAdjustment(
  { database, clock, programmeDay }: LedgerContext,
  caller: SignedIn,
  path: DealerInCampaign,
  { amount, day, reason }: NewAdjustment,
  request: IdempotentRequest | undefined,
  { confirmation = 'wanted', disputeId }: AdjustmentCause = {},
): Promise<ReturnType<typeof entryView> | Waiting> {
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
    await lockEntriesOf(transaction, caller.userId, confirmation);
    await lockWritableLedger(transaction, caller, path, { day }, programmeDay());
    const planned = { userId: caller.userId, dealerId: path.dealerId, kind: 'adjustment' as const, amount };
    if (confirmation === 'wanted' && (await needsSecond(transaction, now, planned))) {
      requireStepUp(caller, clock);
      const adjustment = { amount: decimalText(millionths(amount)), day, reason };
      const approval = await propose(transaction, caller, now, {
        kind: 'adjustment',
        subject: `adjustment ${path.id} ${path.dealerId} ${day} ${adjustment.amount}${disputeId === undefined ? '' : ` dispute ${disputeId}`}`,
        campaignId: path.id,
        dealerId: path.dealerId,
        input: adjustment,
        request: { adjustment: disputeId === undefined ? adjustment : { ...adjustment, disputeId } },
      });
      return { approval };
    }
    const by = entryBy(caller, now, path);
    const cause = disputeId === undefined ? by : { ...by, origin: 'dispute' as const, disputeId };
    const values = { ...cause, kind: 'adjustment' as const, day, amount, reason };
    const entry = await insertEntry(transaction, { values, countsAs: 'adjustment' });
    await recordOfDealers(transaction, { actorId: caller.userId, now }, path.id, 'adjusted', [path], () => ({
      after: { amount: entry.amount, day, reason, ...(disputeId === undefined ? {} : { disputeId }) },
    }));
    return entryView({ entry, reversedById: null, recordedBy: caller });
  });
}

/**
 * Reverses an entry by a new one with the opposite amount, on the programme's day; the reversed entry stays.
 *
 * @returns the reversal; the approval that it waits for, where it is above what one person may enter in a day of the
 *   kind that it takes back
 * @throws Refusal NOT_FOUND, also for an entry of another membership; BAD_USER_INPUT, reason monthClosed; CONFLICT,
 *   reason alreadyReversed or approvalPending, or notReversible for a reversal or an entry of a settlement; FORBIDDEN,
 *   reason stepUpRequired, of an adjustment above the limit
 */
export async function reverseEntry(
  { database, clock, programmeDay }: LedgerContext,
  caller: SignedIn,
  { entryId, ...path }: DealerInCampaign & { readonly entryId: number },
  { reason }: NewReversal,
  request: IdempotentRequest | undefined,
  confirmation: Confirmation = 'wanted',
): Promise<ReturnType<typeof entryView> | Waiting> {
  const now = clock.programmeNow();
  return idempotent(database, request, clock, async (transaction) => {
    await lockEntriesOf(transaction, caller.userId, confirmation);
    await lockMonths(transaction);
    const owner = await lockedLedgerOwner(transaction, caller, path.id, path.dealerId);
    const found = owner && (await entryOf(transaction, path.id, path.dealerId, entryId));
    if (found === undefined) throw notFound();
    const { kind, origin } = found.entry;
    if (kind === 'reversal' || origin === 'settlement') throw new Refusal('CONFLICT', { reason: 'notReversible' });
    if (found.reversedById !== null) throw new Refusal('CONFLICT', { reason: 'alreadyReversed' });
    const day = programmeDay();
    await refuseClosedMonth(transaction, day);
    const { dealerId, amount } = found.entry;
    const limited = kind === 'setOff' ? undefined : { userId: caller.userId, dealerId, kind, amount };
    if (confirmation === 'wanted' && limited !== undefined && (await needsSecond(transaction, now, limited))) {
      if (limited.kind === 'adjustment') requireStepUp(caller, clock);
      const approval = await propose(transaction, caller, now, requestToReverse(found.entry, limited.kind, reason));
      return { approval };
    }
    const by = { day, reason, recordedAt: now, recordedBy: caller.userId };
    const entry = await insertEntry(transaction, reversalOf(found.entry, by));
    await recordOfDealers(transaction, { actorId: caller.userId, now }, path.id, 'entryReversed', [path], () => ({
      after: { amount: entry.amount, day: entry.day, reason },
    }));
    return entryView({ entry, reversedById: null, recordedBy: caller });
  });
}

/** A request for the reversal of an entry, with the input of `reverseEntry`. */
function requestToReverse({ id, ...entry }: EntryRow['entry'], kind: LimitedKind, reason: string): NewApproval {
  const { campaignId, dealerId, amount, day, method } = entry;
  const opposite = amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
  return {
    kind,
    subject: `reversal ${id}`,
    campaignId,
    dealerId,
    input: { reason } satisfies NewReversal,
    request:
      kind === 'redemption'
        ? { redemption: { amount: opposite, day, reason, method, reversesId: id } }
        : { adjustment: { amount: opposite, day, reason, reversesId: id } },
  };
}

/**
 * Locks a ledger for writing, and checks the day of the entry.
 *
 * @param field the day, under the name of the input field that an error names
 * @throws Refusal as `recordAdjustment`, without approvalPending
 */
async function lockWritableLedger(
  transaction: Database,
  caller: SignedIn,
  { id, dealerId }: DealerInCampaign,
  field: Readonly<Record<string, string>>,
  today: string,
): Promise<void> {
  await lockMonths(transaction);
  const owner = await lockedLedgerOwner(transaction, caller, id, dealerId);
  if (owner === undefined) throw notFound();
  refuseDraft(owner);
  for (const [name, day] of Object.entries(field)) {
    if (day < owner.startsOn || day > today) throw wrongInput({ [name]: 'invalid' });
    await refuseClosedMonth(transaction, day);
  }
}

const entryBy = (caller: SignedIn, now: Date, { id: campaignId, dealerId }: DealerInCampaign) => ({
  campaignId,
  dealerId,
  origin: 'hand' as const,
  recordedAt: now,
  recordedBy: caller.userId,
});
