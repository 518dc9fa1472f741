import type { CampaignRow } from '../campaigns/campaign/queries.js';
import { seesDrafts, visibleCampaign } from '../campaigns/campaign/service.js';
import { totalsOf } from '../campaigns/campaign/totals.js';
import { rowsByIds } from '../../ground/database/pages.js';
import { fixed, millionths } from '../../ground/domain/decimal.js';
import { differencePercentage } from '../../ground/domain/percentages.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { Download } from '../../ground/files/fileContent.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { wrongInput } from '../../ground/platform/http/errors.js';
import { comparedDealerColumns } from './comparedDealersExport.js';
import { comparedDealerTable, countUnlocked, totalsOfBoth, type ComparedDealerRow } from './queries.js';
import {
  comparedFigures,
  type CampaignComparisonView,
  type ComparedDealersFile,
  type ComparedDealersState,
  type ComparedDealerView,
} from './schemas.js';

/** The compared campaign, and the other one. */
export interface ComparedIds {
  readonly id: number;
  readonly otherId: number;
}

/**
 * Two campaigns side by side (docs/domain/campaigns-over-time.md), by the figures of the caller's subtree.
 *
 * @throws Refusal BAD_USER_INPUT for the same campaign twice; NOT_FOUND for a campaign that the caller may not see
 */
export async function campaignComparison(
  { database }: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  ids: ComparedIds,
): Promise<CampaignComparisonView> {
  const campaigns = await bothCampaigns({ database }, caller, ids);
  const [totals, [unlocked, otherUnlocked], inBoth] = await Promise.all([
    totalsOf(database, caller.member, [ids.id, ids.otherId], { withDrafts: seesDrafts(caller) }),
    Promise.all(campaigns.map((campaign) => countUnlocked(database, caller.member, campaign))),
    totalsOfBoth(database, caller.member, { campaignId: ids.id, otherId: ids.otherId }),
  ]);
  const here = figuresOf({ ...totals(ids.id), unlocked: unlocked ?? 0 });
  const other = figuresOf({ ...totals(ids.otherId), unlocked: otherUnlocked ?? 0 });
  return {
    here: { campaign: campaigns[0], figures: here },
    other: { campaign: campaigns[1], figures: other },
    differences: differencesOf(here, other),
    percentages: percentagesOf(here, other),
    inBoth,
  };
}

type Figures = CampaignComparisonView['here']['figures'];

/** Selects the compared figures of a campaign. */
const figuresOf = ({
  dealers,
  accepted,
  goalReached,
  unlocked,
  tiresPurchased,
  plafondAccumulated,
  plafondExpendable,
}: Figures): Figures => ({
  dealers,
  accepted,
  goalReached,
  unlocked,
  tiresPurchased,
  plafondAccumulated,
  plafondExpendable,
});

function differencesOf(here: Figures, other: Figures): Figures {
  const euros = (name: 'plafondAccumulated' | 'plafondExpendable') =>
    // cents are ten thousand millionths
    fixed((millionths(here[name]) - millionths(other[name])) / 10_000n, 2);
  return {
    dealers: here.dealers - other.dealers,
    accepted: here.accepted - other.accepted,
    goalReached: here.goalReached - other.goalReached,
    unlocked: here.unlocked - other.unlocked,
    tiresPurchased: here.tiresPurchased - other.tiresPurchased,
    plafondAccumulated: euros('plafondAccumulated'),
    plafondExpendable: euros('plafondExpendable'),
  };
}

function percentagesOf(here: Figures, other: Figures): CampaignComparisonView['percentages'] {
  return Object.fromEntries(
    comparedFigures.map((name) => [name, differencePercentage(here[name], other[name])]),
  ) as CampaignComparisonView['percentages'];
}

/**
 * A page of the dealers of the caller's subtree that are in both campaigns.
 *
 * @throws Refusal as `campaignComparison`
 */
export async function comparedDealers(
  { database }: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  ids: ComparedIds,
  { paginator, ...state }: ComparedDealersState,
) {
  await bothCampaigns({ database }, caller, ids);
  const request = { ...state, campaignId: ids.id, otherId: ids.otherId };
  const [items, total] = await Promise.all([
    comparedDealerTable.page(database, caller.member, request, paginator),
    comparedDealerTable.count(database, caller.member, request),
  ]);
  return { items: items.map(dealerView), total };
}

/** All dealers in both campaigns that match, as a file. @throws Refusal as `campaignComparison` */
export async function comparedDealersDownload(
  { database }: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  ids: ComparedIds,
  { format, ...state }: ComparedDealersFile,
): Promise<Download> {
  const [{ title }, other] = await bothCampaigns({ database }, caller, ids);
  const request = { ...state, campaignId: ids.id, otherId: ids.otherId };
  return exportedTable(
    format,
    { name: `Confronto ${title} – ${other.title}`, title: 'Confronto' },
    comparedDealerColumns,
    (reportTotal) =>
      rowsByIds(
        () => comparedDealerTable.ids(database, caller.member, request),
        async (dealerIds) => {
          const rows = await comparedDealerTable.byIds(database, caller.member, request, dealerIds);
          return rows.map((row) => ({ id: row.dealerId, ...dealerView(row) }));
        },
        reportTotal,
      ),
  );
}

async function bothCampaigns(
  { database }: Pick<ServiceContext, 'database'>,
  caller: SignedIn,
  { id, otherId }: ComparedIds,
): Promise<[CampaignRow, CampaignRow]> {
  if (id === otherId) throw wrongInput({ otherId: 'notAllowed' });
  return [await visibleCampaign(database, caller, id), await visibleCampaign(database, caller, otherId)];
}

const dealerView = ({ region, tier, vatNumber, ...row }: ComparedDealerRow): ComparedDealerView => ({
  ...row,
  // a check constraint of the table requires them of dealers
  region: region as string,
  tier: tier as NonNullable<typeof tier>,
  vatNumber: vatNumber as string,
});
