import type { Line } from '../linesExport.js';
import type { StatementView } from '../statement.js';

/** The data of a statement's document, read from one snapshot. */
export interface StatementData {
  readonly statement: StatementView;
  /** All lines that count, newest first, each with the index of its boost. */
  readonly lines: readonly Line[];
  /** The day of the statement, yyyy-mm-dd: the programme's day, or the past day at whose end it was known. */
  readonly day: string;
}
