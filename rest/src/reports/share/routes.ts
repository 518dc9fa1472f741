import { dealerTiers } from '@gdd/schema/members';
import { z } from 'zod';
import { dealerCampaign } from '../../programme/memberships/membership/schemas.js';
import { clientOf } from '../../ground/platform/http/client.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { day, pathId, refusals, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { toDay } from '../criteria/resultSchemas.js';
import { sharedCampaigns, sharedDealer, sharedPrevYear } from './service.js';

const tags = ['share'];

const tokenBody = z.strictObject({
  data: z.strictObject({ token: z.string().describe('The token of the link; there is no other credential') }),
});

const shareDealer = z
  .object({
    id: z.number().int(),
    businessName: z.string(),
    city: z.string(),
    province: z.string().describe('Plate code'),
    tier: z.enum(dealerTiers),
  })
  .meta({ id: 'ShareDealer' });

const tiresToDay = toDay
  .pick({ tires: true, tiresBefore: true, difference: true, percent: true })
  .meta({ id: 'TiresToDay' })
  .describe('Both years up to the programme’s day; the same as the whole where the month is over');

const sharePrevYear = z
  .object({
    dealerId: z.number().int(),
    year: z.number().int(),
    today: day.describe('The programme’s day'),
    completeThrough: z.string().nullable().describe('yyyy-mm: the last month whose sales are complete'),
    months: z.array(
      z
        .object({
          month: z.string().describe('The month, YYYY-MM'),
          tires: z.number().int().describe('Tyres, net of returns'),
          tiresBefore: z.number().int().describe('Tyres of the same month of the year before'),
          toDay: tiresToDay,
        })
        .meta({ id: 'SharePrevYearMonth' }),
    ),
  })
  .meta({ id: 'SharePrevYear' });

const unknownToken = 'A token that is wrong, expired or revoked, or of a deleted or closed dealer, is one 404.';
const refused = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND', 'RATE_LIMITED');

/** Routes of a share page; the token in the body is the only credential (specification, section 7). */
export function shareRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/share/dealer',
    {
      config: { access: 'public', effect: 'read' },
      schema: {
        operationId: 'shareDealer',
        summary: 'The dealer of a share link',
        description: `Without contacts and VAT number. ${unknownToken}`,
        tags,
        body: tokenBody,
        response: { 200: successOf(z.object({ dealer: shareDealer })), ...refused },
      },
    },
    async (request) => success({ dealer: await sharedDealer(context, request.body.data.token, clientOf(request)) }),
  );

  app.post(
    '/share/campaigns',
    {
      config: { access: 'public', effect: 'read' },
      schema: {
        operationId: 'shareCampaigns',
        summary: 'The campaigns of a share link’s dealer',
        description: `Those of the current year, newest first. ${unknownToken}`,
        tags,
        body: tokenBody,
        response: { 200: successOf(z.object({ campaigns: z.array(dealerCampaign) })), ...refused },
      },
    },
    async (request) =>
      success({ campaigns: await sharedCampaigns(context, request.body.data.token, clientOf(request)) }),
  );

  app.post(
    '/share/prevYear/:id',
    {
      config: { access: 'public', effect: 'read', object: 'id' },
      schema: {
        operationId: 'sharePrevYear',
        summary: 'The current year of a share link’s dealer against the year before',
        description: `Month by month, without amounts; id: the dealer of the token. ${unknownToken}`,
        tags,
        params: z.object({ id: pathId }),
        body: tokenBody,
        response: { 200: successOf(sharePrevYear), ...refused },
      },
    },
    async (request) => {
      const { id } = request.params;
      return success(await sharedPrevYear(context, id, request.body.data.token, clientOf(request)));
    },
  );
}
