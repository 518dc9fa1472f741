import type { ServiceContext } from '../../ground/platform/context.js';
import { refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { changedDealer, changedLine, changedMembership, changePage, changesQuery, newEntry } from './schemas.js';
import { dealersChangedSince, entriesChangedSince, linesChangedSince, membershipsChangedSince } from './service.js';

const tags = ['changes'];
const readRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT');

/** Changes since a cursor, for systems that poll (docs/domain/changes-since.md). */
export function changesSinceRoutes(app: App, context: ServiceContext): void {
  app.get(
    '/changes/dealers',
    {
      config: { access: ['accessDealerManager'] },
      schema: {
        operationId: 'dealersChangedSince',
        summary: 'The dealers that changed since a cursor',
        description: 'Those of the caller’s subtree, each once as it is now; a deleted one by its id.',
        tags,
        querystring: changesQuery,
        response: { 200: successOf(changePage(changedDealer)), ...readRefusals },
      },
    },
    async (request) => success(await dealersChangedSince(context, signedInCallerOf(request), request.query)),
  );

  app.get(
    '/changes/memberships',
    {
      config: { access: ['accessCampaigns', 'accessReport'] },
      schema: {
        operationId: 'membershipsChangedSince',
        summary: 'The dealers in campaigns that changed since a cursor',
        description:
          'Those of the caller’s subtree in campaigns that were opened, each once as it is now; one that was taken out by its ids.',
        tags,
        querystring: changesQuery,
        response: { 200: successOf(changePage(changedMembership)), ...readRefusals },
      },
    },
    async (request) => success(await membershipsChangedSince(context, signedInCallerOf(request), request.query)),
  );

  app.get(
    '/changes/entries',
    {
      config: { access: ['accessCampaigns', 'accessReport'] },
      schema: {
        operationId: 'entriesChangedSince',
        summary: 'The entries of ledgers that were written since a cursor',
        description: 'Those of the caller’s subtree. An entry is never changed or deleted: another one reverses it.',
        tags,
        querystring: changesQuery,
        response: { 200: successOf(changePage(newEntry)), ...readRefusals },
      },
    },
    async (request) => success(await entriesChangedSince(context, signedInCallerOf(request), request.query)),
  );

  app.get(
    '/changes/lines',
    {
      // each page sorts all lines of an import
      config: { access: ['accessCampaigns', 'accessReport'], cost: 30 },
      schema: {
        operationId: 'linesChangedSince',
        summary: 'The sale lines that changed since a cursor',
        description:
          'Those of the caller’s subtree, each as it is now; a line that is gone by its id. A page has lines of one import, applied or undone.',
        tags,
        querystring: changesQuery,
        response: { 200: successOf(changePage(changedLine)), ...readRefusals },
      },
    },
    async (request) => success(await linesChangedSince(context, signedInCallerOf(request), request.query)),
  );
}
