import type { Permission } from '@gdd/schema/permissions';
import { z } from 'zod';
import type { ServiceContext } from '../../../ground/platform/context.js';
import {
  pathId,
  refusals,
  signedInCallerOf,
  success,
  successOf,
  type App,
} from '../../../ground/platform/http/routes.js';
import { dealerForecast, dealerWhatIf } from './forecast.js';
import { dealerForecast as dealerForecastSchema, whatIf, whatIfQuery } from './forecastSchemas.js';

const tags = ['campaigns'];
const access: readonly Permission[] = ['accessCampaigns', 'accessReport', 'accessSubscription'];
const dealerParams = z.object({ id: pathId, dealerId: pathId });

/** Routes of forecast and what-if of a dealer, with the access rules of its statement (docs/domain/reports.md). */
export function forecastRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/campaigns/:id/dealer/:dealerId/forecast',
    {
      config: { access, object: 'dealerId' },
      schema: {
        operationId: 'campaignForecast',
        summary: 'Where a dealer’s pace in a campaign leads',
        description: 'Share, forecast and next threshold by the programme’s day; where there is no forecast, why.',
        tags,
        params: dealerParams,
        response: {
          200: successOf(z.object({ forecast: dealerForecastSchema })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'),
        },
      },
    },
    async (request) => success({ forecast: await dealerForecast(context, signedInCallerOf(request), request.params) }),
  );

  app.get(
    '/campaigns/:id/dealer/:dealerId/what-if',
    {
      config: { access, object: 'dealerId' },
      schema: {
        operationId: 'campaignWhatIf',
        summary: 'The prize of a dealer in a campaign with further tyres',
        description: 'By the formula of the prize, from today’s figures, as if accepted; until the last day.',
        tags,
        params: dealerParams,
        querystring: whatIfQuery,
        response: {
          200: successOf(z.object({ whatIf })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'),
        },
      },
    },
    async (request) => {
      const { tires, boost = null } = request.query;
      const caller = signedInCallerOf(request);
      return success({ whatIf: await dealerWhatIf(context, caller, request.params, { tires, boost }) });
    },
  );
}
