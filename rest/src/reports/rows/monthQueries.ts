/** The purchases of dealers by month, from the stored months: no sale line is read. */
import { and, between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { rowsIn } from '../../ground/database/rows.js';
import { members } from '../../ground/database/tables/people/network.js';
import { salesFigures } from '../../ground/database/tables/programme/figures.js';
import { sales, salesMonths } from '../../ground/database/tables/programme/sales.js';
import { rollupRowsOf } from '../../figures/figuresScope.js';
import { monthName, wholePart, yearBefore, type ReportPeriod } from '../criteria/period.js';
import { fleetPercentage } from '../criteria/percentages.js';
import { cachedResult, salesVersion } from '../../figures/cachedResults.js';
import { placeColumns, wantedKeys, type RowKey } from './rows.js';
import { amongCounted, type ReportScope } from '../criteria/scope.js';
import { cutOf, monthToDay, sumToDay, underWayByDealer, underWayOf, underWayOfDealers, type ToDay } from './toDay.js';

/** The first and the last month of a period as they are stored: by their first days. */
const firstStored = ({ year, firstMonth }: ReportPeriod) => `${monthName(year, firstMonth)}-01`;
const lastStored = ({ year, lastMonth }: ReportPeriod) => `${monthName(year, lastMonth)}-01`;

const within = (period: ReportPeriod) =>
  sql`${salesMonths.month} between ${firstStored(period)} and ${lastStored(period)}`;

/** SQL of the sums of a period, and of the same months of the year before. */
const sumsSql = (period: ReportPeriod) => {
  const isNow = within(period);
  const isBefore = within(yearBefore(period));
  return {
    tires: sql`coalesce(sum(${salesMonths.quantity}) filter (where ${isNow}), 0)`,
    tiresBefore: sql`coalesce(sum(${salesMonths.quantity}) filter (where ${isBefore}), 0)`,
    tiresFleet: sql`coalesce(sum(${salesMonths.fleetQuantity}) filter (where ${isNow}), 0)`,
    amount: sql`coalesce(sum(${salesMonths.amount}) filter (where ${isNow}), 0)`,
    amountBefore: sql`coalesce(sum(${salesMonths.amount}) filter (where ${isBefore}), 0)`,
  };
};

/** 100 · (now − before) / before, one decimal, rounded half away from zero; null where before is 0 or less. */
const differencePercentage = (now: SQL, before: SQL) => sql`
  case when ${before} > 0 then round(100.0 * (${now} - ${before}) / ${before}, 1) end::numeric(18, 1)`;

const monthNumber = sql`extract(month from ${salesMonths.month})::int`;

/** A request for a report of months. */
export interface MonthsRequest {
  readonly scope: ReportScope;
  readonly period: ReportPeriod;
  /** The programme's day. */
  readonly today: string;
  /** Whether rows are compared with the year before: then a month with sales only in that year is a row too. */
  readonly compares: boolean;
}

const monthsWhere = ({ period, compares }: Pick<MonthsRequest, 'period' | 'compares'>, dealers: SQL | undefined) => {
  const before = yearBefore(period);
  // the index of a dealer's months is searched once, for the span of both years
  const span = sql`${salesMonths.month} between ${firstStored(before)} and ${lastStored(period)}`;
  const months = compares ? sql`${span} and (${within(period)} or ${within(before)})` : within(period);
  return sql`${months} and ${dealers ?? sql`true`}`;
};

/** Both years to the same day as sort columns, of rows of `under_way` joined by dealer where a month is under way. */
function toDayColumns({ period, today }: MonthsRequest, by: 'month' | 'dealer'): { columns: SQL; join: SQL } {
  const { month, days } = cutOf(period, today);
  const isUnderWay = by === 'month' ? sql`${monthNumber} = ${month}` : sql`true`;
  /** The stored months before the one under way, and of that one the days so far. */
  const toDay = (stored: SQL, year: ReportPeriod, underWayColumn: string) => {
    const pastMonths = sql`coalesce(sum(${stored}) filter (where ${within(year)} and ${monthNumber} < ${month}), 0)`;
    if (days === undefined) return pastMonths;
    const daysSoFar = sql`coalesce(max(under_way.${sql.identifier(underWayColumn)}), 0)`;
    return sql`(${pastMonths} + case when ${isUnderWay} then ${daysSoFar} else 0 end)`;
  };
  const before = yearBefore(period);
  const tires = toDay(sql`${salesMonths.quantity}`, period, 'tires');
  const tiresBefore = toDay(sql`${salesMonths.quantity}`, before, 'tiresBefore');
  return {
    columns: sql`${tires} as "toDayTires", ${tiresBefore} as "toDayTiresBefore",
      ${tires} - ${tiresBefore} as "toDayDifference", ${differencePercentage(tires, tiresBefore)} as "toDayPercent",
      ${toDay(sql`${salesMonths.amount}`, period, 'amount')} as "toDayAmount",
      ${toDay(sql`${salesMonths.amount}`, before, 'amountBefore')} as "toDayAmountBefore"`,
    join: days ? sql`left join ${underWayByDealer(days)} on under_way.dealer_id = ${members.id}` : sql``,
  };
}

/** Whether a report is sorted by a comparison to the same day: only then its rows need the lines of the month. */
const isToDay = (column: string) => column.startsWith('toDay');

/** The rows by dealer and month, or by dealer, with their sort columns. @param sortColumn the one that is needed */
export function monthRows(request: MonthsRequest, by: 'month' | 'dealer', sortColumn: string): SQL {
  const { tires, tiresBefore, tiresFleet, amount, amountBefore } = sumsSql(request.period);
  const splitValue = by === 'month' ? monthNumber : sql`0`;
  const toDay = isToDay(sortColumn) ? toDayColumns(request, by) : undefined;
  return sql`
    select ${members.id} as dealer_id, ${splitValue} as split_value, ${placeColumns}, ${splitValue} as month,
      ${tires} as tires, ${tiresBefore} as "tiresBefore", ${tires} - ${tiresBefore} as difference,
      ${differencePercentage(tires, tiresBefore)} as "differencePercentage", ${amount} as amount,
      ${amountBefore} as "amountBefore", ${tiresFleet} as "tiresFleet",
      ${fleetPercentage(tires, tiresFleet)} as "fleetPercentage"${toDay ? sql`, ${toDay.columns}` : sql``}
    from ${salesMonths} join ${members} on ${members.id} = ${salesMonths.dealerId} ${toDay?.join ?? sql``}
    where ${monthsWhere(request, request.scope.visible)}
    group by ${members.id}${by === 'month' ? sql`, ${monthNumber}` : sql``}`;
}

/** The totals of two years as SQL returns them: sums as texts, which keep every digit. */
interface SumsRow {
  readonly tires: string;
  readonly tiresBefore: string;
  readonly tiresFleet: string;
  readonly amount: string;
  readonly amountBefore: string;
  readonly fleetPercentage: string;
  readonly differencePercentage: string | null;
}

/** The columns of `SumsRow`. */
const sumColumns = (period: ReportPeriod) => {
  const { tires, tiresBefore, tiresFleet, amount, amountBefore } = sumsSql(period);
  return sql`${tires}::text as tires, ${tiresBefore}::text as "tiresBefore", ${tiresFleet}::text as "tiresFleet",
    ${amount}::numeric(20, 2)::text as amount, ${amountBefore}::numeric(20, 2)::text as "amountBefore",
    ${fleetPercentage(tires, tiresFleet)}::text as "fleetPercentage",
    ${differencePercentage(tires, tiresBefore)}::text as "differencePercentage"`;
};

const readSums = (row: SumsRow) => ({
  tires: Number(row.tires),
  tiresBefore: Number(row.tiresBefore),
  tiresFleet: Number(row.tiresFleet),
  amount: row.amount,
  amountBefore: row.amountBefore,
  difference: Number(row.tires) - Number(row.tiresBefore),
  differencePercentage: row.differencePercentage,
  fleetPercentage: row.fleetPercentage,
});

/** The sums of a period and of the same months of the year before. */
export type ComparedSums = ReturnType<typeof readSums>;

/** The sums of whole months, and both years to the same day. */
interface SumsToDay extends ComparedSums {
  readonly toDay: ToDay;
}

/** The sums of a month, of a dealer or of a report. */
export interface MonthSums extends SumsToDay {
  /** 1 to 12 */
  readonly month: number;
}

/** The sums of dealers in single months, in the order of the keys. */
export async function sumsOfMonths(
  database: Database,
  { period, today }: Pick<MonthsRequest, 'period' | 'today'>,
  keys: readonly RowKey[],
): Promise<readonly SumsToDay[]> {
  if (keys.length === 0) return [];
  const cut = cutOf(period, today);
  const dealersUnderWay = keys.flatMap(({ dealerId, splitValue }) => (splitValue === cut.month ? [dealerId] : []));
  const [underWay, response] = await Promise.all([
    underWayOfDealers(database, cut, dealersUnderWay),
    database.execute(sql`
      select ${sumColumns(period)}
      from ${wantedKeys(keys)} left join ${salesMonths} on ${salesMonths.dealerId} = wanted.dealer_id
        and ${salesMonths.month} in (
          make_date(${period.year}::int, wanted.split_value, 1), make_date(${period.year - 1}::int, wanted.split_value, 1))
      group by wanted.place order by wanted.place`),
  ]);
  return rowsIn<SumsRow>(response).map((row, place) => {
    const { dealerId = 0, splitValue = 0 } = keys[place] ?? {};
    const sums = readSums(row);
    return { ...sums, toDay: monthToDay(cut, splitValue, sums, underWay.get(dealerId)) };
  });
}

/** The totals of a dealer over a period and in each month; months without sales are left out. */
export interface DealerSums extends SumsToDay {
  readonly months: readonly MonthSums[];
}

/** The sums of dealers over a period, by dealer id; dealers without sales are left out. */
export async function sumsOfDealers(
  database: Database,
  { period, today }: Pick<MonthsRequest, 'period' | 'today'>,
  dealerIds: readonly number[],
): Promise<ReadonlyMap<number, DealerSums>> {
  if (dealerIds.length === 0) return new Map();
  const cut = cutOf(period, today);
  const [underWay, response] = await Promise.all([
    underWayOfDealers(database, cut, dealerIds),
    database.execute(sql`
      select ${salesMonths.dealerId} as "dealerId", ${monthNumber} as month, ${sumColumns(period)}
      from ${salesMonths}
      where ${salesMonths.dealerId} = any(${intArray(dealerIds)}) and ${monthsWhere({ period, compares: true }, undefined)}
      group by grouping sets ((${salesMonths.dealerId}, ${monthNumber}), (${salesMonths.dealerId}))
      order by 1, 2 nulls first`),
  ]);
  const rows = rowsIn<SumsRow & { readonly dealerId: number; readonly month: number | null }>(response);
  const byDealer = new Map<number, { readonly whole: ComparedSums; readonly months: MonthSums[] }>();
  // the row of a dealer's whole period comes before its months: the query sorts nulls first
  for (const { dealerId, month, ...row } of rows) {
    const sums = readSums(row);
    if (month === null) {
      byDealer.set(dealerId, { whole: sums, months: [] });
    } else {
      const toDay = monthToDay(cut, month, sums, underWay.get(dealerId));
      byDealer.get(dealerId)?.months.push({ month, ...sums, toDay });
    }
  }
  return new Map(
    [...byDealer].map(([dealerId, { whole, months }]) => [dealerId, { ...whole, months, toDay: sumToDay(months) }]),
  );
}

/** The rows of the rollup figures by their part: the months of a period, or the whole period (`wholePart`). */
const isPeriodPart = (period: ReportPeriod, by: 'month' | 'dealer') =>
  by === 'month'
    ? between(salesFigures.part, period.firstMonth, period.lastMonth)
    : eq(salesFigures.part, wholePart(period));

/** Counts the rows by the rollup figures; undefined where there are none for the scope. */
export function countMonthRows(
  database: Database,
  { scope: { figures }, period, compares }: MonthsRequest,
  by: 'month' | 'dealer',
): (() => Promise<number>) | undefined {
  if (figures === undefined) return undefined;
  const counted = compares ? salesFigures.dealersEither : salesFigures.dealers;
  return async () => {
    const [row] = await database
      .select({ total: sql`coalesce(sum(${counted}), 0)`.mapWith(Number) })
      .from(salesFigures)
      .where(
        and(
          rollupRowsOf(salesFigures, figures, 'visible'),
          eq(salesFigures.year, period.year),
          isPeriodPart(period, by),
        ),
      );
    return row?.total ?? 0;
  };
}

/** The totals of all rows, deleted dealers included, over the period and by month. */
export async function monthTotals(database: Database, request: MonthsRequest) {
  const { from, dealers } = totalsFrom(request);
  const cut = cutOf(request.period, request.today);
  const [underWay, response] = await Promise.all([
    underWayOfScope(database, request),
    database.execute(sql`
      select ${monthNumber} as month, ${sumColumns(request.period)}, (${dealers})::int as dealers
      from ${from} group by grouping sets ((${monthNumber}), ()) order by 1 nulls last`),
  ]);
  const rows = rowsIn<SumsRow & { readonly month: number | null; readonly dealers: number }>(response);
  const totals = rows.at(-1);
  if (totals === undefined) throw new Error('A grouping set without columns always has its row.');
  const months = rows.flatMap(({ month, ...row }): MonthSums[] => {
    if (month === null) return [];
    const sums = readSums(row);
    return [{ month, ...sums, toDay: monthToDay(cut, month, sums, underWay) }];
  });
  return { ...readSums(totals), dealers: totals.dealers, months, toDay: sumToDay(months) };
}

/** The month under way of all dealers of a report, deleted ones included; cached where many may be meant. */
function underWayOfScope(database: Database, { scope, period, today }: MonthsRequest) {
  const cut = cutOf(period, today);
  const sum = () => underWayOf(database, cut, amongCounted(scope, sales.dealerId));
  const { figures } = scope;
  if (figures === undefined || cut.days === undefined) return sum();
  const version = () => salesVersion(database, figures, period.year - 1);
  return cachedResult(database, `to day ${today} ${JSON.stringify(figures)}`, version, sum);
}

/**
 * The source of totals: the rollup figures of many dealers where the scope has them, else the months of each dealer.
 */
function totalsFrom({ period, scope }: MonthsRequest): { readonly from: SQL; readonly dealers: SQL } {
  const { figures } = scope;
  if (figures === undefined) {
    const ofDealers = amongCounted(scope, salesMonths.dealerId);
    const s = salesMonths;
    return {
      from: sql`(
        select ${s.month}, sum(${s.quantity}) as quantity, sum(${s.fleetQuantity}) as fleet_quantity,
          sum(${s.amount}) as amount
        from ${s} where ${monthsWhere({ period, compares: true }, ofDealers)} group by ${s.month}) as ${s}`,
      dealers: sql`select count(distinct ${s.dealerId}) from ${s} where ${monthsWhere({ period, compares: false }, ofDealers)}`,
    };
  }
  const f = salesFigures;
  const rollupRows = (years: readonly number[], isPart: SQL) =>
    sql`from ${f} where ${rollupRowsOf(f, figures, 'all')} and ${inArray(f.year, [...years])} and ${isPart}`;
  return {
    from: sql`(
      select make_date(${f.year}, ${f.part}, 1) as month, ${f.quantity}, ${f.fleetQuantity}, ${f.amount}
      ${rollupRows([period.year, period.year - 1], isPeriodPart(period, 'month'))}) as ${salesMonths}`,
    dealers: sql`select coalesce(sum(${f.dealers}), 0) ${rollupRows([period.year], isPeriodPart(period, 'dealer'))}`,
  };
}
