/** How a dispute is accepted: with one of an adjustment, an import and a goal. */
export type AcceptDisputeInput = {
  /** The adjustment of what the dealer may spend. */
  adjustment?: DisputeAdjustmentInput | null | undefined;
  /** The new goal of the dealer, in tyres; not of a closed campaign. */
  goalThreshold?: number | null | undefined;
  /** The number of the applied import that brought the line. */
  importId?: string | null | undefined;
  /** Why, which the dealer reads: up to 500 characters. */
  reason: string;
};

/** The grouping of the rows of a month. */
export type AccrualGroup =
  /** By campaign. */
  | 'CAMPAIGN'
  /** Not at all: a row for each dealer in each campaign. */
  | 'DEALER'
  /** By the distributor of the closing. */
  | 'DISTRIBUTOR'
  /** By the region of the closing. */
  | 'REGION';

/** The sort of the table of the closed months. */
export type AccrualMonthSort = {
  /** The column. */
  column: AccrualMonthSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the table of the closed months can be sorted by. */
export type AccrualMonthSortColumn =
  /** By month. */
  | 'ID'
  /** By month. */
  | 'MONTH';

/** How a month of accruals stands. */
export type AccrualMonthState =
  /** Frozen. */
  | 'CLOSED'
  /** Worked out anew whenever it is looked at. */
  | 'OPEN';

/** The state of the table of the closed months. */
export type AccrualMonthTableInput = {
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** The order; the newest first if omitted. */
  sort?: AccrualMonthSort | null | undefined;
};

/** The state of a prize at the end of a month. */
export type AccrualPrizeState =
  /** Locked, in a campaign that has ended and is not closed. */
  | 'AWAITING_CLOSING'
  /** It may still be unlocked. */
  | 'LOCKED'
  /** Locked in a campaign that was closed: nobody can claim it any more. */
  | 'RELEASED'
  /** It can be spent. */
  | 'UNLOCKED';

/** Filter for rows of a month: all given conditions apply; in a list, any value matches. */
export type AccrualRowFilter = {
  /** The grouping; by campaign if omitted. */
  by?: AccrualGroup | null | undefined;
  /** Limited to these campaigns. */
  campaignId?: Array<string> | null | undefined;
  /** Whether the dealer has a correction in the month. */
  corrected?: boolean | null | undefined;
  /** Limited to these distributors. */
  distributorId?: Array<string> | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
};

/** The sort of rows of a month; equal rows are sorted by id. */
export type AccrualRowSort = {
  /** The column. */
  column: AccrualRowSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that rows of a month can be sorted by. */
export type AccrualRowSortColumn =
  /** By accrued. */
  | 'ACCRUED'
  /** By adjustments. */
  | 'ADJUSTMENTS'
  /** By awaitingClosing. */
  | 'AWAITING_CLOSING'
  /** By closing. */
  | 'CLOSING'
  /** By corrections. */
  | 'CORRECTIONS'
  /** By dealers. */
  | 'DEALERS'
  /** By debts. */
  | 'DEBTS'
  /** By the numbers of what they are added up by. */
  | 'ID'
  /** By name. */
  | 'NAME'
  /** By notUnlocked. */
  | 'NOT_UNLOCKED'
  /** By opening. */
  | 'OPENING'
  /** By owed. */
  | 'OWED'
  /** By paid. */
  | 'PAID'
  /** By released. */
  | 'RELEASED'
  /** By unlocked. */
  | 'UNLOCKED';

/** The state of the table of the rows of a month. */
export type AccrualRowTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: AccrualRowFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of a dealer's name, code, VAT number or city. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: AccrualRowSort | null | undefined;
};

/** Filter, order and format of a file of rows of a month. */
export type AccrualRowsFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: AccrualRowFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: AccrualRowSort | null | undefined;
};

/** Whether a second person approves an adjustment, and from which amount on. */
export type AdjustmentApprovalInput = {
  /** What one user adjusts for one dealer on one day above this amount in all, whatever the signs, in EUR: 0 or more, at most 2 decimals. */
  amount: string;
  /** Whether a second person approves it. */
  on: boolean;
};

/** An adjustment of what a dealer may spend in a campaign. */
export type AdjustmentInput = {
  /** How much, in EUR: not 0, at most 2 decimals; below 0 takes from the balance. */
  amount: string;
  /** Its day: from the campaign's first day to today. */
  day: string;
  /** Its reason, which the dealer reads: up to 500 characters. */
  reason: string;
};

/** A dimension by which sales are grouped. */
export type AnalyticsDimension =
  /** By the agent directly above the dealers; those without one are a group. */
  | 'AGENT'
  /** By brand. */
  | 'BRAND'
  /** By campaign: a line counts in each in which it is eligible. */
  | 'CAMPAIGN'
  /** By channel. */
  | 'CHANNEL'
  /** By the distributor above the dealers. */
  | 'DISTRIBUTOR'
  /** By month. */
  | 'MONTH'
  /** By the dealers' region. */
  | 'REGION'
  /** By rim, in inches. */
  | 'RIM'
  /** By season. */
  | 'SEASON'
  /** By segment. */
  | 'SEGMENT'
  /** By the dealers' tier. */
  | 'TIER';

/** The query of the file of analytics. */
export type AnalyticsFileInput = {
  /** The columns, by the names of the fields of a row; `id` is the number of the dealer. All without. */
  columns?: Array<string> | null | undefined;
  /** Whether with the same time of the year before. */
  compareYear?: boolean;
  /** The dimensions by which sales are grouped: one or two. */
  dimensions: Array<AnalyticsDimension>;
  /** Filter for sales; all of this year if omitted. */
  filter?: AnalyticsFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The sums. */
  measures?: Array<AnalyticsMeasure>;
  /** The address of the page that shows the same, from its path on: the file leads back to it. */
  page?: string | null | undefined;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the keys if omitted. */
  sort?: AnalyticsSort | null | undefined;
};

/** Filter for sales: all given conditions apply; in a list, any value matches. */
export type AnalyticsFilter = {
  /** Limited to this agent. */
  agentId?: string | null | undefined;
  /** Limited to these brands; case does not matter. */
  brand?: Array<string> | null | undefined;
  /** Limited to these campaigns. */
  campaignId?: Array<string> | null | undefined;
  /** Through this channel. */
  channel?: Channel | null | undefined;
  /** This dealer alone. */
  dealerId?: string | null | undefined;
  /** Below this distributor. */
  distributorId?: string | null | undefined;
  /** A half-year: `2025_2` is the second of 2025. */
  period?: string | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
  /** Limited to this range of rims, in inches. */
  rim?: IntRange | null | undefined;
  /** Limited to these seasons. */
  season?: Array<Season> | null | undefined;
  /** Limited to these segments. */
  segment?: Array<Segment> | null | undefined;
  /** Limited to these states. */
  status?: Array<DealerStatus> | null | undefined;
  /** Limited to these tiers. */
  tier?: Array<DealerTier> | null | undefined;
  /** The year; this one without. */
  year?: number | null | undefined;
};

/** The query of the sales. */
export type AnalyticsInput = {
  /** Whether with the same time of the year before. */
  compareYear?: boolean;
  /** The dimensions by which sales are grouped: one or two. */
  dimensions: Array<AnalyticsDimension>;
  /** Filter for sales; all of this year if omitted. */
  filter?: AnalyticsFilter | null | undefined;
  /** The sums. */
  measures?: Array<AnalyticsMeasure>;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the dealers' name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the keys if omitted. */
  sort?: AnalyticsSort | null | undefined;
};

/** The sums. */
export type AnalyticsMeasure =
  /** The amount, in EUR. */
  | 'AMOUNT'
  /** Dealers with such sales. */
  | 'DEALERS'
  /** Tyres of fleets in percent. */
  | 'FLEET_PERCENTAGE'
  /** Tyres bought in campaigns in percent of their goals: by campaign, distributor and agent alone. */
  | 'GOAL_ATTAINMENT'
  /** Tyres, net of returns. */
  | 'TIRES'
  /** Tyres of fleets. */
  | 'TIRES_FLEET';

