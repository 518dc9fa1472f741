/** Constants of reports and analytics, shared by all tiers (docs/domain/reports.md). */
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/** The reports whose rows are read page by page. */
export const reportTypes = ['campaigns', 'monthly', 'monthly-fleet', 'previous-year'] as const;
export type ReportType = (typeof reportTypes)[number];

/** The types of `POST /report/{type}`, each written as a file. */
export const reportFileTypes = [...reportTypes, 'analytics'] as const;
export type ReportFileType = (typeof reportFileTypes)[number];

/** Who may read each report (docs/domain/network-and-access.md): any one of these suffices. */
export const reportAccess = {
  campaigns: ['accessReport'],
  monthly: ['accessMonthlyReport'],
  'monthly-fleet': ['accessMonthlyFleetReport'],
  'previous-year': ['accessReportPreviousYear'],
  analytics: ['accessAnalytics'],
} as const satisfies Record<ReportFileType, readonly Permission[]>;

/** The values by which the report of campaigns is narrowed to a work list (docs/domain/reports.md). */
export const standings = ['close', 'behind', 'notAccepted'] as const;
export type Standing = (typeof standings)[number];

/** A work list is asked for campaigns that end within so many days at most. */
export const longestEndsWithin = 366;

/** The columns of the dealer and its place, by which every report sorts. */
const placeColumns = ['id', 'code', 'businessName', 'region', 'distributor', 'agent'] as const;

/** The columns that a report sorts by; `id` is the dealer's, then the month or the campaign. */
export const reportSortColumns = {
  campaigns: [
    ...placeColumns,
    'campaignTitle',
    'accepted',
    'endsOn',
    'goalThreshold',
    'tiresPurchased',
    'tiresMissing',
    'plafondAccumulated',
    'plafondExpendable',
    'debt',
    'tiresFleet',
    'tiresFleetPercentage',
    'goalPercentage',
    'tiresToNextThreshold',
    'euroAtStake',
  ],
  monthly: [...placeColumns, 'month', 'tires', 'tiresBefore', 'difference', 'amount', 'amountBefore'],
  'monthly-fleet': [...placeColumns, 'month', 'tires', 'tiresFleet', 'fleetPercentage'],
  'previous-year': [
    ...placeColumns,
    'tires',
    'tiresBefore',
    'difference',
    'differencePercentage',
    'amount',
    'amountBefore',
  ],
} as const satisfies Record<ReportType, readonly [string, ...string[]]>;
export type ReportSortColumn<Type extends ReportType = ReportType> = (typeof reportSortColumns)[Type][number];

/** The filters of every report. */
const placeAndTimeFilters = {
  year: 'values',
  period: 'values',
  region: 'values',
  status: 'values',
  tier: 'values',
  distributorId: 'member',
  agentId: 'member',
  dealerId: 'member',
} as const satisfies TableFilters;

/** The filters of the report of campaigns alone. */
export const campaignsReportFilters = {
  campaignId: 'values',
  standing: 'values',
  endsWithin: 'values',
} as const satisfies TableFilters;

/** The filters of reports. */
export const reportFilters = { ...placeAndTimeFilters, ...campaignsReportFilters } as const satisfies TableFilters;

/** By what analytics group. */
export const analyticsDimensions = [
  'month',
  'region',
  'distributor',
  'agent',
  'tier',
  'brand',
  'season',
  'segment',
  'rim',
  'channel',
  'campaign',
] as const;
export type AnalyticsDimension = (typeof analyticsDimensions)[number];

/** The dimensions that divide memberships of campaigns, and with them goals. */
export const goalDimensions = ['distributor', 'agent', 'campaign'] as const satisfies readonly AnalyticsDimension[];

/** The measures of analytics. */
export const analyticsMeasures = [
  'tires',
  'tiresFleet',
  'fleetPercentage',
  'amount',
  'dealers',
  'goalAttainment',
] as const;
export type AnalyticsMeasure = (typeof analyticsMeasures)[number];

/** The columns that analytics sort by; `id` is the keys, in the order of the dimensions. */
export const analyticsSortColumns = ['id', ...analyticsMeasures] as const;
export type AnalyticsSortColumn = (typeof analyticsSortColumns)[number];

/** The filters of analytics. */
export const analyticsFilters = {
  ...placeAndTimeFilters,
  campaignId: 'values',
  brand: 'values',
  season: 'values',
  segment: 'values',
  rim: 'range',
  channel: 'values',
} as const satisfies TableFilters;
