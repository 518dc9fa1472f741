import type { ServiceContext } from '../../platform/context.js';
import { refusals, signedInCallerOf, success, type App } from '../../platform/http/routes.js';
import { dashboardOf } from './dashboard.js';
import { dashboard, dashboardBody } from './dashboardSchemas.js';

/** The dashboard (docs/domain/reports.md). */
export function dashboardRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/report/dashboard',
    {
      config: { access: 'signedIn', effect: 'read', cost: 40 },
      schema: {
        operationId: 'dashboard',
        summary: 'The dashboard of the caller',
        description: 'The widgets that its permissions allow, over its subtree. One that fails leaves the others.',
        tags: ['reports'],
        body: dashboardBody,
        response: { 200: dashboard, ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success(await dashboardOf(context, signedInCallerOf(request), request.log)),
  );
}
