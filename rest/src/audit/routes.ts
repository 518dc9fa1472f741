import { defaultPageSize, pageSizes } from '@gdd/schema/lists';
import { z } from 'zod';
import type { ServiceContext } from '../platform/context.js';
import { pathId, refusals, signedInCallerOf, success, successOf, type App } from '../platform/routes.js';
import { dealerAudit } from './service.js';

const auditEntry = z
  .object({
    id: z.number().int(),
    at: z.iso.datetime(),
    actor: z.object({ id: z.number().int(), name: z.string() }).nullable().describe('Null: the system or an operator'),
    action: z.string(),
    before: z.record(z.string(), z.unknown()).nullable().describe('The changed fields as they were'),
    after: z.record(z.string(), z.unknown()).nullable().describe('The changed fields as they are since'),
  })
  .meta({ id: 'AuditEntry' });

/** Who did what, and when (domain page, section 3). */
export function auditRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/dealers/:id/audit',
    {
      config: { access: ['accessCampaigns', 'editDealer'] },
      schema: {
        operationId: 'dealerAudit',
        summary: 'What was done to a dealer',
        description: 'Newest first.',
        tags: ['audit'],
        params: z.object({ id: pathId }),
        querystring: z.strictObject({
          page: z.coerce.number().int().min(1).max(1_000_000).default(1),
          pageSize: z.coerce
            .number()
            .refine((size) => (pageSizes as readonly number[]).includes(size))
            .default(defaultPageSize)
            .meta({ enum: [...pageSizes] }),
        }),
        response: {
          200: successOf(z.object({ items: z.array(auditEntry), total: z.number().int() })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success(await dealerAudit(context, signedInCallerOf(request), request.params.id, request.query)),
  );
}
