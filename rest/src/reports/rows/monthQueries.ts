/** The purchases of dealers by month, from the stored months: no sale line is read. */
import { and, between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { intArray } from '../../database/intArray.js';
import { rowsIn } from '../../database/rows.js';
import { members } from '../../database/tables/people/network.js';
import { salesFigures } from '../../database/tables/programme/figures.js';
import { salesMonths } from '../../database/tables/programme/sales.js';
import { rollupRowsOf } from '../../figures/figuresScope.js';
import { monthName, wholePart, yearBefore, type ReportPeriod } from '../criteria/period.js';
import { fleetPercentage } from '../criteria/percentages.js';
import { placeColumns, wantedKeys, type RowKey } from './rows.js';
import { amongCounted, type ReportScope } from '../criteria/scope.js';

const firstDay = ({ year, firstMonth }: ReportPeriod) => `${monthName(year, firstMonth)}-01`;
/** The last month of a period as it is stored: by its first day. */
const lastDay = ({ year, lastMonth }: ReportPeriod) => `${monthName(year, lastMonth)}-01`;

const within = (period: ReportPeriod) => sql`${salesMonths.month} between ${firstDay(period)} and ${lastDay(period)}`;

/** The sums of a period, and of the same months of the year before. */
const sums = (period: ReportPeriod) => {
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
  const span = sql`${salesMonths.month} between ${firstDay(before)} and ${lastDay(period)}`;
  const months = compares ? sql`${span} and (${within(period)} or ${within(before)})` : within(period);
  return sql`${months} and ${dealers ?? sql`true`}`;
};

/** The rows by dealer and month, or by dealer, with their sort columns. */
export function monthRows(request: MonthsRequest, by: 'month' | 'dealer'): SQL {
  const { tires, tiresBefore, tiresFleet, amount, amountBefore } = sums(request.period);
  const part = by === 'month' ? monthNumber : sql`0`;
  return sql`
    select ${members.id} as dealer_id, ${part} as part, ${placeColumns}, ${part} as month, ${tires} as tires, ${tiresBefore} as "tiresBefore", ${tires} - ${tiresBefore} as difference,
      ${differencePercentage(tires, tiresBefore)} as "differencePercentage", ${amount} as amount,
      ${amountBefore} as "amountBefore", ${tiresFleet} as "tiresFleet",
      ${fleetPercentage(tires, tiresFleet)} as "fleetPercentage"
    from ${salesMonths} join ${members} on ${members.id} = ${salesMonths.dealerId}
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

const sumColumns = (period: ReportPeriod) => {
  const { tires, tiresBefore, tiresFleet, amount, amountBefore } = sums(period);
  return sql`${tires}::text as tires, ${tiresBefore}::text as "tiresBefore", ${tiresFleet}::text as "tiresFleet",
    ${amount}::numeric(20, 2)::text as amount, ${amountBefore}::numeric(20, 2)::text as "amountBefore",
    ${fleetPercentage(tires, tiresFleet)}::text as "fleetPercentage",
    ${differencePercentage(tires, tiresBefore)}::text as "differencePercentage"`;
};

const sumsOf = (row: SumsRow) => ({
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
export type ComparedSums = ReturnType<typeof sumsOf>;

/** The sums of a month, of a dealer or of a report. */
export interface MonthSums extends ComparedSums {
  /** 1 to 12 */
  readonly month: number;
}

/** The sums of dealers in single months, in the order of the keys. */
export async function sumsOfMonths(
  database: Database,
  period: ReportPeriod,
  keys: readonly RowKey[],
): Promise<readonly ComparedSums[]> {
  if (keys.length === 0) return [];
  const rows = rowsIn<SumsRow>(
    await database.execute(sql`
      select ${sumColumns(period)}
      from ${wantedKeys(keys)} left join ${salesMonths} on ${salesMonths.dealerId} = wanted.dealer_id
        and ${salesMonths.month} in (
          make_date(${period.year}::int, wanted.part, 1), make_date(${period.year - 1}::int, wanted.part, 1))
      group by wanted.place order by wanted.place`),
  );
  return rows.map(sumsOf);
}

/** The totals of a dealer over a period and in each month; months without sales are left out. */
export interface DealerSums extends ComparedSums {
  readonly months: readonly MonthSums[];
}

/** The sums of dealers over a period, by dealer id; dealers without sales are left out. */
export async function sumsOfDealers(
  database: Database,
  period: ReportPeriod,
  dealerIds: readonly number[],
): Promise<ReadonlyMap<number, DealerSums>> {
  if (dealerIds.length === 0) return new Map();
  const rows = rowsIn<SumsRow & { readonly dealerId: number; readonly month: number | null }>(
    await database.execute(sql`
      select ${salesMonths.dealerId} as "dealerId", ${monthNumber} as month, ${sumColumns(period)}
      from ${salesMonths}
      where ${salesMonths.dealerId} = any(${intArray(dealerIds)}) and ${monthsWhere({ period, compares: true }, undefined)}
      group by grouping sets ((${salesMonths.dealerId}, ${monthNumber}), (${salesMonths.dealerId}))
      order by 1, 2 nulls first`),
  );
  const found = new Map<number, ComparedSums & { readonly months: MonthSums[] }>();
  // the row of a dealer's whole period comes before its months: the query sorts nulls first
  for (const { dealerId, month, ...row } of rows) {
    if (month === null) found.set(dealerId, { ...sumsOf(row), months: [] });
    else found.get(dealerId)?.months.push({ month, ...sumsOf(row) });
  }
  return found;
}

/** The parts of the rollup figures: the months of a period, or the one part that is the whole period. */
const partsOf = (period: ReportPeriod, by: 'month' | 'dealer') =>
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
    const [found] = await database
      .select({ rows: sql`coalesce(sum(${counted}), 0)`.mapWith(Number) })
      .from(salesFigures)
      .where(
        and(rollupRowsOf(salesFigures, figures, 'visible'), eq(salesFigures.year, period.year), partsOf(period, by)),
      );
    return found?.rows ?? 0;
  };
}

/** The totals of all rows, deleted dealers included, over the period and by month. */
export async function monthTotals(database: Database, request: MonthsRequest) {
  const { from, dealers } = totalsFrom(request);
  const rows = rowsIn<SumsRow & { readonly month: number | null; readonly dealers: number }>(
    await database.execute(sql`
      select ${monthNumber} as month, ${sumColumns(request.period)}, (${dealers})::int as dealers
      from ${from} group by grouping sets ((${monthNumber}), ()) order by 1 nulls last`),
  );
  const totals = rows.at(-1);
  if (totals === undefined) throw new Error('A grouping set without columns always has its row.');
  return {
    ...sumsOf(totals),
    dealers: totals.dealers,
    months: rows.flatMap((row) => (row.month === null ? [] : [{ month: row.month, ...sumsOf(row) }])),
  };
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
  const rollupRows = (years: readonly number[], parts: SQL) =>
    sql`from ${f} where ${rollupRowsOf(f, figures, 'all')} and ${inArray(f.year, [...years])} and ${parts}`;
  return {
    from: sql`(
      select make_date(${f.year}, ${f.part}, 1) as month, ${f.quantity}, ${f.fleetQuantity}, ${f.amount}
      ${rollupRows([period.year, period.year - 1], partsOf(period, 'month'))}) as ${salesMonths}`,
    dealers: sql`select coalesce(sum(${f.dealers}), 0) ${rollupRows([period.year], partsOf(period, 'dealer'))}`,
  };
}
