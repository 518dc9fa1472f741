/** The constants of the specification's section 9, under its names. */
interface CurrentPeriods {
  /** The day that decides: yyyy-mm-dd. */
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
 * The same day a year later; of 29 February it is the 28th.
 *
 * @param day yyyy-mm-dd
 */
export function yearAfter(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/**
 * The same day a year earlier; of 29 February it is the 28th.
 *
 * @param day yyyy-mm-dd
 */
export function yearBefore(day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return `${Number(year) - 1}-${month}-${month === '02' && date === '29' ? '28' : date}`;
}

/** The month so many months later, or earlier where they are fewer than 0. @param month yyyy-mm */
export function monthsAfter(month: string, months: number): string {
  const [year = '', number = ''] = month.split('-');
  return new Date(Date.UTC(Number(year), Number(number) - 1 + months, 1)).toISOString().slice(0, 7);
}

/** The last day of a month. @param month yyyy-mm */
export function lastDayOf(month: string): string {
  return daysAfter(`${monthsAfter(month, 1)}-01`, -1);
}

/** The first day of a day's month. */
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;

const dayMs = 86_400_000;

/**
 * The day so many days later, or earlier where they are fewer than 0.
 *
 * @param day yyyy-mm-dd
 */
export function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);
}

/** The days from one day to another, which is not counted. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / dayMs);
}

/** Days before and after a period whose sales are reported beside its own, at the least. */
const daysAround = 31;

/**
 * The time of which a campaign says what does not count: the calendar years that it has days in, and at least 31 days
 * before its first and after its last one (docs/domain/campaigns-and-prizes.md).
 */
export function timeAround({ startsOn, endsOn }: { readonly startsOn: string; readonly endsOn: string }) {
  const [yearStart, yearEnd] = [`${startsOn.slice(0, 4)}-01-01`, `${endsOn.slice(0, 4)}-12-31`];
  const [before, after] = [daysAfter(startsOn, -daysAround), daysAfter(endsOn, daysAround)];
  return { from: before < yearStart ? before : yearStart, to: after > yearEnd ? after : yearEnd };
}
