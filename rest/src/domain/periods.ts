/** The periods that are current (specification, section 9). */
export interface CurrentPeriods {
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
  return { currentYear: Number(year), currentPeriod: `${year}_${Number(month) <= 6 ? 1 : 2}` };
}
