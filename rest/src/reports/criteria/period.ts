/** The period of a report: consecutive months of a year. */
export interface ReportPeriod {
  readonly year: number;
  /** 1 to 12, as the last one. */
  readonly firstMonth: number;
  readonly lastMonth: number;
}

/** The period of a filter: its half-year, or else its year. Default: the current year. */
export function periodOf(
  { year, period }: { readonly year?: number | undefined; readonly period?: string | undefined },
  currentYear: number,
): ReportPeriod {
  if (period === undefined) return { year: year ?? currentYear, firstMonth: 1, lastMonth: 12 };
  const firstMonth = period.endsWith('_1') ? 1 : 7;
  return { year: Number(period.slice(0, 4)), firstMonth, lastMonth: firstMonth + 5 };
}

/** The same months of the year before. */
export function yearBefore(period: ReportPeriod): ReportPeriod {
  return { ...period, year: period.year - 1 };
}

/** '2025-07' */
export function monthName(year: number, month: number): string {
  return `${year}-${String(month).padStart(2, '0')}`;
}

/** The months of a period: '2025-07', … */
export function monthsOf({ year, firstMonth, lastMonth }: ReportPeriod): string[] {
  return Array.from({ length: lastMonth - firstMonth + 1 }, (_, index) => monthName(year, firstMonth + index));
}

/** The first day of a period and the first day after it: yyyy-mm-dd. */
export function daysOf({ year, firstMonth, lastMonth }: ReportPeriod): {
  readonly from: string;
  readonly before: string;
} {
  const after = lastMonth === 12 ? monthName(year + 1, 1) : monthName(year, lastMonth + 1);
  return { from: `${monthName(year, firstMonth)}-01`, before: `${after}-01` };
}

/** Whether a period is a year or a half-year, of which the rollup figures have the number of dealers. */
export const hasWholePart = ({ firstMonth, lastMonth }: ReportPeriod): boolean =>
  [5, 11].includes(lastMonth - firstMonth);

/** The part of the rollup figures that is a whole period: 13 and 14 are the half-years, 15 is the year. */
export function wholePart({ firstMonth, lastMonth }: ReportPeriod): number {
  if (lastMonth - firstMonth === 11) return 15;
  return firstMonth === 1 ? 13 : 14;
}
