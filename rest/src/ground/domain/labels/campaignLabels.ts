import type {
  CampaignDuration,
  CampaignGroup,
  CampaignState,
  CampaignType,
  LineCondition,
} from '@gdd/schema/campaigns';

/** Labels in files for the type of a campaign: the dealers for whom it is intended. */
export const campaignTypeLabels: Readonly<Record<CampaignType, string>> = {
  prospect: 'Prospect',
  gold: 'Gold',
  platinum: 'Platinum',
  all: 'Tutti i dealer',
};

/** Labels in files for the duration of a campaign. */
export const campaignDurationLabels: Readonly<Record<CampaignDuration, string>> = {
  annual: 'Annuale',
  halfYearly: 'Semestrale',
  other: 'Altra durata',
};

/** Labels in files for the group of a campaign. */
export const campaignGroupLabels: Readonly<Record<CampaignGroup, string>> = {
  main: 'Principale',
  secondary: 'Secondaria',
};

/** Labels in files for the state of a campaign. */
export const campaignStateLabels: Readonly<Record<CampaignState, string>> = {
  draft: 'Bozza',
  open: 'Iscrizioni aperte',
  registrationClosed: 'Iscrizioni chiuse',
  closed: 'Campagna chiusa',
};

/** Labels in files for the first condition of a campaign that a sale line fails. */
export const lineConditionLabels: Readonly<Record<LineCondition, string>> = {
  beforeStart: 'Prima dell’inizio',
  afterEnd: 'Dopo la fine',
  brand: 'Marca',
  season: 'Stagione',
  segment: 'Segmento',
  rim: 'Cerchio',
  channel: 'Canale',
};