/** The sort of the groups; equal ones are sorted by their keys. */
export type AnalyticsSort = {
  /** The column. */
  column: AnalyticsSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that analytics can be sorted by. */
export type AnalyticsSortColumn =
  /** By amount. */
  | 'AMOUNT'
  /** By dealers. */
  | 'DEALERS'
  /** By fleetPercentage. */
  | 'FLEET_PERCENTAGE'
  /** By goalAttainment. */
  | 'GOAL_ATTAINMENT'
  /** By the keys. */
  | 'ID'
  /** By tires. */
  | 'TIRES'
  /** By tiresFleet. */
  | 'TIRES_FLEET';

/** Filter for requests: all given conditions apply; in a list, any value matches. */
export type ApprovalFilter = {
  /** About one of these campaigns, or a dealer in it. */
  campaignId?: Array<string> | null | undefined;
  /** About one of these documents of settlements. */
  documentId?: Array<string> | null | undefined;
  /** About one of these imports. */
  importId?: Array<string> | null | undefined;
  /** Limited to these kinds. */
  kind?: Array<ApprovalKind> | null | undefined;
  /** Made by the caller; false: by others. */
  mine?: boolean | null | undefined;
  /** Limited to these states. */
  state?: Array<ApprovalState> | null | undefined;
};

/** A kind of change that may need the approval of a second person. */
export type ApprovalKind =
  /** A large adjustment of what a dealer may spend. */
  | 'ADJUSTMENT'
  /** The closing of a campaign. */
  | 'CLOSING'
  /** An import that takes many tyres from existing lines. */
  | 'CORRECTION'
  /** A change of a document of a settlement that always takes two. */
  | 'DOCUMENT'
  /** The removal of the second factors of somebody who has lost them. */
  | 'FACTORS'
  /** Goals that make something worse for dealers that accepted theirs. */
  | 'GOALS'
  /** Another name or seat that a dealer asks for. */
  | 'INVOICING'
  /** A large redemption by hand, or the reversal of one. */
  | 'REDEMPTION'
  /** A change of rules that makes something worse for dealers that accepted them. */
  | 'RULES'
  /** A change of what a second person has to approve. */
  | 'SETTINGS'
  /** The undoing of an import that changes many tyres. */
  | 'UNDO';

/** The changes that need the approval of a second person, as a whole. */
export type ApprovalSettingsInput = {
  /** An adjustment. */
  adjustment: AdjustmentApprovalInput;
  /** The closing of a campaign. */
  closing: ApprovalSwitchInput;
  /** The requirement for making an accepted goal worse, or removing its dealer; unchanged if omitted. */
  goalsWorsening?: WorseningMode | null | undefined;
  /** A redemption by hand, or its reversal; left out, it stays as it is. */
  redemption?: RedemptionApprovalInput | null | undefined;
  /**
   * A change of accepted rules that makes something worse; counts without rulesWorsening.
   * @deprecated Use rulesWorsening; goes with 2.0.
   */
  rules?: ApprovalSwitchInput | null | undefined;
  /** The requirement for making accepted rules worse, or closing a campaign early; unchanged if omitted. */
  rulesWorsening?: WorseningMode | null | undefined;
  /** The undoing of an import. */
  undo: UndoApprovalInput;
  /** The version that the edit is based on; an outdated version is refused. */
  version?: number | null | undefined;
};

/** The sort of requests for approval; equal rows are sorted by id. */
export type ApprovalSort = {
  /** The column. */
  column: ApprovalSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that requests for approval can be sorted by. */
export type ApprovalSortColumn =
  /** By decidedAt. */
  | 'DECIDED_AT'
  /** By expiresAt. */
  | 'EXPIRES_AT'
  /** By id. */
  | 'ID'
  /** By kind. */
  | 'KIND'
  /** By proposedAt. */
  | 'PROPOSED_AT'
  /** By state. */
  | 'STATE';

/** The state of a request for approval. */
export type ApprovalState =
  /** Another user approved it, and it was carried out. */
  | 'APPROVED'
  /** Nobody decided within 14 days. */
  | 'EXPIRED'
  /** It waits for another user; nothing has changed yet. */
  | 'PENDING'
  /** Another user refused it, with a reason. */
  | 'REFUSED'
  /** Who made it has withdrawn it. */
  | 'WITHDRAWN';

/** Whether a second person approves something. */
export type ApprovalSwitchInput = {
  /** Whether a second person approves it. */
  on: boolean;
};

/** The state of the table of requests for approval. */
export type ApprovalTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ApprovalFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the name of campaign, dealer or file, or of the number of a document. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: ApprovalSort | null | undefined;
};

/** The kind of thing that an entry is about. */
export type AuditEntity =
  /** A month of accruals. */
  | 'ACCRUAL_MONTH'
  /** A request that a second person confirms. */
  | 'APPROVAL'
  /** A campaign, or a dealer in it. */
  | 'CAMPAIGN'
  /** A content. */
  | 'CONTENT'
  /** An image of a content. */
  | 'CONTENT_IMAGE'
  /** A customer. */
  | 'CUSTOMER'
  /** A dispute of a dealer. */
  | 'DISPUTE'
  /** A file that was downloaded. */
  | 'FILE'
  /** An import. */
  | 'IMPORT'
  /** A member of the network. */
  | 'MEMBER'
  /** A service account. */
  | 'SERVICE_ACCOUNT'
  /** A settlement run. */
  | 'SETTLEMENT'
  /** A user. */
  | 'USER'
  /** A webhook. */
  | 'WEBHOOK';

/** Filter for entries: all given conditions apply; in a list, any value matches. */
export type AuditFilter = {
  /** Any of these actions, or kinds of security events. */
  action?: Array<string> | null | undefined;
  /** On this day in Rome or later. */
  atFrom?: string | null | undefined;
  /** On this day in Rome or earlier. */
  atTo?: string | null | undefined;
  /** About any of these kinds of things. */
  entity?: Array<AuditEntity> | null | undefined;
  /** Together with one `entity`: about the object with this id. */
  entityId?: string | null | undefined;
  /** From any of these. */
  source?: Array<AuditSource> | null | undefined;
  /** This user did it, or it happened to its account. */
  userId?: string | null | undefined;
};

/** The sort of the audit. */
export type AuditSort = {
  /** The column. */
  column: AuditSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the audit can be sorted by. */
export type AuditSortColumn =
  /** By the time, then by source and number. */
  | 'AT'
  /** By the time, then by source and number. */
  | 'ID';

/** The source of an entry. */
export type AuditSource =
  /** The trail of changes. */
  | 'AUDIT'
  /** The security events of users' accounts, kept for 180 days. */
  | 'SECURITY';

/** The state of the table of the audit. */
export type AuditTableInput = {
  /** Filter for entries; all if omitted. */
  filter?: AuditFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of who did it, from where or what it is about; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; newest first if omitted. */
  sort?: AuditSort | null | undefined;
};

/** A factor on the prize of some tyres; of several the highest counts. */
export type BoostInput = {
  /** The factor; it may be below 1. */
  factor: string;
  /** Its name. */
  label: string;
  /** Which sale lines it counts for. */
  match: SaleMatchInput;
};

/** The measure of the use of a budget. */
export type BudgetBasis =
  /** By the prizes accumulated. */
  | 'ACCUMULATED'
  /** By the prizes expected at the end. */
  | 'EXPECTED';

/** Rules that need not be stored. */
export type CampaignCostInput = {
  /** Which sale lines count. */
  eligibility: SaleMatchInput;
  /** The boosts. */
  factorBoostDetail: FactorBoostDetailInput;
  /** The first day of the base period; without both, the campaign's own a year before. */
  from?: string | null | undefined;
  /** How tyres become a prize. */
  incentiveDetail: IncentiveDetailInput;
  /** Its last day; at most 400 days, all of them over. */
  to?: string | null | undefined;
  /** The factor by which the tyres are multiplied: 0.1 to 3. */
  volume?: string;
};

/** Filter for of a campaign's dealers: all given conditions apply; in a list, any value matches. */
export type CampaignDealerFilter = {
  /** Whether they accepted the campaign. */
  accepted?: boolean | null | undefined;
  /** Limited to these distributors. */
  distributorId?: Array<string> | null | undefined;
  /** Limited to this range of the percentage of the goal that is reached, with one decimal, as in `goalPercentage`. */
  goalPercentage?: DecimalRange | null | undefined;
  /** Whether they reached their goal. */
  goalReached?: boolean | null | undefined;
  /** Below this member. */
  memberId?: string | null | undefined;
  /** In one of these provinces, by plate code. */
  province?: Array<string> | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
  /** Limited to these states. */
  status?: Array<DealerStatus> | null | undefined;
  /** Limited to these tiers. */
  tier?: Array<DealerTier> | null | undefined;
  /** Limited to this range of tyres purchased. */
  tiresPurchased?: IntRange | null | undefined;
  /** Limited to this range of tyres missing to the next threshold; only dealers that have a further threshold. */
  tiresToNextThreshold?: IntRange | null | undefined;
};

/** The sort of a campaign's dealers; equal rows are sorted by id. */
export type CampaignDealerSort = {
  /** The column. */
  column: CampaignDealerSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that a campaign's dealers can be sorted by. */
export type CampaignDealerSortColumn =
  /** By acceptedAt. */
  | 'ACCEPTED_AT'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By dealerId. */
  | 'DEALER_ID'
  /** By debt. */
  | 'DEBT'
  /** By the distributor's number: its dealers stand together. */
  | 'DISTRIBUTOR'
  /** By goalPercentage. */
  | 'GOAL_PERCENTAGE'
  /** By goalThreshold. */
  | 'GOAL_THRESHOLD'
  /** By id. */
  | 'ID'
  /** By plafondAccumulated. */
  | 'PLAFOND_ACCUMULATED'
  /** By plafondExpendable. */
  | 'PLAFOND_EXPENDABLE'
  /** By province. */
  | 'PROVINCE'
  /** By region. */
  | 'REGION'
  /** By status. */
  | 'STATUS'
  /** By tier. */
  | 'TIER'
  /** By tiresFleet. */
  | 'TIRES_FLEET'
  /** By tiresFleetPercentage. */
  | 'TIRES_FLEET_PERCENTAGE'
  /** By tiresMissing. */
  | 'TIRES_MISSING'
  /** By tiresPurchased. */
  | 'TIRES_PURCHASED'
  /** By tiresToNextThreshold. */
  | 'TIRES_TO_NEXT_THRESHOLD';

/** The state of the table of a campaign's dealers. */
export type CampaignDealerTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: CampaignDealerFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by number by default. */
  sort?: CampaignDealerSort | null | undefined;
};

/** How long a campaign lasts. */
export type CampaignDuration =
  /** A year. */
  | 'ANNUAL'
  /** Half a year. */
  | 'HALF_YEARLY'
  /** Any other time. */
  | 'OTHER';

/** The rules and the tyres of an example. */
export type CampaignExampleInput = {
  /** Tyres of each boost, in the boosts' order. */
  boostedTires: Array<number>;
  /** Which tyres count by a factor. */
  factorBoostDetail: FactorBoostDetailInput;
  /** The goal, in tyres: 1 to 1,000,000. */
  goalThreshold: number;
  /** How tyres become a prize. */
  incentiveDetail: IncentiveDetailInput;
  /** Tyres that no boost matches. */
  tires: number;
};

/** Filter for campaigns: all given conditions apply; in a list, any value matches. */
export type CampaignFilter = {
  /** Limited to these durations. */
  duration?: Array<CampaignDuration> | null | undefined;
  /** Under way, and over within so many days, the day and the last included. */
  endsWithin?: number | null | undefined;
  /** Limited to these groups. */
  group?: Array<CampaignGroup> | null | undefined;
  /** Limited to these states. */
  state?: Array<CampaignState> | null | undefined;
  /** Meant for one of these. */
  type?: Array<CampaignType> | null | undefined;
  /** Whether it is open and the programme's day in its period. */
  underWay?: boolean | null | undefined;
  /** Limited to these years. */
  year?: Array<number> | null | undefined;
};

/** How campaigns are grouped on the screen (specification, section 9). */
export type CampaignGroup =
  /** Annual campaigns, and the main ones of half a year. */
  | 'MAIN'
  /** The others. */
  | 'SECONDARY';

/** A campaign as it shall be. */
export type CampaignInput = {
  /** The budget for its prizes, in EUR, above 0; null removes it, unchanged if omitted. */
  budget?: string | null | undefined;
  /** The description. */
  description?: string | null | undefined;
  /** How long it lasts. */
  duration: CampaignDuration;
  /** Which sale lines count, of those within its days. */
  eligibility: SaleMatchInput;
  /** Its last day. */
  endsOn: string;
  /** Which tyres count by a factor. */
  factorBoostDetail: FactorBoostDetailInput;
  /** How tyres become a prize. */
  incentiveDetail: IncentiveDetailInput;
  /** Whether it is a main campaign among those of half a year. */
  isMain: boolean;
  /** How its prizes are paid; of a new campaign by a credit note, else as before. */
  settlement?: CampaignSettlement | null | undefined;
  /** Its first day. */
  startsOn: string;
  /** The title. */
  title: string;
  /** For whom it is meant. */
  type: CampaignType;
  /** The year that it belongs to: one that its days touch. */
  year: number;
};

/** Dealers of a campaign. */
export type CampaignRemindersInput = {
  /** The id of the campaign. */
  campaignId: string;
  /** Filter for of its dealers; all if omitted. */
  filter?: CampaignDealerFilter | null | undefined;
};

/** How the prizes of a campaign are paid. */
export type CampaignSettlement =
  /** By a credit note of the company: a bonus on quantity. */
  | 'CREDIT_NOTE'
  /** By an invoice of the dealer: a bonus for a service. */
  | 'DEALER_INVOICE';

/** The sort of campaigns; equal rows are sorted by id. */
export type CampaignSort = {
  /** The column. */
  column: CampaignSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that campaigns can be sorted by. */
export type CampaignSortColumn =
  /** By budget. */
  | 'BUDGET'
  /** By duration. */
  | 'DURATION'
  /** By endsOn. */
  | 'ENDS_ON'
  /** By id. */
  | 'ID'
  /** By startsOn. */
  | 'STARTS_ON'
  /** By state. */
  | 'STATE'
  /** By title. */
  | 'TITLE'
  /** By type. */
  | 'TYPE'
  /** By year. */
  | 'YEAR';

/** The state of a campaign; it never goes back. */
export type CampaignState =
  /** Its figures are those of the closing; only redemptions go on. */
  | 'CLOSED'
  /** Seen by ACCESS_CAMPAIGNS alone; nothing counts in it until it is opened. */
  | 'DRAFT'
  /** Dealers may accept it. */
  | 'OPEN'
  /** Dealers may no longer accept it; its figures go on. */
  | 'REGISTRATION_CLOSED';

/** The state of the table of campaigns. */
export type CampaignTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: CampaignFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the title; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: CampaignSort | null | undefined;
};

/** For whom a campaign is meant: a label, never a rule of membership. */
export type CampaignType =
  /** All dealers. */
  | 'ALL'
  /** Dealers of the tier gold. */
  | 'GOLD'
  /** Dealers of the tier platinum. */
  | 'PLATINUM'
  /** Dealers of the tier prospect. */
  | 'PROSPECT';

/** Filter, order and format of a file of campaigns. */
export type CampaignsFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: CampaignFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: CampaignSort | null | undefined;
};

/** The query of the file of the report of campaigns. */
export type CampaignsReportFileInput = {
  /** The columns, by the names of the fields of a row; `id` is the number of the dealer. All without. */
  columns?: Array<string> | null | undefined;
  /** Filter for rows; all of this year if omitted. */
  filter?: CampaignsReportFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The address of the page that shows the same, from its path on: the file leads back to it. */
  page?: string | null | undefined;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the number of the dealer if omitted. */
  sort?: CampaignsReportSort | null | undefined;
};

/** Filter for dealers, campaigns and time: all given conditions apply; in a list, any value matches. */
export type CampaignsReportFilter = {
  /** Limited to this agent. */
  agentId?: string | null | undefined;
  /** Limited to these campaigns. */
  campaignId?: Array<string> | null | undefined;
  /** This dealer alone. */
  dealerId?: string | null | undefined;
  /** Below this distributor. */
  distributorId?: string | null | undefined;
  /** In the campaigns under way that end within so many days, the day and the last included. */
  endsWithin?: number | null | undefined;
  /** A half-year: `2025_2` is the second of 2025. */
  period?: string | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
  /** Limits the rows to a work list of the campaigns under way; without a year, of every year. */
  standing?: Standing | null | undefined;
  /** Limited to these states. */
  status?: Array<DealerStatus> | null | undefined;
  /** Limited to these tiers. */
  tier?: Array<DealerTier> | null | undefined;
  /** The year; this one without. */
  year?: number | null | undefined;
};

/** The state of the report of campaigns. */
export type CampaignsReportInput = {
  /** Filter for rows; all of this year if omitted. */
  filter?: CampaignsReportFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the number of the dealer if omitted. */
  sort?: CampaignsReportSort | null | undefined;
};

/** The sort of the report; equal rows are sorted by dealer, then by month or campaign. */
export type CampaignsReportSort = {
  /** The column. */
  column: CampaignsReportSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the report can be sorted by. */
export type CampaignsReportSortColumn =
  /** By accepted. */
  | 'ACCEPTED'
  /** By agent. */
  | 'AGENT'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By campaignTitle. */
  | 'CAMPAIGN_TITLE'
  /** By code. */
  | 'CODE'
  /** By debt. */
  | 'DEBT'
  /** By distributor. */
  | 'DISTRIBUTOR'
  /** By endsOn. */
  | 'ENDS_ON'
  /** By euroAtStake. */
  | 'EURO_AT_STAKE'
  /** By goalPercentage. */
  | 'GOAL_PERCENTAGE'
  /** By goalThreshold. */
  | 'GOAL_THRESHOLD'
  /** By the number of the dealer, then by month or campaign. */
  | 'ID'
  /** By plafondAccumulated. */
  | 'PLAFOND_ACCUMULATED'
  /** By plafondExpendable. */
  | 'PLAFOND_EXPENDABLE'
  /** By region. */
  | 'REGION'
  /** By tiresFleet. */
  | 'TIRES_FLEET'
  /** By tiresFleetPercentage. */
  | 'TIRES_FLEET_PERCENTAGE'
  /** By tiresMissing. */
  | 'TIRES_MISSING'
  /** By tiresPurchased. */
  | 'TIRES_PURCHASED'
  /** By tiresToNextThreshold. */
  | 'TIRES_TO_NEXT_THRESHOLD';

/** Why a dealer's figures in a campaign changed. */
export type ChangeCause =
  /** It accepted the campaign. */
  | 'ACCEPTANCE'
  /** The dealer came into the campaign; what it had bought counts from then on. */
  | 'ADDED'
  /** The campaign was closed. */
  | 'CLOSING'
  /** A part of the prize was spent, adjusted or set off, or an entry was reversed. */
  | 'ENTRY'
  /** Its goal was edited. */
  | 'GOAL'
  /** A file was imported. */
  | 'IMPORT_APPLIED'
  /** An import was undone. */
  | 'IMPORT_UNDONE'
  /** The campaign was opened; what was bought counts from then on. */
  | 'OPENING'
  /** The dealer was taken out of the campaign. */
  | 'REMOVED'
  /** The rules of the campaign changed. */
  | 'RULES'
  /** The figures were there already when the recording of changes began. */
  | 'UPGRADE';

/** A change of the own password. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: string;
  /** 10 to 200 characters, not one of the most common passwords. */
  password: string;
  /** The same password again. */
  passwordConfirmation: string;
};

/** The way by which tyres were sold. */
export type Channel =
  /** To fleets. */
  | 'FLEET'
  /** To drivers. */
  | 'RETAIL';

/** How a column of a foreign header was recognized. */
export type ColumnGuess =
  /** By the contents of its cells. */
  | 'CONTENTS'
  /** By its name. */
  | 'NAME'
  /** As it was confirmed for an earlier file of the sender. */
  | 'REMEMBERED'
  /** By a synonym of its name. */
  | 'SYNONYM';

/** Filter for dealers: all given conditions apply; in a list, any value matches. */
export type ComparedDealerFilter = {
  /** Limited to these distributors. */
  distributorId?: Array<string> | null | undefined;
  /** Limited to these outcomes. */
  outcome?: Array<ComparisonOutcome> | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
  /** Limited to these tiers. */
  tier?: Array<DealerTier> | null | undefined;
};

/** The sort of dealers in two campaigns; equal rows are sorted by id. */
export type ComparedDealerSort = {
  /** The column. */
  column: ComparedDealerSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that dealers in two campaigns can be sorted by. */
export type ComparedDealerSortColumn =
  /** By accumulated. */
  | 'ACCUMULATED'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By difference. */
  | 'DIFFERENCE'
  /** By id. */
  | 'ID'
  /** By otherAccumulated. */
  | 'OTHER_ACCUMULATED'
  /** By otherTires. */
  | 'OTHER_TIRES'
  /** By region. */
  | 'REGION'
  /** By tier. */
  | 'TIER'
  /** By tires. */
  | 'TIRES';

/** The state of the table of the dealers in two campaigns. */
export type ComparedDealerTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ComparedDealerFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: ComparedDealerSort | null | undefined;
};

/** Filter, order and format of a file of of the dealers in two campaigns. */
export type ComparedDealersFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ComparedDealerFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: ComparedDealerSort | null | undefined;
};

/** What a dealer accumulated, beside the other campaign. */
export type ComparisonOutcome =
  /** Less here. */
  | 'LESS'
  /** More here. */
  | 'MORE'
  /** The same. */
  | 'SAME';

/** Which decisions; all conditions must hold, in a list any value suffices. */
export type ConsentFilter = {
  /** Made on this day in Rome or later. */
  decidedFrom?: string | null | undefined;
  /** Made on this day in Rome or earlier. */
  decidedTo?: string | null | undefined;
  /** Those that agreed; false: those that did not, or no longer. */
  given?: boolean | null | undefined;
  /** The newest of each dealer; false: those that it replaced. */
  holds?: boolean | null | undefined;
  /** Made at one of these places. */
  source?: Array<ConsentSource> | null | undefined;
};

/** The sort of the register of consents; equal rows are sorted by id. */
export type ConsentSort = {
  /** The column. */
  column: ConsentSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the register of consents can be sorted by. */
export type ConsentSortColumn =
  /** By decidedAt. */
  | 'DECIDED_AT'
  /** By id. */
  | 'ID';

/** Where somebody decided on the notice. */
export type ConsentSource =
  /** In its own account. */
  | 'ACCOUNT'
  /** In the strip of the first page. */
  | 'STRIP';

/** The state of the register of consents. */
export type ConsentTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ConsentFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city of the dealer. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: ConsentSort | null | undefined;
};

/** Filter, order and format of a file of the register of consents. */
export type ConsentsFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ConsentFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: ConsentSort | null | undefined;
};

/** Filter for contents: all given conditions apply; in a list, any value matches. */
export type ContentFilter = {
  /** Documents of any of these kinds. */
  docType?: Array<DocType> | null | undefined;
  /** Limited to these kinds. */
  kind?: Array<ContentKind> | null | undefined;
  /** Published on this day or later. */
  publishedFrom?: string | null | undefined;
  /** Published on this day or earlier. */
  publishedTo?: string | null | undefined;
  /** In any of these states. */
  state?: Array<ContentState> | null | undefined;
};

/** The kind of a content; it never changes. */
export type ContentKind =
  /** A file to download: a brochure, a catalogue, a digital banner. */
  | 'DOCUMENT'
  /** A piece of news. */
  | 'NEWS'
  /** A page of its own. */
  | 'SINGLE';

/** A file of a content. */
export type ContentPart =
  /** The cover. */
  | 'COVER'
  /** The file to download. */
  | 'FILE';

/** The sort of contents; equal rows are sorted by id. */
export type ContentSort = {
  /** The column. */
  column: ContentSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that contents can be sorted by. */
export type ContentSortColumn =
  /** By id. */
  | 'ID'
  /** By kind. */
  | 'KIND'
  /** By the day of publishing; drafts have none. */
  | 'PUBLISHED_ON'
  /** By title. */
  | 'TITLE'
  /** By updatedAt. */
  | 'UPDATED_AT';

/** Whether readers see a content, by the programme's day. */
export type ContentState =
  /** Put away: readers see it no more. */
  | 'ARCHIVED'
  /** Not published. */
  | 'DRAFT'
  /** Readers see it. */
  | 'PUBLISHED'
  /** Published on a day that is still to come. */
  | 'SCHEDULED';

/** The state of the table of contents. */
export type ContentTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ContentFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of title or summary; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: ContentSort | null | undefined;
};

/** What a copy of a campaign has, beside rules, texts and attachments. */
export type CopyCampaignInput = {
  /** Whether it has the dealers too. */
  withDealers?: boolean;
  /** Whether the dealers have their goals; without, each is to get one before the draft is opened. */
  withGoals?: boolean;
};

/** A new content. */
export type CreateContentInput = {
  /** The text, as HTML up to 100,000 characters; what is not allowed in it is left out. */
  body?: string | null | undefined;
  /** The number of an upload for CONTENT_COVER. */
  coverUpload?: string | null | undefined;
  /** The kind of a document, and only of one. */
  docType?: DocType | null | undefined;
  /** The number of an upload for CONTENT_FILE. */
  fileUpload?: string | null | undefined;
  /** The kind; it never changes. */
  kind: ContentKind;
  /** From which day readers see it; a draft without. */
  publishedOn?: string | null | undefined;
  /** A summary: up to 500 characters. */
  summary?: string | null | undefined;
  /** The title: 1 to 200 characters. */
  title: string;
};

/** A new customer. */
export type CreateCustomerInput = {
  /** The name of the business: a business must have one. */
  businessName?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The email address. */
  email: string;
  /** The first name: a person must have one. */
  firstName?: string | null | undefined;
  /** The last name: a person must have one. */
  lastName?: string | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** The state. */
  status?: CustomerStatus;
  /** A business or a person. */
  type: CustomerType;
};

/** A new dealer. */
export type CreateDealerInput = {
  /** Street and house number. */
  address?: string | null | undefined;
  /** The name of the business. */
  businessName: string;
  /** The city. */
  city: string;
  /** The code, unique in the programme; it never changes. */
  code: string;
  /** The country, ISO 3166-1 alpha-2; IT without. */
  country?: string | null | undefined;
  /** The email address. */
  email?: string | null | undefined;
  /** The day on which it joined the programme. */
  joinedOn: string;
  /** The member directly above. */
  parentId: string;
  /** The certified mail address (PEC). */
  pec?: string | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** The postal code. */
  postalCode?: string | null | undefined;
  /** The province, by its plate code. */
  province: string;
  /** The region. */
  region: string;
  /** The SDI code of its electronic invoices. */
  sdiCode?: string | null | undefined;
  /** The state in the programme. */
  status?: DealerStatus;
  /** The tax code (codice fiscale). */
  taxCode?: string | null | undefined;
  /** The tier. */
  tier: DealerTier;
  /** The VAT number (partita IVA): in Italy 11 digits, elsewhere by the form of the country, without its code. */
  vatNumber: string;
};

/** A service account as it is made. */
export type CreateServiceAccountInput = {
  /** How long it is good, in days: 1 to 730. */
  expiresInDays: number;
  /** The system that it is for: 1 to 80 characters. */
  name: string;
  /** What it may do: one or more of read, notes:read, network:write, sales:write, documents:write. */
  scopes: Array<string>;
};

/** A webhook as it is created. */
export type CreateWebhookInput = {
  /** The purpose: up to 200 characters. */
  description: string;
  /** The kinds of events that it subscribes to: one or more. */
  kinds: Array<WebhookKind>;
  /** The address that messages are sent to: https, on the public internet. */
  url: string;
};

