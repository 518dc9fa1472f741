import type { ImportReason } from '@gdd/schema/imports';
import type { Cell } from '../../domain/rows/cells.js';

/** A row of a file, its cells in the order of the columns. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** What is wrong with the row as a whole: its cells are not read then. */
  readonly fault: RowFault | undefined;
}

export interface RowFault {
  readonly reason: ImportReason;
  /** The text that shows it. */
  readonly value: string;
}
