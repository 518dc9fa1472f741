/** The time of a report: the months of a year, from its first to its last. */
export interface ReportPeriod {
  readonly year: number;
  /** From 1 on. */
  readonly firstMonth: number;
  readonly lastMonth: number;
}

/** The time that a filter asks for; without a year and a period, this year. */
export function periodOf(
  { year, period }: { readonly year?: number | undefined; readonly period?: string | undefined },
  currentYear: number,
): ReportPeriod {
  if (period === undefined) return { year: year ?? currentYear, firstMonth: 1, lastMonth: 12 };
  const firstMonth = period.endsWith('_1') ? 1 : 7;
  return { year: Number(period.slice(0, 4)), firstMonth, lastMonth: firstMonth + 5 };
}

/** The same time a year before. */
export function yearBefore(period: ReportPeriod): ReportPeriod {
  return { ...period, year: period.year - 1 };
}

/** '2025-07' */
export function monthName(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The months of a time: '2025-07', … */
export function monthsOf({ year, firstMonth, lastMonth }: ReportPeriod): string[] {
  return Array.from({ length: lastMonth - firstMonth + 1 }, (_, index) => monthName(year, firstMonth + index));
}

/** The first days of the first month and of the month after the last, between which its days lie: yyyy-mm-dd. */
export function daysOf({ year, firstMonth, lastMonth }: ReportPeriod): {
  readonly from: string;
  readonly before: string;
} {
  const after = lastMonth === 12 ? monthName(year + 1, 1) : monthName(year, lastMonth + 1);
  return { from: `${monthName(year, firstMonth)}-01`, before: `${after}-01` };
}

/** A half-year or the year as a part of the rollup figures. */
export function wholePart({ firstMonth, lastMonth }: ReportPeriod): number {
  if (lastMonth - firstMonth === 11) return 15;
  return firstMonth === 1 ? 13 : 14;
}