/** The basis of the expected tyres of a campaign. */
export type CurvePace =
  /** The days gone, since fewer than 100 tyres were bought a year before. */
  | 'DAYS'
  /** The tyres that all dealers bought in the same period a year before. */
  | 'YEAR_BEFORE';

/** Filter for customers: all given conditions apply; in a list, any value matches. */
export type CustomerFilter = {
  /** Entered on this day or later. */
  createdFrom?: string | null | undefined;
  /** Entered on this day or earlier. */
  createdTo?: string | null | undefined;
  /** Limited to these states. */
  status?: Array<CustomerStatus> | null | undefined;
  /** Limited to these types. */
  type?: Array<CustomerType> | null | undefined;
};

/** Why a customer stayed as it was. */
export type CustomerObstacle =
  /** There is no such customer any more. */
  | 'NOT_FOUND';

/** The sort of customers; equal rows are sorted by id. */
export type CustomerSort = {
  /** The column. */
  column: CustomerSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that customers can be sorted by. */
export type CustomerSortColumn =
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By city. */
  | 'CITY'
  /** By createdOn. */
  | 'CREATED_ON'
  /** By email. */
  | 'EMAIL'
  /** By firstName. */
  | 'FIRST_NAME'
  /** By id. */
  | 'ID'
  /** By lastName. */
  | 'LAST_NAME'
  /** By the business's name, or by last and first name. */
  | 'NAME'
  /** By phone. */
  | 'PHONE'
  /** By status. */
  | 'STATUS'
  /** By type. */
  | 'TYPE';

/** The state of a customer; any follows any. */
export type CustomerStatus =
  /** Active. */
  | 'ACTIVE'
  /** Suspended. */
  | 'SUSPENDED';

/** The state of the table of customers. */
export type CustomerTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: CustomerFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of names, email or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: CustomerSort | null | undefined;
};

/** The type of a customer. */
export type CustomerType =
  /** A business, with the name of the business. */
  | 'BUSINESS'
  /** A person, with first and last name. */
  | 'INDIVIDUAL';

/** Filter, order and format of a file of customers. */
export type CustomersFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: CustomerFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: CustomerSort | null | undefined;
};

/** The kind of object that the id of an item names. */
export type DashboardItemKind =
  /** A campaign. */
  | 'CAMPAIGN'
  /** A dealer; in a campaign where `campaign` says so. */
  | 'DEALER'
  /** A document among the materials. */
  | 'DOCUMENT'
  /** An import; without an id, sales that are missing. */
  | 'IMPORT'
  /** A member above dealers. */
  | 'MEMBER'
  /** A month, which has no id. */
  | 'MONTH'
  /** A piece of news. */
  | 'NEWS'
  /** A settlement run. */
  | 'SETTLEMENT'
  /** A user. */
  | 'USER';

/** The list in which the rows behind a number stand. */
export type DashboardList =
  /** The months of accruals. */
  | 'ACCRUALS'
  /** The campaigns. */
  | 'CAMPAIGNS'
  /** The report of campaigns. */
  | 'CAMPAIGNS_REPORT'
  /** The dealers. */
  | 'DEALERS'
  /** The imports. */
  | 'IMPORTS'
  /** The news. */
  | 'NEWS'
  /** The settlement runs. */
  | 'SETTLEMENTS'
  /** The dealer's own campaigns. */
  | 'SUBSCRIPTIONS'
  /** The users. */
  | 'USERS';

/** The unit of a number of the dashboard. */
export type DashboardUnit =
  /** A number of things: dealers, campaigns, imports, users. */
  | 'COUNT'
  /** EUR, two decimals. */
  | 'EURO'
  /** A percentage, one decimal. */
  | 'PERCENT'
  /** Tyres. */
  | 'TIRES';

/** The content of a widget of the dashboard. */
export type DashboardWidgetKey =
  /** Dealers that are behind. Items: those that lack most, with the tyres that they lack to the share s. */
  | 'BEHIND'
  /** Prizes accumulated in the campaigns under way that have a budget; compared with the budgets. Items: each, its share of the budget; compared with the share that is expected. */
  | 'BUDGETS'
  /** Dealers close to their next threshold. Items: those with most at stake, with the tyres missing. */
  | 'CLOSE'
  /** What dealers spent and no longer earned; `part` counts them. Items: the campaigns with most of it. */
  | 'DEBTS'
  /** Campaigns under way that end within 30 days. Items: each with the part of the dealers that accepted. */
  | 'ENDING_SOON'
  /** The prizes that the dealer can spend now, in all campaigns. Items: the campaigns with something to spend. */
  | 'EXPENDABLE'
  /** The prizes expected at the end of the campaigns under way, as if all accepted; `forecast` has low and high. Items: each campaign. */
  | 'FORECAST'
  /** Imports of the last 30 days in error, and sales that are missing this month. Items: the newest. */
  | 'IMPORTS'
  /** What was owed at the end of the last closed month; compared with the month before. Items: the month, and what of it can be spent. */
  | 'LIABILITY'
  /** News and documents of the last 60 days. Items: the three newest. */
  | 'NEWS'
  /** Campaigns under way. Items: the tyres missing to the next threshold, with pace and forecast. */
  | 'NEXT_THRESHOLDS'
  /** Dealers that have not accepted. Items: the prize that each would have if it accepted. */
  | 'NOT_ACCEPTED'
  /** Of the dealers of the campaigns under way, the part that accepted. Items: each campaign. */
  | 'PARTICIPATION'
  /** Prizes accumulated in the campaigns under way; compared with what of them can be spent. */
  | 'PRIZES'
  /** Of the goals of those who accepted, the part that is reached; compared with the share s. Items: each campaign. */
  | 'PROGRESS'
  /** Members directly below. Items: those with most tyres this year to the day; compared with the year before. */
  | 'RANKING'
  /** Settlement runs that are drafts or proposed. Items: the newest. */
  | 'SETTLEMENTS'
  /** Dealers that have stopped buying. Items: what they bought from 119 to 60 days ago. */
  | 'STOPPED'
  /** Tyres from 1 January to the day; compared with the same days a year before. Items: twelve months. */
  | 'TIRES'
  /** Campaigns that wait for acceptance. Items: the prize that the dealer would have if it accepted. */
  | 'TO_ACCEPT'
  /** Users who wait for activation. Items: the first. */
  | 'WAITING_USERS';

/** Filter for dealers: all given conditions apply; in a list, any value matches. */
export type DealerFilter = {
  /** In the programme since this day or later. */
  joinedFrom?: string | null | undefined;
  /** In the programme since this day or earlier. */
  joinedTo?: string | null | undefined;
  /** Below this member. */
  memberId?: string | null | undefined;
  /** In one of these provinces, by plate code. */
  province?: Array<string> | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
  /** Limited to these states. */
  status?: Array<DealerStatus> | null | undefined;
  /** Dealers that have stopped buying by the programme's day; false: the others. */
  stopped?: boolean | null | undefined;
  /** Limited to these tiers. */
  tier?: Array<DealerTier> | null | undefined;
};

/** Filter for notes: all given conditions apply; in a list, any value matches. */
export type DealerNoteFilter = {
  /** On one of these dealers. */
  dealerId?: Array<string> | null | undefined;
  /** Written by the caller; false: by others. */
  mine?: boolean | null | undefined;
  /** With a next step due on this day or later. */
  nextStepFrom?: string | null | undefined;
  /** With a next step due on this day or earlier. */
  nextStepTo?: string | null | undefined;
  /** With a next step that is done; false: with one that is not. */
  stepDone?: boolean | null | undefined;
};

