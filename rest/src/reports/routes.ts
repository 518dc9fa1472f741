import { pick } from '@gdd/schema/fields';
import { reportAccess, reportFileTypes } from '@gdd/schema/reports';
import { z } from 'zod';
import type { ServiceContext } from '../ground/platform/context.js';
import { refusals, signedInCallerOf, success, successOf, type App } from '../ground/platform/http/routes.js';
import { analyticsReport, searchAnalytics } from './analytics/analytics.js';
import { analyticsBody, analyticsResult } from './criteria/analyticsSchemas.js';
import { campaignsByDistributorBody, reportBody, reportResult } from './criteria/reportSchemas.js';
import { campaignsByDistributor } from './criteria/resultSchemas.js';
import { campaignsByDistributor as distributorSums, reportPage, requireReport } from './rows/service.js';

const tags = ['reports'];

/** The permissions for any report; `accessByType` has those of each type. */
const anyReport = [...new Set(reportFileTypes.flatMap((type) => [...reportAccess[type]]))];

/** Reads the type of a body that may be invalid otherwise. */
const bodyType = z.object({ data: z.object({ type: z.enum(reportFileTypes) }) });

/** Reports and analytics (docs/domain/reports.md). */
export function reportRoutes(app: App, context: ServiceContext): void {
  app.post(
    '/report',
    {
      config: { access: anyReport, accessByType: pick(reportAccess, reportFileTypes), effect: 'read', cost: 40 },
      // The permission is checked before the input (docs/domain/network-and-access.md).
      preValidation: (request, _reply, done) => {
        const parsed = bodyType.safeParse(request.body);
        if (parsed.success) requireReport(parsed.data.data.type, signedInCallerOf(request));
        done();
      },
      schema: {
        operationId: 'report',
        summary: 'A page of a report',
        description:
          'Campaigns, months, fleet months or the year before, of the dealers of the caller’s subtree, or analytics, with the totals of all rows. Each type wants its own permission.',
        tags,
        body: reportBody,
        response: { 200: successOf(reportResult), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => {
      const caller = signedInCallerOf(request);
      const { data, params } = request.body;
      return success(
        data.type === 'analytics'
          ? await analyticsReport(context, caller, data, params)
          : await reportPage(context, caller, data, params),
      );
    },
  );

  app.post(
    '/report/campaigns/distributors',
    {
      config: { access: reportAccess.campaigns, effect: 'read', cost: 40 },
      schema: {
        operationId: 'campaignsByDistributor',
        summary: 'The report of campaigns by distributor',
        description:
          'Dealers, goals, tyres and prizes of the rows that the filter and the search leave, added up for each distributor, all at once; dealers that were deleted since included. The totals are those of the report.',
        tags,
        body: campaignsByDistributorBody,
        response: {
          200: successOf(campaignsByDistributor),
          ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT'),
        },
      },
    },
    async (request) => success(await distributorSums(context, signedInCallerOf(request), request.body)),
  );

  app.post(
    '/report/analytics/search',
    {
      config: { access: reportAccess.analytics, effect: 'read', cost: 60 },
      schema: {
        operationId: 'searchAnalytics',
        summary: 'Sales by one or two dimensions',
        description:
          'Tyres, amounts, dealers and goals of the caller’s subtree, a page of the groups with the totals of all.',
        tags,
        body: analyticsBody,
        response: { 200: successOf(analyticsResult), ...refusals('UNAUTHENTICATED', 'FORBIDDEN', 'BAD_USER_INPUT') },
      },
    },
    async (request) => success(await searchAnalytics(context, signedInCallerOf(request), request.body)),
  );
}
