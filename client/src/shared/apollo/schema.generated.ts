/** A change of the own password. */
export type ChangePasswordInput = {
  /** The password until now. */
  currentPassword: string;
  /** 10 to 200 characters, not one of the most common passwords. */
  password: string;
  /** The same password again. */
  passwordConfirmation: string;
};

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
