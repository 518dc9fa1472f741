import { dashboardItemKinds, dashboardLists, dashboardWidgetKeys } from '@gdd/schema/dashboard';
import { errorStatus, type ErrorCode } from '@gdd/schema/errors';
import { roles } from '@gdd/schema/permissions';
import { standings } from '@gdd/schema/reports';
import { waitingWorkKinds } from '@gdd/schema/waitingWork';
import { importStates } from '@gdd/schema/imports';
import { z } from 'zod';
import { forecast } from '../../programme/memberships/forecast/forecastSchemas.js';
import { budgetUse } from '../../programme/campaigns/budgets/schemas.js';
import { importKind } from '../../programme/campaigns/campaign/schemas.js';
import { importStatus } from '../../sales/imports/record/schemas.js';
import { settlementState } from '../../money/settlements/schemas.js';
import { decimal, euro, successOf } from '../../ground/platform/http/routes.js';

const day = z.string().meta({ format: 'date' });
const id = z.number().int();
/** Counts and tyres are numbers; euro and percentages are texts. */
const amount = z.union([z.number().int(), decimal]).nullable();

const campaignLink = z.object({ id, title: z.string() });

/** What waits for the caller, counted. */
export const waitingWork = z.object({
  items: z.array(
    z
      .object({ kind: z.enum(waitingWorkKinds).meta({ id: 'WaitingWorkKind' }), count: z.number().int() })
      .meta({ id: 'WaitingWork' }),
  ),
});

/** An empty body: the dashboard depends on the caller only. */
export const dashboardBody = z.strictObject({});

const pace = z
  .object({
    needed: decimal.describe('Tyres a week until the last day, to reach the threshold'),
    present: decimal.describe('Tyres a week since the first day'),
  })
  .meta({ id: 'DashboardPace' });

const item = z
  .object({
    kind: z.enum(dashboardItemKinds).meta({ id: 'DashboardItemKind' }),
    id: id.nullable().describe('Null of a month, and of sales that are missing'),
    label: z.string().describe('A name or a title; of a month yyyy-mm'),
    campaign: campaignLink.nullable().describe('Of a dealer in a campaign'),
    value: amount,
    comparison: amount.describe(
      'The number for comparison, in the same unit: of the month under way to the same day, of a month to come its whole',
    ),
    part: z
      .number()
      .int()
      .nullable()
      .describe('Of a percentage, what of the whole; of a threshold, the tyres there are; of a forecast, its dealers'),
    whole: z
      .number()
      .int()
      .nullable()
      .describe(
        'Of a percentage, the whole; of a threshold, its tyres; of a forecast, all dealers; of a month, the whole one of the year before',
      ),
    euroAtStake: euro
      .nullable()
      .describe('EUR that the next threshold would bring: what can be spent, or accumulates where it stays locked'),
    isAtStakeLocked: z.boolean().nullable().describe('Whether these EUR stay locked at that threshold'),
    startsOn: day.nullable().describe('The first day of a campaign that waits for acceptance'),
    day: day
      .nullable()
      .describe('The last day of a campaign, of purchases; the day of an import, of a registration, of publishing'),
    daysLeft: z.number().int().nullable().describe('Days until the last day, both included'),
    pace: pace.nullable(),
    forecast: forecast.nullable(),
    importKind: importKind.nullable(),
    importStatus: importStatus.nullable().describe('Null: it is missing'),
    awaitsColumns: z.boolean().describe('Of an import: it is not read until somebody says what its columns are'),
    settlementState: settlementState.nullable(),
    budgetUse: budgetUse.nullable().describe('Of a campaign with a budget'),
  })
  .meta({ id: 'DashboardItem' });

const rowsFilter = z
  .object({
    list: z.enum(dashboardLists).meta({ id: 'DashboardList' }),
    standing: z.enum(standings).meta({ id: 'Standing' }).nullable().describe('Of the report of campaigns'),
    accepted: z.boolean().nullable().describe('Of the own campaigns'),
    expendable: z
      .boolean()
      .nullable()
      .describe('Of the own campaigns, whatever their year: those with a prize to spend'),
    stopped: z.boolean().nullable().describe('Of the dealers: those that have stopped buying'),
    importStatus: z.array(z.enum(importStates)).describe('Of the imports; empty: none'),
    underWay: z.boolean().nullable().describe('Of the campaigns: those under way'),
    endsWithin: z.number().int().nullable().describe('Of the campaigns under way: over within so many days'),
    campaignIds: z.array(id).describe('Of the report of campaigns: these, of any year, the highest debts first'),
  })
  .meta({ id: 'DashboardRows', description: 'Where the rows behind a number stand, as the filter of a list' });

const widget = z
  .object({
    key: z.enum(dashboardWidgetKeys).meta({ id: 'DashboardWidgetKey' }),
    value: amount.describe('The number; null where there is none'),
    comparison: amount.describe('The number for comparison, in the same unit'),
    part: z
      .number()
      .int()
      .nullable()
      .describe('Of a percentage: what of the whole; of a forecast: the dealers that have one; of debts: the dealers'),
    whole: z
      .number()
      .int()
      .nullable()
      .describe('Of a percentage: the whole; of a forecast: all dealers; of what is expendable: its campaigns'),
    euroAtStake: euro.nullable().describe('EUR that all of them have at stake together'),
    forecast: forecast.nullable().describe('The combined forecast of the campaigns under way'),
    rowsFilter: rowsFilter.nullable(),
    items: z.array(item).describe('At most five; of `tires` the twelve months'),
    error: z
      .enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]])
      .nullable()
      .describe('Why this widget alone could not be made'),
  })
  .meta({ id: 'DashboardWidget' });

/** The dashboard of a user. */
export const dashboard = successOf(
  z
    .object({
      role: z.enum(roles).meta({ id: 'Role' }),
      today: day.describe('The programme’s day'),
      widgets: z.array(widget),
    })
    .meta({ id: 'Dashboard' }),
);

export type DashboardItem = z.infer<typeof item>;
export type DashboardRows = z.infer<typeof rowsFilter>;
export type DashboardWidget = z.infer<typeof widget>;
