/** The first rows of the reports of months, in an order for which there is an index. */
import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { members } from '../../ground/database/tables/people/network.js';
import { salesMonths, salesYears } from '../../ground/database/tables/programme/sales.js';
import {
  firstByDealer,
  firstOfGroups,
  inGroup,
  type FirstRows,
  type RowsOfDealer,
  type VisibleDealers,
} from './firstRows.js';
import { monthName, type ReportPeriod } from '../criteria/period.js';

/** The months of the period as an SQL table: the number of the month, its first day, and that of a year before. */
function monthsOf({ year, firstMonth, lastMonth }: ReportPeriod): SQL {
  return sql`(select part, make_date(${year}::int, part, 1) as now, make_date(${year - 1}::int, part, 1) as past
    from generate_series(${firstMonth}::int, ${lastMonth}::int) as part) as period`;
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

/**
 * The first rows by dealer and month.
 *
 * @param compares whether a month with sales only a year before is a row too
 */
export function firstMonths(
  first: FirstRows,
  { period, compares }: { readonly period: ReportPeriod; readonly compares: boolean },
  dealers: VisibleDealers,
): SQL | undefined {
  const visible = dealers.visible ?? sql`true`;
  const isVisible = sql`exists (select from ${members} where ${members.id} = ${salesMonths.dealerId} and ${visible})`;
  const figure = figureColumns[first.column];
  if (figure !== undefined) {
    const { column, isPast } = figure;
    const [own, other] = isPast ? [sql`period.past`, sql`period.now`] : [sql`period.now`, sql`period.past`];
    const found = sql`(
      select ${salesMonths.dealerId}, ${column} as value from ${salesMonths}
      where ${salesMonths.month} = ${own} and ${isVisible} ${inGroup(column, first, salesMonths.dealerId)})`;
    // a dealer with sales only in the other year has 0 in this one
    const nothing = sql`(
      select ${members.id}, 0 as value from ${members} cross join lateral (
        select from ${salesMonths} where ${salesMonths.dealerId} = ${members.id} and ${salesMonths.month} = ${other}
          and not ${soldIn(own)}) as bought
      where ${visible} order by ${members.id} limit ${first.most})`;
    return firstOfGroups(
      first,
      monthsOf(period),
      sql`select found.dealer_id, period.part, found.value as sort_value
        from (${compares ? sql`${found} union all ${nothing}` : found}) as found(dealer_id, value)`,
    );
  }
  if (first.column === 'month') {
    const either = compares ? sql`(period.now, period.past)` : sql`(period.now)`;
    const isRow = sql`exists (
      select from ${salesMonths} where ${salesMonths.dealerId} = ${members.id} and ${salesMonths.month} in ${either})`;
    // month after month: once there are enough rows, the limit ends the query before later months are read
    const way = sql.raw(first.direction);
    return sql`
      select found.dealer_id, period.part from (select * from ${monthsOf(period)} order by part ${way}) as period
        cross join lateral (
          select ${members.id} as dealer_id from ${members} where ${visible} and ${isRow}
          order by ${members.id} limit ${first.most}
        ) as found
      order by period.part ${way}, found.dealer_id limit ${first.most}`;
  }
  return firstByDealer(first, dealers, ownMonths(period, compares));
}

/** The months of a period in which a dealer bought. */
function ownMonths(period: ReportPeriod, compares: boolean): RowsOfDealer {
  const within = ({ year, firstMonth, lastMonth }: ReportPeriod) =>
    sql`${salesMonths.month} between ${`${monthName(year, firstMonth)}-01`} and ${`${monthName(year, lastMonth)}-01`}`;
  const isRow = compares ? sql`(${within(period)} or ${within({ ...period, year: period.year - 1 })})` : within(period);
  return (dealerId) => sql`(
    select distinct ${dealerId} as dealer_id, extract(month from ${salesMonths.month})::int as part
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
    const branch = (is: SQL, order: SQL) => sql`(
      select ${salesYears.dealerId}, ${column} as value from ${salesYears}
      where ${salesYears.year} = ${period.year} and ${column} ${is} and ${isVisible} ${order})`;
    const valued = branch(sql`is not null`, inGroup(column, first, salesYears.dealerId));
    // dealers without a percentage come last
    const others = branch(sql`is null`, sql`order by ${salesYears.dealerId} limit ${first.most}`);
    return firstOfGroups(
      first,
      sql`(select 0 as part) as whole`,
      sql`select found.dealer_id, whole.part, found.value as sort_value
        from (${column.notNull ? valued : sql`${valued} union all ${others}`}) as found(dealer_id, value)`,
    );
  }
  const months = ownMonths(period, true);
  return firstByDealer(
    first,
    dealers,
    // a lateral join with a limit reads dealer after dealer; with `exists` the planner may first read all who bought
    (dealerId) => sql`(select own.dealer_id, 0 as part from ${months(dealerId)} as own limit 1)`,
  );
}
