import { sortDirections, type SortDirection } from '@gdd/schema/lists';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** One column of a list, described once for the grid and for the cards. */
export interface ListColumn<Row, Column extends string> {
  readonly field: string;
  readonly label: string;
  /** The cell as text. */
  readonly text: (row: Row) => string;
  /** How the cell is drawn where its text alone is not enough. */
  readonly render?: (row: Row) => ReactNode;
  /** The column that the server sorts by; without it the list cannot be sorted here. */
  readonly sort?: Column;
  /** In the grid: pixels. */
  readonly width: number;
  /** In the grid: pixels where the columns do not fit side by side; the text of such a column goes over two lines. */
  readonly tightWidth?: number;
  /** In the grid: the pixels that the person gave it. */
  readonly ownWidth?: number;
  /** In the grid: takes the space that is left, beginning at `width`. */
  readonly grow?: boolean;
  /** In the grid: numbers stand at the right, and are sorted from the largest first. */
  readonly align?: 'end';
  /** A number that is drawn: sorted from the largest first too. */
  readonly largestFirst?: boolean;
  /** Where the text can be copied without opening the row: the message that says so ('Partita IVA copiata'). */
  readonly copied?: string;
  /** In the card: its heading (which opens the row), the line below it, a label beside it, or a fact with its name. */
  readonly card: 'title' | 'line' | 'badge' | 'fact';
}

/** The directions of a column's sort, that of the first press first. */
export function directionsOf({
  align,
  largestFirst = align === 'end',
}: Pick<ListColumn<never, never>, 'align' | 'largestFirst'>): readonly SortDirection[] {
  return largestFirst ? sortDirections.toReversed() : sortDirections;
}

/** Something that can be done with one row, in its menu. */
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
  /** The message about a wrong text. */
  readonly problemOf: (text: string) => string | undefined;
  /** Writes it; false where it could not be written, which was reported. The row as it is then comes with the next rows. */
  readonly save: (row: Row, text: string) => Promise<boolean>;
}

/** The description of a list's rows. */
export interface RowDescription<Row> {
  /** The name of the row. */
  readonly labelOf: (row: Row) => string;
  /** The page of the row's detail; undefined where the reader may not open it. */
  readonly hrefOf: (row: Row) => string | undefined;
  /** Further facts of a row, in the panel beside the grid; without it, the panel has all columns. */
  readonly peekOf?: (row: Row) => ReactNode;
  /** The actions of a row; no menu without them. */
  readonly actionsOf?: (row: Row) => readonly RowAction[];
  readonly editing?: CellEditing<Row>;
  /** Called with text pasted into the grid, from a row down; without a row, from the first. */
  readonly onPaste?: (text: string, from: Row | undefined) => void;
}
