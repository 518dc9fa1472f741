import type { ExportFormat } from '@gdd/schema/campaigns';
import { campaignById } from '../../programme/campaigns/campaign/queries.js';
import { rowsByIds } from '../../ground/database/pages.js';
import { entryKindLabels, entryOriginLabels, redemptionMethodLabels } from '../../ground/domain/labels/ledgerLabels.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import { exportedTable } from '../../ground/files/exports.js';
import type { Download } from '../../ground/files/fileContent.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import type { SignedIn } from '../../ground/platform/http/caller.js';
import { notFound } from '../../ground/platform/http/errors.js';
import type { Column } from '../../ground/platform/spreadsheets/columns.js';
import { rawEnum, rawFields, rawTexts, type RawColumn } from '../../ground/platform/spreadsheets/rawCsv.js';
import { entriesByIds, entryIds } from './queries.js';
import { entryView } from './views.js';

interface ExportedEntry extends ReturnType<typeof entryView> {
  readonly dealer: Awaited<ReturnType<typeof entriesByIds>>[number]['dealer'];
}

/** The columns of XLSX and CSV files, for people. */
const visible: readonly Column<ExportedEntry>[] = [
  { header: 'N.', kind: 'integer', width: 10, value: ({ id }) => id },
  { header: 'Data', kind: 'date', value: ({ day }) => day },
  { header: 'Codice', kind: 'text', width: 14, value: ({ dealer }) => dealer.code },
  { header: 'Ragione sociale', kind: 'text', width: 36, value: ({ dealer }) => dealer.businessName },
  { header: 'Partita IVA', kind: 'text', width: 14, value: ({ dealer }) => dealer.vatNumber },
  { header: 'Movimento', kind: 'text', width: 16, value: ({ kind }) => entryKindLabels[kind] },
  { header: 'Importo', kind: 'money', width: 16, value: ({ amount }) => amount },
  { header: 'Nota o motivo', kind: 'text', width: 40, value: ({ reason }) => reason },
  { header: 'Modo', kind: 'text', width: 12, value: ({ method }) => method && redemptionMethodLabels[method] },
  { header: 'Origine', kind: 'text', width: 14, value: ({ origin }) => entryOriginLabels[origin] },
  { header: 'Annulla il n.', kind: 'integer', width: 14, value: ({ reversesId }) => reversesId },
  { header: 'Annullato dal n.', kind: 'integer', width: 16, value: ({ reversedById }) => reversedById },
  { header: 'Registrato il', kind: 'date', width: 14, value: ({ recordedAt }) => romeDay(new Date(recordedAt)) },
  { header: 'Registrato da', kind: 'text', width: 24, value: ({ recordedBy }) => recordedBy },
];

/** The columns of the formats for programs, csvRaw and jsonl. */
const raw: readonly RawColumn<ExportedEntry>[] = [
  ...rawFields('id'),
  { name: 'dealer.id', value: ({ dealer }) => dealer.id },
  { name: 'dealer.code', kind: 'text', value: ({ dealer }) => dealer.code },
  { name: 'dealer.businessName', kind: 'text', value: ({ dealer }) => dealer.businessName },
  { name: 'kind', value: ({ kind }) => rawEnum(kind) },
  ...rawFields('day', 'amount'),
  ...rawTexts('reason'),
  { name: 'method', value: ({ method }) => rawEnum(method) },
  { name: 'origin', value: ({ origin }) => rawEnum(origin) },
  ...rawFields('reversesId', 'reversedById', 'recordedAt'),
  ...rawTexts('recordedBy'),
];

/**
 * The entries in a campaign of the dealers in the caller's subtree as a file, newest first.
 *
 * @throws Refusal NOT_FOUND
 */
export async function entriesFile(
  { database }: ServiceContext,
  { member }: SignedIn,
  campaignId: number,
  format: ExportFormat,
): Promise<Download> {
  const campaign = await campaignById(database, campaignId);
  if (campaign === undefined) throw notFound();
  const name = { name: `Movimenti ${campaign.title}`, title: 'Movimenti' };
  return exportedTable(format, name, { visible, raw }, (reportTotal) =>
    rowsByIds(
      () => entryIds(database, member, campaignId, 'all'),
      async (ids) => (await entriesByIds(database, ids)).map(({ dealer, ...row }) => ({ ...entryView(row), dealer })),
      reportTotal,
    ),
  );
}
