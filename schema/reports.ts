/** Constants of reports and analytics, shared by all tiers (docs/domain/reports.md). */
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/** The reports with paged rows. */
export const reportTypes = ['campaigns', 'monthly', 'monthly-fleet', 'previous-year'] as const;
export type ReportType = (typeof reportTypes)[number];

/** The types of report files (`POST /report/{type}`). */
export const reportFileTypes = [...reportTypes, 'analytics'] as const;
export type ReportFileType = (typeof reportFileTypes)[number];

/** The permissions to read each report (docs/domain/network-and-access.md); any one is sufficient. */
export const reportAccess = {
  campaigns: ['accessReport'],
  monthly: ['accessMonthlyReport'],
  'monthly-fleet': ['accessMonthlyFleetReport'],
  'previous-year': ['accessReportPreviousYear'],
  analytics: ['accessAnalytics'],
} as const satisfies Record<ReportFileType, readonly Permission[]>;

/** The work lists of the report of campaigns (docs/domain/reports.md), as values of a filter. */
export const standings = ['close', 'behind', 'notAccepted'] as const;
export type Standing = (typeof standings)[number];

/** The maximum of the filter `endsWithin`, in days. */
export const longestEndsWithin = 366;

/** The sort columns of every report: the dealer and its position in the network. */
const placeColumns = ['id', 'code', 'businessName', 'region', 'distributor', 'agent'] as const;

/** Two years to the same day, as sort columns. */
const toDayColumns = [
  'toDayTires',
  'toDayTiresBefore',
  'toDayDifference',
  'toDayPercent',
  'toDayAmount',
  'toDayAmountBefore',
] as const;

/** The columns that a report sorts by; `id` sorts by the dealer's id, then by month or campaign. */
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
  monthly: [...placeColumns, 'month', 'tires', 'tiresBefore', 'difference', 'amount', 'amountBefore', ...toDayColumns],
  'monthly-fleet': [...placeColumns, 'month', 'tires', 'tiresFleet', 'fleetPercentage'],
  'previous-year': [
    ...placeColumns,
    'tires',
    'tiresBefore',
    'difference',
    'differencePercentage',
    'amount',
    'amountBefore',
    ...toDayColumns,
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

/** The additional filters of the report of campaigns. */
export const campaignsReportFilters = {
  campaignId: 'values',
  standing: 'values',
  endsWithin: 'values',
} as const satisfies TableFilters;

/** The filters of all reports together. */
export const reportFilters = { ...placeAndTimeFilters, ...campaignsReportFilters } as const satisfies TableFilters;

/** The dimensions by which analytics group. */
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

/** The dimensions that also group memberships of campaigns, and therefore goals. */
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

/** The columns that analytics sort by; `id` sorts by the keys, in the order of the dimensions. */
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
