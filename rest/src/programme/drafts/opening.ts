/** Opening drafts: only then do their dealers count (docs/domain/campaigns-and-prizes.md, 'Drafts'). */
import { sql } from 'drizzle-orm';
import { campaignByIdForUpdate, updateState } from '../campaigns/campaign/queries.js';
import { refuseOver } from '../campaigns/campaign/refusals.js';
import { insertRulesVersion } from '../campaigns/rules/queries.js';
import type { Clock } from '../../ground/clock.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import { publishEvent } from '../../events/publish.js';
import { addOpenedMemberships } from '../../figures/campaignFigures.js';
import { campaignDealerIds } from '../memberships/dealers/campaignDealerQueries.js';
import { recordAudit } from '../../ground/platform/audit.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound, Refusal } from '../../ground/platform/http/errors.js';
import { idempotent, type IdempotentRequest } from '../../ground/platform/http/idempotency.js';
import { insertRun, remindAll } from '../reminders/queries.js';
import { lockSums, recomputeSums } from '../../figures/sums/sums.js';
import { recomputeTiresBefore } from '../../figures/sums/tiresBefore.js';
import { hasMissingGoals } from './queries.js';
import { refuseOpened } from './refusals.js';

/**
 * Opens a draft: in the same transaction, the existing sale lines begin to count for its dealers, and its dealers in
 * the rollup figures. Of several concurrent calls one succeeds.
 *
 * @param invite whether all its dealers are invited by mail
 * @returns the id of the run of invitations, or null
 * @throws Refusal NOT_FOUND; CONFLICT, reason notADraft, periodOver, or goalsMissing where dealers have no goal yet
 */
export async function openCampaign(
  {
    database,
    clock,
    programmeDay,
    wakeOutbox,
  }: Pick<ServiceContext, 'database' | 'clock' | 'programmeDay' | 'wakeOutbox'>,
  caller: SignedIn,
  id: number,
  { invite }: { readonly invite: boolean },
  request: IdempotentRequest | undefined,
): Promise<number | null> {
  const today = programmeDay();
  const runId = await idempotent(database, request, clock, async (transaction) => {
    // no import may run that read the campaign as a draft and would leave its lines out of the sums
    await lockSums(transaction, 'lines');
    const draft = await campaignByIdForUpdate(transaction, id);
    if (draft === undefined) throw notFound();
    // after the lock: dealers that were added while it was waited for are in the campaign by now, and are notified
    const now = clock.programmeNow();
    refuseOpened(draft);
    refuseOver(draft, today);
    if (await hasMissingGoals(transaction, id)) throw new Refusal('CONFLICT', { reason: 'goalsMissing' });
    const rules = { ...draft, state: 'open' } as const;
    // before the row is open, so that the rollup figures contain nothing of it until all its memberships are added at
    // once
    await recomputeSums(transaction, rules, null);
    await recomputeTiresBefore(transaction, rules);
    await updateState(transaction, id, 'open', now);
    await insertRulesVersion(transaction, draft, { since: now, createdBy: caller.userId, reason: null });
    await addOpenedMemberships(transaction, id, now);
    // Without statistics of the new rows the planner makes the dashboard's queries eight times as slow. A server would
    // gather them later, the embedded database not at all.
    await transaction.execute(sql`analyze memberships`);
    await recordAudit(transaction, now, [
      {
        actorId: caller.userId,
        entity: 'campaign',
        entityId: id,
        action: 'opened',
        before: { state: 'draft' },
        after: { state: 'open' },
      },
    ]);
    await publishEvent(transaction, {
      kind: 'campaignOpened',
      key: id,
      at: now,
      about: { campaignId: id },
    });
    return invite ? inviteAll(transaction, caller, id, clock, today) : null;
  });
  if (runId !== null) wakeOutbox();
  return runId;
}

/** Invites all dealers of a newly opened campaign. @returns the id of the run */
async function inviteAll(transaction: Database, caller: SignedIn, campaignId: number, clock: Clock, today: string) {
  const now = clock.programmeNow();
  const dealerIds = await campaignDealerIds(transaction, caller.member, campaignId, { searchTerm: '' }, undefined);
  const runId = await insertRun(transaction, caller.userId, now);
  await remindAll(
    transaction,
    { id: runId, actorId: caller.userId, now, today, day: romeDay(now), realNow: clock.now() },
    dealerIds.map((dealerId) => ({ campaignId, dealerId })),
  );
  return runId;
}