/** The sort of notes; equal rows are sorted by id. */
export type DealerNoteSort = {
  /** The column. */
  column: DealerNoteSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that notes can be sorted by. */
export type DealerNoteSortColumn =
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By calledOn. */
  | 'CALLED_ON'
  /** By id. */
  | 'ID'
  /** By nextStepOn. */
  | 'NEXT_STEP_ON';

/** The sort of dealers; equal rows are sorted by id. */
export type DealerSort = {
  /** The column. */
  column: DealerSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that dealers can be sorted by. */
export type DealerSortColumn =
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By city. */
  | 'CITY'
  /** By code. */
  | 'CODE'
  /** By id. */
  | 'ID'
  /** By joinedOn. */
  | 'JOINED_ON'
  /** By province. */
  | 'PROVINCE'
  /** By region. */
  | 'REGION'
  /** By status. */
  | 'STATUS'
  /** By tier. */
  | 'TIER'
  /** By vatNumber. */
  | 'VAT_NUMBER';

/** The state of a dealer in the programme. */
export type DealerStatus =
  /** Takes part. */
  | 'ACTIVE'
  /** Has left the programme. */
  | 'CLOSED'
  /** Takes no part for the time being. */
  | 'SUSPENDED';

/** The state of the table of dealers. */
export type DealerTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: DealerFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: DealerSort | null | undefined;
};

/** A dealer's tier. */
export type DealerTier =
  /** Gold. */
  | 'GOLD'
  /** Platinum. */
  | 'PLATINUM'
  /** Not yet a full dealer. */
  | 'PROSPECT';

/** A range of decimal numbers; both ends are included. */
export type DecimalRange = {
  /** This or more. */
  from?: string | null | undefined;
  /** This or less. */
  to?: string | null | undefined;
};

/** The adjustment that a dispute is accepted with. */
export type DisputeAdjustmentInput = {
  /** How much, in EUR: not 0, at most 2 decimals; below 0 takes from the balance. */
  amount: string;
  /** Its day: from the campaign's first day to today. */
  day: string;
};

/** A figure of a statement that a dealer may dispute. */
export type DisputeFigure =
  /** The sum of the adjustments, in EUR. */
  | 'ADJUSTED'
  /** The balance, in EUR. */
  | 'BALANCE'
  /** What was spent and is no longer earned, in EUR. */
  | 'DEBT'
  /** The goal, in tyres. */
  | 'GOAL_THRESHOLD'
  /** The prize accumulated, in EUR. */
  | 'PLAFOND_ACCUMULATED'
  /** What can be spent, in EUR. */
  | 'PLAFOND_EXPENDABLE'
  /** What was spent, in EUR. */
  | 'REDEEMED'
  /** Tyres of fleets. */
  | 'TIRES_FLEET'
  /** Tyres purchased. */
  | 'TIRES_PURCHASED';

/** Filter for disputes: all given conditions apply; in a list, any value matches. */
export type DisputeFilter = {
  /** Assigned to one of these users. */
  assigneeId?: Array<string> | null | undefined;
  /** Limited to these campaigns. */
  campaignId?: Array<string> | null | undefined;
  /** Limited to these dealers. */
  dealerId?: Array<string> | null | undefined;
  /** About one of these. */
  kind?: Array<DisputeKind> | null | undefined;
  /** Assigned to the caller; false: the others. */
  mine?: boolean | null | undefined;
  /** Limited to these states. */
  state?: Array<DisputeState> | null | undefined;
  /** Waiting for one of these sides. */
  waitingFor?: Array<DisputeSide> | null | undefined;
};

/** The subject of a dispute. */
export type DisputeKind =
  /** A figure of the statement. */
  | 'FIGURE'
  /** A sale line, which counts or does not. */
  | 'LINE'
  /** A document that is missing. */
  | 'MISSING'
  /** Anything else. */
  | 'OTHER';

/** A side of a dispute. */
export type DisputeSide =
  /** The dealer. */
  | 'DEALER'
  /** The office. */
  | 'OFFICE';

/** The sort of disputes; equal rows are sorted by id. */
export type DisputeSort = {
  /** The column. */
  column: DisputeSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that disputes can be sorted by. */
export type DisputeSortColumn =
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By id. */
  | 'ID'
  /** By kind. */
  | 'KIND'
  /** By openedAt. */
  | 'OPENED_AT'
  /** By state. */
  | 'STATE'
  /** By updatedAt. */
  | 'UPDATED_AT';

/** The state of a dispute. */
export type DisputeState =
  /** The office has accepted it, with an adjustment or an import. */
  | 'ACCEPTED'
  /** The office has answered: it waits for the dealer. */
  | 'ANSWERED'
  /** It waits for the office. */
  | 'OPEN'
  /** The office has refused it, with a reason. */
  | 'REFUSED'
  /** The dealer, or whoever opened it, has withdrawn it. */
  | 'WITHDRAWN';

/** The subject of a dispute; only the fields of its kind are set. */
export type DisputeSubjectInput = {
  /** For a line: its document; for a missing line: its document, if known. Up to 80 characters. */
  document?: string | null | undefined;
  /** For a figure: the figure of the statement. */
  figure?: DisputeFigure | null | undefined;
  /** The kind. */
  kind: DisputeKind;
  /** For a line: its number in the document. */
  line?: number | null | undefined;
};

/** The state of the queue of disputes. */
export type DisputeTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: DisputeFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the dealer, the campaign or the document. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: DisputeSort | null | undefined;
};

/** The kind of a document. */
export type DocType =
  /** A digital banner (`doc_type_id` 3). */
  | 'BANNER'
  /** A brochure (`doc_type_id` 1). */
  | 'BROCHURE'
  /** A catalogue (`doc_type_id` 2). */
  | 'CATALOGUE';

/** A change of a document that always takes two persons. */
export type DocumentChange =
  /** That a debit note answers it. */
  | 'ANSWERED'
  /** Its cancellation. */
  | 'CANCELLED'
  /** That its file, which never left, is discarded. */
  | 'DISCARDED'
  /** That it never left, of one that is older than what is kept of sending. */
  | 'NEVER_SENT'
  /** That the transfer came back. */
  | 'PAYMENT_RETURNED'
  /** That its payment was read wrongly. */
  | 'PAYMENT_TAKEN_BACK';

/** How far a credit or debit note has come on its way to its dealer. */
export type DocumentDelivery =
  /** The exchange system has delivered it. */
  | 'DELIVERED'
  /** It was not sent. */
  | 'NOT_SENT'
  /** Its file is made, and has not left. */
  | 'PREPARED'
  /** The exchange system has rejected it: it does not count as issued. */
  | 'REJECTED'
  /** It has left, and nothing is known of it yet. */
  | 'SENT'
  /** It is issued, but the dealer has to be told otherwise. */
  | 'UNDELIVERED';

/** Whether a document of a settlement was paid. */
export type DocumentPayment =
  /** Yes. */
  | 'PAID'
  /** The transfer came back; another one may follow. */
  | 'RETURNED'
  /** Not yet. */
  | 'UNPAID';

/** The goal of a dealer as it shall be. */
export type EditDealerGoalInput = {
  /** The goal, in tyres: 1 to 1,000,000. */
  goalThreshold: number;
  /** Why; a dealer that accepted its goal reads it. */
  reason?: string | null | undefined;
  /** The version that the edit is based on; an outdated version is refused. */
  version: number;
};

/** A goal as it was typed or pasted. */
export type EditedGoalInput = {
  /** Its code or VAT number, in the place of the number. */
  dealer?: string | null | undefined;
  /** The id of the dealer. */
  dealerId?: string | null | undefined;
  /** The goal as entered, in tyres: 1 to 1,000,000. */
  goal: string;
};

/** The kind of an entry of a ledger. */
export type EntryKind =
  /** What can be spent was adjusted, in either direction. */
  | 'ADJUSTMENT'
  /** A part of the prize was spent. */
  | 'REDEMPTION'
  /** An entry was taken back. */
  | 'REVERSAL'
  /** A debt in one campaign was covered by the prize of another. */
  | 'SET_OFF';

/** What made an entry of a ledger. */
export type EntryOrigin =
  /** The answer to a dispute. */
  | 'DISPUTE'
  /** Somebody recorded it. */
  | 'HAND'
  /** A settlement of prizes. */
  | 'SETTLEMENT';

/** What to do about a problem of an electronic document. */
export type ExchangeAdvice =
  /** Correct the day of the document. */
  | 'CORRECT_DAY'
  /** Correct the dealer's SDI code or certified mail address. */
  | 'CORRECT_DELIVERY'
  /** Correct the invoices that it names. */
  | 'CORRECT_INVOICES'
  /** Correct the dealer's data. */
  | 'CORRECT_RECEIVER'
  /** Correct the issuer in the settings. */
  | 'CORRECT_SENDER'
  /** Correct the tax in the settings. */
  | 'CORRECT_TAX'
  /** Report a defect of the portal. */
  | 'REPORT_DEFECT';

/** What the exchange system answered about a credit note. */
export type ExchangeOutcome =
  /** RC: it was delivered. */
  | 'DELIVERED'
  /** NS: it was rejected, and does not count as issued. */
  | 'REJECTED'
  /** MC: it is issued, and could not be delivered. */
  | 'UNDELIVERED';

/** Why an export could not be made. */
export type ExportFailure =
  /** The list of the document changed whenever it was read. */
  | 'CHANGED'
  /** Its owner may no longer have what it is of. */
  | 'FORBIDDEN'
  /** The portal ended while it read the list of the document. */
  | 'INTERRUPTED'
  /** The object of the export no longer exists. */
  | 'REFUSED'
  /** The file would be too large. */
  | 'TOO_LARGE'
  /** It failed several times. */
  | 'UNEXPECTED';

/** The format of a generated file. */
export type ExportFormat =
  /** Text with separated values, as an Italian spreadsheet reads it. */
  | 'CSV'
  /** CSV for programs (RFC 4180): UTF-8, commas; fields and enum values by the names of GraphQL, ids, ISO dates, decimal points. */
  | 'CSV_RAW'
  /** JSON Lines for programs: UTF-8, an object a row; fields and enum values by the names of GraphQL. */
  | 'JSONL'
  /** Parquet, with the types of the columns: of the list of a document alone. */
  | 'PARQUET'
  /** A workbook of Excel. */
  | 'XLSX';

/** How far an export has come. */
export type ExportStatus =
  /** Is made: its file can be fetched. */
  | 'DONE'
  /** Could not be made. */
  | 'FAILED'
  /** Waits to be made. */
  | 'QUEUED'
  /** Is being made. */
  | 'RUNNING';

/** The content of an export. */
export type ExportType =
  /** Analytics. */
  | 'ANALYTICS'
  /** The audit as a whole. */
  | 'AUDIT'
  /** The report of the campaigns. */
  | 'CAMPAIGNS'
  /** The dealers of a campaign. */
  | 'CAMPAIGN_DEALERS'
  /** The entries of the ledgers of a campaign. */
  | 'CAMPAIGN_ENTRIES'
  /** The sale lines of a dealer's statement. */
  | 'CAMPAIGN_LINES'
  /** The table of campaigns. */
  | 'CAMPAIGN_LIST'
  /** The redemptions of a campaign. */
  | 'CAMPAIGN_REDEMPTIONS'
  /** The table of customers. */
  | 'CUSTOMERS'
  /** The table of dealers. */
  | 'DEALERS'
  /** The list of a GraphQL document. */
  | 'DOCUMENT'
  /** The history of imports. */
  | 'IMPORTS'
  /** The monthly report. */
  | 'MONTHLY'
  /** The monthly report of fleets. */
  | 'MONTHLY_FLEET'
  /** The report of the year before. */
  | 'PREVIOUS_YEAR';

/** The boosts of a campaign. */
export type FactorBoostDetailInput = {
  /** The boosts; without any, every tyre counts once. */
  boosts: Array<BoostInput>;
};

/** A second factor that a person sets up. */
export type FactorKind =
  /** A passkey. */
  | 'PASSKEY'
  /** An authenticator app, by codes of six digits. */
  | 'TOTP';

/** Where the answer of the person leaves the removal of the factors. */
export type FactorResetOutcome =
  /** The factors are removed. */
  | 'DONE'
  /** It will not happen. */
  | 'ENDED'
  /** It waits for the approval of a second person. */
  | 'WAITING';

/** The smallest goal for each tier of the dealers, in tyres. */
export type FloorByTierInput = {
  /** For gold dealers. */
  gold: number;
  /** For platinum dealers. */
  platinum: number;
  /** For prospects. */
  prospect: number;
};

/** How goals are worked out from the tyres of a base period. */
export type GoalProposalInput = {
  /** Filter for of the active dealers; all if omitted. */
  filter?: ProposalDealerFilter | null | undefined;
  /** The smallest goals. */
  floor: FloorByTierInput;
  /** The first day of the base period; without both, the campaign's own a year before. */
  from?: string | null | undefined;
  /** The factor by which the tyres are multiplied. */
  growth: GrowthByTierInput;
  /** Goals are raised to the next multiple of it, in tyres: 1 to 1,000. */
  step: number;
  /** Its last day; at most 400 days, all of them over. */
  to?: string | null | undefined;
};

/** A growth for each tier of the dealers: 0.1 to 10. */
export type GrowthByTierInput = {
  /** For gold dealers. */
  gold: string;
  /** For platinum dealers. */
  platinum: string;
  /** For prospects. */
  prospect: string;
};

/** How the columns of a foreign header are known. */
export type ImportColumnsState =
  /** By a mapping that was given for this file. */
  | 'CONFIRMED'
  /** By a mapping that was confirmed for the same header. */
  | 'REMEMBERED'
  /** They are guessed: nothing is read until a mapping is given. */
  | 'WANTED';

/** What whoever applies a file confirms by name. */
export type ImportConfirmation =
  /** Lines that equal others there are other sales, and the documents are right as they are. */
  | 'EQUAL_LINES'
  /** The days and months are read rightly. */
  | 'MIXED_DATES'
  /** The points of the amounts are read rightly. */
  | 'MIXED_DECIMALS'
  /** The new brands are right. */
  | 'NEW_BRAND';

/** Why a file could not be read, or its import was given up. */
export type ImportFailure =
  /** In Italian: Il foglio di calcolo è danneggiato: salvalo di nuovo come .xlsx o CSV. */
  | 'BROKEN_SPREADSHEET'
  /** In Italian: Il file non è testo, oppure comincia come testo UTF-16 e non lo è fino in fondo: salvalo come CSV UTF-8 o .xlsx. */
  | 'BROKEN_TEXT'
  /** In Italian: Il file è compresso (.gz): decomprimilo e carica la tabella che contiene, come .xlsx o CSV. */
  | 'GZIP_FILE'
  /** In Italian: Il file è una pagina HTML o XML, anche se si chiama come un foglio di calcolo: aprilo e salvalo come .xlsx o CSV. */
  | 'HTML_FILE'
  /** In Italian: Il foglio di calcolo è protetto da password: aprilo, togli la password e salvalo di nuovo come .xlsx o CSV. */
  | 'LOCKED_SPREADSHEET'
  /** In Italian: Nel file non c’è nessuna riga sotto l’intestazione: non c’è nulla da applicare. */
  | 'NO_ROWS'
  /** In Italian: Il foglio di calcolo non ha fogli visibili. */
  | 'NO_SHEET'
  /** In Italian: Il file è un documento di LibreOffice (.ods): aprilo e salvalo come .xlsx o CSV. */
  | 'ODS_FILE'
  /** In Italian: Il file è un foglio di calcolo di vecchio tipo (.xls): aprilo e salvalo come .xlsx o CSV. */
  | 'OLD_SPREADSHEET'
  /** In Italian: Il file è un PDF, da cui non si leggono righe: salva la tabella come .xlsx o CSV. */
  | 'PDF_FILE'
  /** In Italian: Il file è un documento RTF, da cui non si leggono righe: salva la tabella come .xlsx o CSV. */
  | 'RTF_FILE'
  /** In Italian: Il foglio di calcolo è troppo grande: dividilo, o salvalo come CSV. */
  | 'TOO_LARGE_UNPACKED'
  /** In Italian: Il foglio di calcolo è composto da troppe parti: copia il foglio in un file nuovo, o salvalo come CSV. */
  | 'TOO_MANY_PARTS'
  /** In Italian: Il foglio di calcolo contiene troppi testi: salvalo come CSV. */
  | 'TOO_MANY_TEXTS'
  /** In Italian: Errore imprevisto: riprova, o rivolgiti a chi gestisce il portale. */
  | 'UNEXPECTED'
  /** In Italian: Il file è testo UTF-16 senza il segno iniziale che lo dice: salvalo di nuovo come CSV UTF-8 o .xlsx. */
  | 'UNMARKED_TEXT'
  /** In Italian: Il file è una cartella di lavoro binaria (.xlsb): aprila e salvala come .xlsx o CSV. */
  | 'XLSB_FILE'
  /** In Italian: Il file è un archivio compresso (.zip): estrai la tabella e carica quella, come .xlsx o CSV. */
  | 'ZIP_FILE';

/** Filter for imports: all given conditions apply; in a list, any value matches. */
export type ImportFilter = {
  /** Loaded on this day or later, by the days of Italy. */
  createdFrom?: string | null | undefined;
  /** Loaded on this day or earlier, by the days of Italy. */
  createdTo?: string | null | undefined;
  /** Of files of one of these kinds. */
  kind?: Array<ImportKind> | null | undefined;
  /** Limited to these states. */
  status?: Array<ImportState> | null | undefined;
};

/** The content of an imported file. */
export type ImportKind =
  /** Goals and acceptances of dealers in campaigns. */
  | 'GOALS'
  /** Members of the programme. */
  | 'NETWORK'
  /** Sale lines. */
  | 'SALES';

/** The kind of an obstacle to undoing an import. */
export type ImportObstacleKind =
  /** The dealer accepted. */
  | 'ACCEPTED'
  /** The dealer was taken out of the campaign and added again. */
  | 'ADDED_AGAIN'
  /** For a settlement: the balances of the dealer have changed since it was proposed. */
  | 'BALANCE_CHANGED'
  /** The campaign was closed. */
  | 'CAMPAIGN_CLOSED'
  /** The dealer's goal was edited. */
  | 'GOAL_EDITED'
  /** The dealer is in the accruals of a closed month. */
  | 'HAS_ACCRUALS'
  /** A request for approval, pending or decided, is about the dealer. */
  | 'HAS_APPROVALS'
  /** The member is in campaigns. */
  | 'HAS_CAMPAIGNS'
  /** Other members stand below the member. */
  | 'HAS_CHILDREN'
  /** The member has answered to the notice on SMS messages. */
  | 'HAS_CONSENTS'
  /** The dealer has disputes. */
  | 'HAS_DISPUTES'
  /** The dealer is or was on hold. */
  | 'HAS_HOLDS'
  /** There are notes on the member, or of users of it. */
  | 'HAS_NOTES'
  /** The member has sales. */
  | 'HAS_SALES'
  /** The dealer is in a settlement, or has documents. */
  | 'HAS_SETTLEMENTS'
  /** The member has users. */
  | 'HAS_USERS'
  /** For a settlement: a credit of the dealer was put on hold since it was proposed. */
  | 'HELD'
  /** A later import builds upon this one: it is to be undone first. */
  | 'IMPORT'
  /** The member was changed. */
  | 'MEMBER_CHANGED'
  /** For a file of payments: a column that it should have. */
  | 'MISSING_COLUMN'
  /** The member below which this one stood was deleted. */
  | 'PARENT_DELETED'
  /** The dealer was taken out of the campaign. */
  | 'REMOVED'
  /** The VAT number that the member had is now that of another one. */
  | 'VAT_NUMBER_TAKEN'
  /** Goals that dealers accepted get worse, which the settings of approvals do not allow without more. */
  | 'WORSE_FOR_DEALERS'
  /** `text` says it: an Italian sentence of an earlier version. */
  | 'WRITTEN'
  /** For a file of payments: a column that it should not have, or has twice or without a name. */
  | 'WRONG_COLUMN';

/** Why a row of a file is bad. */
export type ImportReason =
  /** In Italian: Più campagne si chiamano così: indica l’id. */
  | 'AMBIGUOUS_CAMPAIGN'
  /** In Italian: C’è più di un foglio con righe: lascia un solo foglio visibile per file. */
  | 'ANOTHER_SHEET'
  /** In Italian: Il membro starebbe sotto se stesso. */
  | 'BELOW_ITSELF'
  /** In Italian: La campagna è chiusa. */
  | 'CAMPAIGN_CLOSED'
  /** In Italian: La campagna è ancora una bozza: nessun Dealer può averla accettata. */
  | 'CAMPAIGN_DRAFT'
  /** In Italian: È il codice del programma, che un file non cambia. */
  | 'CODE_OF_PROGRAMME'
  /** In Italian: Data fuori dai limiti. */
  | 'DATE_OUT_OF_RANGE'
  /** In Italian: È di un membro eliminato. */
  | 'DELETED_MEMBER'
  /** In Italian: Il foglio di calcolo ha buttato via delle cifre: dai alla colonna il formato testo e scrivi il numero intero. */
  | 'DIGITS_LOST'
  /** In Italian: Il file è vuoto. */
  | 'EMPTY_FILE'
  /** In Italian: La formula della cella non ha un risultato. */
  | 'FAILED_FORMULA'
  /** In Italian: Il ruolo di un membro non si cambia. */
  | 'FIXED_ROLE'
  /** In Italian: Contiene caratteri non ammessi. */
  | 'FORBIDDEN_CHARACTERS'
  /** In Italian: XXXXXXX vale soltanto per chi ha sede all’estero. */
  | 'FOREIGN_SDI_CODE'
  /** In Italian: Documento e riga già importati, con altri valori. */
  | 'KNOWN_LINE'
  /** In Italian: Colonna mancante. */
  | 'MISSING_COLUMN'
  /** In Italian: È la partita IVA di un membro che non è un Dealer. */
  | 'NOT_ADEALER'
  /** In Italian: Non è un importo. */
  | 'NOT_AMOUNT'
  /** In Italian: Data non valida: gg/mm/aaaa oppure aaaa-mm-gg. */
  | 'NOT_DATE'
  /** In Italian: Servono 11 cifre. */
  | 'NOT_ELEVEN_DIGITS'
  /** In Italian: Non è un oggetto JSON di testi e numeri (al massimo 15 cifre). */
  | 'NOT_JSON_OBJECT'
  /** In Italian: Indirizzo email non valido. */
  | 'NOT_MAIL_ADDRESS'
  /** In Italian: Ammesse fino a 30 lettere, cifre e . _ / - */
  | 'NOT_MEMBER_CODE'
  /** In Italian: Non è una partita IVA della nazione indicata. */
  | 'NOT_OF_COUNTRY'
  /** In Italian: Numero di telefono non valido. */
  | 'NOT_PHONE_NUMBER'
  /** In Italian: Il CAP ha cinque cifre. */
  | 'NOT_POSTAL_CODE'
  /** In Italian: Il codice SDI ha sette lettere e cifre. */
  | 'NOT_SDI_CODE'
  /** In Italian: Codice fiscale non valido: controlla i caratteri. */
  | 'NOT_TAX_CODE'
  /** In Italian: Non è un numero intero. */
  | 'NOT_WHOLE_NUMBER'
  /** In Italian: Si indica soltanto per un Dealer. */
  | 'ONLY_FOR_DEALERS'
  /** In Italian: Importo e quantità hanno segni opposti. */
  | 'OPPOSITE_SIGNS'
  /** In Italian: Numero fuori dai limiti. */
  | 'OUT_OF_RANGE'
  /** In Italian: Il responsabile è in errore. */
  | 'PARENT_IN_ERROR'
  /** In Italian: Non è la sigla di una provincia della regione indicata. */
  | 'PROVINCE_OF_ANOTHER_REGION'
  /** In Italian: La provincia richiede la regione. */
  | 'PROVINCE_WITHOUT_REGION'
  /** In Italian: Codice già presente nel file, con altri valori. */
  | 'REPEATED_CODE'
  /** In Italian: Colonna ripetuta. */
  | 'REPEATED_COLUMN'
  /** In Italian: Il Dealer è già nel file per questa campagna, con altri valori. */
  | 'REPEATED_DEALER'
  /** In Italian: Documento e riga già presenti nel file, con altri valori. */
  | 'REPEATED_LINE'
  /** In Italian: Partita IVA già presente nel file. */
  | 'REPEATED_VAT_NUMBER'
  /** In Italian: Campo obbligatorio. */
  | 'REQUIRED'
  /** In Italian: Campo obbligatorio per un Dealer. */
  | 'REQUIRED_FOR_DEALERS'
  /** In Italian: Riga troppo lunga: forse una virgoletta non è chiusa. */
  | 'ROW_TOO_LONG'
  /** In Italian: Testo troppo lungo. */
  | 'TOO_LONG'
  /** In Italian: La riga ha più celle dell’intestazione. */
  | 'TOO_MANY_CELLS'
  /** In Italian: Al massimo due decimali. */
  | 'TOO_MANY_DECIMALS'
  /** In Italian: Importo troppo grande. */
  | 'TOO_MANY_DIGITS'
  /** In Italian: Il file ha troppe righe. */
  | 'TOO_MANY_ROWS'
  /** In Italian: Virgolette non chiuse. */
  | 'UNCLOSED_QUOTES'
  /** In Italian: Campagna sconosciuta: nessuna ha questo id o titolo. */
  | 'UNKNOWN_CAMPAIGN'
  /** In Italian: Colonna sconosciuta. */
  | 'UNKNOWN_COLUMN'
  /** In Italian: Non è la sigla di una nazione (due lettere, per esempio IT). */
  | 'UNKNOWN_COUNTRY'
  /** In Italian: Nessuna riga importata ha questo documento e questa riga: non c’è nulla da correggere. */
  | 'UNKNOWN_LINE'
  /** In Italian: Responsabile sconosciuto. */
  | 'UNKNOWN_PARENT'
  /** In Italian: Regione sconosciuta. */
  | 'UNKNOWN_REGION'
  /** In Italian: Valore sconosciuto. */
  | 'UNKNOWN_VALUE'
  /** In Italian: Partita IVA sconosciuta. */
  | 'UNKNOWN_VAT_NUMBER'
  /** In Italian: Colonna senza nome. */
  | 'UNNAMED_COLUMN'
  /** In Italian: È la partita IVA di un membro che è in errore. */
  | 'VAT_NUMBER_OF_ROW_IN_ERROR'
  /** In Italian: È già la partita IVA di un altro membro. */
  | 'VAT_NUMBER_TAKEN'
  /** In Italian: what an earlier version wrote. */
  | 'WRITTEN'
  /** In Italian: La cifra di controllo non è corretta. */
  | 'WRONG_CHECK_DIGIT'
  /** In Italian: Il responsabile non ha il ruolo giusto. */
  | 'WRONG_PARENT_ROLE'
  /** In Italian: La quantità non può essere 0. */
  | 'ZERO_QUANTITY';

/** The sort of imports; equal rows are sorted by id. */
export type ImportSort = {
  /** The column. */
  column: ImportSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that imports can be sorted by. */
export type ImportSortColumn =
  /** By createdAt. */
  | 'CREATED_AT'
  /** By errorCount. */
  | 'ERROR_COUNT'
  /** By filename. */
  | 'FILENAME'
  /** By id. */
  | 'ID'
  /** By kind. */
  | 'KIND'
  /** By rowsRead. */
  | 'ROWS_READ'
  /** By status. */
  | 'STATUS';

/** The progress of an import, as a filter of the history. */
export type ImportState =
  /** All is done. */
  | 'APPLIED'
  /** Its rows are being applied. */
  | 'APPLYING'
  /** It is not read until somebody says what its columns are; its status is INVALID. */
  | 'AWAITS_COLUMNS'
  /** It changed nothing; `failure` says why. */
  | 'FAILED'
  /** Some row is bad, and the columns are known. */
  | 'INVALID'
  /** The file is being read and checked. */
  | 'READING'
  /** Every row is valid; nothing is changed yet. */
  | 'READY'
  /** Its changes are being undone. */
  | 'UNDOING'
  /** Everything is as it was before it. */
  | 'UNDONE';

/** How far an import has come. */
export type ImportStatus =
  /** All is done. */
  | 'APPLIED'
  /** Its rows are being applied. */
  | 'APPLYING'
  /** It changed nothing; `failure` says why. */
  | 'FAILED'
  /** Some row is bad; the others may be applied without it. */
  | 'INVALID'
  /** The file is being read and checked. */
  | 'READING'
  /** Every row is valid; nothing is changed yet. */
  | 'READY'
  /** Its changes are being undone. */
  | 'UNDOING'
  /** Everything is as it was before it. */
  | 'UNDONE';

/** The state of the table of imports. */
export type ImportTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ImportFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the file's name; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: ImportSort | null | undefined;
};

/** What may be a mistake in valid rows of a file. */
export type ImportWarningCode =
  /** A number or a date where a document stands: a spreadsheet may have changed it. */
  | 'DOCUMENT_NUMBER'
  /** Lines that equal others there under another document, which the examples hold. */
  | 'EQUAL_LINES'
  /** More than ten times the 99th percentile of the column, which `value` holds. */
  | 'FAR_ABOVE_OTHERS'
  /** A day after today. */
  | 'FUTURE_DATES'
  /** A name with a question mark or a sign where a letter was, or a letter that documents cannot write. */
  | 'LOST_CHARACTERS'
  /** The month comes first in some dates and the day in others; these have the month first. */
  | 'MIXED_DATES'
  /** A point means decimals in some amounts and thousands in others; these are the rarer. */
  | 'MIXED_DECIMALS'
  /** Dates of a column in which the month comes first, and which is read so. */
  | 'MONTH_FIRST_DATES'
  /** A brand that no sale names yet. */
  | 'NEW_BRAND'
  /** Text in the letters of MS-DOS (code page 850), which is read so. */
  | 'OLD_CHARACTERS'
  /** An amount of 0. */
  | 'ZERO_AMOUNT';

/** Filter, order and format of a file of imports. */
export type ImportsFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ImportFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: ImportSort | null | undefined;
};

