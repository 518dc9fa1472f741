import { HttpResponse, type RequestHandler } from 'msw';
import type { CampaignsReportInput, MonthlyReportInput } from '../../../shared/apollo/schema.generated';
import type {
  CampaignsReportPage_RowFragment,
  CampaignsReportPage_TotalsFragment,
} from '../campaigns/CampaignsReportPage.generated';
import type {
  MonthlyFleetReportQuery,
  MonthlyReportPage_RowFragment,
  MonthlyReportQuery,
  PreviousYearReportQuery,
} from '../monthly/monthlyReports.generated';
import type { ReportDealerFieldsFragment } from '../page/reportDealer.generated';
import { graphql } from '../../../shared/test/graphql';

const distributor = { __typename: 'Member', id: '31', businessName: 'Distribuzione Nord' } as const;
const agent = { __typename: 'Member', id: '40', businessName: 'Agenzia Neri' } as const;

/** 'Gomme 1', 'Gomme 2', … */
function reportDealer(number: number): ReportDealerFieldsFragment {
  return {
    __typename: 'ReportDealer',
    id: String(number),
    code: `D${number}`,
    businessName: `Gomme ${number}`,
    region: 'Puglia',
    province: 'BA',
    status: 'ACTIVE',
    tier: 'GOLD',
    agent,
    distributor,
  };
}

const campaignRow = (number: number): CampaignsReportPage_RowFragment => ({
  __typename: 'CampaignsReportRow',
  campaignId: '3',
  campaignTitle: 'Estate 2025',
  endsOn: '2026-01-05',
  accepted: number % 2 === 1,
  goalThreshold: 1_000,
  tiresPurchased: 1_234,
  tiresMissing: 0,
  plafondAccumulated: '1500.50',
  plafondExpendable: '900.00',
  tiresFleet: 390,
  tiresFleetPercentage: '31.6',
  goalPercentage: null,
  share: null,
  tiresToNextThreshold: null,
  euroAtStake: null,
  isAtStakeLocked: null,
  dealer: reportDealer(number),
});

const campaignTotals: CampaignsReportPage_TotalsFragment = {
  __typename: 'CampaignsReportTotals',
  dealers: 12,
  accepted: 10,
  goalReached: 6,
  goalThreshold: 20_000,
  tiresPurchased: 12_480,
  tiresMissing: 8_100,
  plafondAccumulated: '45678.90',
  plafondExpendable: '23456.70',
  tiresFleet: 2_920,
  tiresFleetPercentage: '23.4',
  euroAtStake: null,
  campaigns: [
    { id: '3', title: 'Estate 2025', dealers: 12, goalReached: 2 },
    { id: '7', title: 'Inverno 2025', dealers: 8, goalReached: 4 },
  ].map(({ id, title, dealers, goalReached }) => ({
    __typename: 'CampaignsReportCampaign',
    campaignId: id,
    campaignTitle: title,
    dealers,
    accepted: 5,
    goalReached,
    goalThreshold: 10_000,
    tiresPurchased: 6_240,
  })),
};

/** A mock of the gateway with the recorded requests. */
interface ReportGateway<Input> {
  readonly requests: readonly Input[];
  readonly handlers: readonly RequestHandler[];
}

/** A mock of the gateway for the report of campaigns: it pages, filters by campaign, and records the requests. */
export function campaignsReportGateway(count: number): ReportGateway<CampaignsReportInput> {
  const requests: CampaignsReportInput[] = [];
  const rows = Array.from({ length: count }, (_, index) => campaignRow(index + 1));
  const responseTo = ({ page = 1, pageSize = 10, filter }: CampaignsReportInput) => ({
    __typename: 'CampaignsReport',
    items: rows.slice((page - 1) * pageSize, page * pageSize),
    total: rows.length,
    totals: {
      ...campaignTotals,
      campaigns: campaignTotals.campaigns.filter(
        ({ campaignId }) => filter?.campaignId == null || filter.campaignId.includes(campaignId),
      ),
    },
  });
  const handlers: readonly RequestHandler[] = [
    calendar,
    graphql.query('CampaignsReport', ({ variables }) => {
      const { input } = variables as { input: CampaignsReportInput };
      requests.push(input);
      return HttpResponse.json({ data: { campaignsReport: responseTo(input) } });
    }),
    graphql.query('ReportCampaignNames', ({ variables }) =>
      HttpResponse.json({ data: { campaignsReport: responseTo(variables['input'] as CampaignsReportInput) } }),
    ),
  ];
  return { requests, handlers };
}

