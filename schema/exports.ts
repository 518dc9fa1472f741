/** Constants of exports that run as jobs, shared by all tiers (docs/domain/reports.md, 'Exports'). */
import { exportFormats } from './campaigns.js';
import type { Permission } from './permissions.js';
import { reportAccess, reportFileTypes } from './reports.js';

/** The exports that can run as jobs. All but `document` (the list of a GraphQL query) can also be streamed directly. */
export const exportTypes = [
  ...reportFileTypes,
  'dealers',
  'campaign-dealers',
  'campaign-list',
  'campaign-redemptions',
  'campaign-entries',
  'campaign-lines',
  'customers',
  'imports',
  'audit',
  'document',
] as const;
export type ExportType = (typeof exportTypes)[number];

/** The formats of the list of a GraphQL document. */
export const documentFormats = ['jsonl', 'parquet'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** The formats of all exports. */
export const anyExportFormats = [...exportFormats, 'parquet'] as const;
export type AnyExportFormat = (typeof anyExportFormats)[number];

const accessByList = {
  ...reportAccess,
  dealers: ['accessDealerManager'],
  'campaign-dealers': ['accessCampaigns'],
  audit: ['accessUsersManager'],
  'campaign-list': ['accessCampaigns'],
  'campaign-redemptions': ['accessCampaigns'],
  'campaign-entries': ['accessCampaigns'],
  'campaign-lines': ['accessCampaigns', 'accessReport', 'accessSubscription'],
  customers: ['accessUsersManager'],
  imports: ['accessImportManager'],
} as const satisfies Record<Exclude<ExportType, 'document'>, readonly Permission[]>;

/** The permissions of which any one allows at least one type of export. */
export const anyExportAccess: readonly Permission[] = [...new Set(Object.values(accessByList).flat())];

/**
 * The permissions to request and fetch each export (docs/domain/network-and-access.md); any one is sufficient. For a
 * GraphQL document, access is also checked with each of its pages.
 */
export const exportAccess = { ...accessByList, document: anyExportAccess } satisfies Record<
  ExportType,
  readonly Permission[]
>;

/** The status of a job; a cancelled one is deleted. */
export const exportStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/**
 * Why there is no file. `forbidden`: the owner has lost the permission; `refused`: for example, the exported object no
 * longer exists; `tooLarge`; `unexpected`: it failed repeatedly. Only for a document: `changed`: its data kept changing
 * while it was read; `interrupted`: the reader of its pages is gone.
 */
export const exportFailures = ['forbidden', 'refused', 'tooLarge', 'unexpected', 'changed', 'interrupted'] as const;
export type ExportFailure = (typeof exportFailures)[number];

/** The maximum number of a user's exports at a time: files being sent, and jobs that wait or run. */
export const exportsAtOnce = 2;

/** Days for which a file is stored, from the time of its request. */
export const exportDays = 7;

/** Exports with more rows than this are requested as jobs; smaller ones are streamed directly. */
export const longExportRows = 20_000;

/** The maximum numbers of rows in the list of a GraphQL document, and of its pages. */
export const documentRows = 200_000;
export const documentPages = 2_000;

/** The file name by which the JSON Schema of a line of a document is fetched. */
export const documentSchemaName = 'schema.json';