/** Filter for items: all given conditions apply; in a list, any value matches. */
export type InboxFilter = {
  /** Limited to these kinds. */
  kind?: Array<NotificationKind> | null | undefined;
  /** Unread items; false: read items. */
  unread?: boolean | null | undefined;
};

/** The sort of items of the inbox; equal rows are sorted by id. */
export type InboxSort = {
  /** The column. */
  column: InboxSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that items of the inbox can be sorted by. */
export type InboxSortColumn =
  /** By when it came. */
  | 'ID';

/** The state of the table of the inbox. */
export type InboxTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: InboxFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the name of campaign, dealer or file. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: InboxSort | null | undefined;
};

/** The tyres that the rate of a tier pays. */
export type IncentiveBasis =
  /** Each tyre at the rate of the tier that it falls in. */
  | 'MARGINAL'
  /** All tyres at the rate of the last tier that is reached. */
  | 'WHOLE';

/** How the tyres of a campaign become a prize. */
export type IncentiveDetailInput = {
  /** The tyres that the rate of a tier pays. */
  basis: IncentiveBasis;
  /** The most that can accumulate, in EUR; without, there is no limit. */
  cap?: string | null | undefined;
  /** The tiers, ascending, the first from 0. */
  tiers: Array<IncentiveTierInput>;
  /** From where the prize can be spent, in percent of the goal; 100 without. */
  unlockAt?: string | null | undefined;
};

/** A tier of an incentive. */
export type IncentiveTierInput = {
  /** From where it holds, in percent of the goal; the first tier from 0. */
  from: string;
  /** The rate, in EUR per tyre. */
  rate: string;
};

/** A range of whole numbers; both ends are included. */
export type IntRange = {
  /** This or more. */
  from?: number | null | undefined;
  /** This or less. */
  to?: number | null | undefined;
};

/** Why a typed or pasted goal is none. */
export type InvalidGoalReason =
  /** It is no whole number from 1 to 1,000,000. */
  | 'INVALID_GOAL'
  /** Its dealer stands above already. */
  | 'REPEATED_DEALER'
  /** Its dealer is not there. */
  | 'UNKNOWN_DEALER';

/** Whom to invite. */
export type InviteUserInput = {
  /** The address that the invitation goes to; it becomes the username. */
  email: string;
  /** The member that the user is attached to; its kind must fit every role. */
  memberId: string;
  /** First and last name. */
  name: string;
  /** The roles, in their order: the last one decides. */
  roles: Array<Role>;
};

/** Name and seat of the own dealer, as they shall be. */
export type InvoicingCompanyInput = {
  /** Street and house number. */
  address: string;
  /** The name of the business. */
  businessName: string;
  /** The city. */
  city: string;
  /** The country, ISO 3166-1 alpha-2. */
  country: string;
  /** The postal code: in Italy five digits. */
  postalCode?: string | null | undefined;
  /** The province, by its plate code. */
  province: string;
};

/** How electronic documents reach the own dealer; both, null removes one. */
export type InvoicingDeliveryInput = {
  /** The certified mail address (PEC). */
  pec?: string | null | undefined;
  /** The SDI code, seven letters and digits. */
  sdiCode?: string | null | undefined;
};

/** A language of mails. */
export type Language =
  /** English. */
  | 'EN'
  /** Italian. */
  | 'IT';

/** Why a document of a selection is left out. */
export type LeftOutReason =
  /** A debit note answers it. */
  | 'ANSWERED'
  /** It was cancelled. */
  | 'CANCELLED'
  /** Its states do not allow it. */
  | 'DOCUMENT_STATE'
  /** The exchange system would reject its file. */
  | 'EXCHANGE_PROBLEMS'
  /** Its dealer lacks data. */
  | 'MISSING_DATA'
  /** It is a notice, which has no electronic form. */
  | 'NOT_ACREDIT_NOTE'
  /** No file of it was prepared, or what was is rejected or discarded. */
  | 'NO_FILE';

/** The conditions of a campaign on a sale line, in the order of their checks. */
export type LineCondition =
  /** Sold until the campaign's last day. */
  | 'AFTER_END'
  /** Sold from the campaign's first day. */
  | 'BEFORE_START'
  /** Of a brand that counts. */
  | 'BRAND'
  /** Sold by the channel that counts. */
  | 'CHANNEL'
  /** Of a rim within the bounds. */
  | 'RIM'
  /** For a season that counts. */
  | 'SEASON'
  /** For a kind of vehicle that counts. */
  | 'SEGMENT';

/** How wide a column is to be. */
export type ListColumnWidthInput = {
  /** The name of the column. */
  field: string;
  /** Its width in pixels: 40 to 2000. */
  width: number;
};

/** The own columns of a list; columns left out keep the default of the list. */
export type ListColumnsInput = {
  /** The names of the columns that are not to be shown. */
  hidden: Array<string>;
  /** The names of the columns in their order; empty: in that of the list. */
  order: Array<string>;
  /** The columns that are wider or narrower than the list has them. */
  widths: Array<ListColumnWidthInput>;
};

/** A list whose columns and views each user keeps. */
export type ListName =
  /** The list 'accrualMonths'. */
  | 'ACCRUAL_MONTHS'
  /** The list 'accrualRows'. */
  | 'ACCRUAL_ROWS'
  /** The list 'analytics'. */
  | 'ANALYTICS'
  /** The list 'approvals'. */
  | 'APPROVALS'
  /** The list 'audit'. */
  | 'AUDIT'
  /** The list 'campaigns'. */
  | 'CAMPAIGNS'
  /** The list 'campaignsReport'. */
  | 'CAMPAIGNS_REPORT'
  /** The list 'campaignDealers'. */
  | 'CAMPAIGN_DEALERS'
  /** The list 'comparedDealers'. */
  | 'COMPARED_DEALERS'
  /** The list 'consents'. */
  | 'CONSENTS'
  /** The list 'contents'. */
  | 'CONTENTS'
  /** The list 'customers'. */
  | 'CUSTOMERS'
  /** The list 'dealers'. */
  | 'DEALERS'
  /** The list 'disputes'. */
  | 'DISPUTES'
  /** The list 'imports'. */
  | 'IMPORTS'
  /** The list 'mails'. */
  | 'MAILS'
  /** The list 'membershipChanges'. */
  | 'MEMBERSHIP_CHANGES'
  /** The list 'monthlyFleetReport'. */
  | 'MONTHLY_FLEET_REPORT'
  /** The list 'monthlyReport'. */
  | 'MONTHLY_REPORT'
  /** The list 'notes'. */
  | 'NOTES'
  /** The list 'previousYearReport'. */
  | 'PREVIOUS_YEAR_REPORT'
  /** The list 'proposedGoals'. */
  | 'PROPOSED_GOALS'
  /** The list 'reminderOutcomes'. */
  | 'REMINDER_OUTCOMES'
  /** The list 'serviceAccounts'. */
  | 'SERVICE_ACCOUNTS'
  /** The list 'settlements'. */
  | 'SETTLEMENTS'
  /** The list 'settlementDocuments'. */
  | 'SETTLEMENT_DOCUMENTS'
  /** The list 'settlementHolds'. */
  | 'SETTLEMENT_HOLDS'
  /** The list 'settlementLines'. */
  | 'SETTLEMENT_LINES'
  /** The list 'simulationDealers'. */
  | 'SIMULATION_DEALERS'
  /** The list 'users'. */
  | 'USERS'
  /** The list 'webhooks'. */
  | 'WEBHOOKS'
  /** The list 'webhookDeliveries'. */
  | 'WEBHOOK_DELIVERIES';

/** Filters, search and order of a list under a name. */
export type ListViewInput = {
  /** The name: 1 to 60 characters, each once, whatever its case. */
  name: string;
  /** The query of the list's address; empty: no filter. */
  query: string;
};

/** The kind of a live signal. */
export type LiveKind =
  /** This stream ends here and goes on as another, opened with the cursor. */
  | 'AWAY'
  /** Keep-alive; nothing has changed. */
  | 'BEAT'
  /** The session has ended: nothing comes any more. */
  | 'ENDED'
  /** An export of the caller's has changed, or has come further. */
  | 'EXPORT'
  /** Figures are newer than those that were read before. */
  | 'FIGURES'
  /** An import has changed, or has come further. */
  | 'IMPORT'
  /** The caller's inbox has changed. */
  | 'INBOX'
  /** Signals may have been missed: what is on the screen is to be read anew. */
  | 'RESET';

/** When a mail reports something. */
export type MailChoice =
  /** In a mail of its own, at once. */
  | 'AT_ONCE'
  /** In the digest of the day, at 8 in Rome. */
  | 'DAILY'
  /** Never. */
  | 'NONE'
  /** In the digest of the week, on Monday at 8 in Rome. */
  | 'WEEKLY';

/** Filter for mails: all given conditions apply; in a list, any value matches. */
export type MailFilter = {
  /** Limited to these kinds. */
  kind?: Array<MailKind> | null | undefined;
  /** Queued on this day in Rome or later. */
  queuedFrom?: string | null | undefined;
  /** Queued on this day in Rome or earlier. */
  queuedTo?: string | null | undefined;
  /** Limited to these states. */
  state?: Array<MailState> | null | undefined;
};

/** A kind of mail. */
export type MailKind =
  /** A notice that the address was changed. */
  | 'ADDRESS_CHANGED'
  /** A notice that a change of the address was requested. */
  | 'ADDRESS_REQUESTED'
  /** A notice that a budget was crossed, from an earlier version. */
  | 'BUDGET_CROSSED'
  /** A notice to a dealer that a campaign was closed before its last day. */
  | 'CLOSED_EARLY'
  /** The link that confirms the address of a registration. */
  | 'CONFIRMATION'
  /** A digest of notifications. */
  | 'DIGEST'
  /** A notice that a second factor was changed, or a recovery code used. */
  | 'FACTORS_CHANGED'
  /** A step of the removal of lost factors, with a link by which the person answers. */
  | 'FACTOR_RESET'
  /** A notice to a dealer of the effects of another goal. */
  | 'GOAL_CHANGED'
  /** The link that sets the first password. */
  | 'INVITATION'
  /** A notice that the SDI code or PEC of a dealer was changed. */
  | 'INVOICING_CHANGED'
  /** The link that confirms another address. */
  | 'NEW_ADDRESS'
  /** A notice of a sign-in with a device that was not used before. */
  | 'NEW_DEVICE'
  /** A notification at once. */
  | 'NOTIFICATION'
  /** A reminder to a dealer to accept a campaign. */
  | 'REMINDER'
  /** The link that sets a new password. */
  | 'RESET'
  /** A notice to a dealer of the effects of new rules. */
  | 'RULES_CHANGED';

/** The sort of mails; equal rows are sorted by id. */
export type MailSort = {
  /** The column. */
  column: MailSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that mails can be sorted by. */
export type MailSortColumn =
  /** By doneAt. */
  | 'DONE_AT'
  /** By id. */
  | 'ID'
  /** By queuedAt. */
  | 'QUEUED_AT';

/** What became of a mail. */
export type MailState =
  /** It was tried for too long. */
  | 'GIVEN_UP'
  /** There was nobody to send it to any more. */
  | 'NOBODY'
  /** The mail server refused it for good. */
  | 'REFUSED'
  /** The mail server took it. */
  | 'SENT'
  /** It waits to be sent, or to be tried again. */
  | 'WAITING';

/** The state of the table of mails. */
export type MailTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: MailFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the address of the recipient. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: MailSort | null | undefined;
};

/** A column of a file, and what it is. */
export type MappedColumnInput = {
  /** The number of the column, from 1. */
  column: number;
  /** The field; the column is ignored if omitted. */
  field?: string | null | undefined;
};

/** The content of a file whose columns are mapped. */
export type MappedFileKind =
  /** Goals and acceptances of dealers in campaigns. */
  | 'GOALS'
  /** Members of the programme. */
  | 'NETWORK'
  /** What the exchange system answered about credit notes. */
  | 'OUTCOMES'
  /** Documents of settlements that were paid. */
  | 'PAYMENTS'
  /** Sale lines. */
  | 'SALES';

/** The kind of a member of the programme's tree. */
export type MemberRole =
  /** Account. */
  | 'ACCOUNT'
  /** Agent. */
  | 'AGENT'
  /** Dealer. */
  | 'DEALER'
  /** Distributor. */
  | 'DISTRIBUTOR'
  /** Distributor Area Manager. */
  | 'DISTRIBUTOR_AREA_MANAGER'
  /** The programme's owner: the root of the tree. */
  | 'PROGRAMME'
  /** Regional Manager. */
  | 'REGIONAL_MANAGER';

/** A dealer in a campaign. */
export type MembershipInput = {
  /** The id of the campaign. */
  campaignId: string;
  /** The id of the dealer. */
  dealerId: string;
};

/** The query of the file of the monthly report of fleets. */
export type MonthlyFleetReportFileInput = {
  /** The columns, by the names of the fields of a row; `id` is the number of the dealer. All without. */
  columns?: Array<string> | null | undefined;
  /** Filter for rows; all of this year if omitted. */
  filter?: ReportFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The address of the page that shows the same, from its path on: the file leads back to it. */
  page?: string | null | undefined;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the number of the dealer if omitted. */
  sort?: MonthlyFleetReportSort | null | undefined;
};

/** The state of the monthly report of fleets. */
export type MonthlyFleetReportInput = {
  /** Filter for rows; all of this year if omitted. */
  filter?: ReportFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the number of the dealer if omitted. */
  sort?: MonthlyFleetReportSort | null | undefined;
};

