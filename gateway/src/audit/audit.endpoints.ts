import { endpoint, sameNames, type DataOf } from '../upstream/endpoint.js';
import { anyRecord, enveloped, integer, list, nullable, record, text } from '../upstream/shape.js';

/** An audit entry as the REST service writes it. */
export type AuditRecord = DataOf<'/dealers/{id}/audit', 'GET'>['items'][number];

const page = enveloped(
  record({
    items: list(
      record<AuditRecord>({
        id: integer,
        at: text,
        actor: nullable(record({ id: integer, name: text })),
        import: nullable(record({ id: integer, filename: text })),
        action: text,
        before: nullable(anyRecord),
        after: nullable(anyRecord),
      }),
    ),
    total: integer,
  }),
);

export const dealerAudit = endpoint('GET', '/dealers/{id}/audit', {
  area: 'audit',
  effect: 'read',
  access: ['accessCampaigns', 'editDealer'],
  answer: page,
  fields: sameNames('page', 'pageSize'),
});

export const campaignAudit = endpoint('GET', '/campaigns/{id}/audit', {
  area: 'audit',
  effect: 'read',
  access: ['accessCampaigns'],
  answer: page,
  fields: sameNames('page', 'pageSize'),
});
