import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import type { Permission } from '@gdd/schema/permissions';
import { memberLink } from '../dealers/dealers.endpoints.js';
import { tableFields } from '../schema/tables.js';
import { endpoint, sameNames, type BodyOf, type DataOf } from '../upstream/endpoint.js';
import {
  decimal,
  emptyRecord,
  enveloped,
  flag,
  integer,
  list,
  nullable,
  oneOf,
  record,
  text,
} from '../upstream/shape.js';
import { campaign, campaignSummary, figureFields, rulesFields, termFields } from './campaigns.shapes.js';

/** A dealer in a campaign, and a dealer's campaign, as the REST service writes them. */
export type CampaignDealerRecord = DataOf<'/campaigns/{id}/dealers', 'POST'>['items'][number];
export type DealerCampaignRecord = DataOf<'/campaigns/dealer', 'POST'>['campaigns'][number];
export type DealerCampaignRowRecord = DataOf<'/report/dealers/{dealerId}/campaigns', 'POST'>['results'][number];
/** What accepting answers. */
export type AcceptedRecord = DataOf<'/campaigns/{id}/dealer/accept', 'PATCH'>;
/** The state of the table in a request. */
export type CampaignDealerTableState = BodyOf<'/campaigns/{id}/dealers', 'POST'>;

const administrators = ['accessCampaigns'] as const satisfies readonly Permission[];

const campaignDealer = record<CampaignDealerRecord>({
  dealerId: integer,
  code: text,
  businessName: text,
  vatNumber: text,
  region: text,
  province: text,
  status: oneOf(dealerStatuses),
  tier: oneOf(dealerTiers),
  version: integer,
  ...termFields,
  ...figureFields,
  goalPercentage: decimal,
  nextThreshold: nullable(integer),
  tiresToNextThreshold: nullable(integer),
  distributor: nullable(memberLink),
});

const oneDealer = enveloped(record({ dealer: campaignDealer }));

const dealerCampaign = record<DealerCampaignRecord>({
  campaign: campaignSummary,
  ...rulesFields,
  ...termFields,
  ...figureFields,
});

const done = enveloped(emptyRecord);

export const campaignDealers = endpoint('POST', '/campaigns/{id}/dealers', {
  area: 'campaigns',
  effect: 'read',
  access: ['accessCampaigns', 'accessReport'],
  answer: enveloped(record({ items: list(campaignDealer), total: integer })),
  fields: tableFields(
    ...['status', 'tier', 'region', 'province', 'memberId', 'accepted', 'goalReached', 'distributorId'],
    ...['tiresPurchased', 'goalPercentage', 'tiresToNextThreshold'].flatMap((range) => [
      range,
      `${range}.from`,
      `${range}.to`,
    ]),
  ),
});

export const dealerCampaigns = endpoint('POST', '/campaigns/dealer', {
  area: 'campaigns',
  effect: 'read',
  access: ['accessSubscription', 'accessReport', 'accessCampaigns'],
  answer: enveloped(record({ campaigns: list(dealerCampaign) })),
  fields: sameNames('year', 'dealerId'),
});

export const dealerCampaignsReport = endpoint('POST', '/report/dealers/{dealerId}/campaigns', {
  area: 'campaigns',
  effect: 'read',
  access: ['accessReport', 'accessDealerDetail', 'accessSubscription'],
  answer: enveloped(
    record({
      results: list(
        record<DealerCampaignRowRecord>({
          campaignId: integer,
          campaignTitle: text,
          goalThreshold: integer,
          ...figureFields,
        }),
      ),
    }),
  ),
  fields: { year: 'year' },
});

export const unsubscribedDealers = endpoint('GET', '/dealers/unsubscribed/{campaignId}', {
  area: 'campaigns',
  effect: 'read',
  access: administrators,
  answer: enveloped(record({ dealers: list(record({ id: integer, code: text, businessName: text, city: text })) })),
  fields: sameNames('search', 'limit'),
});

/** Whether a dealer's tier is prospect. */
export const isProspect = endpoint('GET', '/dealers/{id}/is-prospect', {
  area: 'campaigns',
  effect: 'read',
  access: ['accessReport', 'accessDealerDetail', 'accessSubscription'],
  answer: enveloped(record({ isProspect: flag })),
});

export const addDealerToCampaign = endpoint('POST', '/campaigns/{id}/dealer/add', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: oneDealer,
  fields: { 'data.dealer': 'dealerId', 'data.goalThreshold': 'goalThreshold' },
});

export const editDealerGoal = endpoint('PATCH', '/campaigns/{id}/dealer/{dealerId}/edit', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: oneDealer,
  fields: { 'data.goalThreshold': 'goalThreshold', 'data.version': 'version' },
});

export const removeDealerFromCampaign = endpoint('DELETE', '/campaigns/{id}/dealer/{dealerId}', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: done,
});

export const acceptCampaign = endpoint('PATCH', '/campaigns/{id}/dealer/accept', {
  area: 'campaigns',
  effect: 'write',
  access: ['accessSubscription'],
  answer: enveloped(
    record({ campaign, membership: record<AcceptedRecord['membership']>({ ...termFields, ...figureFields }) }),
  ),
});

/** Sends a mail, although it is a GET: never sent twice, shared or repeated (docs/domain/campaigns-and-prizes.md). */
export const sendCampaignReminder = endpoint('GET', '/campaigns/{id}/dealer-email/{dealerId}', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: done,
});
