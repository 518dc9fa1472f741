import { reportAccess, type ReportFileType } from '@gdd/schema/reports';
import type { Database } from '../../ground/database/connections/connection.js';
import { periodsOf } from '../../ground/domain/periods.js';
import { requireAccess, type SignedIn } from '../../ground/platform/http/caller.js';
import type { ServiceContext } from '../../ground/platform/context.js';
import {
  campaignsReportRequest,
  campaignTotals,
  countMemberships,
  isOfTheDay,
  membershipRows,
  membershipsOf,
  totalsByDistributor,
  type CampaignsReportRequest,
} from './campaignQueries.js';
import {
  countMonthRows,
  monthRows,
  monthTotals,
  sumsOfDealers,
  sumsOfMonths,
  type MonthsRequest,
  type MonthSums,
} from './monthQueries.js';
import { firstMonths, firstYears } from './firstMonths.js';
import { isNetworkColumn } from './firstRows.js';
import { firstMemberships } from './firstMemberships.js';
import { cachedResult, salesVersion } from '../../figures/cachedResults.js';
import { everyMonth } from './everyMonth.js';
import { monthName, monthsOf, periodOf, type ReportPeriod } from '../criteria/period.js';
import { allKeys, dealersOfRows, keysOnPage, type ReportRows, type RowKey } from './rows.js';
import type { ReportFilter } from '../../programme/underWay/filterSchemas.js';
import type { CampaignsByDistributorBody, ReportBody } from '../criteria/reportSchemas.js';
import type { ReportPage } from '../criteria/resultSchemas.js';
import { scopeOf } from '../criteria/scope.js';
import { countStopped } from '../../programme/underWay/underWayQueries.js';
import { noDayFigures, workListOf } from './workLists.js';

/** A request for a report, without the page. */
export interface ReportRequest {
  readonly filter: ReportFilter;
  readonly searchTerm: string;
  readonly sorting: ReportBody['params']['sorting'] | { readonly column: string; readonly direction: 'asc' | 'desc' };
  /** Path of the filter in the request body, to name wrong fields. */
  readonly at: string;
}

/** A report of one type for one caller: the keys of its rows, the rows of some keys, and the totals. */
export interface Report<Row, Totals> {
  readonly rows: ReportRows;
  readonly period: ReportPeriod;
  /** The programme's day, for a report of the campaigns under way on it. */
  readonly day?: string | undefined;
  /** The rows of some keys, in their order; those deleted since the keys were read are left out. */
  rowsOf(keys: readonly RowKey[]): Promise<readonly Row[]>;
  totals(): Promise<Totals>;
}

/**
 * Refuses callers who may not read a report (docs/domain/network-and-access.md).
 *
 * @throws Refusal FORBIDDEN
 */
export function requireReport(type: ReportFileType, caller: SignedIn): void {
  requireAccess(reportAccess[type], caller);
}

/** A page of a report with the totals of all its rows. @param caller already checked by `requireReport` */
export async function reportPage(
  context: ServiceContext,
  caller: SignedIn,
  data: Exclude<ReportBody['data'], { readonly type: 'analytics' }>,
  { searchTerm, sorting, paginator }: ReportBody['params'],
): Promise<ReportPage> {
  const request: ReportRequest = { filter: data.filters, searchTerm, sorting, at: 'data.filters' };
  const page = async <Row, Totals>(report: Report<Row, Totals>) => {
    const [{ keys, total }, totals] = await Promise.all([
      keysOnPage(context.database, report.rows, paginator),
      report.totals(),
    ]);
    return { items: [...(await report.rowsOf(keys))], total, totals };
  };
  switch (data.type) {
    case 'campaigns':
      return { type: data.type, ...(await page(await campaignsReport(context, caller, request))) };
    case 'monthly':
      return { type: data.type, ...(await page(await monthlyReport(context, caller, request))) };
    case 'monthly-fleet':
      return { type: data.type, ...(await page(await monthlyFleetReport(context, caller, request))) };
    case 'previous-year':
      return { type: data.type, ...(await page(await previousYearReport(context, caller, request))) };
  }
}

/** The keys of all rows of a report, sorted, for a file. */
export function keysOfReport<Row, Totals>(
  { database }: ServiceContext,
  report: Report<Row, Totals>,
): Promise<readonly RowKey[]> {
  return allKeys(database, report.rows);
}

/** The scope and the period of a request. @throws Refusal BAD_USER_INPUT as `scopeOf` */
async function withScope({ database, programmeDay }: ServiceContext, caller: SignedIn, request: ReportRequest) {
  const { filter, searchTerm, at } = request;
  const scope = await scopeOf(database, caller.member, filter, searchTerm, at);
  const today = programmeDay();
  return { scope, period: periodOf(filter, periodsOf(today).current_year), filter, today };
}

