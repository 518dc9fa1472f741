/** The first rows of the reports of months, in an order for which there is an index. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { members } from '../../ground/database/tables/people/network.js';
import { salesMonths, salesYears } from '../../ground/database/tables/programme/sales.js';
import {
  firstByNetwork,
  firstOfGroups,
  orderInGroup,
  type FirstRows,
  type RowsOfDealer,
  type VisibleDealers,
} from './firstRows.js';
import { monthName, type ReportPeriod } from '../criteria/period.js';

/** The months of the period as an SQL table: the number of each, its first day, and that of a year before. */
function monthsOf({ year, firstMonth, lastMonth }: ReportPeriod): SQL {
  return sql`(
    select month as split_value, make_date(${year}::int, month, 1) as now, make_date(${year - 1}::int, month, 1) as past
    from generate_series(${firstMonth}::int, ${lastMonth}::int) as month) as period`;
}

/** The sort columns of months that have an index: of the month, or of the same month a year before. */
const figureColumns: Readonly<Record<string, { readonly column: PgColumn; readonly isPast: boolean }>> = {
  tires: { column: salesMonths.quantity, isPast: false },
  tiresBefore: { column: salesMonths.quantity, isPast: true },
  tiresFleet: { column: salesMonths.fleetQuantity, isPast: false },
  fleetPercentage: { column: salesMonths.fleetPercentage, isPast: false },
  amount: { column: salesMonths.amount, isPast: false },
  amountBefore: { column: salesMonths.amount, isPast: true },
};

const soldIn = (month: SQL) => sql`exists (
  select from ${salesMonths} as other where other.dealer_id = ${salesMonths.dealerId} and other.month = ${month})`;

/** A report of months: its period, and whether a month with sales only a year before is a row too. */
interface MonthsReport {
  readonly period: ReportPeriod;
  readonly compares: boolean;
}

/** The first rows by dealer and month. */
export function firstMonths(first: FirstRows, report: MonthsReport, dealers: VisibleDealers): SQL | undefined {
  const figure = figureColumns[first.column];
  if (figure !== undefined) return firstByFigure(figure, first, report, dealers);
  if (first.column === 'month') return firstByMonth(first, report, dealers);
  return firstByNetwork(first, dealers, monthsWithSales(report));
}

function firstByFigure(
  { column, isPast }: { readonly column: PgColumn; readonly isPast: boolean },
  first: FirstRows,
  { period, compares }: MonthsReport,
  { visible = sql`true` }: VisibleDealers,
): SQL {
  const isVisible = sql`exists (select from ${members} where ${members.id} = ${salesMonths.dealerId} and ${visible})`;
  const [sorted, compared] = isPast ? [sql`period.past`, sql`period.now`] : [sql`period.now`, sql`period.past`];
  const withSales = sql`(
    select ${salesMonths.dealerId}, ${column} as value from ${salesMonths}
    where ${salesMonths.month} = ${sorted} and ${isVisible} ${orderInGroup(column, first, salesMonths.dealerId)})`;
  // a dealer with sales only in the compared year has 0 in the sorted one
  const withoutSales = sql`(
    select ${members.id}, 0 as value from ${members} cross join lateral (
      select from ${salesMonths} where ${salesMonths.dealerId} = ${members.id} and ${salesMonths.month} = ${compared}
        and not ${soldIn(sorted)}) as bought
    where ${visible} order by ${members.id} limit ${first.limit})`;
  return firstOfGroups(
    first,
    monthsOf(period),
    sql`select valued.dealer_id, period.split_value, valued.value as sort_value
      from (${compares ? sql`${withSales} union all ${withoutSales}` : withSales}) as valued(dealer_id, value)`,
  );
}

function firstByMonth(
  { direction, limit }: FirstRows,
  { period, compares }: MonthsReport,
  { visible = sql`true` }: VisibleDealers,
): SQL {
  const months = compares ? sql`(period.now, period.past)` : sql`(period.now)`;
  const hasSales = sql`exists (
    select from ${salesMonths} where ${salesMonths.dealerId} = ${members.id} and ${salesMonths.month} in ${months})`;
  // month after month: once there are enough rows, the limit ends the query before later months are read
  const order = sql`split_value ${sql.raw(direction)}`;
  return sql`
    select dealer.dealer_id, period.split_value
    from (select * from ${monthsOf(period)} order by ${order}) as period cross join lateral (
      select ${members.id} as dealer_id from ${members} where ${visible} and ${hasSales}
      order by ${members.id} limit ${limit}
    ) as dealer
    order by period.${order}, dealer.dealer_id limit ${limit}`;
}

/** The months of a period in which a dealer bought. */
function monthsWithSales({ period, compares }: MonthsReport): RowsOfDealer {
  const within = ({ year, firstMonth, lastMonth }: ReportPeriod) =>
    sql`${salesMonths.month} between ${`${monthName(year, firstMonth)}-01`} and ${`${monthName(year, lastMonth)}-01`}`;
  const isRow = compares ? sql`(${within(period)} or ${within({ ...period, year: period.year - 1 })})` : within(period);
  return (dealerId) => sql`(
    select distinct ${dealerId} as dealer_id, extract(month from ${salesMonths.month})::int as split_value
    from ${salesMonths} where ${salesMonths.dealerId} = ${dealerId} and ${isRow})`;
}

/** The sort columns of whole years. */
const yearColumns: Readonly<Record<string, PgColumn>> = {
  tires: salesYears.quantity,
  tiresBefore: salesYears.quantityBefore,
  difference: salesYears.difference,
  differencePercentage: salesYears.differencePercentage,
  amount: salesYears.amount,
  amountBefore: salesYears.amountBefore,
};

/** The first dealers of the previous-year report; for a half-year only if sorted by the dealer or a member above. */
export function firstYears(first: FirstRows, period: ReportPeriod, dealers: VisibleDealers): SQL | undefined {
  const column = yearColumns[first.column];
  if (column !== undefined) {
    if (period.lastMonth - period.firstMonth !== 11) return undefined;
    const visible = dealers.visible ?? sql`true`;
    const isVisible = sql`exists (select from ${members} where ${members.id} = ${salesYears.dealerId} and ${visible})`;
    const dealersWhere = (condition: SQL, order: SQL) => sql`(
      select ${salesYears.dealerId}, ${column} as value from ${salesYears}
      where ${salesYears.year} = ${period.year} and ${column} ${condition} and ${isVisible} ${order})`;
    const withValue = dealersWhere(sql`is not null`, orderInGroup(column, first, salesYears.dealerId));
    // dealers without a percentage come last
    const withoutValue = dealersWhere(sql`is null`, sql`order by ${salesYears.dealerId} limit ${first.limit}`);
    return firstOfGroups(
      first,
      sql`(select 0 as split_value) as whole`,
      sql`select valued.dealer_id, whole.split_value, valued.value as sort_value
        from (${column.notNull ? withValue : sql`${withValue} union all ${withoutValue}`}) as valued(dealer_id, value)`,
    );
  }
  const months = monthsWithSales({ period, compares: true });
  return firstByNetwork(
    first,
    dealers,
    // a lateral join with a limit reads dealer after dealer; with `exists` the planner may first read all who bought
    (dealerId) => sql`(select bought.dealer_id, 0 as split_value from ${months(dealerId)} as bought limit 1)`,
  );
}