/** The sort of the report; equal rows are sorted by dealer, then by month or campaign. */
export type MonthlyFleetReportSort = {
  /** The column. */
  column: MonthlyFleetReportSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the report can be sorted by. */
export type MonthlyFleetReportSortColumn =
  /** By agent. */
  | 'AGENT'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By distributor. */
  | 'DISTRIBUTOR'
  /** By fleetPercentage. */
  | 'FLEET_PERCENTAGE'
  /** By the number of the dealer, then by month or campaign. */
  | 'ID'
  /** By month. */
  | 'MONTH'
  /** By region. */
  | 'REGION'
  /** By tires. */
  | 'TIRES'
  /** By tiresFleet. */
  | 'TIRES_FLEET';

/** The query of the file of the monthly report. */
export type MonthlyReportFileInput = {
  /** The columns, by the names of the fields of a row; `id` is the number of the dealer. All without. */
  columns?: Array<string> | null | undefined;
  /** Filter for rows; all of this year if omitted. */
  filter?: ReportFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The address of the page that shows the same, from its path on: the file leads back to it. */
  page?: string | null | undefined;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the number of the dealer if omitted. */
  sort?: MonthlyReportSort | null | undefined;
};

/** The state of the monthly report. */
export type MonthlyReportInput = {
  /** Filter for rows; all of this year if omitted. */
  filter?: ReportFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the number of the dealer if omitted. */
  sort?: MonthlyReportSort | null | undefined;
};

/** The sort of the report; equal rows are sorted by dealer, then by month or campaign. */
export type MonthlyReportSort = {
  /** The column. */
  column: MonthlyReportSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the report can be sorted by. */
export type MonthlyReportSortColumn =
  /** By agent. */
  | 'AGENT'
  /** By amount. */
  | 'AMOUNT'
  /** By amountBefore. */
  | 'AMOUNT_BEFORE'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By difference. */
  | 'DIFFERENCE'
  /** By distributor. */
  | 'DISTRIBUTOR'
  /** By the number of the dealer, then by month or campaign. */
  | 'ID'
  /** By month. */
  | 'MONTH'
  /** By region. */
  | 'REGION'
  /** By tires. */
  | 'TIRES'
  /** By tiresBefore. */
  | 'TIRES_BEFORE'
  /** By toDayAmount. */
  | 'TO_DAY_AMOUNT'
  /** By toDayAmountBefore. */
  | 'TO_DAY_AMOUNT_BEFORE'
  /** By toDayDifference. */
  | 'TO_DAY_DIFFERENCE'
  /** By toDayPercent. */
  | 'TO_DAY_PERCENT'
  /** By toDayTires. */
  | 'TO_DAY_TIRES'
  /** By toDayTiresBefore. */
  | 'TO_DAY_TIRES_BEFORE';

/** The state in which a campaign begins. */
export type NewCampaignState =
  /** Seen by ACCESS_CAMPAIGNS alone, until it is opened. */
  | 'DRAFT'
  /** Dealers may accept it. */
  | 'OPEN';

/** Why a dealer has no forecast in a campaign. */
export type NoForecast =
  /** The campaign is closed: its figures no longer change. */
  | 'CLOSED'
  /** The campaign's last day is over. */
  | 'ENDED'
  /** The campaign begins later. */
  | 'NOT_STARTED'
  /** Less than 5 % of what is sold in such a period was sold by this day a year before. */
  | 'TOO_EARLY';

/** A note: all of it. */
export type NoteInput = {
  /** The day on which the dealer was called: today or earlier. */
  calledOn?: string | null | undefined;
  /** The next step. */
  nextStep?: NoteStepInput | null | undefined;
  /** The text: up to 2000 characters, of one or more lines. */
  text: string;
};

/** The next step and its day. */
export type NoteStepInput = {
  /** The day. */
  on: string;
  /** The step: up to 200 characters. */
  text: string;
};

/** The state of the table of notes. */
export type NotesTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: DealerNoteFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the dealer’s name, the text or the next step. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: DealerNoteSort | null | undefined;
};

/** A kind of notification. */
export type NotificationKind =
  /** A change waits for the approval of a second person. */
  | 'APPROVAL_REQUESTED'
  /** The prizes of a campaign crossed 80 or 100 % of its budget. */
  | 'BUDGET_CROSSED'
  /** A campaign ends in 14 or 3 days, and is not accepted. */
  | 'CAMPAIGN_ENDS_SOON'
  /** A dealer was added to a campaign after it was opened. */
  | 'CAMPAIGN_JOINED'
  /** A campaign was opened. */
  | 'CAMPAIGN_OPENED'
  /** A campaign was closed before its last day. */
  | 'CLOSED_EARLY'
  /** A prize is on hold. */
  | 'CREDIT_HELD'
  /** A debit note answers a credit note. */
  | 'DEBIT_NOTE_ISSUED'
  /** A dispute was answered. */
  | 'DISPUTE_ANSWERED'
  /** A dealer opened a dispute. */
  | 'DISPUTE_OPENED'
  /** A credit note, or a notice of what to invoice, is ready. */
  | 'DOCUMENT_READY'
  /** The exchange system rejected a credit note. */
  | 'DOCUMENT_REJECTED'
  /** A credit or debit note is issued, and could not be delivered. */
  | 'DOCUMENT_UNDELIVERED'
  /** A file that was asked for is ready. */
  | 'EXPORT_READY'
  /** A second factor of the user has changed, or a recovery code was used. */
  | 'FACTORS_CHANGED'
  /** A goal changed that the dealer had accepted. */
  | 'GOAL_CHANGED'
  /** An import was applied. */
  | 'IMPORT_APPLIED'
  /** An import failed. */
  | 'IMPORT_FAILED'
  /** The own request for another name or seat was answered. */
  | 'INVOICING_DECIDED'
  /** The user signed in with a device that was not used before. */
  | 'NEW_DEVICE'
  /** A step of a note is due. */
  | 'NOTE_STEP_DUE'
  /** The payment of a document came back. */
  | 'PAYMENT_RETURNED'
  /** The rules of a campaign changed. */
  | 'RULES_CHANGED'
  /** A campaign was closed: its statements are final. */
  | 'STATEMENT_FINAL'
  /** At most a tenth of a threshold is missing. */
  | 'THRESHOLD_NEAR'
  /** A threshold is reached. */
  | 'THRESHOLD_REACHED';

/** A page of the portal that a notification leads to. */
export type NotificationPage =
  /** At /account, each * an id. */
  | 'ACCOUNT'
  /** At /approvals/*, each * an id. */
  | 'APPROVAL'
  /** At /campaigns/*, each * an id. */
  | 'CAMPAIGN'
  /** At /dealers/*, each * an id. */
  | 'DEALER'
  /** At /disputes/*, each * an id. */
  | 'DISPUTE'
  /** At /settlements/documents/*, each * an id. */
  | 'DOCUMENT'
  /** At /imports/*, each * an id. */
  | 'IMPORT'
  /** At /rewards, each * an id. */
  | 'REWARDS'
  /** At /campaigns/*\/dealers/*, each * an id. */
  | 'STATEMENT'
  /** At /subscriptions/*, each * an id. */
  | 'SUBSCRIPTION';

/** How a user wants to hear of a kind. */
export type NotificationPreferenceInput = {
  /** Whether the inbox has it. */
  inbox: boolean;
  /** The kind. */
  kind: NotificationKind;
  /** When a mail reports it. */
  mail: MailChoice;
};

/** How a user wants to hear of what happens: all of it. */
export type NotificationPreferencesInput = {
  /** Each kind that concerns the user, once; one that is left out is as it is by default. */
  kinds: Array<NotificationPreferenceInput>;
  /** The language of the mails. */
  language: Language;
};

/** A new dispute. */
export type OpenDisputeInput = {
  /** The subject. */
  about: DisputeSubjectInput;
  /** The id of the campaign. */
  campaignId: string;
  /** The id of the dealer. */
  dealerId: string;
  /** The complaint: up to 2000 characters. */
  text: string;
};

/** Why a receipt, or a row of a file of outcomes, was not taken. */
export type OutcomeProblem =
  /** The name is that of a file of another sender. */
  | 'ANOTHER_COMPANY'
  /** The same was recorded on another day. */
  | 'ANOTHER_DAY'
  /** The day is before the document's. */
  | 'BEFORE_DOCUMENT'
  /** The document was cancelled. */
  | 'CANCELLED'
  /** The receipts of the file in this upload contradict each other. */
  | 'CONTRADICTORY'
  /** The day is after today. */
  | 'DAY_IN_FUTURE'
  /** The state of the document does not allow it. */
  | 'DOCUMENT_STATE'
  /** The codes are not of five digits, or the outcome is no rejection. */
  | 'INVALID_CODES'
  /** The day is none. */
  | 'INVALID_DAY'
  /** The outcome is none of the three. */
  | 'INVALID_OUTCOME'
  /** The document is a notice, which has no electronic form. */
  | 'NOT_ACREDIT_NOTE'
  /** The file is no receipt RC, MC or NS. */
  | 'NO_RECEIPT'
  /** The note was prepared again since. */
  | 'OLDER_ATTEMPT'
  /** The file is larger than 1 MB. */
  | 'TOO_LARGE'
  /** Another file or row of the upload says the same, or is about the same document. */
  | 'TWICE_IN_UPLOAD'
  /** No file of this sender has the name. */
  | 'UNKNOWN_FILE'
  /** No document has the number. */
  | 'UNKNOWN_NUMBER'
  /** The signed file cannot be opened. */
  | 'UNREADABLE_SIGNATURE';

/** What the browser answers to a sign-in by passkey, base64url. */
export type PasskeyAssertionInput = {
  /** What the authenticator says. */
  authenticatorData: string;
  /** What was signed with the challenge. */
  clientDataJSON: string;
  /** The id of the passkey. */
  id: string;
  /** The signature. */
  signature: string;
  /** The id of the user as the passkey stores it. */
  userHandle?: string | null | undefined;
};

/** What the browser answers when a passkey is made, base64url. */
export type PasskeyAttestationInput = {
  /** The key, and what the authenticator says of it. */
  attestationObject: string;
  /** What goes with the challenge. */
  clientDataJSON: string;
  /** The id of the passkey. */
  id: string;
  /** How the browser reaches it. */
  transports: Array<string>;
};

/** Why a row of a file of payments was not taken. */
export type PaymentProblem =
  /** A debit note answers the document. */
  | 'ANSWERED'
  /** The day is before the document's. */
  | 'BEFORE_DOCUMENT'
  /** The day is before the one on which an earlier transfer came back. */
  | 'BEFORE_RETURN'
  /** The document was cancelled. */
  | 'CANCELLED'
  /** The day is after today. */
  | 'DAY_IN_FUTURE'
  /** It is a debit note, which is not paid. */
  | 'DEBIT_NOTE'
  /** The day is none. */
  | 'INVALID_DAY'
  /** The document was paid on another day already. */
  | 'PAID_ON_ANOTHER_DAY'
  /** The payment of that day was taken back, or came back: by hand it can be recorded again. */
  | 'PAYMENT_UNDONE'
  /** Another row of the file has the same number. */
  | 'TWICE_IN_FILE'
  /** No document has the number. */
  | 'UNKNOWN_NUMBER';

/** The query of the file of the report of the year before. */
export type PreviousYearReportFileInput = {
  /** The columns, by the names of the fields of a row; `id` is the number of the dealer. All without. */
  columns?: Array<string> | null | undefined;
  /** Filter for rows; all of this year if omitted. */
  filter?: ReportFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The address of the page that shows the same, from its path on: the file leads back to it. */
  page?: string | null | undefined;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the number of the dealer if omitted. */
  sort?: PreviousYearReportSort | null | undefined;
};

/** The state of the report of the year before. */
export type PreviousYearReportInput = {
  /** Filter for rows; all of this year if omitted. */
  filter?: ReportFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by the number of the dealer if omitted. */
  sort?: PreviousYearReportSort | null | undefined;
};

/** The sort of the report; equal rows are sorted by dealer, then by month or campaign. */
export type PreviousYearReportSort = {
  /** The column. */
  column: PreviousYearReportSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the report can be sorted by. */
export type PreviousYearReportSortColumn =
  /** By agent. */
  | 'AGENT'
  /** By amount. */
  | 'AMOUNT'
  /** By amountBefore. */
  | 'AMOUNT_BEFORE'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By difference. */
  | 'DIFFERENCE'
  /** By differencePercentage. */
  | 'DIFFERENCE_PERCENTAGE'
  /** By distributor. */
  | 'DISTRIBUTOR'
  /** By the number of the dealer, then by month or campaign. */
  | 'ID'
  /** By region. */
  | 'REGION'
  /** By tires. */
  | 'TIRES'
  /** By tiresBefore. */
  | 'TIRES_BEFORE'
  /** By toDayAmount. */
  | 'TO_DAY_AMOUNT'
  /** By toDayAmountBefore. */
  | 'TO_DAY_AMOUNT_BEFORE'
  /** By toDayDifference. */
  | 'TO_DAY_DIFFERENCE'
  /** By toDayPercent. */
  | 'TO_DAY_PERCENT'
  /** By toDayTires. */
  | 'TO_DAY_TIRES'
  /** By toDayTiresBefore. */
  | 'TO_DAY_TIRES_BEFORE';

/** Filter for active dealers: all given conditions apply; in a list, any value matches. */
export type ProposalDealerFilter = {
  /** Limited to these distributors. */
  distributorId?: Array<string> | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
  /** Limited to these tiers. */
  tier?: Array<DealerTier> | null | undefined;
};

/** Filter for proposed goals: all given conditions apply; in a list, any value matches. */
export type ProposalRowFilter = {
  /** Limited to these distributors. */
  distributorId?: Array<string> | null | undefined;
  /** Whether they differ from what was worked out. */
  edited?: boolean | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
  /** Limited to these tiers. */
  tier?: Array<DealerTier> | null | undefined;
};

/** The sort of proposed goals; equal rows are sorted by id. */
export type ProposalRowSort = {
  /** The column. */
  column: ProposalRowSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that proposed goals can be sorted by. */
export type ProposalRowSortColumn =
  /** By baseTires. */
  | 'BASE_TIRES'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By goalThreshold. */
  | 'GOAL_THRESHOLD'
  /** By id. */
  | 'ID'
  /** By lastGoal. */
  | 'LAST_GOAL'
  /** By proposedGoal. */
  | 'PROPOSED_GOAL'
  /** By region. */
  | 'REGION'
  /** By tier. */
  | 'TIER';

/** The state of the table of proposed goals. */
export type ProposalRowTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ProposalRowFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: ProposalRowSort | null | undefined;
};

/** Whether a second person approves a redemption by hand, and from which amount on. */
export type RedemptionApprovalInput = {
  /** What one user redeems for one dealer on one day, or takes back, above this amount in all, in EUR: 0 or more, at most 2 decimals. */
  amount: string;
  /** Whether a second person approves it. */
  on: boolean;
};

/** A part of a prize that was spent. */
export type RedemptionInput = {
  /** How much, in EUR: above 0, at most 2 decimals. */
  amount: string;
  /** Whether the same as one recorded within 24 hours is another one: it is a conflict otherwise, `looksRepeated`. */
  confirmRepeated?: boolean;
  /** How it was paid. */
  method?: RedemptionMethod | null | undefined;
  /** The purpose. */
  note?: string | null | undefined;
  /** When it was spent: from the campaign's first day to today. */
  redeemedOn: string;
};

/** How a redemption by hand was paid. */
export type RedemptionMethod =
  /** By a document of the company. */
  | 'DOCUMENT'
  /** In goods. */
  | 'GOODS'
  /** Otherwise. */
  | 'OTHER'
  /** With a voucher. */
  | 'VOUCHER';

/** A registration. */
export type RegisterInput = {
  /** 10 to 200 characters, not one of the most common passwords. */
  password: string;
  /** An email address: the username, and where mails go. */
  username: string;
};

/** The outcome of a reminder to one dealer. */
export type ReminderOutcome =
  /** It accepted meanwhile. */
  | 'ALREADY_ACCEPTED'
  /** It was reminded of this campaign today already. */
  | 'ALREADY_REMINDED_TODAY'
  /** The campaign is closed. */
  | 'CAMPAIGN_CLOSED'
  /** The campaign is a draft. */
  | 'CAMPAIGN_DRAFT'
  /** Its mail could not be delivered. */
  | 'FAILED'
  /** It is not in the campaign any more. */
  | 'NOT_IN_CAMPAIGN'
  /** It has no mail address. */
  | 'NO_MAIL_ADDRESS'
  /** The last day of the campaign is over. */
  | 'PERIOD_OVER'
  /** No reminder was needed any more when the mail was to be sent. */
  | 'POINTLESS'
  /** The registration is closed. */
  | 'REGISTRATION_CLOSED'
  /** The mail server took its mail. */
  | 'SENT'
  /** Its mail is about to be sent. */
  | 'WAITING';

/** How far the reminders are. */
export type ReminderRunStatus =
  /** It is known what became of each. */
  | 'DONE'
  /** Some mails are about to be sent. */
  | 'RUNNING';

/** Filter for dealers and which time: all given conditions apply; in a list, any value matches. */
export type ReportFilter = {
  /** Limited to this agent. */
  agentId?: string | null | undefined;
  /** This dealer alone. */
  dealerId?: string | null | undefined;
  /** Below this distributor. */
  distributorId?: string | null | undefined;
  /** A half-year: `2025_2` is the second of 2025. */
  period?: string | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
  /** Limited to these states. */
  status?: Array<DealerStatus> | null | undefined;
  /** Limited to these tiers. */
  tier?: Array<DealerTier> | null | undefined;
  /** The year; this one without. */
  year?: number | null | undefined;
};

/** A new password by a mailed link. */
export type ResetPasswordInput = {
  /** 10 to 200 characters, not one of the most common passwords. */
  password: string;
  /** The same password again. */
  passwordConfirmation: string;
  /** The token in the link. */
  token: string;
};

/** A user's role; the last one in the user's list decides its permissions. */
export type Role =
  /** Account. */
  | 'ACCOUNT'
  /** Agent. */
  | 'AGENT'
  /** Consultant. */
  | 'CONSULTANT'
  /** Dealer. */
  | 'DEALER'
  /** Distributor. */
  | 'DISTRIBUTOR'
  /** Distributor Area Manager. */
  | 'DISTRIBUTOR_AREA_MANAGER'
  /** Distributor Consultant. */
  | 'DISTRIBUTOR_CONSULTANT'
  /** Distributor User. */
  | 'DISTRIBUTOR_USER'
  /** GD Administrator. */
  | 'GD_ADMINISTRATOR'
  /** KA Administrator. */
  | 'KA_ADMINISTRATOR'
  /** Regional Manager. */
  | 'REGIONAL_MANAGER';

/** How a dealer fares by a change of rules: by what accumulates; where that stays, by what can be spent. */
export type RulesOutcome =
  /** Gets more. */
  | 'BETTER'
  /** Gets the same. */
  | 'SAME'
  /** Gets less. */
  | 'WORSE';

/** A part of a campaign's rules. */
export type RulesPart =
  /** Which tyres count by a factor. */
  | 'BOOSTS'
  /** Which sale lines count. */
  | 'ELIGIBILITY'
  /** How tyres become a prize. */
  | 'INCENTIVE'
  /** Its first or last day. */
  | 'PERIOD';

/** Filter for dealers: all given conditions apply; in a list, any value matches. */
export type RulesPreviewDealerFilter = {
  /** Whether they accepted the campaign. */
  accepted?: boolean | null | undefined;
  /** Limited to these outcomes. */
  outcome?: Array<RulesOutcome> | null | undefined;
};

/** The sort of dealers of a preview of rules; equal rows are sorted by id. */
export type RulesPreviewDealerSort = {
  /** The column. */
  column: RulesPreviewSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** The state of the table of the dealers of a preview of rules. */
export type RulesPreviewDealerTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: RulesPreviewDealerFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: RulesPreviewDealerSort | null | undefined;
};

/** Filter, order and format of a file of dealers of a preview of rules. */
export type RulesPreviewDealersFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: RulesPreviewDealerFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: RulesPreviewDealerSort | null | undefined;
};

/** The rules of a campaign as they would be. */
export type RulesPreviewInput = {
  /** Which sale lines count, of those within its days. */
  eligibility: SaleMatchInput;
  /** The last day. */
  endsOn: string;
  /** Which tyres count by a factor. */
  factorBoostDetail: FactorBoostDetailInput;
  /** How tyres become a prize. */
  incentiveDetail: IncentiveDetailInput;
  /** The first day. */
  startsOn: string;
};

/** A column that dealers of a preview of rules can be sorted by. */
export type RulesPreviewSortColumn =
  /** By accumulatedAfter. */
  | 'ACCUMULATED_AFTER'
  /** By accumulatedBefore. */
  | 'ACCUMULATED_BEFORE'
  /** By accumulatedDifference. */
  | 'ACCUMULATED_DIFFERENCE'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By expendableAfter. */
  | 'EXPENDABLE_AFTER'
  /** By expendableBefore. */
  | 'EXPENDABLE_BEFORE'
  /** By expendableDifference. */
  | 'EXPENDABLE_DIFFERENCE'
  /** By id. */
  | 'ID';

/** Which sale lines: every condition that is given must hold; without any, all lines. */
export type SaleMatchInput = {
  /** Of one of these brands; case does not matter. */
  brand?: Array<string> | null | undefined;
  /** Sold by this channel. */
  channel?: Channel | null | undefined;
  /** The smallest rim, in inches: 10 to 25. */
  rimFrom?: number | null | undefined;
  /** The largest rim, in inches: 10 to 25. */
  rimTo?: number | null | undefined;
  /** For one of these seasons. */
  season?: Array<Season> | null | undefined;
  /** For one of these kinds of vehicle. */
  segment?: Array<Segment> | null | undefined;
};

/** The season that a tyre is made for. */
export type Season =
  /** All seasons. */
  | 'ALL_SEASON'
  /** Summer. */
  | 'SUMMER'
  /** Winter. */
  | 'WINTER';

/** Who has to have a second factor. */
export type SecondFactorMode =
  /** Whoever manages users. */
  | 'ADMINISTRATORS'
  /** Everybody. */
  | 'EVERYONE'
  /** Nobody, and nobody can set one up; those that there are go on. */
  | 'OFF'
  /** Nobody; everybody can. */
  | 'OFFERED'
  /** Whoever manages users, campaigns, imports or contents. */
  | 'OFFICE';

/** Who has to have a second factor, and until when: all of it. */
export type SecuritySettingsInput = {
  /** The days for setting one up: 0 to 90. */
  graceDays: number;
  /** Who has to have one. */
  secondFactor: SecondFactorMode;
  /** The version that the edit is based on; an outdated version is refused. */
  version?: number | null | undefined;
};

/** The kind of vehicle that a tyre is made for. */
export type Segment =
  /** Cars. */
  | 'CAR'
  /** SUVs. */
  | 'SUV'
  /** Trucks. */
  | 'TRUCK'
  /** Vans. */
  | 'VAN';

/** Whom to remind: all that a filter leaves, or these. */
export type SendRemindersInput = {
  /** Or all that a filter leaves of a campaign. */
  campaign?: CampaignRemindersInput | null | undefined;
  /** All that it leaves of the work list `NOT_ACCEPTED`, which it must name. */
  filter?: CampaignsReportFilter | null | undefined;
  /** These, at most 1,000, instead of a filter. */
  memberships?: Array<MembershipInput> | null | undefined;
  /** The search text, together with `filter`. */
  search?: string | null | undefined;
};

/** Filter for service accounts: all given conditions apply; in a list, any value matches. */
export type ServiceAccountFilter = {
  /** Limited to these states. */
  state?: Array<ServiceAccountState> | null | undefined;
};

/** The sort of service accounts; equal rows are sorted by id. */
export type ServiceAccountSort = {
  /** The column. */
  column: ServiceAccountSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that service accounts can be sorted by. */
export type ServiceAccountSortColumn =
  /** By createdAt. */
  | 'CREATED_AT'
  /** By expiresAt. */
  | 'EXPIRES_AT'
  /** By id. */
  | 'ID'
  /** By lastUsedAt. */
  | 'LAST_USED_AT'
  /** By name. */
  | 'NAME'
  /** By state. */
  | 'STATE';

/** Whether a service account may call. */
export type ServiceAccountState =
  /** It may. */
  | 'ACTIVE'
  /** Its day has come. */
  | 'EXPIRED'
  /** An administrator has revoked it. */
  | 'REVOKED';

/** The state of the table of service accounts. */
export type ServiceAccountTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: ServiceAccountFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the name. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: ServiceAccountSort | null | undefined;
};

/** Data of a dealer that is missing for the electronic form of a credit note. */
export type SettlementDealerData =
  /** Street and house number, in Latin letters. */
  | 'ADDRESS'
  /** A business name that can be written in Latin letters. */
  | 'BUSINESS_NAME'
  /** The city, in Latin letters. */
  | 'CITY'
  /** The country. */
  | 'COUNTRY'
  /** The certified mail address, in the place of an SDI code. */
  | 'PEC'
  /** The postal code: in Italy five digits. */
  | 'POSTAL_CODE'
  /** The plate code of the province. */
  | 'PROVINCE'
  /** The SDI code: seven letters and digits, in Italy not XXXXXXX. */
  | 'SDI_CODE'
  /** A VAT number or tax code that can be one. */
  | 'VAT_NUMBER';

/** What became of a document of a settlement. */
export type SettlementDocumentEventKind =
  /** A debit note answered it. */
  | 'ANSWERED'
  /** It is older than what is kept of sending, and counts as sent. */
  | 'ASSUMED_SENT'
  /** It was cancelled. */
  | 'CANCELLED'
  /** The exchange system delivered it. */
  | 'DELIVERED'
  /** Its file was discarded, and had not left. */
  | 'DISCARDED'
  /** Two persons said that it never left. */
  | 'NEVER_SENT'
  /** It was paid. */
  | 'PAID'
  /** The transfer came back. */
  | 'PAYMENT_RETURNED'
  /** Its payment, which was read wrongly, was taken back. */
  | 'PAYMENT_TAKEN_BACK'
  /** Its file was made. */
  | 'PREPARED'
  /** The exchange system rejected it. */
  | 'REJECTED'
  /** It left. */
  | 'SENT'
  /** The exchange system took it, and could not deliver it. */
  | 'UNDELIVERED';

/** Filter for documents: all given conditions apply; in a list, any value matches. */
export type SettlementDocumentFilter = {
  /** With a line for one of these campaigns. */
  campaignId?: Array<string> | null | undefined;
  /** Of this day or later. */
  dayFrom?: string | null | undefined;
  /** Of this day or earlier. */
  dayTo?: string | null | undefined;
  /** Limited to this dealer. */
  dealerId?: string | null | undefined;
  /** Credit and debit notes that have come so far. */
  delivery?: Array<DocumentDelivery> | null | undefined;
  /** Limited to these kinds. */
  kind?: Array<SettlementDocumentKind> | null | undefined;
  /** Whether they were paid. */
  paid?: boolean | null | undefined;
  /** Limited to these states of payment. */
  payment?: Array<DocumentPayment> | null | undefined;
  /** Limited to this run. */
  settlementId?: string | null | undefined;
  /** Limited to these states. */
  state?: Array<SettlementDocumentState> | null | undefined;
};

/** The kind of a document of a settlement. */
export type SettlementDocumentKind =
  /** A credit note of the company. */
  | 'CREDIT_NOTE'
  /** A debit note that answers a credit note which has left. */
  | 'DEBIT_NOTE'
  /** A notice of what the dealer is to invoice. */
  | 'NOTICE';

/** The sort of documents of settlements; equal rows are sorted by id. */
export type SettlementDocumentSort = {
  /** The column. */
  column: SettlementDocumentSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that documents of settlements can be sorted by. */
export type SettlementDocumentSortColumn =
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By day. */
  | 'DAY'
  /** By delivery. */
  | 'DELIVERY'
  /** By id. */
  | 'ID'
  /** By net. */
  | 'NET'
  /** By number. */
  | 'NUMBER'
  /** By paidOn. */
  | 'PAID_ON'
  /** By payment. */
  | 'PAYMENT'
  /** By total. */
  | 'TOTAL';

/** The state of a document of a settlement. */
export type SettlementDocumentState =
  /** A debit note answers it, and its entries were reversed. */
  | 'ANSWERED'
  /** Its entries were reversed; its number stays. */
  | 'CANCELLED'
  /** It stands. */
  | 'ISSUED';

/** The state of the table of documents of settlements. */
export type SettlementDocumentTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: SettlementDocumentFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the dealer's name, code or VAT number, or the number. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: SettlementDocumentSort | null | undefined;
};

/** Filter, order and format of a file of documents. */
export type SettlementDocumentsFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: SettlementDocumentFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: SettlementDocumentSort | null | undefined;
};

