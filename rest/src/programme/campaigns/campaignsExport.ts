import type { z } from 'zod';
import { rowsByIds } from '../../ground/database/pages.js';
import {
  campaignDurationLabels,
  campaignGroupLabels,
  campaignStateLabels,
  campaignTypeLabels,
} from '../../ground/domain/labels/campaignLabels.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { rawEnum, rawFields, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { budgetUsesOf } from './budgets/budgetUses.js';
import type { BudgetUse } from './budgets/schemas.js';
import { campaignIds, campaignsByIds } from './campaign/queries.js';
import type { campaignsFileBody } from './campaign/schemas.js';
import { noTotals, totalsOf, type CampaignTotals } from './campaign/totals.js';

type Summary = Awaited<ReturnType<typeof campaignsByIds>>[number];

/** A campaign with the totals of the caller's dealers. */
interface ExportedCampaign extends Summary {
  readonly totals: CampaignTotals;
  /** Undefined without a budget. */
  readonly budget: BudgetUse | undefined;
}

/** The columns of XLSX and CSV files, for people. */
const visible: readonly Column<ExportedCampaign>[] = [
  { header: 'Campagna', kind: 'text', width: 40, value: ({ title }) => title },
  { header: 'Anno', kind: 'integer', width: 8, value: ({ year }) => year },
  { header: 'Gruppo', kind: 'text', width: 14, value: ({ group }) => campaignGroupLabels[group] },
  { header: 'Durata', kind: 'text', width: 14, value: ({ duration }) => campaignDurationLabels[duration] },
  { header: 'Tipo', kind: 'text', width: 14, value: ({ type }) => campaignTypeLabels[type] },
  { header: 'Stato', kind: 'text', width: 18, value: ({ state }) => campaignStateLabels[state] },
  { header: 'Dal', kind: 'date', value: ({ startsOn }) => startsOn },
  { header: 'Al', kind: 'date', value: ({ endsOn }) => endsOn },
  { header: 'Dealer', kind: 'integer', value: ({ totals }) => totals.dealers },
  { header: 'Accettate', kind: 'integer', value: ({ totals }) => totals.accepted },
  { header: 'Obiettivo raggiunto', kind: 'integer', width: 20, value: ({ totals }) => totals.goalReached },
  { header: 'Obiettivo', kind: 'integer', value: ({ totals }) => totals.goalThreshold },
  { header: 'Pneus acquistati', kind: 'integer', width: 17, value: ({ totals }) => totals.tiresPurchased },
  { header: 'Pneus flotte', kind: 'integer', value: ({ totals }) => totals.tiresFleet },
  { header: 'Premio accumulato', kind: 'money', width: 19, value: ({ totals }) => totals.plafondAccumulated },
  { header: 'Premio spendibile', kind: 'money', width: 19, value: ({ totals }) => totals.plafondExpendable },
  { header: 'Riscosso', kind: 'money', width: 16, value: ({ totals }) => totals.redeemed },
  { header: 'Rettifiche', kind: 'money', width: 16, value: ({ totals }) => totals.adjusted },
  { header: 'Da restituire', kind: 'money', width: 16, value: ({ totals }) => totals.debt },
  { header: 'Budget', kind: 'money', width: 16, value: ({ budget }) => budget?.budget ?? null },
  { header: '% del budget', kind: 'percentage', width: 14, value: ({ budget }) => budget?.share ?? null },
  { header: 'Stima minima', kind: 'money', width: 16, value: ({ budget }) => budget?.forecast?.low ?? null },
  {
    header: 'Stima a fine campagna',
    kind: 'money',
    width: 22,
    value: ({ budget }) => budget?.forecast?.expected ?? null,
  },
  { header: 'Stima massima', kind: 'money', width: 16, value: ({ budget }) => budget?.forecast?.high ?? null },
  {
    header: '% stimata del budget',
    kind: 'percentage',
    width: 20,
    value: ({ budget }) => budget?.forecast?.share ?? null,
  },
];

/** The columns of the formats for programs, csvRaw and jsonl. */
const raw: readonly RawColumn<ExportedCampaign>[] = [
  ...rawFields('id'),
  ...rawTexts('title'),
  { name: 'type', value: ({ type }) => rawEnum(type) },
  { name: 'duration', value: ({ duration }) => rawEnum(duration) },
  ...rawFields('isMain'),
  { name: 'group', value: ({ group }) => rawEnum(group) },
  ...rawFields('year', 'startsOn', 'endsOn'),
  { name: 'state', value: ({ state }) => rawEnum(state) },
  ...(Object.keys(noTotals) as (keyof CampaignTotals)[]).map((name): RawColumn<ExportedCampaign> => ({
    name: `totals.${name}`,
    value: ({ totals }) => totals[name],
  })),
  { name: 'budgetUse.budget', value: ({ budget }) => budget?.budget ?? null },
  { name: 'budgetUse.share', value: ({ budget }) => budget?.share ?? null },
  ...(['low', 'expected', 'high', 'share'] as const).map((name): RawColumn<ExportedCampaign> => ({
    name: `budgetUse.forecast.${name}`,
    value: ({ budget }) => budget?.forecast?.[name] ?? null,
  })),
];

/**
 * The campaigns of the table (all pages, same filter and order) with the totals of the caller's subtree and the
 * budgets.
 */
export function campaignsFile(
  { database, programmeDay }: ServiceContext,
  { member }: SignedIn,
  { format, ...request }: z.output<typeof campaignsFileBody>,
): Download {
  const name = { name: `Campagne ${programmeDay()}`, title: 'Campagne' };
  return exportedTable(format, name, { visible, raw }, (reportTotal) =>
    rowsByIds(
      () => campaignIds(database, request, programmeDay()),
      async (ids): Promise<ExportedCampaign[]> => {
        const [campaigns, totals, budgets] = await Promise.all([
          campaignsByIds(database, ids),
          totalsOf(database, member, ids, { withDrafts: true }),
          budgetUsesOf(database, programmeDay(), ids),
        ]);
        return campaigns.map((campaign) => ({
          ...campaign,
          totals: totals(campaign.id),
          budget: budgets.get(campaign.id),
        }));
      },
      reportTotal,
    ),
  );
}
