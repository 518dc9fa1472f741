import {
  campaignDurations,
  campaignGroups,
  campaignStates,
  campaignTypes,
  channels,
  incentiveBases,
  seasons,
  segments,
} from '@gdd/schema/campaigns';
import type { DataOf } from '../upstream/endpoint.js';
import {
  decimal,
  enteredDecimal,
  flag,
  integer,
  list,
  nullable,
  oneOf,
  optional,
  record,
  text,
} from '../upstream/shape.js';

/** A campaign, and parts of it, as the REST service writes them. */
export type CampaignRecord = DataOf<'/campaigns/{id}', 'GET'>['campaign'];
export type CampaignSummaryRecord = DataOf<'/campaigns', 'GET'>['campaign'][number];
export type CampaignTotalsRecord = DataOf<'/campaigns/distributor', 'POST'>['campaigns'][number]['totals'];
export type RulesRecord = Pick<CampaignRecord, 'incentiveDetail' | 'factorBoostDetail'>;
export type SaleMatchRecord = CampaignRecord['eligibility'];

/** The fields of a campaign in lists and selects. */
export const summaryFields = {
  id: integer,
  title: text,
  type: oneOf(campaignTypes),
  duration: oneOf(campaignDurations),
  isMain: flag,
  group: oneOf(campaignGroups),
  year: integer,
  startsOn: text,
  endsOn: text,
  state: oneOf(campaignStates),
};

export const campaignSummary = record<CampaignSummaryRecord>(summaryFields);

/** The sums of a campaign. */
export const totalsFields = {
  dealers: integer,
  accepted: integer,
  goalReached: integer,
  goalThreshold: integer,
  tiresPurchased: integer,
  tiresFleet: integer,
  plafondAccumulated: decimal,
  plafondExpendable: decimal,
};

/** What a sale line must be. */
export const saleMatch = record<SaleMatchRecord>({
  brand: optional(list(text)),
  season: optional(list(oneOf(seasons))),
  segment: optional(list(oneOf(segments))),
  rimFrom: optional(integer),
  rimTo: optional(integer),
  channel: optional(oneOf(channels)),
});

/** How tyres become a prize. */
export const rulesFields = {
  incentiveDetail: record<RulesRecord['incentiveDetail']>({
    basis: oneOf(incentiveBases),
    tiers: list(record({ from: enteredDecimal, rate: enteredDecimal })),
    unlockAt: enteredDecimal,
    cap: optional(enteredDecimal),
  }),
  factorBoostDetail: record<RulesRecord['factorBoostDetail']>({
    boosts: list(record({ label: text, match: saleMatch, factor: enteredDecimal })),
  }),
};

/** A file of a campaign. */
export const attachment = record<CampaignRecord['attachments'][number]>({
  id: integer,
  filename: text,
  contentType: text,
  size: integer,
  addedAt: text,
});

/** A campaign with all that its page shows. */
export const campaign = record<CampaignRecord>({
  ...summaryFields,
  ...rulesFields,
  description: nullable(text),
  eligibility: saleMatch,
  attachments: list(attachment),
  version: integer,
  createdAt: text,
  updatedAt: text,
  closedAt: nullable(text),
});

/** The six figures of a dealer in a campaign, under the specification's names. */
export const figureFields = {
  tiresPurchased: integer,
  tiresMissing: integer,
  tiresFleet: integer,
  tiresFleetPercentage: decimal,
  plafondAccumulated: decimal,
  plafondExpendable: decimal,
};

/** What a dealer agreed to in a campaign. */
export const termFields = { goalThreshold: integer, accepted: flag, acceptedAt: nullable(text) };
