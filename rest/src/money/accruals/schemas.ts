import {
  accrualGroups,
  accrualMonthSortColumns,
  accrualMonthStates,
  accrualRowSortColumns,
  monthPattern,
  prizeStates,
  type accrualRowFilters,
} from '@gdd/schema/accruals';
import { z } from 'zod';
import { filterRegion } from '../../people/dealers/schemas.js';
import { oneOrSeveral, tableFileBody, tableState } from '../../ground/domain/tableState.js';
import { bodyId, euro, memberLink, pathId } from '../../ground/platform/http/routes.js';
import { bridgeStep } from '../statements/changes/schemas.js';
import { day, tires } from '../../ground/platform/http/routes.js';

const month = z.string().meta({ description: 'yyyy-mm' });
const count = z.number().int();

/** A month in a path. */
export const byMonth = z.object({ month: z.string().regex(monthPattern).describe('yyyy-mm') });

export const byMembership = byMonth.extend({ id: pathId, dealerId: pathId });

const sumFields = {
  dealers: count.describe('Dealers, each once'),
  opening: euro.describe(
    'EUR: the closing of the month before; of the first month what was owed on the evening before it',
  ),
  accrued: euro.describe('EUR: earned by the sales of the month'),
  corrections: euro.describe('EUR: of what was earned until the month before, changed since it was closed'),
  adjustments: euro.describe('EUR: adjustments of the month, and set-offs where they go'),
  paid: euro.describe('EUR: redemptions of the month, and set-offs where they are taken'),
  released: euro.describe('EUR: accumulated but locked in campaigns that were closed: nobody can claim it any more'),
  closing: euro.describe('EUR: opening + accrued + corrections + adjustments − paid − released'),
  owed: euro.describe('EUR: the closings above 0, by dealer and campaign'),
  debts: euro.describe('EUR: the closings below 0, by dealer and campaign, as a positive amount'),
  unlocked: euro.describe('EUR: the part of the closing that is final: its prize can be spent, or was released'),
  notUnlocked: euro.describe('EUR: the part whose prize may still be unlocked'),
  awaitingClosing: euro.describe('EUR: the part locked in campaigns that have ended and are not closed'),
};

export const accrualSums = z.object(sumFields).meta({ id: 'AccrualSums' });

const state = z.enum(accrualMonthStates).meta({ id: 'AccrualMonthState' });

/** The state of a month. */
export const accrualMonth = z
  .object({
    month,
    state,
    isOver: z.boolean().describe('Whether its last day has passed'),
    isFirst: z
      .boolean()
      .describe('Whether no month is closed before it; while none is closed, any month since then may be the first'),
    closedAt: z.iso.datetime().nullable().describe('Null while it is open'),
    closedBy: z.string().nullable(),
    rows: count.nullable().describe('Frozen rows of all dealers; null while it is open'),
    hash: z.string().nullable().describe('SHA-256 of all frozen rows; null while it is open'),
  })
  .meta({ id: 'AccrualMonth' });

export type AccrualMonthView = z.output<typeof accrualMonth>;

export const accrualMonthRow = accrualMonth.extend({ sums: accrualSums }).meta({ id: 'AccrualMonthRow' });

export const accrualMonthsPage = z.object({
  items: z.array(accrualMonthRow),
  total: count,
  open: accrualMonth.nullable().describe('The month that is closed next; null without campaigns'),
});

export const accrualMonthsState = tableState(z.strictObject({}), accrualMonthSortColumns, 'id', 'desc');
export type AccrualMonthsState = z.output<typeof accrualMonthsState>;

const rowFilter = z.strictObject({
  by: z.enum(accrualGroups).optional().describe('What rows are added up by; campaign without'),
  campaignId: oneOrSeveral(bodyId).optional(),
  distributorId: oneOrSeveral(bodyId).optional(),
  region: oneOrSeveral(filterRegion).optional(),
  corrected: z.boolean().optional().describe('Whether the dealer has a correction in the month'),
} satisfies Record<keyof typeof accrualRowFilters, z.ZodType>);
export type AccrualRowFilter = z.output<typeof rowFilter>;

