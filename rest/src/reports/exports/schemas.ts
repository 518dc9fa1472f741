import { exportFormats } from '@gdd/schema/campaigns';
import { dealerSortColumns } from '@gdd/schema/dealers';
import {
  anyExportFormats,
  documentFormats,
  documentPages,
  documentRows,
  exportFailures,
  exportStatuses,
  exportTypes,
} from '@gdd/schema/exports';
import { permissions } from '@gdd/schema/permissions';
import { reportFileTypes } from '@gdd/schema/reports';
import { z } from 'zod';
import { auditFileBody } from '../audit/schemas.js';
import { campaignsFileBody, formatBody } from '../../programme/campaigns/campaign/schemas.js';
import { linesFileBody } from '../../money/statements/schemas.js';
import { customersFileBody } from '../../people/customers/schemas.js';
import { importsFileBody } from '../../sales/imports/record/schemas.js';
import { dealerFilter } from '../../people/dealers/schemas.js';
import { searchTerm, tableSorting } from '../../ground/domain/tableState.js';
import { isStorable } from '../../ground/domain/text.js';
import { gatewayKey } from '../../ground/platform/http/gatewayKey.js';
import { bodyId } from '../../ground/platform/http/routes.js';
import { reportFileBody } from '../criteria/fileSchemas.js';

const format = z.enum(exportFormats).default('xlsx');

const dealersExport = z.strictObject({
  type: z.literal('dealers'),
  format,
  filter: dealerFilter.optional(),
  sorting: tableSorting(dealerSortColumns, 'id'),
  searchTerm,
});

const campaignDealersExport = z.strictObject({ type: z.literal('campaign-dealers'), format, campaignId: bodyId });

const redemptionsExport = formatBody.extend({ type: z.literal('campaign-redemptions'), campaignId: bodyId });
const entriesExport = formatBody.extend({ type: z.literal('campaign-entries'), campaignId: bodyId });
const linesExport = linesFileBody.extend({ type: z.literal('campaign-lines'), campaignId: bodyId, dealerId: bodyId });

/** Exports of lists with the format, filter, sorting and search term of their table. */
const tableExports = [
  auditFileBody.extend({ type: z.literal('audit') }),
  campaignsFileBody.extend({ type: z.literal('campaign-list') }),
  customersFileBody.extend({ type: z.literal('customers') }),
  importsFileBody.extend({ type: z.literal('imports') }),
] as const;

/** The list of a GraphQL document; the client that requests it also sends its pages. */
const documentExport = z.strictObject({
  type: z.literal('document'),
  format: z.enum(documentFormats).default('jsonl'),
  name: z.string().min(1).max(100).refine(isStorable).describe('The name of the file, without its extension'),
  lineSchema: z.record(z.string(), z.unknown()).describe('The JSON Schema of a line'),
});
export type DocumentExportBody = z.output<typeof documentExport>;

const reportExport = reportFileBody.extend({ type: z.enum(reportFileTypes) });

/** The body of POST /exports: for each type the input of the route that streams the same file. */
export const exportBody = z.discriminatedUnion('type', [
  reportExport,
  dealersExport,
  campaignDealersExport,
  redemptionsExport,
  entriesExport,
  linesExport,
  ...tableExports,
  documentExport,
]);
export type ExportBody = z.output<typeof exportBody>;

const rowCount = z.number().int().min(0).max(documentRows);

const reader = z.uuid().describe('Names who reads the list: the first one alone is listened to');

/** A page of the list of a document. */
export const exportPageBody = z.strictObject({
  key: gatewayKey,
  reader,
  lines: z.string().max(1_000_000).describe('Its rows, a line of JSON each'),
  done: rowCount.describe('Rows of this page and of those before it'),
  total: rowCount.describe('Rows of the list'),
});
export type ExportPageBody = z.output<typeof exportPageBody>;

/** The end of the pages of a document: all are sent, or the reason why there will be no file. */
export const exportPagesEndBody = z.discriminatedUnion('status', [
  z.strictObject({
    status: z.literal('collected'),
    key: gatewayKey,
    reader,
    pages: z.number().int().min(1).max(documentPages).describe('How many there are'),
    rows: rowCount.describe('The number of rows of all pages'),
  }),
  z.strictObject({
    status: z.literal('failed'),
    key: gatewayKey,
    reader,
    failure: z.enum(exportFailures).describe('Why there is no file'),
  }),
]);
export type ExportPagesEndBody = z.output<typeof exportPagesEndBody>;

/** The input of an export of a document, as its job stores it. */
export const documentInput = z.object({
  lineSchema: z.record(z.string(), z.unknown()),
  permissions: z.array(z.enum(permissions)).describe('Those of its owner when it was asked for'),
  memberId: z.number().int().describe('Whose subtree is read'),
  reader: z.string().nullable().describe('null: no page has come'),
  rows: z.number().int().nullable().describe('null: not all pages are there'),
});
export type DocumentInput = z.output<typeof documentInput>;

/** The type of a body, whether or not the rest of it is valid. */
export const exportTypeNamed = z.object({ type: z.enum(exportTypes) });

const instant = z.iso.datetime();

/** An export as in a response. */
export const exportView = z
  .object({
    id: z.number().int(),
    type: z.enum(exportTypes),
    format: z.enum(anyExportFormats),
    status: z.enum(exportStatuses),
    progress: z
      .object({ done: z.number().int(), total: z.number().int().describe('0 while it is not known') })
      .describe('Rows written'),
    rows: z.number().int().nullable().describe('The number of rows in the file, once it is done'),
    sha256: z.string().nullable().describe('The hash of its bytes, hexadecimal'),
    size: z.number().int().nullable().describe('Bytes'),
    filename: z.string(),
    failure: z.enum(exportFailures).nullable().describe('Why there is no file'),
    createdAt: instant,
    finishedAt: instant.nullable(),
    expiresAt: instant.describe('When it expires'),
  })
  .meta({ id: 'Export' });
export type ExportView = z.output<typeof exportView>;
