import { campaignYears, exportFormats } from '@gdd/schema/campaigns';
import { channels, largestRim, seasons, segments, smallestRim } from '@gdd/schema/campaigns';
import { sortDirections } from '@gdd/schema/lists';
import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import {
  analyticsDimensions,
  analyticsMeasures,
  analyticsSortColumns,
  longestEndsWithin,
  reportFileTypes,
  reportSortColumns,
  reportTypes,
  standings,
  type analyticsFilters,
  type campaignsReportFilters,
  type reportFilters,
  type ReportSortColumn,
  type ReportType,
} from '@gdd/schema/reports';
import { z } from 'zod';
import { filterText } from '../dealers/schemas.js';
import { oneOrSeveral, rangeOf, tableState } from '../domain/tableState.js';
import { bodyId, decimal, euro, memberLink } from '../platform/routes.js';

const filterFields = {
  year: z.number().int().min(campaignYears.first).max(campaignYears.last).optional().describe('Default: this year'),
  period: z
    .string()
    .regex(/^2\d{3}_[12]$/)
    .optional()
    .describe('A half-year, 2025_2 is the second of 2025; of the year, where one is said too'),
  region: oneOrSeveral(filterText).optional(),
  status: oneOrSeveral(z.enum(dealerStatuses)).optional(),
  tier: oneOrSeveral(z.enum(dealerTiers)).optional(),
  distributorId: bodyId.optional().describe('Dealers below this distributor'),
  agentId: bodyId.optional().describe('Dealers of this agent'),
  dealerId: bodyId.optional().describe('This dealer alone'),
  campaignId: oneOrSeveral(bodyId).optional(),
} satisfies Partial<Record<keyof typeof reportFilters, z.ZodType>>;

/** What makes a work list of the report of campaigns: those under way, of every year where none is said. */
const workListFields = {
  standing: z
    .enum(standings)
    .optional()
    .describe('Those of whom this word of the dashboard holds, in the campaigns under way'),
  endsWithin: z
    .number()
    .int()
    .min(1)
    .max(longestEndsWithin)
    .optional()
    .describe('In the campaigns under way that end within so many days, the programme’s day and the last included'),
} satisfies Partial<Record<keyof typeof reportFilters, z.ZodType>>;

const saysItsYear = {
  check: ({ year, period }: { year?: number | undefined; period?: string | undefined }) =>
    year === undefined || period === undefined || period.startsWith(`${year}_`),
  says: { path: ['period'] },
};

/** Which dealers and which time a report is about. */
export const reportFilter = z
  .strictObject({ ...filterFields, ...workListFields })
  .refine(saysItsYear.check, saysItsYear.says)
  .default({});
export type ReportFilter = z.output<typeof reportFilter>;

const everyColumn = [...new Set(reportTypes.flatMap((type) => [...reportSortColumns[type]]))] as [
  ReportSortColumn,
  ...ReportSortColumn[],
];

/** Whether a report sorts by a column. */
export function sortsBy(type: ReportType, column: string): boolean {
  return (reportSortColumns[type] as readonly string[]).includes(column);
}

const ofCampaignsAlone = [
  'campaignId',
  'standing',
  'endsWithin',
] as const satisfies readonly (keyof typeof campaignsReportFilters)[];

/** The filters that a report was given and does not have. */
export function foreignFilters(type: ReportType, filter: Partial<ReportFilter>): readonly string[] {
  return type === 'campaigns' ? [] : ofCampaignsAlone.filter((name) => filter[name] !== undefined);
}

const noFilter = z.strictObject({}).describe('Nothing: the filters of a report stand in its data');

/** The body of POST /report. */
export const reportBody = z
  .strictObject({
    data: z.strictObject({ type: z.enum(reportTypes), filters: reportFilter }),
    params: tableState(noFilter, everyColumn, 'id'),
  })
  .refine(({ data, params }) => sortsBy(data.type, params.sorting.column), {
    path: ['params', 'sorting', 'column'],
  })
  .superRefine(({ data: { type, filters } }, context) => {
    for (const name of foreignFilters(type, filters)) {
      context.addIssue({ code: 'custom', path: ['data', 'filters', name] });
    }
  });
export type ReportBody = z.output<typeof reportBody>;

const tires = z.number().int().describe('Tyres, net of returns');
const month = z.string().describe('yyyy-mm');
const percentage = decimal.describe('Of a hundred, one decimal');
const difference = percentage
  .nullable()
  .describe('In % of the year before, one decimal; null where that was 0 or less');