export const accrualRowsState = tableState(rowFilter, accrualRowSortColumns, 'id');
export const accrualRowsFile = tableFileBody(rowFilter, accrualRowSortColumns, 'id');
export type AccrualRowsState = z.output<typeof accrualRowsState>;
export type AccrualRowsFile = z.output<typeof accrualRowsFile>;

/** Rows of a month, summed by the requested group; null in columns that the group does not have. */
export const accrualRow = z
  .object({
    campaign: z.object({ id: count, title: z.string() }).meta({ id: 'AccrualCampaign' }).nullable(),
    distributor: memberLink.nullable().describe('Of the closing; null also where it stands above the caller'),
    region: z.string().nullable().describe('Of the closing'),
    dealer: z
      .object({ id: count, code: z.string(), businessName: z.string(), vatNumber: z.string() })
      .meta({ id: 'AccrualDealer' })
      .nullable(),
    isUnlocked: z.boolean().nullable().describe('Of a dealer in a campaign: whether its prize can be spent'),
    prizeState: z
      .enum(prizeStates)
      .meta({ id: 'AccrualPrizeState' })
      .nullable()
      .describe('Of a dealer in a campaign: the state of its prize at the end of the month'),
    ...sumFields,
  })
  .meta({ id: 'AccrualRow' });
export type AccrualRowView = z.output<typeof accrualRow>;

export const accrualRowsPage = z.object({
  month: accrualMonth,
  items: z.array(accrualRow),
  total: count,
  totals: accrualSums,
});
export type AccrualRowsPage = z.output<typeof accrualRowsPage>;

/** A cause of a correction. */
const accrualCause = bridgeStep
  .extend({
    lateLines: count.describe('Lines of the import that were sold until the month before and are there today'),
    lateTires: tires.describe('Their tyres'),
  })
  .meta({ id: 'AccrualCause' });

const lateLine = z
  .object({
    document: z.string(),
    line: count,
    soldOn: day,
    brand: z.string(),
    quantity: tires,
    importId: count,
    filename: z.string(),
  })
  .meta({ id: 'AccrualLateLine' });

export const accrualCauses = z
  .object({
    row: accrualRow,
    from: z.iso.datetime().nullable().describe('When the month before was closed; null: nothing was closed before'),
    to: z.iso.datetime().nullable().describe('When the month was closed; null while it is open'),
    steps: z
      .array(accrualCause)
      .describe('What changed the figures in between, in their order: by sales of the month too'),
    lines: z
      .array(lateLine)
      .describe('Lines that came in between and were sold until the month before, newest first: the first 200'),
    lineCount: count,
  })
  .meta({ id: 'AccrualCauses' });

const point = z
  .object({ month, opening: euro, closing: euro, unlocked: euro, notUnlocked: euro, awaitingClosing: euro })
  .meta({ id: 'AccrualPoint' });

const forecastPoint = z
  .object({
    month,
    low: euro,
    expected: euro,
    high: euro,
    unlocked: euro.describe('EUR: the part of the expected liability whose prize can be spent'),
    notUnlocked: euro.describe('EUR: the rest of it'),
  })
  .meta({ id: 'AccrualForecastPoint' });

export const accrualChart = z
  .object({
    points: z.array(point).describe('The closed months, ascending: the newest 24'),
    forecast: z
      .array(forecastPoint)
      .describe(
        'As if nothing were paid, each month after the newest closing until the last campaign under way ends: that closing, what the forecasts of the campaigns under way add, and what ended campaigns whose months are not closed yet add and release',
      ),
  })
  .meta({ id: 'AccrualChart' });
export type AccrualChartView = z.output<typeof accrualChart>;
