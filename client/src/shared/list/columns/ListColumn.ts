import { sortDirections, type SortDirection } from '@gdd/schema/lists';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** One column of a list, described once for the grid and for the cards. */
export interface ListColumn<Row, Column extends string> {
  readonly field: string;
  readonly label: string;
  /** What the label means, where it is a word of the programme. */
  readonly explanation?: string;
  /** The cell as text. */
  readonly text: (row: Row) => string;
  /** The cell's content, where its text is not enough. */
  readonly render?: (row: Row) => ReactNode;
  /** The column that the server sorts by; without it the list cannot be sorted here. */
  readonly sort?: Column;
  /** In the grid: the width in pixels. */
  readonly width: number;
  /** In the grid: the width in pixels where the columns do not fit; the text of such a column wraps to two lines. */
  readonly tightWidth?: number;
  /** In the grid: the width in pixels that the user has set. */
  readonly ownWidth?: number;
  /** In the grid: hidden until the user shows it. Cards, the panel of a row, paper and files have it. */
  readonly isExtra?: boolean;
  /** In the grid: takes the remaining space; `width` is its minimum. */
  readonly grow?: boolean;
  /** In the grid: for numbers, which are aligned right and sorted from the largest first. */
  readonly align?: 'end';
  /** For a number that is not aligned right: also sorted from the largest first. */
  readonly largestFirst?: boolean;
  /** The message after copying ('Partita IVA copiata'); with it, the cell has a button that copies its text. */
  readonly copied?: string;
  /**
   * In the card: its heading (which opens the row), the line below it, a label below, a band as wide as the card, a
   * contact beside the heading, or a fact with its name.
   */
  readonly card: 'title' | 'line' | 'badge' | 'band' | 'contact' | 'fact';
}

/** The sort directions of a column, in the order of clicks on its header. */
export function directionsOf({
  align,
  largestFirst = align === 'end',
}: Pick<ListColumn<never, never>, 'align' | 'largestFirst'>): readonly SortDirection[] {
  return largestFirst ? sortDirections.toReversed() : sortDirections;
}

/** An action in the menu of a row. */
export interface RowAction {
  readonly key: string;
  readonly label: string;
  readonly icon: typeof SvgIcon;
  readonly destructive?: boolean;
  readonly onSelect: () => void;
}

/** A cell of each row that is edited in its place in the grid. */
export interface CellEditing<Row> {
  readonly field: string;
  /** The text in the cell while it is edited. */
  readonly textOf: (row: Row) => string;
  /** The error of a text; undefined: it is valid. */
  readonly problemOf: (text: string) => string | undefined;
  /** Saves the text; false if that failed, which it has reported. The next read of the rows has the changed row. */
  readonly save: (row: Row, text: string) => Promise<boolean>;
}

/** The description of a list's rows. */
export interface RowDescription<Row> {
  /** The name of the row. */
  readonly labelOf: (row: Row) => string;
  /** The page of the row's detail; undefined where the user may not open it. */
  readonly hrefOf: (row: Row) => string | undefined;
  /** Further facts of a row, in the panel beside the grid; without it, the panel has all columns. */
  readonly peekOf?: (row: Row) => ReactNode;
  /** The actions of a row; no menu without them. */
  readonly actionsOf?: (row: Row) => readonly RowAction[];
  readonly editing?: CellEditing<Row>;
  /** Called with text pasted into the grid, from a row down; without a row, from the first. */
  readonly onPaste?: (text: string, from: Row | undefined) => void;
}
