/** The periods that are current (specification, section 9). */
export interface CurrentPeriods {
  /** The day that decides: yyyy-mm-dd. */
  readonly today: string;
  readonly currentYear: number;
  /** '2025_1' is the first half of 2025, '2025_2' the second. */
  readonly currentPeriod: string;
}

/**
 * The periods that a day belongs to.
 *
 * @param today yyyy-mm-dd
 */
export function periodsOf(today: string): CurrentPeriods {
  const [year = '', month = ''] = today.split('-');
  return { today, currentYear: Number(year), currentPeriod: `${year}_${Number(month) <= 6 ? 1 : 2}` };
}
