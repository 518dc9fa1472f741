import { largestGoal } from '@gdd/schema/campaigns';
import {
  dealerVatNumber,
  problemIn,
  requiredText,
  wholeNumber,
  labelledValue,
  labelsOf,
  WrongCell,
  type Cell,
  type ReadRow,
  type RowProblem,
} from './cells.js';

/** The columns of a goals file, in the order in which errors are reported (docs/domain/imports.md). */
export const goalsColumns = ['campagna', 'partita_iva', 'obiettivo', 'accettata'] as const;

export type GoalsColumn = (typeof goalsColumns)[number];

/** A dealer's goal in a campaign as a row describes it. */
export interface GoalLine {
  /** The campaign's id, or its exact title. */
  readonly campaign: string;
  readonly vatNumber: string;
  /** Tyres. */
  readonly goalThreshold: number;
  /** Undefined: the file does not have the column. */
  readonly accepted: boolean | undefined;
}

type ReadGoalsRow = ReadRow<GoalLine, GoalsColumn>;

/** The columns that a file must have. Without the optional `accettata` the file sets no acceptance. */
export const requiredGoalsColumns: readonly GoalsColumn[] = ['campagna', 'partita_iva', 'obiettivo'];

const responses = labelsOf<boolean>([true, 'si'], [false, 'no']);

/**
 * Returns a reader of the rows of one file. It reads each row alone, without knowledge of other rows, campaigns or
 * dealers.
 *
 * @param missing optional columns that the file does not have
 * @returns a function that reads the cells of a row, given in the order of the columns
 */
export function goalsRowReader(missing: ReadonlySet<string>): (cells: readonly Cell[]) => ReadGoalsRow {
  return (cells) => readGoalsRow(cells, missing);
}

function readGoalsRow(cells: readonly Cell[], missing: ReadonlySet<string>): ReadGoalsRow {
  const values: { -readonly [Field in keyof GoalLine]?: GoalLine[Field] } = {};
  const problems: RowProblem<GoalsColumn>[] = [];
  const read = (column: GoalsColumn, reader: (cell: Cell) => void) => {
    if (missing.has(column)) return;
    try {
      reader(cells[goalsColumns.indexOf(column)] ?? '');
    } catch (error) {
      if (!(error instanceof WrongCell)) throw error;
      problems.push(problemIn(column, error));
    }
  };
  read('campagna', (cell) => (values.campaign = requiredText(cell, 200)));
  read('partita_iva', (cell) => (values.vatNumber = dealerVatNumber(cell)));
  read('obiettivo', (cell) => (values.goalThreshold = wholeNumber(cell, { from: 1, to: largestGoal })));
  read('accettata', (cell) => (values.accepted = labelledValue(cell, responses)));
  return { values, problems };
}
