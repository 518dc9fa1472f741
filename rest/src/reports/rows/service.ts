import { reportAccess, type ReportFileType, type Standing } from '@gdd/schema/reports';
import type { Database } from '../../database/connections/connection.js';
import { periodsOf } from '../../domain/periods.js';
import { requireAccess, type SignedIn } from '../../platform/http/caller.js';
import type { ServiceContext } from '../../platform/context.js';
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
import { isOfDealer } from './firstRows.js';
import { firstMemberships } from './firstMemberships.js';
import { cachedResult, salesVersion } from '../../figures/cachedResults.js';
import { everyMonth } from './everyMonth.js';
import { monthName, monthsOf, periodOf, type ReportPeriod } from '../criteria/period.js';
import { allKeys, dealersOfRows, keysOnPage, type ReportRows, type RowKey } from './rows.js';
import type { ReportFilter } from '../criteria/filterSchemas.js';
import type { CampaignsByDistributorBody, ReportBody } from '../criteria/reportSchemas.js';
import type { ReportPage } from '../criteria/resultSchemas.js';
import { scopeOf } from '../criteria/scope.js';
import { countStopped } from '../underWay/underWayQueries.js';
import { noDayFigures, workListOf } from './workLists.js';

/** The request of a report, beside the page. */
export interface ReportRequest {
  readonly filter: ReportFilter;
  readonly searchTerm: string;
  readonly sorting: ReportBody['params']['sorting'] | { readonly column: string; readonly direction: 'asc' | 'desc' };
  /** Where the filter stands in the request, to name what is wrong with it. */
  readonly at: string;
}

/** One kind of report for one caller: its rows, what each shows, and what they come to. */
export interface Report<Row, Totals> {
  readonly rows: ReportRows;
  readonly period: ReportPeriod;
  /** The programme's day, where the report is about the campaigns under way on it. */
  readonly day?: string | undefined;
  /** The rows of some keys, in their order; those gone since the keys were read are left out. */
  rowsOf(keys: readonly RowKey[]): Promise<readonly Row[]>;
  totals(): Promise<Totals>;
}

/**
 * Refuses who may not read a report (docs/domain/network-and-access.md).
 *
 * @throws Refusal FORBIDDEN
 */
export function requireReport(type: ReportFileType, caller: SignedIn): void {
  requireAccess(reportAccess[type], caller);
}

/** A page of a report with the totals of all its rows. @param caller may read it (`requireReport`) */
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

/** The keys of a report's rows as a file has them: all, in its order. */
export function keysOfReport<Row, Totals>(
  { database }: ServiceContext,
  report: Report<Row, Totals>,
): Promise<readonly RowKey[]> {
  return allKeys(database, report.rows);
}

async function prepared({ database, programmeDay }: ServiceContext, caller: SignedIn, request: ReportRequest) {
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
  const about = await withWorkList(database, await prepared(context, caller, request), request.sorting.column);
  const { workList } = about;
  return {
    rows: {
      ...rowsBy(membershipRows(about), request, countMemberships(database, about)),
      first: (most: number) =>
        firstMemberships({ ...request.sorting, most }, campaignsReportRequest(about), about.scope),
    },
    period: about.period,
    day: isOfTheDay(about.filter) ? about.today : undefined,
    rowsOf: async (keys: readonly RowKey[]) => {
      const [dealers, memberships] = await Promise.all([
        dealersOfRows(database, caller.member, keys),
        membershipsOf(database, keys),
      ]);
      return memberships.flatMap(({ dealerId, ...membership }) => {
        const dealer = dealers.get(dealerId);
        const figures = workList?.figuresOf({ dealerId, part: membership.campaignId }) ?? noDayFigures;
        return dealer === undefined ? [] : [{ ...dealer, ...membership, ...figures }];
      });
    },
    totals: async () => ({
      ...(await campaignTotals(database, about)),
      euroAtStake: workList?.euroAtStake ?? null,
    }),
  };
}

/**
 * The totals of the report of campaigns by distributor: all of them at once. @param caller may read it (`requireReport`)
 *
 * @throws Refusal BAD_USER_INPUT for a member of the filter that is unknown, or has not that role
 */
export async function campaignsByDistributor(
  context: ServiceContext,
  caller: SignedIn,
  { filters, searchTerm }: CampaignsByDistributorBody,
) {
  const { database } = context;
  const request = { filter: filters, searchTerm, sorting: { column: 'id', direction: 'asc' as const }, at: 'filters' };
  const about = await withWorkList(database, await prepared(context, caller, request), 'id');
  return totalsByDistributor(database, caller.member, about);
}

/** The report with the rows of a work list, where it is narrowed to one. */
async function withWorkList(
  database: Database,
  about: CampaignsReportRequest,
  column: string,
): Promise<CampaignsReportRequest> {
  const { filter, scope, today } = about;
  if (filter.standing === undefined) return about;
  const among = { campaigns: campaignsReportRequest(about), visible: scope.visible, column };
  return { ...about, workList: await workListOf(database, filter.standing, today, among) };
}

