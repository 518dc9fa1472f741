/** The ledger of a dealer in a campaign: what was spent and adjusted of its prize (docs/domain/ledger.md). */
import { propose, type Confirmation } from '../approvals/requests/proposing.js';
import type { ApprovalView } from '../approvals/requests/schemas.js';
import { approvalTerms, isAbove } from '../approvals/requests/terms.js';
import { refuseDraft } from '../campaigns/campaign/refusals.js';
import { recordOfDealers } from '../campaigns/closing/dealerRecords.js';
import type { Database } from '../database/connections/connection.js';
import { decimalText, millionths } from '../domain/decimal.js';
import type { DealerInCampaign } from '../memberships/membership/service.js';
import type { ServiceContext } from '../platform/context.js';
import type { SignedIn } from '../platform/http/caller.js';
import { notFound, Refusal, wrongInput } from '../platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../platform/http/idempotency.js';
import { lockMonths, refuseClosedMonth } from './closedMonths.js';
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
import type { NewAdjustment, NewRedemption, NewReversal } from './schemas.js';

/** For so long the same redemption once more looks like one that was sent twice. */
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
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a day before the campaign's first, or that has not come yet, and
 *   reason monthClosed for one in a closed month; CONFLICT,
 *   reason campaignDraft, or notExpendable, for more than is expendable, also where several try at once; reason looksRepeated for the same
 *   as one that was recorded within 24 hours, without a key and unless it is confirmed
 */
export async function recordRedemption(
  { database, clock, programmeDay }: ServiceContext,
  caller: SignedIn,
  path: DealerInCampaign,
  { confirmRepeated, redeemedOn, amount, note }: NewRedemption,
  request: IdempotentRequest | undefined,
) {
  const now = clock.now();
  // a key of its own says that it is another one
  const isAskedAbout = confirmRepeated === undefined ? request === undefined : !confirmRepeated;
  return idempotent(database, request, now, async (transaction) => {
    await writableLedger(transaction, caller, path, { redeemedOn }, programmeDay());
    const values = {
      ...entryBy(caller, now, path),
      kind: 'redemption' as const,
      day: redeemedOn,
      amount: `-${amount}`,
      reason: note,
    };
    if (isAskedAbout && (await isRecordedSince(transaction, values, new Date(now.getTime() - repeatedWithinMs)))) {
      throw new Refusal('CONFLICT', { reason: 'looksRepeated' });
    }
    if (!(await mayExpend(transaction, path.id, path.dealerId, amount))) {
      throw new Refusal('CONFLICT', { reason: 'notExpendable' });
    }
    const entry = await insertEntry(transaction, { values, countsAs: 'redemption' });
    const view = redemptionView({ entry, recordedBy: caller });
    await recordOfDealers(transaction, { actorId: caller.userId, now }, path.id, 'redeemed', [path], () => ({
      after: { amount: view.amount, redeemedOn },
    }));
    return view;
  });
}

/** What an adjustment comes from beside its call. */
interface AdjustmentCause {
  readonly confirmation?: Confirmation;
  /** The dispute that it answers. Default: none, it is made by hand. */
  readonly disputeId?: number;
}

/**
 * Records an adjustment of what a dealer may spend, in either direction: in every state of the campaign but draft.
 *
 * @returns the entry; above the limit of what one person may adjust, the request that waits for a second one
 * @throws Refusal NOT_FOUND; BAD_USER_INPUT for a day before the campaign's first, or that has not come yet, and
 *   reason monthClosed for one in a closed month; CONFLICT, reason campaignDraft or approvalPending
 */
