import { sql } from 'drizzle-orm';
import { reportAccess, type ReportFileType, type Standing } from '@gdd/schema/reports';
import type { Database } from '../database/connection.js';
import { periodsOf } from '../domain/periods.js';
import { requireAccess, type SignedIn } from '../platform/caller.js';
import type { ServiceContext } from '../platform/context.js';
import {
  campaignsAsked,
  campaignTotals,
  countMemberships,
  isOfTheDay,
  membershipRows,
  membershipsOf,
  type CampaignsAsked,
} from './campaignQueries.js';
import {
  countMonthRows,
  monthRows,
  monthTotals,
  sumsOfDealers,
  sumsOfMonths,
  type MonthsAsked,
  type MonthSums,
} from './monthQueries.js';
import { firstMonths, firstYears } from './firstMonths.js';
import { firstMemberships } from './firstMemberships.js';
import { keptAnswer, salesVersion } from '../figures/keptAnswers.js';
import { everyMonth } from './everyMonth.js';
import { monthName, monthsOf, periodOf, type ReportPeriod } from './period.js';
import { allKeys, dealersOfRows, keysOnPage, type ReportRows, type RowKey } from './rows.js';
import type { ReportBody, ReportFilter, ReportResult } from './schemas.js';
import { scopeOf } from './scope.js';
import { countStopped } from './underWayQueries.js';
import { noDayFigures, workListOf } from './workLists.js';

/** What a report is asked, beside the page. */
export interface ReportAsked {
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
  /** What some keys show, in their order; what is gone since they were read is left out. */
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
  { data, params }: ReportBody,
): Promise<ReportResult> {
  const { searchTerm, sorting, paginator } = params;
  const asked: ReportAsked = { filter: data.filters, searchTerm, sorting, at: 'data.filters' };
  const page = async <Row, Totals>(report: Report<Row, Totals>) => {
    const [{ keys, total }, totals] = await Promise.all([
      keysOnPage(context.database, report.rows, paginator),
      report.totals(),
    ]);
    return { items: [...(await report.rowsOf(keys))], total, totals };
  };
  switch (data.type) {
    case 'campaigns':
      return { type: data.type, ...(await page(await campaignsReport(context, caller, asked))) };
    case 'monthly':
      return { type: data.type, ...(await page(await monthlyReport(context, caller, asked))) };
    case 'monthly-fleet':
      return { type: data.type, ...(await page(await monthlyFleetReport(context, caller, asked))) };
    case 'previous-year':
      return { type: data.type, ...(await page(await previousYearReport(context, caller, asked))) };
  }
}

/** The keys of a report's rows as a file has them: all, in its order. */
export function keysOfReport<Row, Totals>(
  { database }: ServiceContext,
  report: Report<Row, Totals>,
): Promise<readonly RowKey[]> {
  return allKeys(database, report.rows);
}

async function prepared({ database, programmeDay }: ServiceContext, caller: SignedIn, asked: ReportAsked) {
  const { filter, searchTerm, at } = asked;
  const scope = await scopeOf(database, caller.member, filter, searchTerm, at);
  const today = programmeDay();
  return { scope, period: periodOf(filter, periodsOf(today).current_year), filter, today };
}

const rowsBy = (rows: ReportRows['rows'], { sorting }: ReportAsked, count: ReportRows['count']): ReportRows => ({
  rows,
  ...sorting,
  count,
});

/** The dealers of campaigns, with their figures. */
export async function campaignsReport(context: ServiceContext, caller: SignedIn, asked: ReportAsked) {
  const { database } = context;
  const about = await withWorkList(database, await prepared(context, caller, asked), asked.sorting.column);
  const { workList } = about;
  return {
    rows: {
      ...rowsBy(membershipRows(about), asked, countMemberships(database, about)),
      first: (most: number) =>
        firstMemberships({ ...asked.sorting, most }, campaignsAsked(about), about.scope.shown ?? sql`true`),
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

/** The report with the rows that a word chooses, where it is narrowed to one. */
async function withWorkList(database: Database, about: CampaignsAsked, column: string): Promise<CampaignsAsked> {
  const { filter, scope, today } = about;
  if (filter.standing === undefined) return about;
  const among = { campaigns: campaignsAsked(about), shown: scope.shown, column };
  return { ...about, workList: await workListOf(database, filter.standing, today, among) };
}

/**
 * The rows of a work list: all that the filter and the search leave.
 *
 * @param standing the word that the filter is taken with
 */
export async function workListKeys(
  context: ServiceContext,
  caller: SignedIn,
  standing: Standing,
  asked: Omit<ReportAsked, 'sorting'>,
): Promise<readonly RowKey[]> {
  const { filter } = asked;
  const sorting = { column: 'id', direction: 'asc' as const };
  const about = await prepared(context, caller, { ...asked, filter: { ...filter, standing }, sorting });
  return (await withWorkList(context.database, about, 'id')).workList?.keys ?? [];
}

/** How many of a report's dealers have stopped buying by the day; null where its time is another. */
async function stoppedIn(database: Database, { scope, period, today }: MonthsAsked): Promise<number | null> {
  const isOfToday = monthsOf(period).includes(today.slice(0, 7));
  if (!isOfToday) return null;
  const count = () => countStopped(database, scope.shown, today);
  const { figures } = scope;
  if (figures === undefined) return count();
  const version = await salesVersion(database, figures, Number(today.slice(0, 4)) - 1);
  return keptAnswer(database, `stopped ${today} ${JSON.stringify(figures)}`, version, count);
}

async function totalsOfMonths(database: Database, about: MonthsAsked) {
  const [totals, stopped] = await Promise.all([monthTotals(database, about), stoppedIn(database, about)]);
  return { ...withEveryMonth(about.period, totals), stopped };
}

/** Rows by dealer and month. */
async function byMonth(context: ServiceContext, caller: SignedIn, asked: ReportAsked, compares: boolean) {
  const { database } = context;
  const about: MonthsAsked = { ...(await prepared(context, caller, asked)), compares };
  return {
    rows: {
      ...rowsBy(monthRows(about, 'month'), asked, countMonthRows(database, about, 'month')),
      first: (most: number) => firstMonths({ ...asked.sorting, most }, about, about.scope.shown ?? sql`true`),
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
export const monthlyReport = (context: ServiceContext, caller: SignedIn, asked: ReportAsked) =>
  byMonth(context, caller, asked, true);

/** Dealer by month: tyres, and those of fleets. */
export const monthlyFleetReport = (context: ServiceContext, caller: SignedIn, asked: ReportAsked) =>
  byMonth(context, caller, asked, false);

/** Dealers: the year beside the one before, month by month. */
export async function previousYearReport(context: ServiceContext, caller: SignedIn, asked: ReportAsked) {
  const { database } = context;
  const about: MonthsAsked = { ...(await prepared(context, caller, asked)), compares: true };
  return {
    rows: {
      ...rowsBy(monthRows(about, 'dealer'), asked, countMonthRows(database, about, 'dealer')),
      first: (most: number) => firstYears({ ...asked.sorting, most }, about.period, about.scope.shown ?? sql`true`),
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
