import { dashboardItemKinds, dashboardLists, dashboardWidgetKeys } from '@gdd/schema/dashboard';
import { errorStatus, type ErrorCode } from '@gdd/schema/errors';
import { roles } from '@gdd/schema/permissions';
import { standings } from '@gdd/schema/reports';
import { waitingWorkKinds } from '@gdd/schema/waitingWork';
import { importStates } from '@gdd/schema/imports';
import { z } from 'zod';
import { forecast, ownForecast } from '../../programme/memberships/forecast/forecastSchemas.js';
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
    campaign: campaignLink.nullable().describe('For a dealer in a campaign'),
    value: amount,
    comparison: amount.describe(
      'The number for comparison, in the same unit: of the month under way to the same day, of a month to come its whole',
    ),
    part: z
      .number()
      .int()
      .nullable()
      .describe('For a percentage, its numerator; for a threshold, the tyres so far; for a forecast, its dealers'),
    whole: z
      .number()
      .int()
      .nullable()
      .describe(
        'For a percentage, its denominator; for a threshold, its tyres; for a forecast, all dealers; for a month, the whole month of the year before',
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
    asLastYear: ownForecast.nullable().describe('For a threshold: where its own purchases of a year before lead to'),
    importKind: importKind.nullable(),
    importStatus: importStatus.nullable().describe('Null: it is missing'),
    awaitsColumns: z.boolean().describe('For an import: reading waits until somebody maps its columns'),
    settlementState: settlementState.nullable(),
    budgetUse: budgetUse.nullable().describe('For a campaign with a budget'),
  })
  .meta({ id: 'DashboardItem' });

const rowsFilter = z
  .object({
    list: z.enum(dashboardLists).meta({ id: 'DashboardList' }),
    standing: z.enum(standings).meta({ id: 'Standing' }).nullable().describe('A filter of the report of campaigns'),
    accepted: z.boolean().nullable().describe('A filter of the own campaigns'),
    expendable: z
      .boolean()
      .nullable()
      .describe('A filter of the own campaigns of any year: those with a prize to spend'),
    stopped: z.boolean().nullable().describe('A filter of the dealers: those that have stopped buying'),
    importStatus: z.array(z.enum(importStates)).describe('A filter of the imports; empty: none'),
    underWay: z.boolean().nullable().describe('A filter of the campaigns: those under way'),
    endsWithin: z
      .number()
      .int()
      .nullable()
      .describe('A filter of the campaigns under way: those that end within so many days'),
    campaignIds: z
      .array(id)
      .describe('A filter of the report of campaigns: these campaigns, of any year, the highest debts first'),
  })
  .meta({ id: 'DashboardRows', description: 'The filter of a list by which it shows the rows behind a number' });

const widget = z
  .object({
    key: z.enum(dashboardWidgetKeys).meta({ id: 'DashboardWidgetKey' }),
    value: amount.describe('The number; null where there is none'),
    comparison: amount.describe('The number for comparison, in the same unit'),
    part: z
      .number()
      .int()
      .nullable()
      .describe('For a percentage: its numerator; for a forecast: the dealers that have one; for debts: the dealers'),
    whole: z
      .number()
      .int()
      .nullable()
      .describe(
        'For a percentage: its denominator; for a forecast: all dealers; for expendable prizes: their campaigns',
      ),
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
