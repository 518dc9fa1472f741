import {
  campaignDurations,
  campaignGroups,
  campaignStates,
  newCampaignStates,
  campaignTypes,
  channels,
  incentiveBases,
  seasons,
  segments,
  statementLines,
  rulesParts,
} from '@gdd/schema/campaigns';
import { standings } from '@gdd/schema/reports';
import { campaignSettlements } from '@gdd/schema/settlements';
import { describedEnum } from './describedEnum.js';

export const CampaignTypeEnum = describedEnum(
  'CampaignType',
  'For whom a campaign is meant: a label, never a rule of membership.',
  campaignTypes,
  (type) =>
    ({
      prospect: 'Dealers of the tier prospect.',
      gold: 'Dealers of the tier gold.',
      platinum: 'Dealers of the tier platinum.',
      all: 'All dealers.',
    })[type],
);

export const CampaignDurationEnum = describedEnum(
  'CampaignDuration',
  'How long a campaign lasts.',
  campaignDurations,
  (duration) =>
    ({
      annual: 'A year.',
      halfYearly: 'Half a year.',
      other: 'Any other time.',
    })[duration],
);

export const CampaignStateEnum = describedEnum(
  'CampaignState',
  'The state of a campaign; it never goes back.',
  campaignStates,
  (state) =>
    ({
      draft: 'Seen by ACCESS_CAMPAIGNS alone; nothing counts in it until it is opened.',
      open: 'Dealers may accept it.',
      registrationClosed: 'Dealers may no longer accept it; its figures go on.',
      closed: 'Its figures are those of the closing; only redemptions go on.',
    })[state],
);

export const NewCampaignStateEnum = describedEnum(
  'NewCampaignState',
  'The state in which a campaign begins.',
  newCampaignStates,
  (state) =>
    ({
      draft: 'Seen by ACCESS_CAMPAIGNS alone, until it is opened.',
      open: 'Dealers may accept it.',
    })[state],
);

export const CampaignGroupEnum = describedEnum(
  'CampaignGroup',
  'How campaigns are grouped on the screen (specification, section 9).',
  campaignGroups,
  (group) =>
    ({
      main: 'Annual campaigns, and the main ones of half a year.',
      secondary: 'The others.',
    })[group],
);

export const IncentiveBasisEnum = describedEnum(
  'IncentiveBasis',
  'The tyres that the rate of a tier pays.',
  incentiveBases,
  (basis) =>
    ({
      marginal: 'Each tyre at the rate of the tier that it falls in.',
      whole: 'All tyres at the rate of the last tier that is reached.',
    })[basis],
);

export const SeasonEnum = describedEnum(
  'Season',
  'The season that a tyre is made for.',
  seasons,
  (season) =>
    ({
      summer: 'Summer.',
      winter: 'Winter.',
      allSeason: 'All seasons.',
    })[season],
);

export const SegmentEnum = describedEnum(
  'Segment',
  'The kind of vehicle that a tyre is made for.',
  segments,
  (segment) =>
    ({
      car: 'Cars.',
      suv: 'SUVs.',
      van: 'Vans.',
      truck: 'Trucks.',
    })[segment],
);

export const ChannelEnum = describedEnum(
  'Channel',
  'The way by which tyres were sold.',
  channels,
  (channel) =>
    ({
      retail: 'To drivers.',
      fleet: 'To fleets.',
    })[channel],
);

export const StatementLinesEnum = describedEnum(
  'StatementLines',
  'A selection of the sale lines of a statement.',
  statementLines,
  (lines) =>
    ({
      counted: 'Lines that count; for a closed campaign, those that it was closed with.',
      excluded: 'Lines that do not count, each with the first condition that it fails.',
      later: 'Lines that came after the closing.',
    })[lines],
);

export const StandingEnum = describedEnum(
  'Standing',
  'How a dealer stands in a campaign under way.',
  standings,
  (standing) =>
    ({
      close: 'The tyres missing to its next threshold are at most 10 % of the goal.',
      behind: 'It accepted, and lies more than 10 points below the share of the day.',
      notAccepted: 'It has not accepted yet.',
    })[standing],
);

export const CampaignSettlementEnum = describedEnum(
  'CampaignSettlement',
  'How the prizes of a campaign are paid.',
  campaignSettlements,
  (settlement) =>
    ({
      creditNote: 'By a credit note of the company: a bonus on quantity.',
      dealerInvoice: 'By an invoice of the dealer: a bonus for a service.',
    })[settlement],
);

export const RulesPartEnum = describedEnum(
  'RulesPart',
  "A part of a campaign's rules.",
  rulesParts,
  (part) =>
    ({
      period: 'Its first or last day.',
      incentive: 'How tyres become a prize.',
      boosts: 'Which tyres count by a factor.',
      eligibility: 'Which sale lines count.',
    })[part],
);