/** The dealer of a row. */
const dealerFields = {
  dealerId: z.number().int(),
  code: z.string(),
  businessName: z.string(),
  region: z.string().nullable(),
  province: z.string().nullable(),
  status: z.enum(dealerStatuses).nullable(),
  tier: z.enum(dealerTiers).nullable(),
  distributor: memberLink.nullable().describe('The distributor above; null where the caller may not see it'),
  agent: memberLink.nullable().describe('The agent directly above, where there is one'),
};

/** Two years beside each other. */
const compared = { tires, tiresBefore: tires, amount: euro, amountBefore: euro };
const comparedYears = {
  ...compared,
  difference: z.number().int().describe('Tyres more than the year before'),
  differencePercentage: difference,
};

const fleet = { tires, tiresFleet: tires, fleetPercentage: percentage };

const figures = {
  goalThreshold: z.number().int(),
  tiresPurchased: z.number().int(),
  tiresMissing: z.number().int(),
  plafondAccumulated: euro,
  plafondExpendable: euro,
  tiresFleet: z.number().int(),
  tiresFleetPercentage: percentage,
};

/** A month of a report, over all its rows. */
const reportMonth = z.object({ month, ...compared, tiresFleet: tires }).meta({ id: 'ReportMonth' });

/** Of work lists alone: as the dashboard says it, by the lines up to the programme's day. */
const ofTheDay = {
  goalPercentage: percentage.nullable().describe('Tyres in % of the goal, by the day; of a work list'),
  share: percentage.nullable().describe('What part of a goal is expected by the day; of a work list'),
  tiresToNextThreshold: z
    .number()
    .int()
    .nullable()
    .describe('Tyres missing to the next threshold, by the day; of a work list, null where every one is reached'),
  euroAtStake: euro
    .nullable()
    .describe(
      'What that threshold, or of who has not accepted accepting, would bring; of a work list, null where there is none',
    ),
};

const campaignsRow = z
  .object({
    ...dealerFields,
    campaignId: z.number().int(),
    campaignTitle: z.string(),
    endsOn: z.string().meta({ format: 'date' }).describe('The last day of the campaign'),
    accepted: z.boolean(),
    ...figures,
    ...ofTheDay,
  })
  .meta({ id: 'CampaignsReportRow' });

const campaignCounts = {
  dealers: z.number().int(),
  accepted: z.number().int(),
  goalReached: z.number().int(),
};

const monthlyRow = z.object({ ...dealerFields, month, ...comparedYears }).meta({ id: 'MonthlyReportRow' });
const monthlyFleetRow = z.object({ ...dealerFields, month, ...fleet }).meta({ id: 'MonthlyFleetReportRow' });
const yearMonth = z.object({ month, ...compared }).meta({ id: 'ComparedMonth' });
const previousYearRow = z
  .object({ ...dealerFields, ...comparedYears, months: z.array(yearMonth).describe('The twelve of the year') })
  .meta({ id: 'PreviousYearReportRow' });

const dealersCounted = {
  dealers: z.number().int().describe('Dealers with sales in the time'),
  stopped: z
    .number()
    .int()
    .nullable()
    .describe('Dealers that have stopped buying by the programme’s day; null where the time is another'),
};
const months = z.array(reportMonth).describe('The months of the time, in order');
const total = z.number().int();
const ofDeleted = 'Over all rows, dealers that were deleted since included';

/** What POST /report answers, by the type that was asked for. */
export const reportResult = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('campaigns'),
      items: z.array(campaignsRow),
      total,
      totals: z
        .object({
          ...campaignCounts,
          ...figures,
          euroAtStake: euro.nullable().describe('What all of the work list `close` have at stake; null of any other'),
          campaigns: z
            .array(
              z
                .object({ campaignId: z.number().int(), campaignTitle: z.string(), ...campaignCounts, ...figures })
                .meta({ id: 'CampaignsReportCampaign' }),
            )
            .describe('The same for each campaign, the newest first'),
        })
        .meta({ id: 'CampaignsReportTotals' })
        .describe(ofDeleted),
    })
    .meta({ id: 'CampaignsReport' }),
  z
    .object({
      type: z.literal('monthly'),
      items: z.array(monthlyRow),
      total,
      totals: z
        .object({ ...comparedYears, ...dealersCounted, months })
        .meta({ id: 'MonthlyReportTotals' })
        .describe(ofDeleted),
    })
    .meta({ id: 'MonthlyReport' }),
  z
    .object({
      type: z.literal('monthly-fleet'),
      items: z.array(monthlyFleetRow),
      total,
      totals: z
        .object({ ...fleet, ...dealersCounted, months })
        .meta({ id: 'MonthlyFleetReportTotals' })
        .describe(ofDeleted),
    })
    .meta({ id: 'MonthlyFleetReport' }),
  z
    .object({
      type: z.literal('previous-year'),
      items: z.array(previousYearRow),
      total,
      totals: z
        .object({ ...comparedYears, ...dealersCounted, months })
        .meta({ id: 'PreviousYearReportTotals' })
        .describe(ofDeleted),
    })
    .meta({ id: 'PreviousYearReport' }),
]);
export type ReportResult = z.output<typeof reportResult>;

