import { largestGoal } from '@gdd/schema/campaigns';
import {
  dealerVatNumber,
  problemIn,
  requiredText,
  wholeNumber,
  wordOf,
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
  readonly accepted: boolean;
}

type ReadGoalsRow = ReadRow<GoalLine, GoalsColumn>;

const responses = new Map([
  ['si', true],
  ['no', false],
]);

/**
 * Reads one row by itself, without knowing the other rows, the campaigns or the dealers there are.
 *
 * @param cells in the order of the columns
 */
export function readGoalsRow(cells: readonly Cell[]): ReadGoalsRow {
  const values: { -readonly [Field in keyof GoalLine]?: GoalLine[Field] } = {};
  const problems: RowProblem<GoalsColumn>[] = [];
  const read = (column: GoalsColumn, reader: (cell: Cell) => void) => {
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
  read('accettata', (cell) => (values.accepted = wordOf(cell, responses)));
  return { values, problems };
}
