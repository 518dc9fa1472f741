/** Months of two years as they are compared: to the same day (docs/domain/reports.md). */

/** A month of a year, and the same month of the year before, both to the same day. */
export interface MonthFigures {
  /** '2025-07' */
  readonly month: string;
  /** Null: the month is still to come, and what stands before is its whole. */
  readonly tires: number | null;
  readonly tiresBefore: number | null;
  /** EUR, an exact decimal; null as `tires`. */
  readonly amount?: string | null;
  readonly amountBefore?: string;
}

interface TwoYears {
  readonly tires: number;
  readonly tiresBefore: number;
  readonly amount?: string;
  readonly amountBefore?: string;
}

/** A month of the API: of the whole of the year before, and both years to the same day. */
interface Month {
  readonly month: string;
  readonly tiresBefore: number;
  readonly amountBefore?: string;
  readonly toDay: TwoYears;
}

/** A month to the same day. */
export const monthToDay = ({ month, toDay: { tires, tiresBefore } }: Month) => ({ month, tires, tiresBefore });

/** A month of a chart: one to come has no figure of its own, and the whole month of the year before. */
export function chartMonth(
  { month, toDay, tiresBefore, amountBefore }: Month,
  today: string | undefined,
): MonthFigures {
  if (today !== undefined && month > today.slice(0, 7)) {
    return { month, tires: null, tiresBefore, ...(amountBefore !== undefined && { amount: null, amountBefore }) };
  }
  const { amount, amountBefore: before } = toDay;
  return {
    month,
    tires: toDay.tires,
    tiresBefore: toDay.tiresBefore,
    ...(amount !== undefined && before !== undefined && { amount, amountBefore: before }),
  };
}
