import {
  analyticsSortColumns,
  reportSortColumns,
  reportTypes,
  type AnalyticsSortColumn,
  type ReportSortColumn,
} from '@gdd/schema/reports';
import { z } from 'zod';
import { searchTerm, tableState } from '../../ground/domain/tableState.js';
import { analyticsFields, analyticsResult } from './analyticsSchemas.js';
import { unsupportedFilters, noFilter, reportFilter, sortsBy } from '../../programme/underWay/filterSchemas.js';
import { reportPages } from './resultSchemas.js';

const everyColumn = [
  ...new Set([...reportTypes.flatMap((type) => [...reportSortColumns[type]]), ...analyticsSortColumns]),
] as [ReportSortColumn | AnalyticsSortColumn, ...(ReportSortColumn | AnalyticsSortColumn)[]];

/** Whether analytics sort by a column. */
export function analyticsSortBy(column: string): column is AnalyticsSortColumn {
  return (analyticsSortColumns as readonly string[]).includes(column);
}

/** The body of POST /report. */
export const reportBody = z
  .strictObject({
    data: z.discriminatedUnion('type', [
      z.strictObject({ type: z.enum(reportTypes), filters: reportFilter }),
      z.strictObject({ type: z.literal('analytics'), ...analyticsFields }),
    ]),
    params: tableState(noFilter, everyColumn, 'id').prefault({}),
  })
  .superRefine(({ data, params: { sorting } }, context) => {
    const isSorted = data.type === 'analytics' ? analyticsSortBy(sorting.column) : sortsBy(data.type, sorting.column);
    if (!isSorted) context.addIssue({ code: 'custom', path: ['params', 'sorting', 'column'] });
    if (data.type === 'analytics') return;
    for (const name of unsupportedFilters(data.type, data.filters)) {
      context.addIssue({ code: 'custom', path: ['data', 'filters', name] });
    }
  });
export type ReportBody = z.output<typeof reportBody>;

/** The body of POST /report/campaigns/distributors. */
export const campaignsByDistributorBody = z.strictObject({ filters: reportFilter, searchTerm });
export type CampaignsByDistributorBody = z.output<typeof campaignsByDistributorBody>;

/** The response of POST /report, by the type of the request. */
export const reportResult = z.discriminatedUnion('type', [
  ...reportPages.options,
  analyticsResult.extend({ type: z.literal('analytics') }).meta({ id: 'AnalyticsReport' }),
]);
export type ReportResult = z.output<typeof reportResult>;
