import type { ServiceContext } from '../../ground/platform/context.js';
import { refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { dashboardOf } from './dashboard.js';
import { dashboard, dashboardBody, waitingWork } from './dashboardSchemas.js';
import { waitingWorkOf } from './waitingWork.js';

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

  app.get(
    '/waiting-work',
    {
      config: { access: 'signedIn' },
      schema: {
        operationId: 'waitingWork',
        summary: 'What waits for the caller',
        description: 'The number of things of each kind that is the caller’s work; none for who only reads.',
        tags: ['reports'],
        response: { 200: successOf(waitingWork), ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => success({ items: [...(await waitingWorkOf(context, signedInCallerOf(request)))] }),
  );
}
