/** The constants of the specification's section 9, under its names. */
interface CurrentPeriods {
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
  readonly current_year: number;
  /** '2025_1' is the first half of 2025, '2025_2' the second. */
  readonly current_period: string;
}

/**
 * The periods that a day belongs to.
 *
 * @param today yyyy-mm-dd
 */
export function periodsOf(today: string): CurrentPeriods {
  const [year = '', month = ''] = today.split('-');
  return { today, current_year: Number(year), current_period: `${year}_${Number(month) <= 6 ? 1 : 2}` };
}

/**
 * The same day a year later; 29 February becomes the 28th.
 *
 * @param day yyyy-mm-dd
 */
export function yearAfter(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/**
 * The same day a year earlier; 29 February becomes the 28th.
 *
 * @param day yyyy-mm-dd
 */
export function yearBefore(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(year) - 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/** A month plus a number of months, which may be negative; yyyy-mm. @param month yyyy-mm */
export function monthsAfter(month: string, months: number): string {
  const [year = '', number = ''] = month.split('-');
  return new Date(Date.UTC(Number(year), Number(number) - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The last day of a month. @param month yyyy-mm */
export function lastDayOf(month: string): string {
  return daysAfter(`${monthsAfter(month, 1)}-01`, -1);
}

/** The first day of the month of a day, yyyy-mm-01. */
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

const dayMs = 86_400_000;

/**
 * A day plus a number of days, which may be negative.
 *
 * @param day yyyy-mm-dd
 */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The number of days from one day to another: 1 from a day to the next. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** The minimum of days before and after a campaign's period whose excluded sale lines are listed. */
const daysAround = 31;

/**
 * The range of days whose excluded sale lines a statement lists: the calendar years of the campaign's period, and at
 * least 31 days before its first and after its last day (docs/domain/campaigns-and-prizes.md).
 */
export function timeAround({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }) {
  const [yearStart, yearEnd] = [`${startsOn.slice(0, 4)}-01-01`, `${endsOn.slice(0, 4)}-12-31`];
  const [before, after] = [daysAfter(startsOn, -daysAround), daysAfter(endsOn, daysAround)];
  return { from: before < yearStart ? before : yearStart, to: after > yearEnd ? after : yearEnd };
}
