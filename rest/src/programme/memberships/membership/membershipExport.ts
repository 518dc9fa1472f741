import type { ExportFormat } from '@gdd/schema/campaigns';
import { allRows } from '../../../ground/database/pages.js';
import { dealerStatusLabels, dealerTierLabels } from '../../../ground/domain/labels/dealerLabels.js';
import { romeDay } from '../../../ground/domain/romeDay.js';
import type { Download } from '../../../ground/files/fileContent.js';
import { exportedTable } from '../../../ground/files/exports.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import { notFound } from '../../../ground/platform/http/errors.js';
import {
  rawEnum,
  rawFields,
  rawMember,
  rawTexts,
  type RawColumn,
} from '../../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../../ground/platform/spreadsheets/columns.js';
import { campaignDealersAfter, countCampaignDealers, type ExportedDealer } from './queries.js';
import { stakesIn, type atStakeFields } from '../../underWay/underWay.js';
import { campaignById } from '../../campaigns/campaign/queries.js';

type DealerOfFile = ExportedDealer & ReturnType<typeof atStakeFields>;

/** The goal, or a number derived from it; null where the goal is still to be set. */
const ofGoal = ({ goalMissing }: DealerOfFile, value: number) => (goalMissing ? null : value);

/** The columns of XLSX and CSV files, for people. */
const visible: readonly Column<DealerOfFile>[] = [
  { header: 'Codice', kind: 'text', width: 14, value: ({ code }) => code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ businessName }) => businessName },
  { header: 'Partita IVA', kind: 'text', width: 14, value: ({ vatNumber }) => vatNumber },
  { header: 'Regione', kind: 'text', value: ({ region }) => region },
  { header: 'Provincia', kind: 'text', width: 10, value: ({ province }) => province },
  { header: 'Città', kind: 'text', value: ({ city }) => city },
  { header: 'Stato', kind: 'text', width: 12, value: ({ status }) => status && dealerStatusLabels[status] },
  { header: 'Tier', kind: 'text', width: 12, value: ({ tier }) => tier && dealerTierLabels[tier] },
  { header: 'Obiettivo', kind: 'integer', value: (dealer) => ofGoal(dealer, dealer.goalThreshold) },
  { header: 'Accettata', kind: 'boolean', value: ({ acceptedAt }) => acceptedAt !== null },
  { header: 'Accettata il', kind: 'date', value: ({ acceptedAt }) => acceptedAt && romeDay(acceptedAt) },
  { header: 'Pneus acquistati', kind: 'integer', width: 17, value: ({ tiresPurchased }) => tiresPurchased },
  { header: 'Pneus mancanti', kind: 'integer', width: 17, value: (dealer) => ofGoal(dealer, dealer.tiresMissing) },
  { header: 'Premio accumulato', kind: 'money', width: 19, value: ({ plafondAccumulated }) => plafondAccumulated },
  { header: 'Premio spendibile', kind: 'money', width: 19, value: ({ plafondExpendable }) => plafondExpendable },
  { header: 'Da restituire', kind: 'money', width: 16, value: ({ debt }) => debt },
  { header: 'Pneus flotte', kind: 'integer', value: ({ tiresFleet }) => tiresFleet },
  { header: 'Pneus flotte %', kind: 'percentage', width: 16, value: (dealer) => dealer.tiresFleetPercentage },
  { header: 'Obiettivo raggiunto %', kind: 'percentage', width: 21, value: ({ goalPercentage }) => goalPercentage },
  { header: 'Prossima soglia', kind: 'integer', width: 16, value: ({ nextThreshold }) => nextThreshold },
  { header: 'Pneus alla soglia', kind: 'integer', width: 17, value: ({ tiresToNextThreshold: tires }) => tires },
  { header: 'Premio in gioco', kind: 'money', width: 17, value: ({ euroAtStake }) => euroAtStake },
  { header: 'Ancora da sbloccare', kind: 'boolean', width: 20, value: ({ isAtStakeLocked }) => isAtStakeLocked },
  { header: 'Codice distributore', kind: 'text', width: 19, value: ({ distributor }) => distributor?.code ?? null },
  { header: 'Distributore', kind: 'text', width: 36, value: ({ distributor }) => distributor?.businessName ?? null },
];

/** The columns of the formats for programs, csvRaw and jsonl. */
const raw: readonly RawColumn<DealerOfFile>[] = [
  ...rawFields('dealerId'),
  ...rawTexts('code', 'businessName'),
  ...rawFields('vatNumber'),
  ...rawTexts('region', 'province'),
  { name: 'status', value: ({ status }) => rawEnum(status) },
  { name: 'tier', value: ({ tier }) => rawEnum(tier) },
  { name: 'goalThreshold', value: (dealer) => ofGoal(dealer, dealer.goalThreshold) },
  ...rawFields('version'),
  { name: 'accepted', value: ({ acceptedAt }) => acceptedAt !== null },
  { name: 'acceptedAt', value: ({ acceptedAt }) => acceptedAt?.toISOString() ?? null },
  ...rawFields('tiresPurchased'),
  { name: 'tiresMissing', value: (dealer) => ofGoal(dealer, dealer.tiresMissing) },
  ...rawFields(
    'tiresFleet',
    'tiresFleetPercentage',
    'plafondAccumulated',
    'plafondExpendable',
    'debt',
    'goalPercentage',
    'nextThreshold',
    'tiresToNextThreshold',
    'euroAtStake',
    'isAtStakeLocked',
    'goalMissing',
    'phone',
  ),
  ...rawMember<DealerOfFile>('distributor', ({ distributor }) => distributor),
];

/**
 * The dealers of a campaign in the caller's subtree as a file, by name, with all columns of the table.
 *
 * @throws Refusal NOT_FOUND
 */
export async function membershipFile(
  { database, programmeDay }: ServiceContext,
  caller: SignedIn,
  campaignId: number,
  format: ExportFormat,
): Promise<Download> {
  const campaign = await campaignById(database, campaignId);
  if (campaign === undefined) throw notFound();
  const withStakes = await stakesIn(database, campaignId, programmeDay());
  return exportedTable(
    format,
    { name: `Adesioni ${campaign.title}`, title: 'Adesioni' },
    { visible, raw },
    (reportTotal) =>
      allRows(async (last) => {
        if (last === undefined) reportTotal?.(await countCampaignDealers(database, caller.member, campaignId));
        return withStakes(await campaignDealersAfter(database, caller.member, campaignId, last));
      }),
  );
}
