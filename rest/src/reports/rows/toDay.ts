/**
 * The comparison with the year before, to the same day: both sides end at the programme's day while a period runs, and
 * are the whole where it is over (docs/domain/reports.md). The one rule of reports, dealers' pages, share pages and files.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { rowsIn } from '../../ground/database/rows.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { euroSum } from '../../ground/domain/incentive/underWay.js';
import { differencePercentage } from '../../ground/domain/percentages.js';
import { lastDayOf, monthOf, yearBefore } from '../../ground/domain/periods.js';
import { monthName, type ReportPeriod } from '../criteria/period.js';

/** What was sold in a time, and in the same time of the year before. */
export interface TwoYears {
  readonly tires: number;
  readonly tiresBefore: number;
  /** EUR, two decimals, as `amountBefore`. */
  readonly amount: string;
  readonly amountBefore: string;
}

/** Two years to the same day. */
export interface ToDay extends TwoYears {
  /** Tyres more than the year before. */
  readonly difference: number;
  /** `difference` in percent of the year before, one decimal; null where that was 0 or less. */
  readonly percent: string | null;
}

/** The days of the month under way, from its first to the programme's day. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** Where the programme's day ends a period. */
export interface Cut {
  /** The month under way, 1 to 12: those before it are whole. 13 where the period is over, 0 where it is to come. */
  readonly month: number;
  /** Its days, and those of the year before; undefined where the day is not within the period. */
  readonly days?: { readonly now: Days; readonly before: Days };
}

const daysUpTo = (day: string): Days => ({ from: monthOf(day), to: day });

/** @param today the programme's day, yyyy-mm-dd */
export function cutOf({ year, firstMonth, lastMonth }: ReportPeriod, today: string): Cut {
  if (today >= lastDayOf(monthName(year, lastMonth))) return { month: 13 };
  if (today.slice(0, 7) < monthName(year, firstMonth)) return { month: 0 };
  return { month: Number(today.slice(5, 7)), days: { now: daysUpTo(today), before: daysUpTo(yearBefore(today)) } };
}

const nothingSold: TwoYears = { tires: 0, tiresBefore: 0, amount: '0.00', amountBefore: '0.00' };

/** Both sides of a comparison with their difference. */
export const toDayOf = ({ tires, tiresBefore, amount, amountBefore }: TwoYears): ToDay => ({
  tires,
  tiresBefore,
  amount,
  amountBefore,
  difference: tires - tiresBefore,
  percent: differencePercentage(tires, tiresBefore),
});

/**
 * A month to the same day.
 *
 * @param whole the sums of the whole month
 * @param underWay what was sold in the month under way up to the day
 */
export function monthToDay(cut: Cut, month: number, whole: TwoYears, underWay: TwoYears = nothingSold): ToDay {
  if (month < cut.month) return toDayOf(whole);
  return toDayOf(month === cut.month ? underWay : nothingSold);
}

/** The sum of months to the same day. */
export const sumToDay = (months: readonly { readonly toDay: TwoYears }[]): ToDay => {
  const sum = (key: 'tires' | 'tiresBefore') => months.reduce((total, { toDay }) => total + toDay[key], 0);
  return toDayOf({
    tires: sum('tires'),
    tiresBefore: sum('tiresBefore'),
    amount: euroSum(months.map(({ toDay }) => toDay.amount)),
    amountBefore: euroSum(months.map(({ toDay }) => toDay.amountBefore)),
  });
};

const isWithin = ({ from, to }: Days) => sql`${sales.soldOn} between ${from} and ${to}`;

/** What was sold in the month under way up to the day, from the sale lines, as columns. */
const columnsOf = ({ now, before }: NonNullable<Cut['days']>) => sql`
  coalesce(sum(${sales.quantity}) filter (where ${isWithin(now)}), 0) as tires,
  coalesce(sum(${sales.quantity}) filter (where ${isWithin(before)}), 0) as "tiresBefore",
  coalesce(sum(${sales.amount}) filter (where ${isWithin(now)}), 0)::numeric(20, 2) as amount,
  coalesce(sum(${sales.amount}) filter (where ${isWithin(before)}), 0)::numeric(20, 2) as "amountBefore"`;

const linesOf = ({ now, before }: NonNullable<Cut['days']>, among: SQL | undefined) =>
  sql`from ${sales} where (${isWithin(now)} or ${isWithin(before)}) and ${among ?? sql`true`}`;

/** The month under way by dealer, as a table `under_way(dealer_id, tires, "tiresBefore", amount, "amountBefore")`. */
export function underWayByDealer(days: NonNullable<Cut['days']>, among?: SQL): SQL {
  return sql`(select ${sales.dealerId} as dealer_id, ${columnsOf(days)} ${linesOf(days, among)}
    group by ${sales.dealerId}) as under_way`;
}

type Row = Readonly<Record<keyof TwoYears, string>>;

const twoYearsOf = ({ tires, tiresBefore, amount, amountBefore }: Row): TwoYears => ({
  tires: Number(tires),
  tiresBefore: Number(tiresBefore),
  amount,
  amountBefore,
});

/** What dealers bought in the month under way up to the day, by dealer id; those without are left out. */
export async function underWayOfDealers(
  database: Database,
  { days }: Cut,
  dealerIds: readonly number[],
): Promise<ReadonlyMap<number, TwoYears>> {
  if (days === undefined || dealerIds.length === 0) return new Map();
  const among = sql`${sales.dealerId} = any(${intArray(dealerIds)})`;
  const rows = rowsIn<Row & { readonly dealer_id: number }>(
    await database.execute(sql`select * from ${underWayByDealer(days, among)}`),
  );
  return new Map(rows.map((row) => [row.dealer_id, twoYearsOf(row)]));
}

/** What was sold in the month under way up to the day. @param among a condition on sale lines; default: all */
export async function underWayOf(database: Database, { days }: Cut, among: SQL | undefined): Promise<TwoYears> {
  if (days === undefined) return nothingSold;
  const [row] = rowsIn<Row>(await database.execute(sql`select ${columnsOf(days)} ${linesOf(days, among)}`));
  return row === undefined ? nothingSold : twoYearsOf(row);
}