/** Filter for settlement runs: all given conditions apply; in a list, any value matches. */
export type SettlementFilter = {
  /** Runs that pay one of these campaigns. */
  campaignId?: Array<string> | null | undefined;
  /** Of this day or later. */
  dayFrom?: string | null | undefined;
  /** Of this day or earlier. */
  dayTo?: string | null | undefined;
  /** Limited to these states. */
  state?: Array<SettlementState> | null | undefined;
};

/** Filter for holds: all given conditions apply; in a list, any value matches. */
export type SettlementHoldFilter = {
  /** Of credits in one of these campaigns alone. */
  campaignId?: Array<string> | null | undefined;
  /** On this dealer. */
  dealerId?: string | null | undefined;
  /** Released; false: those that last. */
  released?: boolean | null | undefined;
};

/** Which credits are put on hold, and why. */
export type SettlementHoldInput = {
  /** Its credit in this campaign alone; all of them without. */
  campaignId?: string | null | undefined;
  /** The id of the dealer. */
  dealerId: string;
  /** Whether the dealer, and the network above it, read the reason. */
  isReasonShown: boolean;
  /** Why: up to 500 characters. */
  reason: string;
};

/** The sort of credits on hold; equal rows are sorted by id. */
export type SettlementHoldSort = {
  /** The column. */
  column: SettlementHoldSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that credits on hold can be sorted by. */
export type SettlementHoldSortColumn =
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By heldAt. */
  | 'HELD_AT'
  /** By id. */
  | 'ID'
  /** By releasedAt. */
  | 'RELEASED_AT';

/** The state of the table of credits on hold. */
export type SettlementHoldTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: SettlementHoldFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the dealer's name, code or VAT number. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: SettlementHoldSort | null | undefined;
};

/** A settlement run as it shall be. */
export type SettlementInput = {
  /** The campaigns whose credits are paid, each once: open or closed; at most 50. */
  campaigns: Array<string>;
  /** The day of documents and entries: from the first day of each of the campaigns to today. */
  day: string;
  /** Which dealers; all without. Deleted ones with balances too. */
  filter?: DealerFilter;
  /** Who would get less, in EUR, is carried over, whole: 0 or more, at most 2 decimals. */
  minimum?: string;
  /** Its title: up to 160 characters. */
  title: string;
};

/** Filter for dealers of a run: all given conditions apply; in a list, any value matches. */
export type SettlementLineFilter = {
  /** With a balance in one of these campaigns. */
  campaignId?: Array<string> | null | undefined;
  /** Limited to these distributors. */
  distributorId?: Array<string> | null | undefined;
  /** Whether data for the electronic form of a credit note is missing. */
  incomplete?: boolean | null | undefined;
  /** Limited to these outcomes. */
  outcome?: Array<SettlementOutcome> | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
};

/** The sort of dealers of a run; equal rows are sorted by id. */
export type SettlementLineSort = {
  /** The column. */
  column: SettlementLineSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that dealers of a run can be sorted by. */
export type SettlementLineSortColumn =
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By credits. */
  | 'CREDITS'
  /** By debts. */
  | 'DEBTS'
  /** By id. */
  | 'ID'
  /** By net. */
  | 'NET'
  /** By outcome. */
  | 'OUTCOME'
  /** By region. */
  | 'REGION'
  /** By setOff. */
  | 'SET_OFF';

/** The state of the table of the dealers of a run. */
export type SettlementLineTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: SettlementLineFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: SettlementLineSort | null | undefined;
};

/** Filter, order and format of a file of dealers of a run. */
export type SettlementLinesFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: SettlementLineFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: SettlementLineSort | null | undefined;
};

/** The outcome of a settlement run for a dealer. */
export type SettlementOutcome =
  /** Less than the minimum: nothing is written, and the next run finds the same. */
  | 'CARRIED_OVER'
  /** A document of what it is paid. */
  | 'DOCUMENT'
  /** Its credits cover debts, and nothing is left to pay. */
  | 'SET_OFF_ONLY';

/** What the exchange system answered about a credit note. */
export type SettlementOutcomeInput = {
  /** For a rejection: its codes of five digits, such as 00305; up to 200. */
  codes?: Array<string> | null | undefined;
  /** Its day, from that of the document to today. */
  day: string;
  /** The answer. */
  outcome: ExchangeOutcome;
};

/** Documents of settlements: these, or the credit notes of a run. */
export type SettlementSelection = {
  /** Up to 5,000 documents; not with a run. */
  documentIds?: Array<string> | null | undefined;
  /** The run whose credit notes wait for it; not with documents. */
  settlementId?: string | null | undefined;
};

/** Who issues the documents of settlements. */
export type SettlementSenderInput = {
  /** Street and house number: up to 60 characters. */
  address: string;
  /** The name of the business: up to 80 characters. */
  businessName: string;
  /** The city: up to 60 characters. */
  city: string;
  /** The postal code: 5 digits. */
  postalCode: string;
  /** The province, by its plate code. */
  province: string;
  /** The tax regime. */
  taxRegime: TaxRegime;
  /** The VAT number (partita IVA): 11 digits. */
  vatNumber: string;
};

/** The settings of settlements: all of them. */
export type SettlementSettingsInput = {
  /** How many days before today the day of a run may be, at most: 0 to 366; as it is without. */
  daysBack?: number | null | undefined;
  /** Whether notes name the documents of the counted lines. */
  namesInvoices: boolean;
  /** Who issues the documents. */
  sender?: SettlementSenderInput | null | undefined;
  /** Whether the dealer bears the stamp duty; as it is without. */
  stampCharged?: boolean | null | undefined;
  /** The natures of which stamp duty is paid above 77.47 EUR, each once; without it they stay. */
  stampNatures?: Array<TaxNature> | null | undefined;
  /** Why there is no VAT, in the place of a rate. */
  taxNature?: TaxNature | null | undefined;
  /** Percentage of VAT, above 0; null with a nature. */
  taxRate?: string | null | undefined;
  /** The law behind the nature, which goes with one: up to 100 characters. */
  taxReference?: string | null | undefined;
  /** The version that the edit is based on; an outdated version is refused. */
  version?: number | null | undefined;
};

/** The sort of settlement runs; equal rows are sorted by id. */
export type SettlementSort = {
  /** The column. */
  column: SettlementSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that settlement runs can be sorted by. */
export type SettlementSortColumn =
  /** By createdAt. */
  | 'CREATED_AT'
  /** By day. */
  | 'DAY'
  /** By id. */
  | 'ID'
  /** By state. */
  | 'STATE'
  /** By title. */
  | 'TITLE';

/** The state of a settlement run. */
export type SettlementState =
  /** Its entries are written and its documents made. */
  | 'APPROVED'
  /** Its lines are worked out anew whenever it is looked at. */
  | 'DRAFT'
  /** Its lines are frozen; another user approves it. */
  | 'PROPOSED'
  /** Given up: nothing was written. */
  | 'WITHDRAWN';

/** The state of the table of settlement runs. */
export type SettlementTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: SettlementFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the title. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: SettlementSort | null | undefined;
};

/** What answers the challenge of a sign-in. */
export type SignInFactor =
  /** A passkey. */
  | 'PASSKEY'
  /** A recovery code. */
  | 'RECOVERY_CODE'
  /** A code of an authenticator app. */
  | 'TOTP';

/** Filter for dealers: all given conditions apply; in a list, any value matches. */
export type SimulationDealerFilter = {
  /** Limited to these distributors. */
  distributorId?: Array<string> | null | undefined;
  /** Limited to these outcomes. */
  outcome?: Array<SimulationOutcome> | null | undefined;
  /** Limited to these regions. */
  region?: Array<string> | null | undefined;
  /** Limited to these tiers. */
  tier?: Array<DealerTier> | null | undefined;
  /** Whether there is a prize to be spent. */
  unlocked?: boolean | null | undefined;
  /** The volume, one of the simulation; its first without. */
  volume?: string | null | undefined;
};

/** The sort of a simulation's dealers; equal rows are sorted by id. */
export type SimulationDealerSort = {
  /** The column. */
  column: SimulationDealerSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that a simulation's dealers can be sorted by. */
export type SimulationDealerSortColumn =
  /** By accumulated. */
  | 'ACCUMULATED'
  /** By against. */
  | 'AGAINST'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By difference. */
  | 'DIFFERENCE'
  /** By expendable. */
  | 'EXPENDABLE'
  /** By goalThreshold. */
  | 'GOAL_THRESHOLD'
  /** By id. */
  | 'ID'
  /** By lineTires. */
  | 'LINE_TIRES'
  /** By region. */
  | 'REGION'
  /** By tier. */
  | 'TIER'
  /** By tires. */
  | 'TIRES';

/** The state of the table of a simulation's dealers. */
export type SimulationDealerTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: SimulationDealerFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: SimulationDealerSort | null | undefined;
};

/** Filter, order and format of a file of of a simulation's dealers. */
export type SimulationDealersFileInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: SimulationDealerFilter | null | undefined;
  /** The format of the file. */
  format?: ExportFormat;
  /** The search text of the table. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: SimulationDealerSort | null | undefined;
};

/** What to simulate. */
export type SimulationInput = {
  /** The number of a campaign to compare each dealer with. */
  against?: string | null | undefined;
  /** The first day of the base period; without both, the campaign's own a year before. */
  from?: string | null | undefined;
  /** The number of a proposal whose goals to take; the campaign's own without. */
  proposalId?: string | null | undefined;
  /** Its last day; at most 400 days, all of them over. */
  to?: string | null | undefined;
  /** The factors by which the tyres are multiplied: 0.1 to 3, at most five, without repetition; 0.80, 1.00 and 1.20 if omitted. */
  volumes?: Array<string> | null | undefined;
};

