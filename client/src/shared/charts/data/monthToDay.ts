/** Months of two years as they are compared: to the same day (docs/domain/reports.md). */

/** A month of a year, and the same month of the year before, both to the same day. */
export interface MonthFigures {
  /** '2025-07' */
  readonly month: string;
  /** Null: the month is still to come. */
  readonly tires: number | null;
  readonly tiresBefore: number | null;
  /** Of the whole month of the year before; null where it is not known. */
  readonly tiresWhole: number | null;
  /** EUR, exact decimals; null as the tyres. */
  readonly amount?: string | null;
  readonly amountBefore?: string | null;
  readonly amountWhole?: string;
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

/** A month of a chart: one to come has only the whole month of the year before. */
export function chartMonth(
  { month, toDay, tiresBefore: tiresWhole, amountBefore: amountWhole }: Month,
  today: string | undefined,
): MonthFigures {
  const isToCome = today !== undefined && month > today.slice(0, 7);
  const { tires, tiresBefore, amount = null, amountBefore = null } = toDay;
  return {
    month,
    tires: isToCome ? null : tires,
    tiresBefore: isToCome ? null : tiresBefore,
    tiresWhole,
    ...(amountWhole !== undefined && {
      amount: isToCome ? null : amount,
      amountBefore: isToCome ? null : amountBefore,
      amountWhole,
    }),
  };
}
