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

/** The columns of a goals file, in the order in which errors are looked for (docs/domain/imports.md). */
export const goalsColumns = ['campagna', 'partita_iva', 'obiettivo', 'accettata'] as const;

export type GoalsColumn = (typeof goalsColumns)[number];

/** A dealer's goal in a campaign as a row describes it. */
export interface GoalLine {
  /** The campaign's id, or its exact title. */
  readonly campaign: string;
  readonly vatNumber: string;
  /** Tyres. */
  readonly goalThreshold: number;
  /** Undefined: the file does not say. */
  readonly accepted: boolean | undefined;
}

type ReadGoalsRow = ReadRow<GoalLine, GoalsColumn>;

/** The columns without which a file says nothing; a dealer without `accettata` has not accepted by this file. */
export const requiredGoalsColumns: readonly GoalsColumn[] = ['campagna', 'partita_iva', 'obiettivo'];

const responses = labelsOf<boolean>([true, 'si'], [false, 'no']);

/**
 * Makes what reads the rows of one file, each by itself, without knowing the other rows, the campaigns or the dealers.
 *
 * @param missing optional columns that the file does not have
 * @returns what reads a row's cells, which stand in the order of the columns
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
