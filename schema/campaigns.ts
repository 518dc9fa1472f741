/**
 * Constants of campaigns, sales and imports, shared by all tiers (docs/domain/imports.md and
 * docs/domain/campaigns-and-prizes.md).
 */
import type { TableFilters } from './lists.js';

/** A label for the intended dealers of a campaign; it does not restrict membership. */
export const campaignTypes = ['prospect', 'gold', 'platinum', 'all'] as const;
export type CampaignType = (typeof campaignTypes)[number];

export const campaignDurations = ['annual', 'halfYearly', 'other'] as const;
export type CampaignDuration = (typeof campaignDurations)[number];

/** A draft is visible only with accessCampaigns, and is in no figures until it is opened. */
export const campaignStates = ['draft', 'open', 'registrationClosed', 'closed'] as const;
export type CampaignState = (typeof campaignStates)[number];

/** The states of a new campaign. */
export const newCampaignStates = ['draft', 'open'] as const satisfies readonly CampaignState[];
export type NewCampaignState = (typeof newCampaignStates)[number];

/** The groups of campaigns in the portal (specification, section 9). */
export const campaignGroups = ['main', 'secondary'] as const;
export type CampaignGroup = (typeof campaignGroups)[number];

export const incentiveBases = ['marginal', 'whole'] as const;
export type IncentiveBasis = (typeof incentiveBases)[number];

export const seasons = ['summer', 'winter', 'allSeason'] as const;
export type Season = (typeof seasons)[number];

export const segments = ['car', 'suv', 'van', 'truck'] as const;
export type Segment = (typeof segments)[number];

export const channels = ['retail', 'fleet'] as const;
export type Channel = (typeof channels)[number];

/** The conditions of an eligibility on a sale line, in the order in which they are checked. */
const matchConditions = ['brand', 'season', 'segment', 'rim', 'channel'] as const;
export type MatchCondition = (typeof matchConditions)[number];

/**
 * The conditions of a campaign on a sale line, in the order in which they are checked: its period, then its
 * eligibility.
 */
export const lineConditions = ['beforeStart', 'afterEnd', ...matchConditions] as const;
export type LineCondition = (typeof lineConditions)[number];

/**
 * The terms of a dealer that can get worse by other rules or another goal (docs/domain/rules.md). `figures`: its figures
 * of today are lower, which no other term explains.
 */
export const worsenedTerms = ['prize', 'cap', 'unlocking', 'boosts', 'eligibility', 'period', 'figures'] as const;
export type WorsenedTerm = (typeof worsenedTerms)[number];

/** The lists of sale lines in a statement: counted lines, excluded lines, and lines that arrived after the closing. */
export const statementLines = ['counted', 'excluded', 'later'] as const;
export type StatementLines = (typeof statementLines)[number];

/**
 * Why a dealer has no forecast in a campaign. `tooEarly`: the share s is below 5 %; the other reasons follow from the
 * campaign's state and period alone.
 */
export const noForecastReasons = ['closed', 'notStarted', 'ended', 'tooEarly'] as const;
export type NoForecast = (typeof noForecastReasons)[number];

/** The range of rims, in inches. */
export const smallestRim = 10;
export const largestRim = 25;

/** The maximum of a goal, in tyres; the minimum is 1. */
export const largestGoal = 1_000_000;

/** The range of a campaign's year. */
export const campaignYears = { first: 2000, last: 2100 } as const;

/** The maximum lengths of the texts of a campaign and of its notes. */
export const campaignTextLengths = {
  title: 160,
  description: 4000,
  boostLabel: 120,
  brand: 80,
  note: 500,
  reason: 500,
} as const;

/** The maximum values in a campaign's rules: percentage of the goal, euro per tyre, factor of a boost. */
export const highestRules = { percentage: 1000, rate: 1_000_000, factor: 1000 } as const;

/** The columns that the table of campaigns sorts by. */
export const campaignSortColumns = [
  'id',
  'title',
  'type',
  'duration',
  'year',
  'startsOn',
  'endsOn',
  'state',
  'budget',
] as const;
export type CampaignSortColumn = (typeof campaignSortColumns)[number];

/** The filters of the table of campaigns. */
export const campaignFilters = {
  year: 'values',
  type: 'values',
  duration: 'values',
  group: 'values',
  state: 'values',
  underWay: 'flag',
  endsWithin: 'values',
} as const satisfies TableFilters;

/** The columns that the table of a campaign's dealers sorts by; `id` and `dealerId` are both the dealer's id. */
export const campaignDealerSortColumns = [
  'id',
  'dealerId',
  'code',
  'businessName',
  'region',
  'province',
  'status',
  'tier',
  'goalThreshold',
  'acceptedAt',
  'tiresPurchased',
  'tiresMissing',
  'tiresFleet',
  'tiresFleetPercentage',
  'plafondAccumulated',
  'plafondExpendable',
  'debt',
  'goalPercentage',
  'tiresToNextThreshold',
  'distributor',
] as const;
export type CampaignDealerSortColumn = (typeof campaignDealerSortColumns)[number];

/** The filters of the table of a campaign's dealers. */
export const campaignDealerFilters = {
  status: 'values',
  tier: 'values',
  region: 'values',
  province: 'values',
  memberId: 'member',
  accepted: 'flag',
  goalReached: 'flag',
  distributorId: 'values',
  tiresPurchased: 'range',
  goalPercentage: 'range',
  tiresToNextThreshold: 'range',
} as const satisfies TableFilters;

export const importKinds = ['sales', 'network', 'goals'] as const;
export type ImportKind = (typeof importKinds)[number];

export const importStatuses = [
  'reading',
  'ready',
  'invalid',
  'applying',
  'applied',
  'failed',
  'undoing',
  'undone',
] as const;
export type ImportStatus = (typeof importStatuses)[number];

export const uploadPurposes = [
  'import',
  'campaignAttachment',
  'contentCover',
  'contentFile',
  'contentImage',
  'settlementPayments',
  'settlementOutcomes',
  'disputeAttachment',
] as const;
export type UploadPurpose = (typeof uploadPurposes)[number];

/** The maximum size of an upload, in bytes. */
export const uploadLimits: Readonly<Record<UploadPurpose, number>> = {
  import: 2_000_000_000,
  campaignAttachment: 50_000_000,
  contentCover: 15_000_000,
  contentFile: 100_000_000,
  contentImage: 15_000_000,
  settlementPayments: 20_000_000,
  settlementOutcomes: 20_000_000,
  disputeAttachment: 10_000_000,
};

export const exportFormats = ['xlsx', 'csv', 'csvRaw', 'jsonl'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** The parts of a campaign's rules that a new version may change (docs/domain/rules.md). */
export const rulesParts = ['period', 'incentive', 'boosts', 'eligibility'] as const;
export type RulesPart = (typeof rulesParts)[number];

/** Whether a dealer earns more, less or the same after a change of rules. */
export const rulesOutcomes = ['better', 'worse', 'same'] as const;
export type RulesOutcome = (typeof rulesOutcomes)[number];

/** The columns that the table of dealers in a preview of rules sorts by. */
export const rulesPreviewSortColumns = [
  'id',
  'code',
  'businessName',
  'accumulatedBefore',
  'accumulatedAfter',
  'accumulatedDifference',
  'expendableBefore',
  'expendableAfter',
  'expendableDifference',
] as const;
export type RulesPreviewSortColumn = (typeof rulesPreviewSortColumns)[number];

/** The filters of the table of dealers in a preview of rules. */
export const rulesPreviewFilters = { outcome: 'values', accepted: 'flag' } as const satisfies TableFilters;
