import type { ExportFormat } from '@gdd/schema/campaigns';
import { rowsByIds } from '../../ground/database/pages.js';
import { redemptionMethodLabels } from '../../ground/domain/labels/ledgerLabels.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import type { Download } from '../../ground/files/fileContent.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { notFound } from '../../ground/platform/http/errors.js';
import { rawEnum, rawFields, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { entriesByIds, entryIds } from './queries.js';
import { campaignById } from '../../programme/campaigns/campaign/queries.js';
import { redemptionView } from './views.js';

interface ExportedRedemption extends ReturnType<typeof redemptionView> {
  readonly dealer: Awaited<ReturnType<typeof entriesByIds>>[number]['dealer'];
}

/** The columns of XLSX and CSV files, for people. */
const visible: readonly Column<ExportedRedemption>[] = [
  { header: 'Data', kind: 'date', value: ({ redeemedOn }) => redeemedOn },
  { header: 'Codice', kind: 'text', width: 14, value: ({ dealer }) => dealer.code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ dealer }) => dealer.businessName },
  { header: 'Partita IVA', kind: 'text', width: 14, value: ({ dealer }) => dealer.vatNumber },
  { header: 'Importo', kind: 'money', width: 16, value: ({ amount }) => amount },
  { header: 'Nota', kind: 'text', width: 40, value: ({ note }) => note },
  { header: 'Modo', kind: 'text', width: 12, value: ({ method }) => method && redemptionMethodLabels[method] },
  { header: 'Registrato il', kind: 'date', width: 14, value: ({ recordedAt }) => romeDay(new Date(recordedAt)) },
  { header: 'Registrato da', kind: 'text', width: 24, value: ({ recordedBy }) => recordedBy },
];

/** The columns of the formats for programs, csvRaw and jsonl. */
const raw: readonly RawColumn<ExportedRedemption>[] = [
  ...rawFields('id'),
  { name: 'dealer.id', value: ({ dealer }) => dealer.id },
  { name: 'dealer.code', kind: 'text', value: ({ dealer }) => dealer.code },
  { name: 'dealer.businessName', kind: 'text', value: ({ dealer }) => dealer.businessName },
  ...rawFields('redeemedOn', 'amount'),
  ...rawTexts('note'),
  { name: 'method', value: ({ method }) => rawEnum(method) },
  ...rawFields('recordedAt'),
  ...rawTexts('recordedBy'),
];

/**
 * The redemptions in a campaign of the dealers in the caller's subtree that were not cancelled, as a file, newest
 * first.
 *
 * @throws Refusal NOT_FOUND
 */
export async function redemptionsFile(
  { database }: ServiceContext,
  { member }: SignedIn,
  campaignId: number,
  format: ExportFormat,
): Promise<Download> {
  const campaign = await campaignById(database, campaignId);
  if (campaign === undefined) throw notFound();
  const name = { name: `Riscatti ${campaign.title}`, title: 'Riscatti' };
  return exportedTable(format, name, { visible, raw }, (reportTotal) =>
    rowsByIds(
      () => entryIds(database, member, campaignId, 'redemptions'),
      async (ids) =>
        (await entriesByIds(database, ids)).map(({ dealer, ...row }) => ({ ...redemptionView(row), dealer })),
      reportTotal,
    ),
  );
}