/** How a dealer fares beside the campaign that a simulation is compared with. */
export type SimulationOutcome =
  /** Accumulates less. */
  | 'LOSER'
  /** Accumulates the same. */
  | 'SAME'
  /** Accumulates more. */
  | 'WINNER';

/** The state of a simulation. */
export type SimulationStatus =
  /** Has its results. */
  | 'DONE'
  /** Could not be made. */
  | 'FAILED'
  /** Waits for its turn. */
  | 'QUEUED'
  /** Is being made. */
  | 'RUNNING';

/** The direction of a sort. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** How a dealer stands in a campaign under way. */
export type Standing =
  /** It accepted, and lies more than 10 points below the share of the day. */
  | 'BEHIND'
  /** The tyres missing to its next threshold are at most 10 % of the goal. */
  | 'CLOSE'
  /** It has not accepted yet. */
  | 'NOT_ACCEPTED';

/** A selection of the sale lines of a statement. */
export type StatementLines =
  /** Lines that count; for a closed campaign, those that it was closed with. */
  | 'COUNTED'
  /** Lines that do not count, each with the first condition that it fails. */
  | 'EXCLUDED'
  /** Lines that came after the closing. */
  | 'LATER';

/** Why a document bears no VAT (Natura of FatturaPA). */
export type TaxNature =
  /** Code N1. */
  | 'N1'
  /** Code N2.1. */
  | 'N2_1'
  /** Code N2.2. */
  | 'N2_2'
  /** Code N3.1. */
  | 'N3_1'
  /** Code N3.2. */
  | 'N3_2'
  /** Code N3.3. */
  | 'N3_3'
  /** Code N3.4. */
  | 'N3_4'
  /** Code N3.5. */
  | 'N3_5'
  /** Code N3.6. */
  | 'N3_6'
  /** Code N4. */
  | 'N4'
  /** Code N5. */
  | 'N5'
  /** Code N6.1. */
  | 'N6_1'
  /** Code N6.2. */
  | 'N6_2'
  /** Code N6.3. */
  | 'N6_3'
  /** Code N6.4. */
  | 'N6_4'
  /** Code N6.5. */
  | 'N6_5'
  /** Code N6.6. */
  | 'N6_6'
  /** Code N6.7. */
  | 'N6_7'
  /** Code N6.8. */
  | 'N6_8'
  /** Code N6.9. */
  | 'N6_9'
  /** Code N7. */
  | 'N7';

/** The tax regime of who issues the documents (RegimeFiscale of FatturaPA). */
export type TaxRegime =
  /** Code RF01. */
  | 'RF01'
  /** Code RF02. */
  | 'RF02'
  /** Code RF04. */
  | 'RF04'
  /** Code RF05. */
  | 'RF05'
  /** Code RF06. */
  | 'RF06'
  /** Code RF07. */
  | 'RF07'
  /** Code RF08. */
  | 'RF08'
  /** Code RF09. */
  | 'RF09'
  /** Code RF10. */
  | 'RF10'
  /** Code RF11. */
  | 'RF11'
  /** Code RF12. */
  | 'RF12'
  /** Code RF13. */
  | 'RF13'
  /** Code RF14. */
  | 'RF14'
  /** Code RF15. */
  | 'RF15'
  /** Code RF16. */
  | 'RF16'
  /** Code RF17. */
  | 'RF17'
  /** Code RF18. */
  | 'RF18'
  /** Code RF19. */
  | 'RF19'
  /** Code RF20. */
  | 'RF20';

/** Whether a second person approves the undoing of an import, and from how many tyres on. */
export type UndoApprovalInput = {
  /** Whether a second person approves it. */
  on: boolean;
  /** Imports that change more tyres than this need an approval: 0 or more. */
  tires: number;
};

/** Changes of the own profile; what is left out or null stays. */
export type UpdateAccountInput = {
  /** The password, where the address is a new one. */
  currentPassword?: string | null | undefined;
  /** The address that mails go to. A new one asks for the current password, and counts when the link in the mail to it was opened. */
  email?: string | null | undefined;
  /** First and last name. */
  name?: string | null | undefined;
  /** A telephone number; an empty one removes it. */
  phone?: string | null | undefined;
};

/** Changes to a content; fields left out stay as they are. */
export type UpdateContentInput = {
  /** Whether it is archived. */
  archived?: boolean | null | undefined;
  /** The text, as HTML up to 100,000 characters; what is not allowed in it is left out. */
  body?: string | null | undefined;
  /** The number of an upload for CONTENT_COVER; null takes the cover away. */
  coverUpload?: string | null | undefined;
  /** The kind of a document, and only of one. */
  docType?: DocType | null | undefined;
  /** The number of an upload for CONTENT_FILE; null takes the file away. */
  fileUpload?: string | null | undefined;
  /** From which day readers see it; null makes a draft of it. */
  publishedOn?: string | null | undefined;
  /** A summary: up to 500 characters; an empty text removes it. */
  summary?: string | null | undefined;
  /** The title: 1 to 200 characters. */
  title?: string | null | undefined;
  /** The version that the edit is based on; an outdated version is refused. */
  version: number;
};

/** A customer as it shall be. */
export type UpdateCustomerInput = {
  /** The name of the business: a business must have one. */
  businessName?: string | null | undefined;
  /** The city. */
  city?: string | null | undefined;
  /** The email address. */
  email: string;
  /** The first name: a person must have one. */
  firstName?: string | null | undefined;
  /** The last name: a person must have one. */
  lastName?: string | null | undefined;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** The state. */
  status: CustomerStatus;
  /** A business or a person. */
  type: CustomerType;
  /** The version that the edit is based on; an outdated version is refused. */
  version: number;
};

/** A dealer as it shall be. */
export type UpdateDealerInput = {
  /** Street and house number; null removes it. */
  address?: string | null | undefined;
  /** The name of the business. */
  businessName: string;
  /** The city. */
  city: string;
  /** The country, ISO 3166-1 alpha-2; IT without. */
  country?: string | null | undefined;
  /** The email address; null removes it. */
  email?: string | null | undefined;
  /** The day on which it joined the programme. */
  joinedOn: string;
  /** The member directly above. */
  parentId: string;
  /** The certified mail address (PEC); null removes it. */
  pec?: string | null | undefined;
  /** The telephone number; null removes it. */
  phone?: string | null | undefined;
  /** The postal code; null removes it. */
  postalCode?: string | null | undefined;
  /** The province, by its plate code. */
  province: string;
  /** The region. */
  region: string;
  /** The SDI code of its electronic invoices; null removes it. */
  sdiCode?: string | null | undefined;
  /** The tax code (codice fiscale); null removes it. */
  taxCode?: string | null | undefined;
  /** The tier. */
  tier: DealerTier;
  /** The VAT number (partita IVA): in Italy 11 digits, elsewhere by the form of the country, without its code. */
  vatNumber: string;
  /** The version that the edit is based on; an outdated version is refused. */
  version: number;
};

/** The dealers whose status changes, and the new status. */
export type UpdateDealerStatusesInput = {
  /** The dealers that match this filter and the search, instead of ids. */
  filter?: DealerFilter | null | undefined;
  /** The ids of the dealers, at most 5,000. */
  ids?: Array<string> | null | undefined;
  /** The search text, together with `filter`. */
  search?: string | null | undefined;
  /** The new state. */
  status: DealerStatus;
};

/** A change of the own invoicing data; what is left out stays. */
export type UpdateInvoicingInput = {
  /** What waits for the office. */
  company?: InvoicingCompanyInput | null | undefined;
  /** The password, needed with `delivery`. */
  currentPassword?: string | null | undefined;
  /** The data that changes at once. */
  delivery?: InvoicingDeliveryInput | null | undefined;
};

/** A user as it shall be. */
export type UpdateManagedUserInput = {
  /** The address: of an invited user alone. */
  email?: string | null | undefined;
  /** The member that the user is attached to; its kind must fit every role. */
  memberId: string;
  /** First and last name. */
  name?: string | null | undefined;
  /** The roles, in their order: the last one decides. */
  roles: Array<Role>;
  /** The version that the edit is based on; an outdated version is refused. */
  version: number;
};

/** A note as it shall be: all of it. */
export type UpdateNoteInput = {
  /** The day on which the dealer was called: today or earlier. */
  calledOn?: string | null | undefined;
  /** The next step. */
  nextStep?: NoteStepInput | null | undefined;
  /** The text: up to 2000 characters, of one or more lines. */
  text: string;
  /** The version that the edit is based on; an outdated version is refused. */
  version?: number | null | undefined;
};

/** A changed draft of a settlement run: all its fields. */
export type UpdateSettlementInput = {
  /** The campaigns whose credits are paid, each once: open or closed; at most 50. */
  campaigns: Array<string>;
  /** The day of documents and entries: from the first day of each of the campaigns to today. */
  day: string;
  /** Which dealers; all without. Deleted ones with balances too. */
  filter?: DealerFilter;
  /** Who would get less, in EUR, is carried over, whole: 0 or more, at most 2 decimals. */
  minimum?: string;
  /** Its title: up to 160 characters. */
  title: string;
  /** The version that the edit is based on; an outdated version is refused. */
  version: number;
};

/** A webhook as it shall be: all of it. */
export type UpdateWebhookInput = {
  /** The purpose: up to 200 characters. */
  description: string;
  /** Whether messages are sent. */
  enabled: boolean;
  /** The kinds of events that it subscribes to: one or more. */
  kinds: Array<WebhookKind>;
  /** The address that messages are sent to: https, on the public internet. */
  url: string;
  /** The version that the edit is based on; an outdated version is refused. */
  version?: number | null | undefined;
};

/** A file that will be sent. */
export type UploadInput = {
  /** The media type of the file, as the browser names it; it may be empty. */
  contentType: string;
  /** The name of the file. */
  filename: string;
  /** The purpose; each has its own limit of size. */
  purpose: UploadPurpose;
  /** The size, in bytes: exactly those that will come. */
  size: number;
};

/** The purpose of an upload. */
export type UploadPurpose =
  /** To be attached to a campaign. */
  | 'CAMPAIGN_ATTACHMENT'
  /** To be the cover of a content: PNG, JPEG or WebP. */
  | 'CONTENT_COVER'
  /** To be the file of a content. */
  | 'CONTENT_FILE'
  /** To stand in the text of a content: PNG, JPEG or WebP. */
  | 'CONTENT_IMAGE'
  /** To be attached to a dispute: PNG, JPEG, WebP or PDF. */
  | 'DISPUTE_ATTACHMENT'
  /** To be imported. */
  | 'IMPORT'
  /** What the exchange system answered about credit notes: its receipts (XML, .p7m, a ZIP of them), CSV or XLSX. */
  | 'SETTLEMENT_OUTCOMES'
  /** Which documents of settlements were paid: CSV or XLSX. */
  | 'SETTLEMENT_PAYMENTS';

/** Filter for users: all given conditions apply; in a list, any value matches. */
export type UserFilter = {
  /** Attached to this member, or to one below it. */
  memberId?: string | null | undefined;
  /** Any of these is the role that decides. */
  role?: Array<Role> | null | undefined;
  /** Limited to these states. */
  state?: Array<UserState> | null | undefined;
};

/** The sort of users; equal rows are sorted by id. */
export type UserSort = {
  /** The column. */
  column: UserSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that users can be sorted by. */
export type UserSortColumn =
  /** By email. */
  | 'EMAIL'
  /** By id. */
  | 'ID'
  /** By the last access. */
  | 'LAST_LOGIN_AT'
  /** By name. */
  | 'NAME'
  /** By state. */
  | 'STATE'
  /** By username. */
  | 'USERNAME';

/** The state of a user. */
export type UserState =
  /** Signs in. */
  | 'ACTIVE'
  /** May not sign in. */
  | 'DISABLED'
  /** Has not opened the link of the invitation. */
  | 'INVITED'
  /** Has registered, and has no role and no member yet. */
  | 'WAITING';

/** The state of the table of users. */
export type UserTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: UserFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of username, name, email or member; case and accents do not matter. */
  search?: string | null | undefined;
  /** The order; by id by default. */
  sort?: UserSort | null | undefined;
};

/** A kind of work that waits for a user. */
export type WaitingWorkKind =
  /** Requests that others made and the caller may decide. */
  | 'APPROVALS'
  /** Disputes that wait for the side of the caller: the office or the dealer. */
  | 'DISPUTES'
  /** Imports of the last 30 days in error. */
  | 'IMPORTS'
  /** Months that can be closed: those after the newest closed one that are over. */
  | 'MONTHS'
  /** Credit and debit notes that the exchange system rejected. */
  | 'REJECTED_NOTES'
  /** Settlement runs that are drafts or proposed. */
  | 'SETTLEMENTS'
  /** Users who wait for activation. */
  | 'USERS';

/** Filter for deliveries: all given conditions apply; in a list, any value matches. */
export type WebhookDeliveryFilter = {
  /** Limited to these states. */
  state?: Array<WebhookDeliveryState> | null | undefined;
  /** Limited to these types. */
  type?: Array<WebhookMessageType> | null | undefined;
};

/** The sort of deliveries of a webhook; equal rows are sorted by id. */
export type WebhookDeliverySort = {
  /** The column. */
  column: WebhookDeliverySortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that deliveries of a webhook can be sorted by. */
export type WebhookDeliverySortColumn =
  /** By doneAt. */
  | 'DONE_AT'
  /** By id. */
  | 'ID'
  /** By queuedAt. */
  | 'QUEUED_AT'
  /** By state. */
  | 'STATE'
  /** By type. */
  | 'TYPE';

/** What became of a delivery. */
export type WebhookDeliveryState =
  /** It failed for three days, or the receiver wants no more; it is not tried any more. */
  | 'DEAD'
  /** The receiver has taken it. */
  | 'DELIVERED'
  /** It waits for its next try. */
  | 'WAITING';

/** The state of the table of the deliveries of a webhook. */
export type WebhookDeliveryTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: WebhookDeliveryFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the id of a message. */
  search?: string | null | undefined;
  /** The order; newest first by default. */
  sort?: WebhookDeliverySort | null | undefined;
};

/** Filter for webhooks: all given conditions apply; in a list, any value matches. */
export type WebhookFilter = {
  /** Limited to these states. */
  state?: Array<WebhookState> | null | undefined;
};

/** A kind of event that a webhook may subscribe to. */
export type WebhookKind =
  /** A campaign was closed. */
  | 'CAMPAIGN_CLOSED'
  /** A campaign was opened. */
  | 'CAMPAIGN_OPENED'
  /** A dealer opened a dispute. */
  | 'DISPUTE_OPENED'
  /** An import was applied. */
  | 'IMPORT_APPLIED'
  /** The work on an import failed for good. */
  | 'IMPORT_FAILED'
  /** A month of accruals was closed. */
  | 'MONTH_CLOSED'
  /** The rules of a campaign changed. */
  | 'RULES_CHANGED'
  /** A settlement was approved. */
  | 'SETTLEMENT_APPROVED';

/** The type of a message. */
export type WebhookMessageType =
  /** campaign.closed, as it stands in the message. */
  | 'CAMPAIGN_CLOSED'
  /** campaign.opened, as it stands in the message. */
  | 'CAMPAIGN_OPENED'
  /** dispute.opened, as it stands in the message. */
  | 'DISPUTE_OPENED'
  /** import.applied, as it stands in the message. */
  | 'IMPORT_APPLIED'
  /** import.failed, as it stands in the message. */
  | 'IMPORT_FAILED'
  /** month.closed, as it stands in the message. */
  | 'MONTH_CLOSED'
  /** A test. */
  | 'PING'
  /** rules.changed, as it stands in the message. */
  | 'RULES_CHANGED'
  /** settlement.approved, as it stands in the message. */
  | 'SETTLEMENT_APPROVED';

/** The sort of webhooks; equal rows are sorted by id. */
export type WebhookSort = {
  /** The column. */
  column: WebhookSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that webhooks can be sorted by. */
export type WebhookSortColumn =
  /** By createdAt. */
  | 'CREATED_AT'
  /** By description. */
  | 'DESCRIPTION'
  /** By id. */
  | 'ID'
  /** By state. */
  | 'STATE'
  /** By url. */
  | 'URL';

/** Whether messages are sent to a webhook. */
export type WebhookState =
  /** An administrator has disabled it; what waits is sent when it is enabled again. */
  | 'DISABLED'
  /** They are. */
  | 'ENABLED'
  /** Its receiver answered 410 and wants no more. */
  | 'GONE';

/** The state of the table of webhooks. */
export type WebhookTableInput = {
  /** Conditions on the rows; all rows by default. */
  filter?: WebhookFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of address or description. */
  search?: string | null | undefined;
  /** The order; oldest first by default. */
  sort?: WebhookSort | null | undefined;
};

/** What gets worse for a dealer that accepted. */
export type WorsenedTerm =
  /** Which tyres count by a factor, or the factor. */
  | 'BOOSTS'
  /** The most that can accumulate. */
  | 'CAP'
  /** Which sale lines count. */
  | 'ELIGIBILITY'
  /** The figures of today, which no other term explains. */
  | 'FIGURES'
  /** The first or last day. */
  | 'PERIOD'
  /** What tyres earn before boosts. */
  | 'PRIZE'
  /** From where the prize can be spent. */
  | 'UNLOCKING';

/** The requirement for a change that makes accepted terms worse. */
export type WorseningMode =
  /** It is refused. */
  | 'REFUSED'
  /** It acts at once, and the dealers are told. */
  | 'TOLD'
  /** A second person approves it. */
  | 'TWO_PERSONS';
