/** The words of reports and analytics, one list for all tiers (docs/domain/reports.md). */
import type { TableFilters } from './lists.js';
import type { Permission } from './permissions.js';

/** The reports whose rows are read page by page. */
export const reportTypes = ['campaigns', 'monthly', 'monthly-fleet', 'previous-year'] as const;
export type ReportType = (typeof reportTypes)[number];

/** Whatever `POST /report/{type}` writes a file of. */
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

/** The columns that a report sorts by; `id` is the dealer's, then the month or the campaign. */
export const reportSortColumns = {
  campaigns: [
    'id',
    'code',
    'businessName',
    'campaignTitle',
    'goalThreshold',
    'tiresPurchased',
    'tiresMissing',
    'plafondAccumulated',
    'plafondExpendable',
    'tiresFleet',
    'tiresFleetPercentage',
  ],
  monthly: ['id', 'code', 'businessName', 'month', 'tires', 'tiresBefore', 'difference', 'amount', 'amountBefore'],
  'monthly-fleet': ['id', 'code', 'businessName', 'month', 'tires', 'tiresFleet', 'fleetPercentage'],
  'previous-year': [
    'id',
    'code',
    'businessName',
    'tires',
    'tiresBefore',
    'difference',
    'differencePercentage',
    'amount',
    'amountBefore',
  ],
} as const satisfies Record<ReportType, readonly [string, ...string[]]>;
export type ReportSortColumn<Type extends ReportType = ReportType> = (typeof reportSortColumns)[Type][number];

/** What reports filter by; `campaignId` is of the report of campaigns alone. */
export const reportFilters = {
  year: 'values',
  period: 'values',
  region: 'values',
  status: 'values',
  tier: 'values',
  distributorId: 'member',
  agentId: 'member',
  dealerId: 'member',
  campaignId: 'values',
} as const satisfies TableFilters;

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

/** What analytics add up. */
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

/** What analytics filter by. */
export const analyticsFilters = {
  ...reportFilters,
  brand: 'values',
  season: 'values',
  segment: 'values',
  rim: 'range',
  channel: 'values',
} as const satisfies TableFilters;
