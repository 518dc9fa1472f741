import { dealerStatuses, dealerTiers, memberRoles } from '@gdd/schema/members';
import type { Permission } from '@gdd/schema/permissions';
import { tableFields } from '../schema/tables.js';
import { endpoint, fileRoute, sameNames, type BodyOf, type DataOf, type QueryOf } from '../upstream/endpoint.js';
import { emptyRecord, enveloped, flag, integer, list, nullable, oneOf, record, text } from '../upstream/shape.js';

/** A dealer, a row of the table and a member as the REST service writes them. */
export type DealerRecord = DataOf<'/dealers/{id}', 'GET'>['dealer'];
export type DealerRowRecord = DataOf<'/dealers/table', 'POST'>['items'][number];
/** The state of the table in a request. */
export type TableState = BodyOf<'/dealers/table', 'POST'>;
/** What the file of dealers is asked. */
export type ExportQuery = QueryOf<'/dealers/reporting/export', 'GET'>;
export type MemberRecord = DataOf<'/members', 'GET'>['members'][number];

const member = { id: integer, code: text, businessName: text, role: oneOf(memberRoles) };

/** A member as links show it. */
export const memberLink = record<DealerRecord['path'][number]>(member);

const row = {
  id: integer,
  code: text,
  businessName: text,
  vatNumber: text,
  region: text,
  province: text,
  city: text,
  status: oneOf(dealerStatuses),
  tier: oneOf(dealerTiers),
  isProspect: flag,
  joinedOn: text,
  parentId: nullable(integer),
  version: integer,
};

const dealerRecord = record<DealerRecord>({
  ...row,
  email: nullable(text),
  phone: nullable(text),
  path: list(memberLink),
  createdAt: text,
  updatedAt: text,
});

const oneDealer = enveloped(record({ dealer: dealerRecord }));
const memberRecord = record<MemberRecord>({ ...member, city: nullable(text), parentId: nullable(integer) });
const membersOfRole = enveloped(record({ dealers: list(memberRecord) }));

const inputFields = sameNames(
  'code',
  'businessName',
  'vatNumber',
  'region',
  'province',
  'city',
  'email',
  'phone',
  'status',
  'tier',
  'joinedOn',
  'parentId',
  'version',
);

const searchFields = { search: 'search', limit: 'limit' };

const editors = ['editDealer'] as const satisfies readonly Permission[];

const roleReaders = [
  'accessDealerManager',
  'accessCampaigns',
  'accessReport',
  'accessMonthlyReport',
  'accessMonthlyFleetReport',
  'accessReportPreviousYear',
] as const satisfies readonly Permission[];

export const listDealers = endpoint('GET', '/dealers', {
  area: 'dealers',
  effect: 'read',
  access: ['accessDealerManager'],
  answer: enveloped(record({ dealers: list(record({ id: integer, code: text, businessName: text, city: text })) })),
  fields: searchFields,
});

export const dealersTable = endpoint('POST', '/dealers/table', {
  area: 'dealers',
  effect: 'read',
  access: ['accessDealerManager'],
  answer: enveloped(record({ items: list(record<DealerRowRecord>(row)), total: integer })),
  fields: {
    ...tableFields('status', 'tier', 'region', 'province', 'memberId'),
    'filter.joinedOn': 'filter.joinedFrom',
    'filter.joinedOn.from': 'filter.joinedFrom',
    'filter.joinedOn.to': 'filter.joinedTo',
  },
});

/** Made anew each time, of as many dealers as there are: as dear as two large pages of the table. */
export const dealersFile = fileRoute('GET', '/dealers/reporting/export', {
  operation: 'exportDealers',
  access: ['accessDealerManager'],
  cost: 200,
  fields: {
    'query.search': 'search',
    ...Object.fromEntries(
      ['status', 'tier', 'region', 'province', 'joinedFrom', 'joinedTo'].map((name) => [
        `query.${name}`,
        `filter.${name}`,
      ]),
    ),
    memberId: 'filter.memberId',
  },
});

export const dealersByRole = endpoint('GET', '/dealers/role/{role}', {
  area: 'dealers',
  effect: 'read',
  access: roleReaders,
  answer: membersOfRole,
  fields: searchFields,
});

export const dealersByRoleBelow = endpoint('GET', '/dealers/role/{role}/{parent}', {
  area: 'dealers',
  effect: 'read',
  access: roleReaders,
  answer: membersOfRole,
  fields: searchFields,
});

export const getDealer = endpoint('GET', '/dealers/{id}', {
  area: 'dealers',
  effect: 'read',
  access: ['accessDealerDetail', 'accessSubscription'],
  answer: oneDealer,
});

export const createDealer = endpoint('POST', '/dealers/create', {
  area: 'dealers',
  effect: 'write',
  access: editors,
  answer: oneDealer,
  fields: inputFields,
});

export const updateDealer = endpoint('PUT', '/dealers/{id}', {
  area: 'dealers',
  effect: 'write',
  access: editors,
  answer: oneDealer,
  fields: inputFields,
});

export const updateDealerStatus = endpoint('PUT', '/dealers/status/{id}', {
  area: 'dealers',
  effect: 'write',
  access: editors,
  answer: oneDealer,
  fields: { 'data.status': 'status' },
});

export const deleteDealer = endpoint('DELETE', '/dealers/{id}/delete', {
  area: 'dealers',
  effect: 'write',
  access: editors,
  answer: enveloped(emptyRecord),
});

/** The batch read behind the loader of members; no field wraps it. */
export const membersByIds = endpoint('GET', '/members', {
  area: 'dealers',
  effect: 'read',
  access: [...roleReaders, 'accessDealerDetail'],
  answer: enveloped(record({ members: list(memberRecord) })),
  batchedBy: 'ids',
});
