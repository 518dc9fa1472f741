import {
  problemIn,
  type Cell,
  type CellFormat,
  type ReadRow,
  type RowProblem,
} from '../../../ground/domain/rows/cells.js';
import type { ImportProblem, ImportProblemGroup } from '../../../ground/database/tables/work/imports.js';
import type { ImportWarning } from '@gdd/schema/imports';
import { DateOrder } from '../../../ground/domain/rows/dateOrder.js';
import { OldCharacters } from '../../../ground/domain/rows/seenCells.js';
import type { Progress } from '../record/kind.js';
import type { FileRow } from './fileRow.js';
import type { FileColumns, ImportSource } from '../record/kind.js';
import { problemOf, readTableFile, UnreadableFile, wholeRow } from './tableFile.js';

/** A problem of a row, with the content of the cell. */
export type PendingProblem<Column extends string> = RowProblem<Column | typeof wholeRow> & { readonly value: Cell };

/** A row of a file that was read into memory. */
export interface PendingRow<Values, Column extends string> {
  readonly row: number;
  readonly cells: readonly Cell[];
  readonly values: Partial<Values>;
  /** At most one for each column, in their order; or a single one of the row as a whole. */
  readonly problems: readonly PendingProblem<Column>[];
}

/** A limit on files that are read into memory: no network or campaign has as many rows. */
const mostRows = 200_000;

/** The rows of a file that was read into memory. */
interface AllRows<Values, Column extends string> {
  readonly rows: readonly PendingRow<Values, Column>[];
  /** The optional columns that the file does not have. */
  readonly missing: ReadonlySet<string>;
  /** Possible mistakes in how the file as a whole is written. */
  readonly warnings: readonly ImportWarning[];
}

/**
 * Reads all rows of a file into memory, without regard to each other.
 *
 * @param columns.date a column of dates: where it turns out to have the month first, the rows are read once more, so
 * @param reader returns a reader of a row's cells, given the format and the missing optional columns
 * @throws UnreadableFile, RefusedFile
 */
export async function readAllRows<Values, Column extends string>(
  source: ImportSource,
  columns: FileColumns & { readonly all: readonly Column[]; readonly date?: Column },
  reader: (format: CellFormat, missing: ReadonlySet<string>) => (cells: readonly Cell[]) => ReadRow<Values, Column>,
  progress: Progress,
): Promise<AllRows<Values, Column>> {
  const { format, missing, batches } = await readTableFile(source, columns);
  const read = reader(format, missing);
  const oldCharacters = new OldCharacters(format.isOfDos === true);
  let pending: PendingRow<Values, Column>[] = [];
  for await (const rows of batches) {
    for (const { row, cells, fault } of rows) {
      if (pending.length === mostRows) {
        const tooMany = problemIn(wholeRow, { reason: 'tooManyRows', parameters: { max: mostRows } });
        throw new UnreadableFile([problemOf(row, tooMany, '')]);
      }
      oldCharacters.noteRow(row, cells);
      if (fault === undefined) pending.push(pendingRow({ row, cells }, read, columns.all));
      else {
        const problem = { ...problemIn(wholeRow, fault), value: fault.value };
        pending.push({ row, cells, values: {}, problems: [problem] });
      }
    }
    progress(pending.length, 0);
  }
  const order = orderOfDates(pending, columns);
  if (order?.isMonthFirst === true) {
    const readAgain = reader({ ...format, isMonthFirst: true }, missing);
    const isWhole = ({ problems: [firstProblem] }: PendingRow<Values, Column>) => firstProblem?.column === wholeRow;
    pending = pending.map((row) => (isWhole(row) ? row : pendingRow(row, readAgain, columns.all)));
  }
  const warnings = [order?.warning(), oldCharacters.warning()].filter((warning) => warning !== undefined);
  return { rows: pending, missing, warnings };
}

function pendingRow<Values, Column extends string>(
  { row, cells }: Pick<FileRow, 'row' | 'cells'>,
  read: (cells: readonly Cell[]) => ReadRow<Values, Column>,
  columns: readonly Column[],
): PendingRow<Values, Column> {
  const { values, problems } = read(cells);
  const withCell = (problem: RowProblem<Column>) => ({
    ...problem,
    value: cells[columns.indexOf(problem.column)] ?? '',
  });
  return { row, cells, values, problems: problems.map(withCell) };
}

/** How the dates of a column are written; undefined for a kind of file without dates. */
function orderOfDates<Column extends string>(
  rows: readonly PendingRow<unknown, Column>[],
  { all, date }: { readonly all: readonly Column[]; readonly date?: Column },
): DateOrder | undefined {
  if (date === undefined) return undefined;
  const order = new DateOrder(date);
  const place = all.indexOf(date);
  for (const { row, cells, problems } of rows) {
    const cell = cells[place] ?? '';
    const problem = problems.find(({ column }) => column === date || column === wholeRow);
    if (problem === undefined) order.noteRead(cell);
    else if (problem.reason === 'notDate') order.noteWrong(row, cell);
  }
  return order;
}

/**
 * The problems of a row as they are listed: the first one of each column, so that a cell is reported once.
 *
 * @param comparisonProblems problems found by comparing the row with others and the database
 */
export function listedProblemsOf<Column extends string>(
  { row, cells, problems }: PendingRow<unknown, Column>,
  comparisonProblems: readonly RowProblem<Column>[],
  columns: readonly Column[],
): ImportProblem[] {
  const [firstProblem] = problems;
  if (firstProblem?.column === wholeRow) return [problemOf(row, firstProblem, firstProblem.value)];
  return columns.flatMap((column, place) => {
    const problem = [...problems, ...comparisonProblems].find((each) => each.column === column);
    return problem === undefined ? [] : [problemOf(row, problem, cells[place] ?? '')];
  });
}

/** The number of rows in error. */
export function rowsInError(problems: readonly ImportProblem[]): number {
  return new Set(problems.map(({ row }) => row)).size;
}

/** Counts the rows by problem and column, most frequent first. */
export function groupsOf(problems: readonly ImportProblem[]): ImportProblemGroup[] {
  const groups = new Map<string, ImportProblemGroup>();
  for (const { column, reason } of problems) {
    const key = `${reason} ${column}`;
    groups.set(key, { column, reason, rows: (groups.get(key)?.rows ?? 0) + 1 });
  }
  return [...groups.values()].sort((one, other) => other.rows - one.rows);
}
