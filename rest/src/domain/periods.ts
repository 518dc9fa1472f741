/** The constants of the specification's section 9, under its names. */
export interface CurrentPeriods {
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
