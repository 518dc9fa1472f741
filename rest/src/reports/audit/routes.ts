import { timelineSources } from '@gdd/schema/audit';
import { z } from 'zod';
import { pagingQuery } from '../../ground/domain/tableState.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import {
  type App,
  pageOf,
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
} from '../../ground/platform/http/routes.js';
import { auditRows, auditTableState } from './schemas.js';
import { auditTable, campaignAudit, dealerAudit } from './service.js';

const auditEntry = z
  .object({
    source: z.enum(timelineSources).meta({ id: 'TimelineSource' }),
    id: z.number().int().describe('Counted for each source by itself'),
    at: z.iso.datetime(),
    actor: z.object({ id: z.number().int(), name: z.string() }).nullable().describe('Null: the system or an operator'),
    import: z
      .object({ id: z.number().int(), filename: z.string() })
      .nullable()
      .describe('The import whose applying or undoing made the change; null: somebody’s own hand'),
    action: z.string(),
    before: z.record(z.string(), z.unknown()).nullable().describe('The changed fields as they were'),
    after: z.record(z.string(), z.unknown()).nullable().describe('The changed fields as they are since'),
  })
  .meta({ id: 'AuditEntry' });

const page = pageOf(auditEntry);

/** Routes of the audit trail (docs/domain/campaigns-and-prizes.md). */
export function auditRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/dealers/:id/audit',
    {
      config: { access: ['accessCampaigns', 'editDealer'], object: 'id' },
      schema: {
        operationId: 'dealerAudit',
        summary: 'Audit trail of a dealer',
        description: 'With the notes on the dealer that the caller sees; newest first.',
        tags: ['audit'],
        params: z.object({ id: pathId }),
        querystring: pagingQuery,
        response: { 200: page, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) => success(await dealerAudit(context, signedInCallerOf(request), request.params.id, request.query)),
  );

  app.get(
    '/campaigns/:id/audit',
    {
      config: { access: ['accessCampaigns'], object: 'id' },
      schema: {
        operationId: 'campaignAudit',
        summary: 'Audit trail of a campaign',
        description: 'Its changes and those of its dealers, newest first.',
        tags: ['audit'],
        params: z.object({ id: pathId }),
        querystring: pagingQuery,
        response: { 200: page, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND') },
      },
    },
    async (request) => success(await campaignAudit(context, request.params.id, request.query)),
  );

  app.post(
    '/audit/table',
    {
      config: { access: ['accessUsersManager'], effect: 'read', cost: 30 },
      schema: {
        operationId: 'auditTable',
        summary: 'A page of the audit as a whole',
        description:
          'Changes and security events, newest first; searched in who did it, from where and what it is about. More ' +
          'than 10,000 are not counted.',
        tags: ['audit'],
        body: auditTableState,
        response: { 200: successOf(auditRows), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success(await auditTable(context, request.body)),
  );
}