const rowsBy = (rows: ReportRows['rows'], { sorting }: ReportRequest, count: ReportRows['count']): ReportRows => ({
  rows,
  ...sorting,
  count,
});

/** The dealers of campaigns, with their figures. */
export async function campaignsReport(context: ServiceContext, caller: SignedIn, request: ReportRequest) {
  const { database } = context;
  const scopedRequest = await withWorkList(database, await withScope(context, caller, request), request.sorting.column);
  const { workList } = scopedRequest;
  return {
    rows: {
      ...rowsBy(membershipRows(scopedRequest), request, countMemberships(database, scopedRequest)),
      first: (limit: number) =>
        firstMemberships({ ...request.sorting, limit }, campaignsReportRequest(scopedRequest), scopedRequest.scope),
    },
    period: scopedRequest.period,
    day: isOfTheDay(scopedRequest.filter) ? scopedRequest.today : undefined,
    rowsOf: async (keys: readonly RowKey[]) => {
      const [dealers, memberships] = await Promise.all([
        dealersOfRows(database, caller.member, keys),
        membershipsOf(database, keys),
      ]);
      return memberships.flatMap(({ dealerId, ...membership }) => {
        const dealer = dealers.get(dealerId);
        const figures = workList?.figuresOf({ dealerId, splitValue: membership.campaignId }) ?? noDayFigures;
        return dealer === undefined ? [] : [{ ...dealer, ...membership, ...figures }];
      });
    },
    totals: async () => ({
      ...(await campaignTotals(database, scopedRequest)),
      euroAtStake: workList?.euroAtStake ?? null,
    }),
  };
}

/**
 * The totals of the report of campaigns by distributor, without pages.
 *
 * @param caller already checked by `requireReport`
 * @throws Refusal BAD_USER_INPUT for a member of the filter that is unknown or has another role
 */
export async function campaignsByDistributor(
  context: ServiceContext,
  caller: SignedIn,
  { filters, searchTerm }: CampaignsByDistributorBody,
) {
  const { database } = context;
  const request = { filter: filters, searchTerm, sorting: { column: 'id', direction: 'asc' as const }, at: 'filters' };
  const scopedRequest = await withWorkList(database, await withScope(context, caller, request), 'id');
  return totalsByDistributor(database, caller.member, scopedRequest);
}

/** The request with the rows of its work list, where its filter has one. */
async function withWorkList(
  database: Database,
  scopedRequest: CampaignsReportRequest,
  column: string,
): Promise<CampaignsReportRequest> {
  const { filter, scope, today } = scopedRequest;
  if (filter.standing === undefined) return scopedRequest;
  const among = { campaigns: campaignsReportRequest(scopedRequest), visible: scope.visible, column };
  return { ...scopedRequest, workList: await workListOf(database, filter.standing, today, among) };
}

/** The memberships of the work list of who has not accepted that match a filter, whatever work list it names, and a search. */
export async function notAcceptedMemberships(
  context: ServiceContext,
  caller: SignedIn,
  { filters = {}, searchTerm }: { readonly filters?: ReportFilter | undefined } & Pick<ReportRequest, 'searchTerm'>,
) {
  const request: ReportRequest = {
    filter: { ...filters, standing: 'notAccepted' },
    searchTerm,
    at: 'filters',
    sorting: { column: 'id', direction: 'asc' },
  };
  const scopedRequest = await withScope(context, caller, request);
  const { workList } = await withWorkList(context.database, scopedRequest, 'id');
  return (workList?.keys ?? []).map(({ dealerId, splitValue }) => ({ campaignId: splitValue, dealerId }));
}

/**
 * The number of the report's dealers that have stopped buying by today; null where its period does not contain today.
 */
async function stoppedIn(database: Database, { scope, period, today }: MonthsRequest): Promise<number | null> {
  const isOfToday = monthsOf(period).includes(today.slice(0, 7));
  if (!isOfToday) return null;
  const count = () => countStopped(database, scope.visible, today);
  const { figures } = scope;
  if (figures === undefined) return count();
  const version = () => salesVersion(database, figures, Number(today.slice(0, 4)) - 1);
  return cachedResult(database, `stopped ${today} ${JSON.stringify(figures)}`, version, count);
}

async function totalsOfMonths(database: Database, scopedRequest: MonthsRequest) {
  const [totals, stopped] = await Promise.all([
    monthTotals(database, scopedRequest),
    stoppedIn(database, scopedRequest),
  ]);
  return { ...withEveryMonth(scopedRequest.period, totals), stopped };
}