export async function recordAdjustment(
  { database, clock, programmeDay }: Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>,
  caller: SignedIn,
  path: DealerInCampaign,
  { amount, day, reason }: NewAdjustment,
  request: IdempotentRequest | undefined,
  { confirmation = 'wanted', disputeId }: AdjustmentCause = {},
): Promise<ReturnType<typeof entryView> | { readonly approval: ApprovalView }> {
  const now = clock.now();
  return idempotent(database, request, now, async (transaction) => {
    await writableLedger(transaction, caller, path, { day }, programmeDay());
    const { adjustment: limit } = await approvalTerms(transaction);
    if (confirmation === 'wanted' && limit.on && isAbove(amount, limit.amount)) {
      const asked = { amount: decimalText(millionths(amount)), day, reason };
      const approval = await propose(transaction, caller, now, {
        kind: 'adjustment',
        subject: `adjustment ${path.id} ${path.dealerId} ${day} ${asked.amount}${disputeId === undefined ? '' : ` dispute ${disputeId}`}`,
        campaignId: path.id,
        dealerId: path.dealerId,
        input: asked,
        request: { adjustment: disputeId === undefined ? asked : { ...asked, disputeId } },
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
 * Takes an entry back by another one of the same amount with the opposite sign, on the programme's day; the entry stays.
 *
 * @throws Refusal NOT_FOUND also for an entry that the dealer does not have in the campaign; CONFLICT, reason
 *   alreadyReversed, or notReversible for a reversal, and for what a settlement made
 */
export async function reverseEntry(
  { database, clock, programmeDay }: ServiceContext,
  caller: SignedIn,
  { entryId, ...path }: DealerInCampaign & { readonly entryId: number },
  { reason }: NewReversal,
  request: IdempotentRequest | undefined,
) {
  const now = clock.now();
  return idempotent(database, request, now, async (transaction) => {
    await lockMonths(transaction);
    const owner = await lockedLedgerOwner(transaction, caller, path.id, path.dealerId);
    const found = owner && (await entryOf(transaction, path.id, path.dealerId, entryId));
    if (found === undefined) throw notFound();
    const { kind, origin } = found.entry;
    if (kind === 'reversal' || origin === 'settlement') throw new Refusal('CONFLICT', { reason: 'notReversible' });
    if (found.reversedById !== null) throw new Refusal('CONFLICT', { reason: 'alreadyReversed' });
    const day = programmeDay();
    await refuseClosedMonth(transaction, day);
    const by = { day, reason, recordedAt: now, recordedBy: caller.userId };
    const entry = await insertEntry(transaction, reversalOf(found.entry, by));
    await recordOfDealers(transaction, { actorId: caller.userId, now }, path.id, 'entryReversed', [path], () => ({
      after: { amount: entry.amount, day: entry.day, reason },
    }));
    return entryView({ entry, reversedById: null, recordedBy: caller });
  });
}

/**
 * Locks a ledger to write an entry on a day into it.
 *
 * @param field the day under its name in the input
 */
async function writableLedger(
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

type Recorded = Pick<EntryRow, 'entry' | 'recordedBy'>;

const recorder = ({ recordedBy }: Recorded) => (recordedBy === null ? null : (recordedBy.name ?? recordedBy.username));

/** An entry, as lists and statements show it. */
export function entryView({ entry, reversedById, recordedBy }: Recorded & Pick<EntryRow, 'reversedById'>) {
  return {
    id: entry.id,
    kind: entry.kind,
    day: entry.day,
    amount: entry.amount,
    reason: entry.reason,
    origin: entry.origin,
    settlementId: entry.settlementId,
    documentId: entry.documentId,
    disputeId: entry.disputeId,
    reversesId: entry.reversesId,
    reversedById,
    recordedAt: entry.recordedAt.toISOString(),
    recordedBy: recorder({ entry, recordedBy }),
  };
}

/** A redemption under the names of the specification, its amount above 0. */
export function redemptionView({ entry, recordedBy }: Recorded) {
  return {
    id: entry.id,
    redeemedOn: entry.day,
    amount: entry.amount.slice(1),
    note: entry.reason,
    recordedAt: entry.recordedAt.toISOString(),
    recordedBy: recorder({ entry, recordedBy }),
  };
}
