import type { ImportReason } from '@gdd/schema/imports';
import type { Cell } from '../../../ground/domain/rows/cells.js';

/** A row of a file, its cells in the order of the columns. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** A fault of the row as a whole, which keeps its cells from being read. */
  readonly fault: RowFault | undefined;
}

export interface RowFault {
  readonly reason: ImportReason;
  /** The text that shows the fault. */
  readonly value: string;
}
