/** What dealers bought month by month, from the months that are kept: no sale line is read. */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { intArray } from '../database/intArray.js';
import { rowsIn } from '../database/rows.js';
import { members, salesMonths } from '../database/schema.js';
import { monthName, yearBefore, type ReportPeriod } from './period.js';
import { fleetPercentage } from './percentages.js';
import { placeColumns, wantedKeys, type RowKey } from './rows.js';
import type { ReportScope } from './scope.js';

const within = (period: ReportPeriod) => {
  const day = (month: number) => `${monthName(period.year, month)}-01`;
  return sql`${salesMonths.month} between ${day(period.firstMonth)} and ${day(period.lastMonth)}`;
};

/** Sums of a column of this year, or of the year before. */
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

/** 100 · (now − before) / before, one decimal, half away from zero; none where before is 0 or less. */
const differencePercentage = (now: SQL, before: SQL) => sql`
  case when ${before} > 0 then round(100.0 * (${now} - ${before}) / ${before}, 1) end::numeric(18, 1)`;

const monthNumber = sql`extract(month from ${salesMonths.month})::int`;

/** What a report of months has beside its sums. */
export interface MonthsAsked {
  readonly scope: ReportScope;
  readonly period: ReportPeriod;
  /** The programme's day. */
  readonly today: string;
  /** Whether rows are compared with the year before: then a month of that year alone is a row too. */
  readonly compares: boolean;
}

const monthsWhere = ({ period, compares }: Pick<MonthsAsked, 'period' | 'compares'>, dealers: SQL | undefined) =>
  sql`(${within(period)}${compares ? sql` or ${within(yearBefore(period))}` : sql``}) and ${dealers ?? sql`true`}`;

/** The rows by dealer and month, or by dealer alone, with what they sort by. */
export function monthRows(asked: MonthsAsked, by: 'month' | 'dealer'): SQL {
  const { tires, tiresBefore, tiresFleet, amount, amountBefore } = sums(asked.period);
  const part = by === 'month' ? monthNumber : sql`0`;
  return sql`
    select ${members.id} as dealer_id, ${part} as part, ${placeColumns}, ${part} as month, ${tires} as tires, ${tiresBefore} as "tiresBefore", ${tires} - ${tiresBefore} as difference,
      ${differencePercentage(tires, tiresBefore)} as "differencePercentage", ${amount} as amount,
      ${amountBefore} as "amountBefore", ${tiresFleet} as "tiresFleet",
      ${fleetPercentage(tires, tiresFleet)} as "fleetPercentage"
    from ${salesMonths} join ${members} on ${members.id} = ${salesMonths.dealerId}
    where ${monthsWhere(asked, asked.scope.shown)}
    group by ${members.id}${by === 'month' ? sql`, ${monthNumber}` : sql``}`;
}

/** What two years come to, as SQL answers it: sums as texts, for they are exact. */
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

/** The sums of some time and of the same a year before. */
export type ComparedSums = ReturnType<typeof sumsOf>;

/** The months of a dealer, or of a report. */
export interface MonthSums extends ComparedSums {
  /** 1 to 12 */
  readonly month: number;
}

/** The sums of dealers in single months, by the order of their keys. */
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

/** What a dealer's time comes to, as a whole and in its months; months without sales are left out. */
export interface DealerSums extends ComparedSums {
  readonly months: readonly MonthSums[];
}

/** The sums of dealers over some time, by dealer; a dealer without sales in it is not among them. */
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
  // the row of the whole first
  for (const { dealerId, month, ...row } of rows) {
    if (month === null) found.set(dealerId, { ...sumsOf(row), months: [] });
    else found.get(dealerId)?.months.push({ month, ...sumsOf(row) });
  }
  return found;
}

/** What all rows come to, deleted dealers included, as a whole and month by month. */
export async function monthTotals(database: Database, asked: MonthsAsked) {
  const { period, scope } = asked;
  const ofDealers = scope.counted && sql`join ${members} on ${members.id} = ${salesMonths.dealerId}`;
  const rows = rowsIn<SumsRow & { readonly month: number | null; readonly dealers: number }>(
    await database.execute(sql`
      select ${monthNumber} as month, ${sumColumns(period)},
        (count(distinct ${salesMonths.dealerId}) filter (where ${within(period)}))::int as dealers
      from ${salesMonths} ${ofDealers ?? sql``}
      where ${monthsWhere({ ...asked, compares: true }, scope.counted)}
      group by grouping sets ((${monthNumber}), ()) order by 1 nulls last`),
  );
  const whole = rows.at(-1);
  if (whole === undefined) throw new Error('A grouping set without columns always has its row.');
  return {
    ...sumsOf(whole),
    dealers: whole.dealers,
    months: rows.flatMap((row) => (row.month === null ? [] : [{ month: row.month, ...sumsOf(row) }])),
  };
}