/** Caches the order of rows by sales, until the sales or the place of a dealer below the member change. */
function rollupOrder(
  database: Database,
  { scope: { figures }, period, compares, today }: MonthsRequest,
  by: 'month' | 'dealer',
  sorting: ReportRequest['sorting'],
): ReportRows['cached'] {
  // the version covers sales, not the names and places of dealers
  if (figures === undefined || isNetworkColumn(sorting.column)) return undefined;
  const version = () => salesVersion(database, figures, period.year - 1);
  return (limit, make) =>
    cachedResult(
      database,
      JSON.stringify(['order', by, figures, period, compares, sorting, limit, today]),
      version,
      make,
    );
}

/** Rows by dealer and month. */
async function monthReport(context: ServiceContext, caller: SignedIn, request: ReportRequest, compares: boolean) {
  const { database } = context;
  const scopedRequest: MonthsRequest = { ...(await withScope(context, caller, request)), compares };
  return {
    rows: {
      ...rowsBy(
        monthRows(scopedRequest, 'month', request.sorting.column),
        request,
        countMonthRows(database, scopedRequest, 'month'),
      ),
      first: (limit: number) => firstMonths({ ...request.sorting, limit }, scopedRequest, scopedRequest.scope),
      cached: rollupOrder(database, scopedRequest, 'month', request.sorting),
    },
    period: scopedRequest.period,
    rowsOf: async (keys: readonly RowKey[]) => {
      const [dealers, sums] = await Promise.all([
        dealersOfRows(database, caller.member, keys),
        sumsOfMonths(database, scopedRequest, keys),
      ]);
      return joinRows(keys, dealers, (key, index) => {
        const monthSums = sums[index];
        return monthSums && { month: monthName(scopedRequest.period.year, key.splitValue), ...monthSums };
      });
    },
    totals: () => totalsOfMonths(database, scopedRequest),
  };
}

/** Dealers by month: tyres and amount, compared with the same month of the year before. */
export const monthlyReport = (context: ServiceContext, caller: SignedIn, request: ReportRequest) =>
  monthReport(context, caller, request, true);

/** Dealers by month: tyres, and tyres of fleets. */
export const monthlyFleetReport = (context: ServiceContext, caller: SignedIn, request: ReportRequest) =>
  monthReport(context, caller, request, false);

/** Dealers: the year compared with the year before, in all and by month. */
export async function previousYearReport(context: ServiceContext, caller: SignedIn, request: ReportRequest) {
  const { database } = context;
  const scopedRequest: MonthsRequest = { ...(await withScope(context, caller, request)), compares: true };
  return {
    rows: {
      ...rowsBy(
        monthRows(scopedRequest, 'dealer', request.sorting.column),
        request,
        countMonthRows(database, scopedRequest, 'dealer'),
      ),
      first: (limit: number) => firstYears({ ...request.sorting, limit }, scopedRequest.period, scopedRequest.scope),
      cached: rollupOrder(database, scopedRequest, 'dealer', request.sorting),
    },
    period: scopedRequest.period,
    rowsOf: async (keys: readonly RowKey[]) => {
      const ids = keys.map(({ dealerId }) => dealerId);
      const [dealers, sums] = await Promise.all([
        dealersOfRows(database, caller.member, keys),
        sumsOfDealers(database, scopedRequest, ids),
      ]);
      return joinRows(keys, dealers, ({ dealerId }) => {
        const dealerSums = sums.get(dealerId);
        return dealerSums && withEveryMonth(scopedRequest.period, dealerSums);
      });
    },
    totals: () => totalsOfMonths(database, scopedRequest),
  };
}

/** Joins dealers and figures by key; a row whose dealer or figures were deleted since its key was read is left out. */
function joinRows<Dealer extends object, Figures extends object>(
  keys: readonly RowKey[],
  dealers: ReadonlyMap<number, Dealer>,
  figuresOf: (key: RowKey, index: number) => Figures | undefined,
): (Dealer & Figures)[] {
  return keys.flatMap((key, index) => {
    const dealer = dealers.get(key.dealerId);
    const figures = figuresOf(key, index);
    return dealer === undefined || figures === undefined ? [] : [{ ...dealer, ...figures }];
  });
}

/** Sums with all months of the period, those without sales included. */
function withEveryMonth<Sums extends { readonly months: readonly MonthSums[] }>(period: ReportPeriod, sums: Sums) {
  return { ...sums, months: everyMonth(period, sums.months) };
}
