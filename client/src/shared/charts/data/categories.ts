import type { Figure } from './figures';

/** One bar: what it is of, how long it is, and what it is compared with. */
export interface Category {
  readonly key: string;
  readonly label: string;
  readonly value: Figure;
  readonly before?: Figure;
  /** Nothing stands behind it to go into. */
  readonly isLast?: boolean;
}

/** A series: the second division of a chart. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
}

/** A category with a value of each series, in their order. */
export interface SeriesCategory {
  readonly key: string;
  readonly label: string;
  /** Null: it has none. */
  readonly values: readonly (Figure | null)[];
  /** The sum of the series. */
  readonly total: Figure | null;
  /** Nothing stands behind it to go into. */
  readonly isLast?: boolean;
}
