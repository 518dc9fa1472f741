import { monthName, type ReportPeriod } from '../criteria/period.js';
import type { MonthSums } from './monthQueries.js';
import { toDayOf } from './toDay.js';

const sold = { tires: 0, tiresBefore: 0, amount: '0.00', amountBefore: '0.00' };
const nothingSold = { ...sold, tiresFleet: 0, toDay: toDayOf(sold) };

/** All months of a period, those without sales included. */
export function everyMonth({ year, firstMonth, lastMonth }: ReportPeriod, sums: readonly MonthSums[]) {
  const byMonth = new Map(sums.map((each) => [each.month, each]));
  return Array.from({ length: lastMonth - firstMonth + 1 }, (_, index) => {
    const month = firstMonth + index;
    return { ...(byMonth.get(month) ?? nothingSold), month: monthName(year, month) };
  });
}