const analyticsFilterFields = {
  ...filterFields,
  brand: oneOrSeveral(filterText).optional().describe('Without case'),
  season: oneOrSeveral(z.enum(seasons)).optional(),
  segment: oneOrSeveral(z.enum(segments)).optional(),
  rim: rangeOf(z.number().int().min(smallestRim).max(largestRim)).optional().describe('Inches'),
  channel: z.enum(channels).optional(),
} satisfies Record<keyof typeof analyticsFilters, z.ZodType>;

/** Which sales analytics are about. */
const analyticsFilter = z.strictObject(analyticsFilterFields).refine(saysItsYear.check, saysItsYear.says).default({});
export type AnalyticsFilter = z.output<typeof analyticsFilter>;

const unique = (values: readonly string[]) => new Set(values).size === values.length;

const dimensions = z.array(z.enum(analyticsDimensions)).min(1).max(2).refine(unique);
const measures = z.array(z.enum(analyticsMeasures)).min(1).max(analyticsMeasures.length).refine(unique);
const compareYear = z.boolean().describe('With the same time of the year before beside each');

/** The body of POST /report/analytics/search. */
export const analyticsBody = z.strictObject({
  data: z.strictObject({
    dimensions,
    measures: measures.default(['tires']),
    compareYear: compareYear.default(false),
    filters: analyticsFilter,
  }),
  params: tableState(noFilter, analyticsSortColumns, 'id'),
});
export type AnalyticsBody = z.output<typeof analyticsBody>;

const analyticsValues = z
  .object({
    tires: tires.optional(),
    tiresFleet: tires.optional(),
    fleetPercentage: percentage.optional(),
    amount: euro.optional(),
    dealers: z.number().int().optional().describe('Those with such sales'),
    goalAttainment: percentage
      .nullable()
      .optional()
      .describe('Tyres bought in campaigns of the time in % of their goals; null without goals'),
  })
  .meta({ id: 'AnalyticsValues' });

/** What POST /report/analytics/search answers. */
export const analyticsResult = z
  .object({
    items: z.array(
      z
        .object({
          keys: z
            .array(
              z
                .object({
                  dimension: z.enum(analyticsDimensions),
                  value: z.string().nullable().describe('A month, an id, a word; null: none, as without an agent'),
                  label: z.string().nullable().describe('A name, where the value is an id or a brand'),
                })
                .meta({ id: 'AnalyticsKey' }),
            )
            .describe('One for each dimension'),
          values: analyticsValues,
          before: analyticsValues.nullable().describe('Of the year before, where it was asked for'),
        })
        .meta({ id: 'AnalyticsRow' }),
    ),
    total,
    totals: z.object({ values: analyticsValues, before: analyticsValues.nullable() }).meta({ id: 'AnalyticsTotals' }),
  })
  .meta({ id: 'Analytics' });
export type AnalyticsResult = z.output<typeof analyticsResult>;

/** What the files of reports and of analytics filter by; which of it a file has, its type decides. */
const fileFilter = z
  .strictObject({ ...analyticsFilterFields, ...workListFields })
  .refine(saysItsYear.check, saysItsYear.says)
  .default({});
export type ReportFileFilter = z.output<typeof fileFilter>;

/** The body of POST /report/{type}. */
export const reportFileBody = z.strictObject({
  filter: fileFilter,
  sorting: z
    .strictObject({
      column: z.string().max(40).default('id').describe('One that the report sorts by'),
      direction: z.enum(sortDirections).default('asc'),
    })
    .default({ column: 'id', direction: 'asc' }),
  searchTerm: z.string().max(200).default(''),
  columns: z.array(z.string().max(40)).min(1).max(60).refine(unique).optional().describe('Default: all'),
  format: z.enum(exportFormats).default('xlsx'),
  page: z
    .string()
    .max(2000)
    .regex(/^\/(reports|analytics)([/?][\w\-./?=&%+~,:;@!*'()]*)?$/)
    .optional()
    .describe('The address of the page that shows the same, from its path on: the file leads back to it'),
  dimensions: dimensions.optional().describe('Of analytics, which want them'),
  measures: measures.optional().describe('Of analytics'),
  compareYear: compareYear.optional().describe('Of analytics'),
});
export type ReportFileBody = z.output<typeof reportFileBody>;

export const reportFileParams = z.object({ type: z.enum(reportFileTypes) });
