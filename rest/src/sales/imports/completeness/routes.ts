import { monthPattern } from '@gdd/schema/accruals';
import { z } from 'zod';
import { refusals, signedInCallerOf, success, successOf, type App } from '../../../ground/platform/http/routes.js';
import type { ImportContext } from '../service.js';
import { completeness, markComplete, reopenMonth } from './service.js';

const tags = ['imports'];
const access = ['accessImportManager'] as const;
const byMonth = z.object({ month: z.string().regex(monthPattern).describe('yyyy-mm') });
const view = successOf(
  z.object({
    completeness: z
      .object({
        through: z.string().nullable().describe('yyyy-mm: the last month marked as complete; null before the first'),
        lastOver: z.string().describe('yyyy-mm: the last month that is over, and can be marked'),
      })
      .meta({ id: 'SalesCompleteness' }),
  }),
);

/** Routes of the months whose sales are complete (docs/domain/imports.md, 'Complete months'). */
export function completenessRoutes(app: App, context: ImportContext): void {
  app.get(
    '/sales/completeness',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'salesCompleteness',
        summary: 'Until which month sales are complete',
        description: 'As the office has marked it; a later file may still correct a line.',
        tags,
        response: { 200: view, ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async () => success({ completeness: await completeness(context) }),
  );

  app.put(
    '/sales/completeness/:month',
    {
      config: { access, object: null },
      schema: {
        operationId: 'completeSalesMonth',
        summary: 'Mark the sales of a month as complete',
        description: 'And those of all months before it. Repeated, it changes nothing. A conflict: monthNotOver.',
        tags,
        params: byMonth,
        response: { 200: view, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT') },
      },
    },
    async (request) =>
      success({ completeness: await markComplete(context, signedInCallerOf(request), request.params.month) }),
  );

  app.delete(
    '/sales/completeness/:month',
    {
      config: { access, object: null },
      schema: {
        operationId: 'reopenSalesMonth',
        summary: 'Take back that the sales of a month are complete',
        description:
          'With it the marks of all months after it: sales are complete until the month that was marked before. Repeated, it changes nothing.',
        tags,
        params: byMonth,
        response: { 200: view, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) =>
      success({ completeness: await reopenMonth(context, signedInCallerOf(request), request.params.month) }),
  );
}
