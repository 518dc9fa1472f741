import { z } from 'zod';
import { whoeverSeesCampaigns } from '../campaigns/listRoutes.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { pathId, refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { campaignCurve as curveSchema, curveQuery } from './schemas.js';
import { campaignCurve } from './service.js';

/** A campaign over time (docs/domain/campaigns-over-time.md). */
export function curveRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/campaigns/:id/curve',
    {
      config: { access: whoeverSeesCampaigns, cost: 40, object: 'id' },
      schema: {
        operationId: 'campaignCurve',
        summary: 'The cumulative tyres of a campaign',
        description:
          'Beside the expected pace and the year before: of the dealers of the caller’s subtree, below one of its members, or of one dealer.',
        tags: ['campaigns'],
        params: z.object({ id: pathId }),
        querystring: curveQuery,
        response: {
          200: successOf(z.object({ curve: curveSchema })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { params, query } = request;
      return success({ curve: await campaignCurve(context, signedInCallerOf(request), params.id, query.memberId) });
    },
  );
}
