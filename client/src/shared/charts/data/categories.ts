import type { Figure } from './figures';

/** One bar, with an optional value that it is compared with. */
export interface Category {
  readonly key: string;
  readonly label: string;
  readonly value: Figure;
  readonly before?: Figure;
  /** The category has no parts of its own: it cannot be opened. */
  readonly isLast?: boolean;
}

/** A series: the second division of a chart. */
export interface ChartSeries {
  readonly key: string;
  readonly label: string;
}

/** A category with one value for each series. */
export interface SeriesCategory {
  readonly key: string;
  readonly label: string;
  /** In the order of the series; null: the category has no value. */
  readonly values: readonly (Figure | null)[];
  /** The sum of the series. */
  readonly total: Figure | null;
  /** The category has no parts of its own: it cannot be opened. */
  readonly isLast?: boolean;
}

/** A month of a year divided into series; its key is '2025-07'. */
export interface MonthCategory extends SeriesCategory {
  /** Of the whole month of the year before, for one that is not over; null: nothing is outlined. */
  readonly whole: Figure | null;
}
