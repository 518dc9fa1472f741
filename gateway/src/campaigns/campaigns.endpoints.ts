import type { Permission } from '@gdd/schema/permissions';
import { tableFields } from '../schema/tables.js';
import { endpoint, fileRoute, sameNames, type BodyOf, type DataOf } from '../upstream/endpoint.js';
import { emptyRecord, enveloped, integer, list, record, text } from '../upstream/shape.js';
import {
  attachment,
  campaign,
  campaignSummary,
  summaryFields,
  totalsFields,
  type CampaignRecord,
} from './campaigns.shapes.js';

/** An attachment as the REST service writes it. */
export type AttachmentRecord = CampaignRecord['attachments'][number];
/** The state of the table in a request. */
export type CampaignTableState = BodyOf<'/campaigns/table', 'POST'>;

const administrators = ['accessCampaigns'] as const satisfies readonly Permission[];

const whoeverSeesCampaigns = [
  'accessCampaigns',
  'accessReport',
  'accessSubscription',
] as const satisfies readonly Permission[];

const oneCampaign = enveloped(record({ campaign }));

const summaries = enveloped(record({ campaigns: list(campaignSummary) }));

const withTotals = enveloped(
  record({
    campaigns: list(
      record<DataOf<'/campaigns/distributor', 'POST'>['campaigns'][number]>({
        ...summaryFields,
        totals: record(totalsFields),
      }),
    ),
  }),
);

const yearField = { year: 'year' };

const matchFields = (match: string) =>
  ['', '.brand', '.season', '.segment', '.rimFrom', '.rimTo', '.channel'].map((name) => `${match}${name}`);

/** The fields of the rules, with the number of each tier and boost. */
export const rulesInputFields = sameNames(
  'incentiveDetail',
  'incentiveDetail.basis',
  'incentiveDetail.tiers',
  'incentiveDetail.tiers.*.from',
  'incentiveDetail.tiers.*.rate',
  'incentiveDetail.unlockAt',
  'incentiveDetail.cap',
  'factorBoostDetail',
  'factorBoostDetail.boosts',
  'factorBoostDetail.boosts.*.label',
  'factorBoostDetail.boosts.*.factor',
  ...matchFields('factorBoostDetail.boosts.*.match'),
);

const inputFields = {
  ...sameNames('title', 'type', 'duration', 'isMain', 'year', 'startsOn', 'endsOn', 'description', 'version'),
  ...rulesInputFields,
  ...sameNames(...matchFields('eligibility')),
};

export const getConstants = endpoint('GET', '/constants', {
  area: 'campaigns',
  effect: 'read',
  access: 'signedIn',
  answer: enveloped(record({ today: text, current_year: integer, current_period: text })),
});

export const listCampaigns = endpoint('GET', '/campaigns', {
  area: 'campaigns',
  effect: 'read',
  access: administrators,
  answer: enveloped(record({ campaign: list(campaignSummary) })),
});

export const campaignsTable = endpoint('POST', '/campaigns/table', {
  area: 'campaigns',
  effect: 'read',
  access: administrators,
  answer: enveloped(record({ items: list(campaignSummary), total: integer })),
  fields: tableFields('year', 'type', 'duration', 'group', 'state'),
});

export const allCampaignsByYear = endpoint('POST', '/allCampaignsByYear', {
  area: 'campaigns',
  effect: 'read',
  access: administrators,
  answer: summaries,
  fields: yearField,
});

export const campaignsByYear = endpoint('GET', '/campaignsByYear/{year}', {
  area: 'campaigns',
  effect: 'read',
  access: whoeverSeesCampaigns,
  answer: summaries,
  fields: yearField,
});

export const adminCampaignsByYear = endpoint('GET', '/campaignsByYear/admin/{year}', {
  area: 'campaigns',
  effect: 'read',
  access: administrators,
  answer: summaries,
  fields: yearField,
});

export const distributorCampaigns = endpoint('POST', '/campaigns/distributor', {
  area: 'campaigns',
  effect: 'read',
  cost: 40,
  access: ['accessReport'],
  answer: withTotals,
  fields: sameNames('year', 'memberId'),
});

export const agentCampaigns = endpoint('POST', '/campaigns/agent', {
  area: 'campaigns',
  effect: 'read',
  cost: 40,
  access: ['accessReport'],
  answer: withTotals,
  fields: sameNames('year', 'memberId'),
});

/** The batch read behind the loader of totals; no field wraps it. */
export const campaignTotals = endpoint('GET', '/campaigns/totals', {
  area: 'campaigns',
  effect: 'read',
  cost: 30,
  access: ['accessCampaigns', 'accessReport'],
  answer: enveloped(record({ totals: list(record({ campaignId: integer, ...totalsFields })) })),
  batchedBy: 'ids',
});

export const campaignBrands = endpoint('GET', '/campaigns/brands', {
  area: 'campaigns',
  effect: 'read',
  access: administrators,
  answer: enveloped(record({ brands: list(text) })),
});

export const getCampaign = endpoint('GET', '/campaigns/{id}', {
  area: 'campaigns',
  effect: 'read',
  access: whoeverSeesCampaigns,
  answer: oneCampaign,
});

export const createCampaign = endpoint('POST', '/campaigns', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: oneCampaign,
  fields: inputFields,
});

export const updateCampaign = endpoint('PUT', '/campaigns/{id}', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: oneCampaign,
  fields: inputFields,
});

export const closeCampaignRegistration = endpoint('PATCH', '/campaigns/{id}/close-registration', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: oneCampaign,
});

export const closeCampaign = endpoint('DELETE', '/campaigns/{id}/close', {
  area: 'campaigns',
  effect: 'write',
  cost: 50,
  access: administrators,
  answer: oneCampaign,
});

export const addCampaignAttachment = endpoint('POST', '/campaigns/{id}/attachments', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: enveloped(record({ attachment })),
  // What is wrong with the file is wrong with the upload that brought it.
  fields: { upload: 'uploadId', file: 'uploadId' },
});

export const removeCampaignAttachment = endpoint('DELETE', '/campaigns/{id}/attachments/{attachmentId}', {
  area: 'campaigns',
  effect: 'write',
  access: administrators,
  answer: enveloped(emptyRecord),
});

export const attachmentFile = fileRoute('GET', '/download/campaigns-attachment/{a}/{b}', {
  operation: 'downloadCampaignAttachment',
  access: whoeverSeesCampaigns,
});

export const membershipFile = fileRoute('POST', '/campaigns/reporting/membership/{id}', {
  operation: 'campaignMembership',
  cost: 200,
  access: administrators,
});
