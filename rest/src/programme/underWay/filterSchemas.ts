import { campaignYears } from '@gdd/schema/campaigns';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import {
  longestEndsWithin,
  reportSortColumns,
  standings,
  type campaignsReportFilters,
  type reportFilters,
  type ReportType,
} from '@gdd/schema/reports';
import { z } from 'zod';
import { filterRegion } from '../../people/dealers/schemas.js';
import { oneOrSeveral } from '../../ground/domain/tableState.js';
import { bodyId } from '../../ground/platform/http/routes.js';

export const filterFields = {
  year: z.number().int().min(campaignYears.first).max(campaignYears.last).optional().describe('Default: this year'),
  period: z
    .string()
    .regex(/^2\d{3}_[12]$/)
    .optional()
    .describe('A half-year, 2025_2 is the second of 2025; of the year, where one is said too'),
  region: oneOrSeveral(filterRegion).optional(),
  status: oneOrSeveral(z.enum(dealerStatuses)).optional(),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  distributorId: bodyId.optional().describe('Dealers below this distributor'),
  agentId: bodyId.optional().describe('Dealers of this agent'),
  dealerId: bodyId.optional().describe('This dealer alone'),
  campaignId: oneOrSeveral(bodyId).optional(),
} satisfies Partial<Record<keyof typeof reportFilters, z.ZodType>>;

/** Filters that make a work list of the report of campaigns: those under way, of any year without a year filter. */
export const workListFields = {
  standing: z
    .enum(standings)
    .optional()
    .describe('Dealers to whom this state of the dashboard applies, in the campaigns under way'),
  endsWithin: z
    .number()
    .int()
    .min(1)
    .max(longestEndsWithin)
    .optional()
    .describe('In the campaigns under way that end within so many days, the programme’s day and the last included'),
} satisfies Partial<Record<keyof typeof reportFilters, z.ZodType>>;

/** A period given together with a year is one of that year. */
export const periodInYear = {
  check: ({ year, period }: { year?: number | undefined; period?: string | undefined }) =>
    year === undefined || period === undefined || period.startsWith(`${year}_`),
  params: { path: ['period'] },
};

/** Filter of a report: its dealers and its period. */
export const reportFilter = z
  .strictObject({ ...filterFields, ...workListFields })
  .refine(periodInYear.check, periodInYear.params)
  .default({});
export type ReportFilter = z.output<typeof reportFilter>;

/** Whether a report sorts by a column. */
export function sortsBy(type: ReportType, column: string): boolean {
  return (reportSortColumns[type] as readonly string[]).includes(column);
}

const onlyOfCampaigns = [
  'campaignId',
  'standing',
  'endsWithin',
] as const satisfies readonly (keyof typeof campaignsReportFilters)[];

/** The filters of a request that this type of report does not support. */
export function unsupportedFilters(type: ReportType, filter: Partial<ReportFilter>): readonly string[] {
  return type === 'campaigns' ? [] : onlyOfCampaigns.filter((name) => filter[name] !== undefined);
}

export const noFilter = z.strictObject({}).describe('Empty: the filters of a report are in its data');
