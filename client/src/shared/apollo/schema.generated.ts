/** A factor on the prize of some tyres; of several the highest counts. */
export type BoostInput = {
  /** The factor; it may be below 1. */
  factor: string;
  /** Its name. */
  label: string;
  /** Which sale lines it counts for. */
  match: SaleMatchInput;
};

/** Which of a campaign's dealers; all conditions must hold, in a list any value suffices. */
export type CampaignDealerFilter = {
  /** Whether they accepted the campaign. */
  accepted?: boolean | null | undefined;
  /** Whether they reached their goal. */
  goalReached?: boolean | null | undefined;
  /** Below this member. */
  memberId?: string | null | undefined;
  /** In one of these provinces, by plate code. */
  province?: Array<string> | null | undefined;
  /** In one of these regions. */
  region?: Array<string> | null | undefined;
  /** In one of these states. */
  status?: Array<DealerStatus> | null | undefined;
  /** Of one of these tiers. */
  tier?: Array<DealerTier> | null | undefined;
};

/** The sort of the table; equal rows are sorted by the number of the dealer. */
export type CampaignDealerSort = {
  /** The column. */
  column: CampaignDealerSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the table of a campaign's dealers can be sorted by. */
export type CampaignDealerSortColumn =
  /** By acceptedAt. */
  | 'ACCEPTED_AT'
  /** By businessName. */
  | 'BUSINESS_NAME'
  /** By code. */
  | 'CODE'
  /** By dealerId. */
  | 'DEALER_ID'
  /** By goalThreshold. */
  | 'GOAL_THRESHOLD'
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
  | 'TIRES_PURCHASED';

/** The state of the table of a campaign's dealers. */
export type CampaignDealerTableInput = {
  /** Which dealers; all without. */
  filter?: CampaignDealerFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** In which order; by number without. */
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

/** Which campaigns; all conditions must hold, in a list any value suffices. */
export type CampaignFilter = {
  /** Of one of these durations. */
  duration?: Array<CampaignDuration> | null | undefined;
  /** In one of these groups. */
  group?: Array<CampaignGroup> | null | undefined;
  /** In one of these states. */
  state?: Array<CampaignState> | null | undefined;
  /** Meant for one of these. */
  type?: Array<CampaignType> | null | undefined;
  /** Of one of these years. */
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
  /** What it is about. */
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
  /** Its first day. */
  startsOn: string;
  /** The title. */
  title: string;
  /** For whom it is meant. */
  type: CampaignType;
  /** The year that it belongs to: one that its days touch. */
  year: number;
};

/** The sort of the table; equal rows are sorted by id. */
export type CampaignSort = {
  /** The column. */
  column: CampaignSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the table of campaigns can be sorted by. */
export type CampaignSortColumn =
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
  /** Dealers may accept it. */
  | 'OPEN'
  /** Dealers may no longer accept it; its figures go on. */
  | 'REGISTRATION_CLOSED';

/** The state of the table of campaigns. */
export type CampaignTableInput = {
  /** Which campaigns; all without. */
  filter?: CampaignFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the title; case and accents do not matter. */
  search?: string | null | undefined;
  /** In which order; by id without. */
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

/** A new dealer. */
export type CreateDealerInput = {
  /** The name of the business. */
  businessName: string;
  /** The city. */
  city: string;
  /** The code, unique in the programme; it never changes. */
  code: string;
  /** The email address. */
  email?: string | null | undefined;
  /** Since when in the programme. */
  joinedOn: string;
  /** The member directly above. */
  parentId: string;
  /** The telephone number. */
  phone?: string | null | undefined;
  /** The province, by its plate code. */
  province: string;
  /** The region. */
  region: string;
  /** The state in the programme. */
  status?: DealerStatus;
  /** The tier. */
  tier: DealerTier;
  /** The VAT number (partita IVA): 11 digits. */
  vatNumber: string;
};

/** Which dealers; all conditions must hold, in a list any value suffices. */
export type DealerFilter = {
  /** In the programme since this day or later. */
  joinedFrom?: string | null | undefined;
  /** In the programme since this day or earlier. */
  joinedTo?: string | null | undefined;
  /** Below this member. */
  memberId?: string | null | undefined;
  /** In one of these provinces, by plate code. */
  province?: Array<string> | null | undefined;
  /** In one of these regions. */
  region?: Array<string> | null | undefined;
  /** In one of these states. */
  status?: Array<DealerStatus> | null | undefined;
  /** Of one of these tiers. */
  tier?: Array<DealerTier> | null | undefined;
};

/** The sort of the table; equal rows are sorted by id. */
export type DealerSort = {
  /** The column. */
  column: DealerSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the table of dealers can be sorted by. */
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
  /** Which dealers; all without. */
  filter?: DealerFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of name, code, VAT number or city; case and accents do not matter. */
  search?: string | null | undefined;
  /** In which order; by id without. */
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

/** The goal of a dealer as it shall be. */
export type EditDealerGoalInput = {
  /** The goal, in tyres: 1 to 1,000,000. */
  goalThreshold: number;
  /** The version that the edit is based on; a stale one is refused. */
  version: number;
};

/** The format of a generated file. */
export type ExportFormat =
  /** Text with separated values. */
  | 'CSV'
  /** A workbook of Excel. */
  | 'XLSX';

/** The boosts of a campaign. */
export type FactorBoostDetailInput = {
  /** The boosts; without any, every tyre counts once. */
  boosts: Array<BoostInput>;
};

/** Which imports; all conditions must hold, in a list any value suffices. */
export type ImportFilter = {
  /** Loaded on this day or later, by the days of Italy. */
  createdFrom?: string | null | undefined;
  /** Loaded on this day or earlier, by the days of Italy. */
  createdTo?: string | null | undefined;
  /** Of files of one of these kinds. */
  kind?: Array<ImportKind> | null | undefined;
  /** In one of these states. */
  status?: Array<ImportStatus> | null | undefined;
};

/** What an imported file holds. */
export type ImportKind =
  /** Goals and acceptances of dealers in campaigns. */
  | 'GOALS'
  /** Members of the programme. */
  | 'NETWORK'
  /** Sale lines. */
  | 'SALES';

/** The sort of the history; equal rows are sorted by id. */
export type ImportSort = {
  /** The column. */
  column: ImportSortColumn;
  /** The direction. */
  direction?: SortDirection;
};

/** A column that the history of imports can be sorted by. */
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
  /** What it changed is being restored. */
  | 'UNDOING'
  /** Everything is as it was before it. */
  | 'UNDONE';

/** The state of the table of imports. */
export type ImportTableInput = {
  /** Which imports; all without. */
  filter?: ImportFilter | null | undefined;
  /** The page, counted from 1. */
  page?: number;
  /** Rows of a page: 3, 5, 10, 15, 50 or 100. */
  pageSize?: number;
  /** A part of the file's name; case and accents do not matter. */
  search?: string | null | undefined;
  /** In which order; by id without. */
  sort?: ImportSort | null | undefined;
};

/** What the rate of a tier pays. */
export type IncentiveBasis =
  /** Each tyre at the rate of the tier that it falls in. */
  | 'MARGINAL'
  /** All tyres at the rate of the last tier that is reached. */
  | 'WHOLE';

/** How the tyres of a campaign become a prize. */
export type IncentiveDetailInput = {
  /** What the rate of a tier pays. */
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
  /** What it pays, in EUR per tyre. */
  rate: string;
};

/** Whom to invite. */
export type InviteUserInput = {
  /** The address that the invitation goes to; it becomes the username. */
  email: string;
  /** The member that the user is attached to; its kind must fit the last role. */
  memberId: string;
  /** First and last name. */
  name: string;
  /** The roles, in their order: the last one decides. */
  roles: Array<Role>;
};

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

/** A part of a prize that was spent. */
export type RedemptionInput = {
  /** How much, in EUR: above 0, at most 2 decimals. */
  amount: string;
  /** What for. */
  note?: string | null | undefined;
  /** When it was spent. */
  redeemedOn: string;
};

/** A registration. */
export type RegisterInput = {
  /** 10 to 200 characters, not one of the most common passwords. */
  password: string;
  /** An email address: the username, and where mails go. */
  username: string;
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

/** The direction of a sort. */
export type SortDirection =
  /** Smallest first. */
  | 'ASC'
  /** Largest first. */
  | 'DESC';

/** The own profile. */
export type UpdateAccountInput = {
  /** The address that mails go to. */
  email: string;
  /** First and last name. */
  name: string;
  /** A telephone number. */
  phone: string;
};

/** A dealer as it shall be. */
export type UpdateDealerInput = {
  /** The name of the business. */
  businessName: string;
  /** The city. */
  city: string;
  /** The email address; null removes it. */
  email?: string | null | undefined;
  /** Since when in the programme. */
  joinedOn: string;
  /** The member directly above. */
  parentId: string;
  /** The telephone number; null removes it. */
  phone?: string | null | undefined;
  /** The province, by its plate code. */
  province: string;
  /** The region. */
  region: string;
  /** The tier. */
  tier: DealerTier;
  /** The VAT number (partita IVA): 11 digits. */
  vatNumber: string;
  /** The version that the edit is based on; a stale one is refused. */
  version: number;
};

/** A file that will be sent. */
export type UploadInput = {
  /** The media type of the file, as the browser names it; it may be empty. */
  contentType: string;
  /** The name of the file. */
  filename: string;
  /** What for; each purpose has its own limit of size. */
  purpose: UploadPurpose;
  /** The size, in bytes: exactly those that will come. */
  size: number;
};

/** What a file is sent for. */
export type UploadPurpose =
  /** To be attached to a campaign. */
  | 'CAMPAIGN_ATTACHMENT'
  /** To be imported. */
  | 'IMPORT';
