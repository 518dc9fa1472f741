/** Exports that run as jobs, one list for all tiers (docs/domain/reports.md, 'Exports'). */
import { exportFormats } from './campaigns.js';
import type { Permission } from './permissions.js';
import { reportAccess, reportFileTypes } from './reports.js';

/** The exports that can run as a job; each but `document`, the list of a GraphQL query, is a file that also streams at once. */
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

/** Whoever may ask for some export. */
export const anyExportAccess: readonly Permission[] = [...new Set(Object.values(accessByList).flat())];

/**
 * Who may ask for each, and fetch it (docs/domain/network-and-access.md): any one of these suffices. What a GraphQL
 * document asks for is decided with each of its pages.
 */
export const exportAccess = { ...accessByList, document: anyExportAccess } satisfies Record<
  ExportType,
  readonly Permission[]
>;

/** How far a job has come; one that is cancelled is gone. */
export const exportStatuses = ['queued', 'running', 'done', 'failed'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/**
 * Why there is no file: its owner may no longer have it, what it was about is gone, or it failed again and again; of a
 * document also that its data never stood still, and that who was collecting its pages is gone.
 */
export const exportFailures = ['forbidden', 'refused', 'tooLarge', 'unexpected', 'changed', 'interrupted'] as const;
export type ExportFailure = (typeof exportFailures)[number];

/** The most exports of one user at a time: files that are being sent, and jobs that wait or run. */
export const exportsAtOnce = 2;

/** Days for which a file is stored, counted from the request for it. */
export const exportDays = 7;

/** More rows than this are asked for as a job; fewer stream at once. */
export const longExportRows = 20_000;

/** The most rows of the list of a GraphQL document, and the most pages in which they come. */
export const documentRows = 200_000;
export const documentPages = 2_000;

/** The name under which the JSON Schema of a line is fetched beside the file of a document. */
export const documentSchemaName = 'schema.json';
