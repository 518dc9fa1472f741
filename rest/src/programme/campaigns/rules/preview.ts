/**
 * Previews a change of rules: the prizes of a campaign's dealers before and after, computed by the same functions as
 * the stored figures (docs/domain/rules.md).
 */
import { isDeepStrictEqual } from 'node:util';
import type { Database } from '../../../ground/database/connections/connection.js';
import { inSnapshot } from '../../../ground/database/connections/longTransaction.js';
import { hashOfVersion, type RulesWithPeriod } from '../../../ground/domain/incentive/canonicalRules.js';
import { rulesWorsening, type RulesWorsening } from '../../../ground/domain/incentive/rulesWorsening.js';
import { plafondsBy } from '../../../ground/domain/incentive/incentive.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound, Refusal, wrongInput } from '../../../ground/platform/http/errors.js';
import type { Sums } from '../../../ground/domain/incentive/lineSums.js';
import { membershipPages, sumsOf, type StoredMembership } from '../../../figures/sums/membershipFigures.js';
import { noSums, stagedSums, stageSums } from '../../../figures/sums/sums.js';
import { campaignById, type CampaignRow } from '../campaign/queries.js';
import { refuseClosed, refuseDraft } from '../campaign/refusals.js';
import { worseningView } from '../../../ground/rules/views.js';
import { changedFields, fieldsOfSums, rulesOf } from './comparison.js';
import {
  acceptedGoals,
  deleteOlderPreviews,
  figuresDiffer,
  insertPreviewDealers,
  insertRulesPreview,
  lossesOf,
  rulesPreviewById,
  rulesPreviewTotals,
  setPreviewWorsening,
  type NamedPreview,
  type PreviewedDealer,
  type RulesPreviewRow,
} from './queries.js';
import type { RulesPreviewBody } from './schemas.js';

/** The previews stored per campaign; older ones are deleted. */
const mostOfACampaign = 20;
/** Dealers read and written in one statement: few, so that rows and texts are freed with the young objects of the heap. */
const pageSize = 500;

/**
 * Stores what new rules would change for each dealer of a campaign. The campaign itself is not changed.
 *
 * @throws Refusal NOT_FOUND; CONFLICT, reason campaignDraft or campaignClosed
 */
export async function makeRulesPreview(
  { database, clock }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  body: RulesPreviewBody,
) {
  const preview = await inSnapshot(database, async (snapshot) => {
    const campaign = await campaignById(snapshot, campaignId);
    if (campaign === undefined) throw notFound();
    refuseDraft(campaign);
    refuseClosed(campaign);
    const made = await insertRulesPreview(snapshot, {
      campaignId,
      rulesVersion: campaign.rulesVersion,
      rules: body,
      rulesHash: hashOfVersion(body),
      createdBy: caller.userId,
      createdAt: clock.programmeNow(),
    });
    for await (const dealers of previewedDealers(snapshot, campaign, body)) {
      await insertPreviewDealers(snapshot, made.id, dealers);
    }
    const worsening = await worseningIn(snapshot, campaign, body, made.id);
    await setPreviewWorsening(snapshot, made.id, worsening);
    return previewView(made, worsening, await rulesPreviewTotals(snapshot, made.id));
  });
  await deleteOlderPreviews(database, campaignId, mostOfACampaign);
  return preview;
}

/** The prizes of a campaign's dealers before and after, in batches. */
async function* previewedDealers(
  snapshot: Database,
  campaign: CampaignRow,
  body: RulesPreviewBody,
): AsyncGenerator<PreviewedDealer[]> {
  const rules = { ...campaign, ...body };
  // without a change of these fields the stored sums are those of the new rules too
  const changesSums = changedFields(campaign, rules).some((field) => fieldsOfSums.some((each) => each === field));
  if (changesSums) await stageSums(snapshot, rules);
  const plafonds = plafondsBy(rules);
  for await (const page of membershipPages(snapshot, campaign.id, undefined, { size: pageSize })) {
    const fresh = changesSums ? await stagedSums(snapshot, page) : undefined;
    yield page.map((stored) => {
      const sums = fresh === undefined ? sumsOf(stored) : (fresh.get(stored.dealerId) ?? noSums);
      return previewedDealer(stored, plafonds, sums);
    });
  }
}

function previewedDealer(
  stored: StoredMembership,
  plafonds: ReturnType<typeof plafondsBy>,
  sums: Sums,
): PreviewedDealer {
  const { dealerId, goalThreshold, entriesSum } = stored;
  const accepted = stored.acceptedAt !== null;
  const after = plafonds({ goalThreshold, accepted, entriesSum }, sums);
  return {
    dealerId,
    accepted,
    accumulatedBefore: stored.plafondAccumulated,
    accumulatedAfter: after.plafondAccumulated,
    expendableBefore: stored.plafondExpendable,
    expendableAfter: after.plafondExpendable,
    debtBefore: stored.debt,
    debtAfter: after.debt,
  };
}

type Totals = Awaited<ReturnType<typeof rulesPreviewTotals>>;

function previewView(
  { id, campaignId, rulesVersion, createdAt }: RulesPreviewRow,
  worsening: RulesWorsening,
  totals: Totals,
) {
  const said = worseningView(worsening);
  return { id, campaignId, rulesVersion, worsening: said, ...totals, createdAt: createdAt.toISOString() };
}

/** What new rules make worse for the dealers that accepted a campaign, whose figures a preview has. */
async function worseningIn(
  database: Database,
  campaign: CampaignRow,
  rules: RulesWithPeriod,
  previewId: number,
): Promise<RulesWorsening> {
  const [goals, losses] = [await acceptedGoals(database, campaign.id), await lossesOf(database, previewId)];
  return rulesWorsening(rulesOf(campaign), rulesOf(rules), goals, losses.dealers);
}

/**
 * The preview that a change of rules names, checked to be one of this change and still up to date.
 *
 * @param transaction holds the sums' lock for `lines` and the campaign's row, for `update`
 * @param rules the new rules
 * @throws Refusal BAD_USER_INPUT for a preview that this campaign does not have; CONFLICT, reason previewOutdated,
 *   where the campaign's rules, figures or accepted goals have changed since the preview, or the preview is of other
 *   new rules
 */
export async function previewOfChange(
  transaction: Database,
  campaign: CampaignRow,
  rules: RulesWithPeriod,
  previewId: number,
): Promise<NamedPreview> {
  const preview = await rulesPreviewById(transaction, previewId);
  if (preview?.campaignId !== campaign.id) throw wrongInput({ preview: 'unknown' });
  const isOfThisChange = preview.rulesVersion === campaign.rulesVersion && preview.rulesHash === hashOfVersion(rules);
  if (!isOfThisChange) throw outdated();
  await refuseOutdated(transaction, preview, 'before');
  // goals and acceptances may have changed without moving a figure
  const worsening = await worseningIn(transaction, campaign, rules, previewId);
  if (preview.worsening !== null && !isDeepStrictEqual(preview.worsening, worsening)) throw outdated();
  return { ...preview, worsening };
}

/**
 * Refuses a change where the present figures are not those of its preview.
 *
 * @throws Refusal CONFLICT, reason previewOutdated
 */
export async function refuseOutdated(
  transaction: Database,
  preview: RulesPreviewRow,
  side: 'before' | 'after',
): Promise<void> {
  if (await figuresDiffer(transaction, preview, side)) throw outdated();
}

const outdated = () => new Refusal('CONFLICT', { reason: 'previewOutdated' });
