import type { CampaignState } from '@gdd/schema/campaigns';
import { propose, type Confirmation } from '../../../decisions/approvals/requests/proposing.js';
import type { ApprovalView } from '../../../decisions/approvals/requests/schemas.js';
import { approvalTerms } from '../../../decisions/approvals/requests/terms.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound } from '../../../ground/platform/http/errors.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { publishEvent } from '../../../events/publish.js';
import { type Act, recordAudit } from '../../../ground/platform/audit.js';
import { lockSums } from '../../../figures/sums/sums.js';
import { lockedRules } from '../../../figures/sums/rules.js';
import { refuseClosed, refuseDraft } from '../campaign/refusals.js';
import { campaignByIdForUpdate, updateState } from '../campaign/queries.js';
import { importsOfSales } from '../../../figures/sums/countedImports.js';
import { hasAcceptances } from '../rules/queries.js';
import { needsSecond } from '../../../decisions/approvals/requests/worsenings.js';
import { boundFigures, storeStatements } from './closing.js';
import { tellEarlyClosing } from './earlyClosing.js';

/**
 * Closes the registration of a campaign. Idempotent: repeated, it succeeds and changes nothing.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignClosed or campaignDraft
 */
export async function closeRegistration(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
): Promise<void> {
  await database.transaction(async (transaction) => {
    const rules = await lockedRules(transaction, campaignId, 'update');
    if (rules === undefined) throw notFound();
    refuseClosed(rules);
    refuseDraft(rules);
    const act = { actorId: caller.userId, now: clock.programmeNow() };
    if (rules.state === 'open') await changeState(transaction, act, rules, 'registrationClosed');
  });
}

/**
 * Closes a campaign: freezes the figures of its memberships and stores the sources of its statements. Before its last
 * day that is a worsening for all dealers that accepted, who are told, and the settings of rules hold. Idempotent:
 * repeated, it succeeds and changes nothing.
 *
 * @param confirmation `wanted`: closing may need a second person
 * @returns the approval that the closing waits for; undefined where the campaign is closed
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignDraft, approvalPending or worseForDealers
 */
export async function closeCampaign(
  { database, clock, programmeDay, wakeOutbox }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  confirmation: Confirmation = 'wanted',
): Promise<ApprovalView | undefined> {
  const waiting = await database.transaction(async (transaction) => {
    // excludes imports that found the campaign open and have not changed its sums yet
    await lockSums(transaction, 'lines');
    const campaign = await campaignByIdForUpdate(transaction, campaignId);
    if (campaign === undefined) throw notFound();
    if (campaign.state === 'closed') return undefined;
    refuseDraft(campaign);
    const now = clock.programmeNow();
    const isEarly = programmeDay() < campaign.endsOn && (await hasAcceptances(transaction, campaignId));
    const worsens = isEarly && (await needsSecond(transaction, 'rulesWorsening', confirmation));
    if (worsens || (confirmation === 'wanted' && (await approvalTerms(transaction)).closing.on)) {
      const subject = `closing ${campaignId}`;
      return propose(transaction, caller, now, { kind: 'closing', subject, campaignId, request: {} });
    }
    await changeState(transaction, { actorId: caller.userId, now }, campaign, 'closed', programmeDay());
    // a replica of an earlier version, still running during a deployment, may have written figures with B unbounded
    await boundFigures(transaction, campaign, { kind: 'closing', reference: null, at: now });
    await storeStatements(transaction, { ...campaign, boostBounded: true }, await importsOfSales(transaction));
    await publishEvent(transaction, {
      kind: 'campaignClosed',
      key: campaignId,
      at: now,
      about: { campaignId },
    });
    if (isEarly) await tellEarlyClosing(transaction, campaignId, clock);
    return undefined;
  });
  wakeOutbox();
  return waiting;
}

async function changeState(
  transaction: Database,
  { actorId, now }: Act,
  { id, state }: { readonly id: number; readonly state: CampaignState },
  next: 'registrationClosed' | 'closed',
  today?: string,
): Promise<void> {
  await updateState(transaction, id, next, now, today);
  await recordAudit(transaction, now, [
    { actorId, entity: 'campaign', entityId: id, action: next, before: { state }, after: { state: next } },
  ]);
}