/** The programme's day is 30 December 2025. */
export const calendar: RequestHandler = graphql.query('CurrentYear', () =>
  HttpResponse.json({ data: { constants: { __typename: 'Constants', currentYear: 2025, today: '2025-12-30' } } }),
);

/** Twelve months of 2025: 1,040 tyres in each, 1,000 in each of the year before. */
const months = Array.from({ length: 12 }, (_, index) => ({
  __typename: 'ReportMonth' as const,
  month: `2025-${String(index + 1).padStart(2, '0')}`,
  tires: 1_040,
  tiresBefore: 1_000,
  tiresFleet: 260,
  amount: '104000.00',
  amountBefore: '100000.00',
  toDay: {
    __typename: 'ToDay' as const,
    tires: 1_040,
    tiresBefore: 1_000,
    amount: '104000.00',
    amountBefore: '100000.00',
  },
}));

const compared = {
  tires: 12_480,
  tiresBefore: 12_000,
  amountBefore: '1200000.00',
  toDay: {
    __typename: 'ToDay' as const,
    tires: 12_480,
    tiresBefore: 12_000,
    difference: 480,
    percent: '4.0',
    amount: '1248000.00',
    amountBefore: '1200000.00',
  },
};

const monthRow = (number: number): MonthlyReportPage_RowFragment => ({
  __typename: 'MonthlyReportRow',
  month: '2025-07',
  tires: 90,
  tiresBefore: 100,
  amountBefore: '10000.00',
  toDay: {
    __typename: 'ToDay',
    tires: 90,
    tiresBefore: 100,
    difference: -10,
    percent: '-10.0',
    amount: '9000.00',
    amountBefore: '10000.00',
  },
  dealer: reportDealer(number),
});

/** A mock of the gateway for the monthly report; it has no rows if the search is 'nessuno'. */
export function monthlyReportGateway(count: number): ReportGateway<MonthlyReportInput> {
  const requests: MonthlyReportInput[] = [];
  const handlers: readonly RequestHandler[] = [
    calendar,
    graphql.query('MonthlyReport', ({ variables }) => {
      const { input } = variables as { input: MonthlyReportInput };
      requests.push(input);
      const rows = input.search === 'nessuno' ? [] : Array.from({ length: count }, (_, index) => monthRow(index + 1));
      const { page = 1, pageSize = 10 } = input;
      const data: MonthlyReportQuery = {
        monthlyReport: {
          __typename: 'MonthlyReport',
          items: rows.slice((page - 1) * pageSize, page * pageSize),
          total: rows.length,
          totals: { __typename: 'MonthlyReportTotals', dealers: count, stopped: 14, ...compared, months },
        },
      };
      return HttpResponse.json({ data });
    }),
  ];
  return { requests, handlers };
}

/** One row of the monthly report of fleets. */
export const fleetReportResponse: RequestHandler = graphql.query('MonthlyFleetReport', () => {
  const data: MonthlyFleetReportQuery = {
    monthlyFleetReport: {
      __typename: 'MonthlyFleetReport',
      items: [
        {
          __typename: 'MonthlyFleetReportRow',
          month: '2025-07',
          tires: 90,
          tiresFleet: 30,
          fleetPercentage: '33.3',
          dealer: reportDealer(1),
        },
        {
          __typename: 'MonthlyFleetReportRow',
          month: '2025-08',
          tires: 20,
          tiresFleet: 30,
          fleetPercentage: '150.0',
          dealer: reportDealer(1),
        },
      ],
      total: 2,
      totals: {
        __typename: 'MonthlyFleetReportTotals',
        dealers: 1,
        tires: 12_480,
        tiresFleet: 3_120,
        fleetPercentage: '25.0',
        months,
      },
    },
  };
  return HttpResponse.json({ data });
});

/** One row of the report of the year before. */
export const previousYearReportResponse: RequestHandler = graphql.query('PreviousYearReport', () => {
  const data: PreviousYearReportQuery = {
    previousYearReport: {
      __typename: 'PreviousYearReport',
      items: [
        {
          __typename: 'PreviousYearReportRow',
          ...compared,
          months: [
            {
              __typename: 'ComparedMonth',
              month: '2025-01',
              tiresBefore: 1_000,
              toDay: { __typename: 'ToDay', tires: 1_040, tiresBefore: 1_000 },
            },
          ],
          dealer: reportDealer(1),
        },
      ],
      total: 1,
      totals: { __typename: 'PreviousYearReportTotals', dealers: 1, stopped: 1, ...compared, months },
    },
  };
  return HttpResponse.json({ data });
});
