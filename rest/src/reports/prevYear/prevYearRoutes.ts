import { z } from 'zod';
import { pathYear } from '../../programme/campaigns/campaign/schemas.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import { pathId, refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { compared } from '../criteria/resultSchemas.js';
import { prevYearSales } from './prevYear.js';

const prevYearMonth = z
  .object({
    month: z.string().describe('The month, YYYY-MM'),
    ...compared,
    tiresBefore: z.number().int().describe('Tyres of the same month of the year before'),
  })
  .meta({ id: 'PrevYearMonth' });

const prevYear = z
  .object({ dealerId: z.number().int(), year: z.number().int(), months: z.array(prevYearMonth) })
  .meta({ id: 'PrevYearSales' });

/** A dealer's months against the year before (docs/domain/reports.md). */
export function prevYearRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/salesData/prevYear/:a/:b',
    {
      config: { access: ['accessReportPreviousYear'], object: 'a' },
      schema: {
        operationId: 'prevYearSales',
        summary: 'The purchases of a dealer month by month, against the year before',
        description: 'a: the dealer, b: the year. Always its twelve months, zero where nothing was bought.',
        tags: ['reports'],
        params: z.object({ a: pathId, b: pathYear }),
        response: {
          200: successOf(prevYear),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND'),
        },
      },
    },
    async (request) => {
      const { a: dealerId, b: year } = request.params;
      return success(await prevYearSales(context, signedInCallerOf(request), { dealerId, year }));
    },
  );
}
