export type MemberRole =
  | 'ACCOUNT'
  | 'AGENT'
  | 'DEALER'
  | 'DISTRIBUTOR'
  | 'DISTRIBUTOR_AREA_MANAGER'
  | 'PROGRAMME'
  | 'REGIONAL_MANAGER';

export type RegisterInput = {
  password: string;
  username: string;
};

export type Role =
  | 'ACCOUNT'
  | 'AGENT'
  | 'CONSULTANT'
  | 'DEALER'
  | 'DISTRIBUTOR'
  | 'DISTRIBUTOR_AREA_MANAGER'
  | 'DISTRIBUTOR_CONSULTANT'
  | 'DISTRIBUTOR_USER'
  | 'GD_ADMINISTRATOR'
  | 'KA_ADMINISTRATOR'
  | 'REGIONAL_MANAGER';
