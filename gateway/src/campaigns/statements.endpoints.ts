import { channels, seasons, segments } from '@gdd/schema/campaigns';
import type { Permission } from '@gdd/schema/permissions';
import { endpoint, sameNames, type DataOf } from '../upstream/endpoint.js';
import { decimal, enveloped, flag, integer, list, nullable, oneOf, record, text } from '../upstream/shape.js';
import { rulesInputFields } from './campaigns.endpoints.js';
import { campaignSummary, figureFields, rulesFields, saleMatch, termFields } from './campaigns.shapes.js';

/** A statement, a line that counts and a redemption as the REST service writes them. */
export type StatementRecord = DataOf<'/campaigns/{id}/dealer/{dealerId}/statement', 'GET'>['statement'];
export type LineRecord = DataOf<'/campaigns/{id}/dealer/{dealerId}/lines', 'GET'>['items'][number];
export type RedemptionRecord = StatementRecord['redemptions'][number];

const administrators = ['accessCampaigns'] as const satisfies readonly Permission[];

const whoeverSeesCampaigns = [
  'accessCampaigns',
  'accessReport',
  'accessSubscription',
] as const satisfies readonly Permission[];

const explanationFields = {
  tiers: list(
    record<StatementRecord['tiers'][number]>({
      from: decimal,
      startsAt: integer,
      rate: decimal,
      tires: integer,
      amount: decimal,
      reached: flag,
    }),
  ),
  base: decimal,
  lineTires: integer,
  boostedTires: decimal,
  factorLimit: nullable(decimal),
  averageFactor: decimal,
  beforeCap: decimal,
  capped: flag,
  unlockTires: integer,
  unlocked: flag,
};

const redemption = record<RedemptionRecord>({
  id: integer,
  redeemedOn: text,
  amount: decimal,
  note: nullable(text),
  recordedAt: text,
  recordedBy: nullable(text),
});

export const campaignStatement = endpoint('GET', '/campaigns/{id}/dealer/{dealerId}/statement', {
  area: 'campaigns',
  effect: 'read',
  access: whoeverSeesCampaigns,
  answer: enveloped(
    record({
      statement: record<StatementRecord>({
        campaign: campaignSummary,
        dealerId: integer,
        businessName: text,
        ...termFields,
        ...rulesFields,
        eligibility: saleMatch,
        ...figureFields,
        ...explanationFields,
        boosts: list(
          record({ label: text, factor: decimal, tires: integer, fleetTires: integer, boostedTires: decimal }),
        ),
        unboostedTires: integer,
        unboostedFleetTires: integer,
        unreconstructed: nullable(record({ tires: integer, fleetTires: integer, boostedTires: decimal })),
        redeemed: decimal,
        redemptions: list(redemption),
        linesChangedSinceClosing: flag,
        sinceClosing: nullable(
          record<NonNullable<StatementRecord['sinceClosing']>>({
            closedAt: text,
            differences: list(record({ label: nullable(text), factor: decimal, tires: integer, fleetTires: integer })),
            laterLines: integer,
            laterTires: integer,
          }),
        ),
      }),
    }),
  ),
});

export const campaignLines = endpoint('GET', '/campaigns/{id}/dealer/{dealerId}/lines', {
  area: 'campaigns',
  effect: 'read',
  access: whoeverSeesCampaigns,
  answer: enveloped(
    record({
      items: list(
        record<LineRecord>({
          id: text,
          document: text,
          line: integer,
          soldOn: text,
          brand: text,
          season: oneOf(seasons),
          segment: oneOf(segments),
          rim: integer,
          channel: oneOf(channels),
          quantity: integer,
          amount: decimal,
          factor: decimal,
          boostLabel: nullable(text),
        }),
      ),
      total: integer,
    }),
  ),
  fields: sameNames('page', 'pageSize', 'sinceClosing'),
});

export const campaignRedemptions = endpoint('GET', '/campaigns/{id}/dealer/{dealerId}/redemptions', {
  area: 'campaigns',
  effect: 'read',
  access: administrators,
  answer: enveloped(record({ redemptions: list(redemption) })),
});

export const recordRedemption = endpoint('POST', '/campaigns/{id}/dealer/{dealerId}/redemptions', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: enveloped(record({ redemption })),
  fields: sameNames('redeemedOn', 'amount', 'note'),
});

export const campaignExample = endpoint('POST', '/campaigns/example', {
  area: 'campaigns',
  effect: 'read',
  access: administrators,
  answer: enveloped(
    record({
      example: record<DataOf<'/campaigns/example', 'POST'>['example']>({
        tiresMissing: integer,
        plafondAccumulated: decimal,
        plafondExpendable: decimal,
        ...explanationFields,
      }),
    }),
  ),
  fields: { ...rulesInputFields, ...sameNames('goalThreshold', 'tires', 'boostedTires', 'boostedTires.*') },
});
