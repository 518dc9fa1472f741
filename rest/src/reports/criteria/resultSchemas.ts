import { dealerStatuses, dealerTiers } from '@gdd/schema/members';
import { z } from 'zod';
import { decimal, euro, memberLink } from '../../ground/platform/http/routes.js';

export const tireCount = z.number().int().describe('Tyres, net of returns');
const month = z.string().describe('yyyy-mm');
export const percentage = decimal.describe('In percent, one decimal');
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

const sums = { tires: tireCount, tiresBefore: tireCount, amount: euro, amountBefore: euro };

/** Two years to the same day. */
export const toDay = z
  .object({ ...sums, difference: z.number().int().describe('Tyres more than the year before'), percent: difference })
  .meta({ id: 'ToDay' })
  .describe('Both years up to the programme’s day; the same as the whole where the time is over');

/** Two years beside each other: of the whole time, and to the same day. */
export const compared = { ...sums, toDay };
const comparedYears = {
  ...compared,
  difference: z.number().int().describe('Tyres more than the year before'),
  differencePercentage: difference,
};

const fleet = { tires: tireCount, tiresFleet: tireCount, fleetPercentage: percentage };

const figures = {
  goalThreshold: z.number().int(),
  tiresPurchased: z.number().int(),
  tiresMissing: z.number().int(),
  plafondAccumulated: euro,
  plafondExpendable: euro,
  debt: euro,
  tiresFleet: z.number().int(),
  tiresFleetPercentage: percentage,
};

/** A month of a report, over all its rows. */
const reportMonth = z.object({ month, ...compared, tiresFleet: tireCount }).meta({ id: 'ReportMonth' });

/** Only in work lists, elsewhere null: computed as on the dashboard, from the lines up to the programme's day. */
const workListFigures = {
  goalPercentage: percentage.nullable().describe('Tyres in % of the goal, by the day; of a work list'),
  share: percentage.nullable().describe('The percentage of a goal expected by the day; of a work list'),
  tiresToNextThreshold: z
    .number()
    .int()
    .nullable()
    .describe('Tyres missing to the next threshold, by the day; of a work list, null where every one is reached'),
  euroAtStake: euro
    .nullable()
    .describe(
      'EUR that reaching that threshold, or accepting where not accepted, would bring: what can be spent, or accumulates where it stays locked; of a work list, null where there is none',
    ),
  isAtStakeLocked: z
    .boolean()
    .nullable()
    .describe('Whether these EUR stay locked at that threshold; of a work list, null where there is none'),
};

const campaignsRow = z
  .object({
    ...dealerFields,
    campaignId: z.number().int(),
    campaignTitle: z.string(),
    endsOn: z.string().meta({ format: 'date' }).describe('The last day of the campaign'),
    accepted: z.boolean(),
    ...figures,
    ...workListFigures,
  })
  .meta({ id: 'CampaignsReportRow' });

const campaignCounts = {
  dealers: z.number().int(),
  accepted: z.number().int(),
  goalReached: z.number().int(),
};

/** The totals of the report of campaigns by distributor. */
export const campaignsByDistributor = z
  .object({
    items: z
      .array(
        z
          .object({
            distributor: memberLink.nullable().describe('Null: those whose distributor the caller may not see'),
            ...campaignCounts,
            ...figures,
          })
          .meta({ id: 'CampaignsReportDistributor' }),
      )
      .describe('By name'),
    totals: z.object({ ...campaignCounts, ...figures }).meta({ id: 'CampaignsReportSums' }),
  })
  .meta({ id: 'CampaignsByDistributor' });

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
export const rowTotal = z.number().int();
const ofDeleted = 'Over all rows, dealers that were deleted since included';

/** A page of dealers’ rows, by the type of the report. */
export const reportPages = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('campaigns'),
      items: z.array(campaignsRow),
      total: rowTotal,
      totals: z
        .object({
          ...campaignCounts,
          ...figures,
          euroAtStake: euro.nullable().describe('EUR at stake in the whole work list `close`; null in any other'),
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
      total: rowTotal,
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
      total: rowTotal,
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
      total: rowTotal,
      totals: z
        .object({ ...comparedYears, ...dealersCounted, months })
        .meta({ id: 'PreviousYearReportTotals' })
        .describe(ofDeleted),
    })
    .meta({ id: 'PreviousYearReport' }),
]);
export type ReportPage = z.output<typeof reportPages>;
