/** Credits on hold, which neither pay nor cover until they are released (docs/domain/settlement.md, 'Holds'). */
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { publishEvent } from '../../../events/publish.js';
import { lockDealerRows } from '../../../figures/places.js';
import { ledgerOwner } from '../../ledger/queries.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound, Refusal, wrongInput } from '../../../ground/platform/http/errors.js';
import type { SettlementContext } from '../service.js';
import {
  holdById,
  holdPage,
  holdsOfDealer,
  insertHold,
  isVisibleDealer,
  releaseHold,
  type NamedHold,
} from './queries.js';
import type { HoldsState, HoldView, NewHold } from './schemas.js';

/** A page of the holds. */
export async function holdsTable({ database }: SettlementContext, caller: SignedIn, state: HoldsState) {
  const { items, total } = await holdPage(database, caller, state);
  return { items: items.map((hold) => holdView(hold, caller)), total };
}

/** The holds on a dealer that last. @throws Refusal NOT_FOUND for a dealer that the caller does not see */
export async function dealerHolds({ database }: SettlementContext, caller: SignedIn, dealerId: number) {
  if (!(await isVisibleDealer(database, caller, dealerId))) throw notFound();
  return (await holdsOfDealer(database, dealerId)).map((hold) => holdView(hold, caller));
}

/**
 * Puts the credits of a dealer on hold, or its credit in one campaign. A run that is being approved is finished before.
 *
 * @throws Refusal BAD_USER_INPUT, unknown, for a dealer that the caller does not see or that is not in the campaign;
 *   CONFLICT, reason alreadyHeld
 */
export async function holdCredits(
  { database, clock }: SettlementContext,
  caller: SignedIn,
  { dealerId, campaignId, reason, isReasonShown }: NewHold,
): Promise<HoldView> {
  const now = clock.programmeNow();
  return database.transaction(async (transaction) => {
    await refuseUnknown(transaction, caller, dealerId, campaignId);
    await lockDealerRows(transaction, intArray([dealerId]));
    const values = { dealerId, campaignId: campaignId ?? null, reason, isReasonShown };
    const id = await insertHold(transaction, { ...values, heldBy: caller.userId, heldAt: now });
    if (id === undefined) throw new Refusal('CONFLICT', { reason: 'alreadyHeld' });
    const after = { reason, ...(campaignId !== undefined && { campaignId }) };
    await recordAudit(transaction, now, [auditOf(caller, dealerId, 'held', after)]);
    const about = { dealerId, ...(campaignId !== undefined && { campaignId }) };
    await publishEvent(transaction, { kind: 'creditHeld', key: id, at: now, about });
    return oneHold(transaction, caller, id);
  });
}

/** Releases a hold. @throws Refusal NOT_FOUND; CONFLICT, reason notHeld, the second time */
export async function releaseCredits(
  { database, clock }: SettlementContext,
  caller: SignedIn,
  id: number,
): Promise<HoldView> {
  const now = clock.programmeNow();
  return database.transaction(async (transaction) => {
    const hold = await holdById(transaction, caller, id);
    if (hold === undefined) throw notFound();
    if (!(await releaseHold(transaction, id, { releasedBy: caller.userId, releasedAt: now }))) {
      throw new Refusal('CONFLICT', { reason: 'notHeld' });
    }
    const { dealerId, campaignId } = hold.row;
    const after = campaignId === null ? {} : { campaignId };
    await recordAudit(transaction, now, [auditOf(caller, dealerId, 'released', after)]);
    return oneHold(transaction, caller, id);
  });
}

const auditOf = (caller: SignedIn, entityId: number, action: 'held' | 'released', after: Record<string, unknown>) => ({
  ...{ actorId: caller.userId, entity: 'member' as const, entityId, action, before: null, after },
});

async function refuseUnknown(
  transaction: Database,
  caller: SignedIn,
  dealerId: number,
  campaignId: number | undefined,
): Promise<void> {
  if (!(await isVisibleDealer(transaction, caller, dealerId))) throw wrongInput({ dealerId: 'unknown' });
  if (campaignId === undefined) return;
  if ((await ledgerOwner(transaction, caller, campaignId, dealerId)) === undefined) {
    throw wrongInput({ campaignId: 'unknown' });
  }
}

async function oneHold(database: Database, caller: SignedIn, id: number): Promise<HoldView> {
  const hold = await holdById(database, caller, id);
  if (hold === undefined) throw notFound();
  return holdView(hold, caller);
}

/** A hold in responses; others than the office read the reason where it is marked for them, and no names. */
function holdView({ row, dealer, campaign, heldBy, releasedBy }: NamedHold, { permissions }: SignedIn): HoldView {
  const isOffice = permissions.includes('accessCampaigns');
  const { id, reason, isReasonShown, heldAt, releasedAt } = row;
  return {
    ...{ id, dealer, campaign, isReasonShown },
    reason: isOffice || isReasonShown ? reason : null,
    heldBy: isOffice ? heldBy : null,
    heldAt: heldAt.toISOString(),
    releasedBy: isOffice ? releasedBy : null,
    releasedAt: releasedAt?.toISOString() ?? null,
  };
}
