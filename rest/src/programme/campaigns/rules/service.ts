/** The versions of a campaign's rules, and the dealers of previews of their changes (docs/domain/rules.md). */
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsByIds } from '../../../ground/database/pages.js';
import type { rulesVersionDealers } from '../../../ground/database/tables/programme/rulesVersions.js';
import { hashOfVersion } from '../../../ground/domain/incentive/canonicalRules.js';
import { lossBy } from '../../../ground/domain/incentive/changedFigures.js';
import { worseningsBy, type Worsening } from '../../../ground/domain/incentive/worsening.js';
import { exportedTable } from '../../../ground/files/exports.js';
import type { Download } from '../../../ground/files/fileContent.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { notFound } from '../../../ground/platform/http/errors.js';
import { campaignById, type CampaignRow } from '../campaign/queries.js';
import { visibleCampaign } from '../campaign/service.js';
import { detailView, worseningView } from '../../../ground/rules/views.js';
import { changedParts } from './comparison.js';
import { previewColumns } from './previewExport.js';
import {
  outcomeSigns,
  previewDealerTable,
  rulesChangesSince,
  rulesPreviewById,
  rulesVersionsOf,
  type PreviewDealerRow,
} from './queries.js';
import type {
  RulesPreviewDealersFile,
  RulesPreviewDealersState,
  RulesPreviewDealerView,
  RulesVersionView,
} from './schemas.js';

/**
 * The versions of a campaign's rules, newest first; `createdBy` and `worsening` are null for callers who do not manage
 * campaigns.
 *
 * @throws Refusal NOT_FOUND, to a dealer also for a campaign that it is not in
 */
export async function campaignRules(
  { database }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
): Promise<RulesVersionView[]> {
  await visibleCampaign(database, caller, campaignId);
  const managesCampaigns = caller.permissions.includes('accessCampaigns');
  const versions = await rulesVersionsOf(database, campaignId);
  return versions.map(({ version: { version, since, reason, rules, rulesHash, worsening }, createdBy }, index) => {
    const before = versions[index + 1]?.version.rules;
    return {
      version,
      since: since.toISOString(),
      createdBy: managesCampaigns ? createdBy : null,
      reason,
      rulesHash: rulesHash ?? hashOfVersion(rules),
      worsening: worsening === null || !managesCampaigns ? null : worseningView(worsening),
      changed: before === undefined ? [] : changedParts(before, rules),
      ...rules,
      incentiveDetail: detailView(rules.incentiveDetail),
    };
  });
}

/** A page of a preview's dealers. @throws Refusal NOT_FOUND */
export async function rulesPreviewDealersPage(
  { database }: ServiceContext,
  { member }: SignedIn,
  previewId: number,
  { paginator, ...state }: RulesPreviewDealersState,
) {
  await foundPreview(database, previewId);
  const request = { ...state, previewId };
  const [items, total] = await Promise.all([
    previewDealerTable.page(database, member, request, paginator),
    previewDealerTable.count(database, member, request),
  ]);
  return { items: items.map(dealerView), total };
}

/** The dealers of a preview as a file, all pages. @throws Refusal NOT_FOUND */
export async function rulesPreviewFile(
  { database }: ServiceContext,
  { member }: SignedIn,
  previewId: number,
  { format, ...state }: RulesPreviewDealersFile,
): Promise<Download> {
  const request = { ...state, previewId };
  const { campaignId } = await foundPreview(database, previewId);
  const campaign = await campaignById(database, campaignId);
  if (campaign === undefined) throw notFound();
  return exportedTable(
    format,
    { name: `Nuove regole ${campaign.title}`, title: 'Nuove regole' },
    previewColumns,
    (reportTotal) =>
      rowsByIds(
        () => previewDealerTable.ids(database, member, request),
        async (ids) => {
          const rows = await previewDealerTable.byIds(database, member, request, ids);
          return rows.map((row) => ({ id: row.dealerId, ...dealerView(row) }));
        },
        reportTotal,
      ),
  );
}

async function foundPreview(database: Database, id: number) {
  const preview = await rulesPreviewById(database, id);
  if (preview === undefined) throw notFound();
  return preview;
}

function dealerView({ outcome: sign, ...row }: PreviewDealerRow): RulesPreviewDealerView {
  const outcome = sign === outcomeSigns.better ? 'better' : sign === outcomeSigns.worse ? 'worse' : 'same';
  return { ...row, outcome };
}

/** Which version of the rules a dealer accepted and what changed for it since, for its statement. */
export async function rulesOfDealer(
  transaction: Database,
  { permissions }: SignedIn,
  { id: campaignId, rulesVersion: version }: Pick<CampaignRow, 'id' | 'rulesVersion'>,
  { dealerId, goalThreshold, acceptedRulesVersion: acceptedVersion }: AcceptedRules,
) {
  const managesCampaigns = permissions.includes('accessCampaigns');
  if (acceptedVersion === null) return { version, acceptedVersion, acceptedHash: null, changes: [] };
  const versions = await rulesChangesSince(transaction, campaignId, dealerId, {
    from: acceptedVersion,
    to: version,
  });
  const accepted = versions.find((each) => each.version === acceptedVersion);
  return {
    version,
    acceptedVersion,
    acceptedHash: accepted === undefined ? null : (accepted.rulesHash ?? hashOfVersion(accepted.rules)),
    changes: versions.slice(1).map((made, index) => {
      const isWorsening = made.worsening !== null && made.worsening.dealers > 0;
      const before = versions[index]?.rules;
      const terms = isWorsening && before !== undefined ? worsenedTerms(before, made, goalThreshold) : [];
      return {
        version: made.version,
        since: made.since.toISOString(),
        reason: made.reason,
        isWorsening,
        worsening:
          before === undefined || terms.length === 0
            ? null
            : {
                terms,
                before: { ...before, incentiveDetail: detailView(before.incentiveDetail) },
                isConfirmed: made.isConfirmed,
                confirmedBy: managesCampaigns ? made.confirmedBy : null,
              },
        ...movedPrize(made.change),
      };
    }),
  };
}

type RulesChange = Awaited<ReturnType<typeof rulesChangesSince>>[number];

/** What a version makes worse for a dealer with a goal, also by what its figures lost on the day. */
function worsenedTerms(before: RulesChange['rules'], { rules, change }: RulesChange, goal: number): Worsening[] {
  const terms = worseningsBy(before, rules)({ before: goal, after: goal });
  if (terms.length > 0 || change === null) return terms;
  const { accumulated, balance } = lossBy(change);
  return accumulated > 0n || balance > 0n ? [{ term: 'figures', fromTires: 1 }] : [];
}

/** A dealer with the version of the rules that it accepted. */
interface AcceptedRules {
  readonly dealerId: number;
  readonly goalThreshold: number;
  readonly acceptedRulesVersion: number | null;
}

/** The prizes before and after a version; null where they stayed, as for a dealer that was told all the same. */
function movedPrize(change: typeof rulesVersionDealers.$inferSelect | null) {
  const moves =
    change !== null &&
    (change.accumulatedBefore !== change.accumulatedAfter ||
      change.expendableBefore !== change.expendableAfter ||
      change.debtBefore !== change.debtAfter);
  return {
    accumulatedBefore: moves ? change.accumulatedBefore : null,
    accumulatedAfter: moves ? change.accumulatedAfter : null,
    expendableBefore: moves ? change.expendableBefore : null,
    expendableAfter: moves ? change.expendableAfter : null,
  };
}