/**
 * The rows of a work list: all that the filter and the search leave.
 *
 * @param standing the work list that the filter is narrowed to
 */
export async function workListKeys(
  context: ServiceContext,
  caller: SignedIn,
  standing: Standing,
  request: Omit<ReportRequest, 'sorting'>,
): Promise<readonly RowKey[]> {
  const { filter } = request;
  const sorting = { column: 'id', direction: 'asc' as const };
  const about = await prepared(context, caller, { ...request, filter: { ...filter, standing }, sorting });
  return (await withWorkList(context.database, about, 'id')).workList?.keys ?? [];
}

/** How many of a report's dealers have stopped buying by the day; null where its time is another. */
async function stoppedIn(database: Database, { scope, period, today }: MonthsRequest): Promise<number | null> {
  const isOfToday = monthsOf(period).includes(today.slice(0, 7));
  if (!isOfToday) return null;
  const count = () => countStopped(database, scope.visible, today);
  const { figures } = scope;
  if (figures === undefined) return count();
  const version = () => salesVersion(database, figures, Number(today.slice(0, 4)) - 1);
  return cachedResult(database, `stopped ${today} ${JSON.stringify(figures)}`, version, count);
}

async function totalsOfMonths(database: Database, about: MonthsRequest) {
  const [totals, stopped] = await Promise.all([monthTotals(database, about), stoppedIn(database, about)]);
  return { ...withEveryMonth(about.period, totals), stopped };
}

/** Keeps the order of rows by what dealers bought, for as long as nobody below the member buys or moves. */
function rollupOrder(
  database: Database,
  { scope: { figures }, period, compares }: MonthsRequest,
  by: 'month' | 'dealer',
  sorting: ReportRequest['sorting'],
): ReportRows['cached'] {
  // a dealer's name may change without its sales
  if (figures === undefined || isOfDealer(sorting.column)) return undefined;
  const version = () => salesVersion(database, figures, period.year - 1);
  return (most, make) =>
    cachedResult(database, JSON.stringify(['order', by, figures, period, compares, sorting, most]), version, make);
}

/** Rows by dealer and month. */
async function byMonth(context: ServiceContext, caller: SignedIn, request: ReportRequest, compares: boolean) {
  const { database } = context;
  const about: MonthsRequest = { ...(await prepared(context, caller, request)), compares };
  return {
    rows: {
      ...rowsBy(monthRows(about, 'month'), request, countMonthRows(database, about, 'month')),
      first: (most: number) => firstMonths({ ...request.sorting, most }, about, about.scope),
      cached: rollupOrder(database, about, 'month', request.sorting),
    },
    period: about.period,
    rowsOf: async (keys: readonly RowKey[]) => {
      const [dealers, sums] = await Promise.all([
        dealersOfRows(database, caller.member, keys),
        sumsOfMonths(database, about.period, keys),
      ]);
      return joined(keys, dealers, (key, index) => {
        const found = sums[index];
        return found && { month: monthName(about.period.year, key.part), ...found };
      });
    },
    totals: () => totalsOfMonths(database, about),
  };
}

/** Dealer by month: tyres and amount beside the same month of the year before. */
export const monthlyReport = (context: ServiceContext, caller: SignedIn, request: ReportRequest) =>
  byMonth(context, caller, request, true);

/** Dealer by month: tyres, and those of fleets. */
export const monthlyFleetReport = (context: ServiceContext, caller: SignedIn, request: ReportRequest) =>
  byMonth(context, caller, request, false);

/** Dealers: the year beside the one before, month by month. */
export async function previousYearReport(context: ServiceContext, caller: SignedIn, request: ReportRequest) {
  const { database } = context;
  const about: MonthsRequest = { ...(await prepared(context, caller, request)), compares: true };
  return {
    rows: {
      ...rowsBy(monthRows(about, 'dealer'), request, countMonthRows(database, about, 'dealer')),
      first: (most: number) => firstYears({ ...request.sorting, most }, about.period, about.scope),
      cached: rollupOrder(database, about, 'dealer', request.sorting),
    },
    period: about.period,
    rowsOf: async (keys: readonly RowKey[]) => {
      const ids = keys.map(({ dealerId }) => dealerId);
      const [dealers, sums] = await Promise.all([
        dealersOfRows(database, caller.member, keys),
        sumsOfDealers(database, about.period, ids),
      ]);
      return joined(keys, dealers, ({ dealerId }) => {
        const found = sums.get(dealerId);
        return found && withEveryMonth(about.period, found);
      });
    },
    totals: () => totalsOfMonths(database, about),
  };
}

/** Rows as their dealers and figures; one whose dealer or figures are gone since its key was read is left out. */
function joined<Dealer extends object, Figures extends object>(
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

/** Sums with all months of the time by their names, also those without sales. */
function withEveryMonth<Sums extends { readonly months: readonly MonthSums[] }>(period: ReportPeriod, sums: Sums) {
  return { ...sums, months: everyMonth(period, sums.months) };
}
