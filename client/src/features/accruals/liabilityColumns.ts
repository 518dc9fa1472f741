import { sumOf } from '../../shared/charts/data/figures';
import type { AccrualChartQuery } from './accruals.generated';

type Chart = NonNullable<AccrualChartQuery['accrualChart']>;

/** A place on the time axis: what was owed before the first month, a closed month, or a forecast. Amounts in EUR. */
export interface LiabilityColumn {
  readonly kind: 'opening' | 'closed' | 'forecast';
  /** yyyy-mm; of the opening, the first month. */
  readonly month: string;
  readonly total: string;
  /** Null where it is not known apart. */
  readonly unlocked: string | null;
  readonly notUnlocked: string | null;
  readonly awaitingClosing: string | null;
  /** The total minus that of the column before it; null of the first column. */
  readonly change: string | null;
  /** The range of a forecast. */
  readonly low: string | null;
  readonly high: string | null;
}

const opposite = (amount: string) => (amount.startsWith('-') ? amount.slice(1) : `-${amount}`);

/** The heights of the two drawings in pixels, and of both with the legend. */
export const totalsHeight = 240;
export const changesHeight = 120;
export const liabilityHeight = totalsHeight + changesHeight + 60;

/** The columns of the liability in the order of time, without a gap. */
export function columnsOf({ points, forecast }: Chart): readonly LiabilityColumn[] {
  const [first] = points;
  if (first === undefined) return [];
  const unknown = { unlocked: null, notUnlocked: null, awaitingClosing: null, low: null, high: null };
  const columns = [
    { ...unknown, kind: 'opening' as const, month: first.month, total: first.opening },
    ...points.map(({ month, closing, unlocked, notUnlocked, awaitingClosing }) => ({
      ...unknown,
      ...{ kind: 'closed' as const, month, total: closing, unlocked, notUnlocked, awaitingClosing },
    })),
    ...forecast.map(({ month, expected, low, high, unlocked, notUnlocked }) => ({
      ...unknown,
      ...{ kind: 'forecast' as const, month, total: expected, unlocked, notUnlocked, low, high },
    })),
  ];
  return columns.map((column, index) => {
    const before = columns[index - 1];
    return { ...column, change: before === undefined ? null : sumOf([column.total, opposite(before.total)]) };
  });
}
