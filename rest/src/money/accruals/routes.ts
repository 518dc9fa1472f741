import { z } from 'zod';
import { downloadRoute, type Downloads } from '../../ground/files/downloads.js';
import { readingOnly, type ServiceContext } from '../../ground/platform/context.js';
import { refusals, signedInCallerOf, success, successOf, type App } from '../../ground/platform/http/routes.js';
import { spreadsheetTypes } from '../../ground/platform/spreadsheets/spreadsheet.js';
import { accrualCauses as causesOf } from './causes.js';
import { accrualChart as chartOf } from './chart.js';
import {
  accrualCauses,
  accrualChart,
  accrualMonth,
  accrualMonthsPage as monthsPage,
  accrualMonthsState,
  accrualRowsFile,
  accrualRowsPage as rowsPage,
  accrualRowsState,
  byMembership,
  byMonth,
} from './schemas.js';
import { accrualFile, accrualMonthsPage, accrualRowsPage, closeMonth } from './service.js';

const tags = ['accruals'];
const readRefusals = refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'NOT_FOUND');

/** The accruals of the programme by month (docs/domain/accruals.md). */
export function accrualRoutes(app: App, context: ServiceContext, downloads: Downloads): void {
  app.post(
    '/accruals/table',
    {
      config: { access: ['accessCampaigns'], effect: 'read', cost: 30 },
      schema: {
        operationId: 'accrualMonths',
        summary: 'A page of the closed months',
        description: 'The newest first, each with the sums of the caller’s subtree; and the month that is closed next.',
        tags,
        body: accrualMonthsState,
        response: { 200: successOf(monthsPage), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success(await accrualMonthsPage(context, signedInCallerOf(request), request.body)),
  );

  app.get(
    '/accruals/chart',
    {
      config: { access: ['accessCampaigns'], cost: 40 },
      schema: {
        operationId: 'accrualChart',
        summary: 'The liability by month, with the forecast',
        description: 'Of the caller’s subtree.',
        tags,
        response: { 200: successOf(z.object({ chart: accrualChart })), ...refusals('UNAUTHENTICATED', 'FORBIDDEN') },
      },
    },
    async (request) => success({ chart: await chartOf(readingOnly(context), signedInCallerOf(request)) }),
  );

  app.post(
    '/accruals/:month/close',
    {
      config: { access: ['accessCampaigns'], deadline: 'long', object: null },
      schema: {
        operationId: 'closeAccrualMonth',
        summary: 'Close a month',
        description:
          'Freezes the rows of all dealers. The month is over, and follows the newest closed one; it is never opened again, and takes no entry any more.',
        tags,
        params: byMonth,
        response: {
          200: successOf(z.object({ month: accrualMonth })),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT', 'CONFLICT'),
        },
      },
    },
    async (request) => success({ month: await closeMonth(context, signedInCallerOf(request), request.params.month) }),
  );

  monthRoutes(app, context);

  downloadRoute(app, downloads, context, {
    operationId: 'exportAccruals',
    file: 'recorded',
    method: 'POST',
    cost: 200,
    url: '/accruals/:month/export',
    access: ['accessCampaigns'],
    object: null,
    summary: 'The rows of a month as a table',
    description: 'Added up, filtered, searched and sorted as their table is.',
    tags,
    produces: [spreadsheetTypes.xlsx, spreadsheetTypes.csv, spreadsheetTypes.jsonl],
    params: byMonth,
    body: accrualRowsFile,
    produce: (caller, { params, body }, at) => accrualFile(at, caller, params.month, body),
  });
}

/** The routes for the rows of one month. */
function monthRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/accruals/:month/table',
    {
      config: { access: ['accessCampaigns'], effect: 'read', cost: 40, object: null },
      schema: {
        operationId: 'accrualRows',
        summary: 'A page of the rows of a month',
        description:
          'By campaign, distributor, region, or dealer in a campaign: of the caller’s subtree, deleted dealers included. Of a closed month as they were frozen; of the next one as they would be now.',
        tags,
        params: byMonth,
        body: accrualRowsState,
        response: { 200: successOf(rowsPage), ...readRefusals },
      },
    },
    async (request) =>
      success(await accrualRowsPage(context, signedInCallerOf(request), request.params.month, request.body)),
  );

  app.get(
    '/accruals/:month/campaigns/:id/dealer/:dealerId',
    {
      config: { access: ['accessCampaigns'], object: 'dealerId', cost: 40 },
      schema: {
        operationId: 'accrualCauses',
        summary: 'Why a dealer’s figures were corrected in a month',
        description:
          'Its row, what changed its figures since the month before was closed, and the lines that came late.',
        tags,
        params: byMembership,
        response: { 200: successOf(z.object({ causes: accrualCauses })), ...readRefusals },
      },
    },
    async (request) => success({ causes: await causesOf(context, signedInCallerOf(request), request.params) }),
  );
}
