import type { Line } from '../linesExport.js';
import type { StatementView } from '../statement.js';

/** The parts of a statement's document, read at one instant. */
export interface StatementData {
  readonly statement: StatementView;
  /** All that count, newest first, each with the place of its boost. */
  readonly lines: readonly Line[];
  /** The day that it is known on, yyyy-mm-dd: the programme's, or a past one. */
  readonly day: string;
}
