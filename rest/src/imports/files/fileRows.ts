import { problemIn, type Cell, type CellFormat, type ReadRow, type RowProblem } from '../../domain/rows/cells.js';
import type { ImportProblem, ImportProblemGroup } from '../../database/tables/work/imports.js';
import type { FileSource } from '../../platform/spreadsheets/table.js';
import type { Progress } from '../record/kind.js';
import type { FileColumns } from '../record/kind.js';
import { problemOf, readTableFile, UnreadableFile, wholeRow } from './tableFile.js';

/** A problem of a row, with the content of the cell. */
export type PendingProblem<Column extends string> = RowProblem<Column | typeof wholeRow> & { readonly value: Cell };

/** A row of a file that is read into memory. */
export interface PendingRow<Values, Column extends string> {
  readonly row: number;
  readonly cells: readonly Cell[];
  readonly values: Partial<Values>;
  /** In the order of the columns, one a column; of the row as a whole, there is no other. */
  readonly problems: readonly PendingProblem<Column>[];
}

/** More rows than any network or campaign has: the file is another, or hostile. */
const mostRows = 200_000;

/**
 * Reads all rows of a file into memory, each by itself.
 *
 * @param reader makes what reads a row's cells, from the format and the columns that the file does not have
 * @throws UnreadableFile, RefusedFile
 */
export async function readAllRows<Values, Column extends string>(
  source: FileSource,
  { all: columns, required }: FileColumns & { readonly all: readonly Column[] },
  reader: (format: CellFormat, missing: ReadonlySet<string>) => (cells: readonly Cell[]) => ReadRow<Values, Column>,
  progress: Progress,
): Promise<{ readonly rows: readonly PendingRow<Values, Column>[]; readonly missing: ReadonlySet<string> }> {
  const { format, missing, batches } = await readTableFile(source, { all: columns, required });
  const read = reader(format, missing);
  const pending: PendingRow<Values, Column>[] = [];
  for await (const rows of batches) {
    for (const { row, cells, fault } of rows) {
      if (pending.length === mostRows) {
        const tooMany = problemIn(wholeRow, { reason: 'tooManyRows', parameters: { max: mostRows } });
        throw new UnreadableFile([problemOf(row, tooMany, '')]);
      }
      if (fault !== undefined) {
        const problem = { ...problemIn(wholeRow, fault), value: fault.value };
        pending.push({ row, cells, values: {}, problems: [problem] });
        continue;
      }
      const { values, problems } = read(cells);
      const withCell = (problem: RowProblem<Column>) => ({
        ...problem,
        value: cells[columns.indexOf(problem.column)] ?? '',
      });
      pending.push({ row, cells, values, problems: problems.map(withCell) });
    }
    progress(pending.length, 0);
  }
  return { rows: pending, missing };
}

/** The problems of a row as they are listed, of each column the first: one wrong cell is reported once. */
export function listedProblemsOf<Column extends string>(
  { row, cells, problems }: PendingRow<unknown, Column>,
  others: readonly RowProblem<Column>[],
  columns: readonly Column[],
): ImportProblem[] {
  const [first] = problems;
  if (first?.column === wholeRow) return [problemOf(row, first, first.value)];
  return columns.flatMap((column, place) => {
    const problem = [...problems, ...others].find((each) => each.column === column);
    return problem === undefined ? [] : [problemOf(row, problem, cells[place] ?? '')];
  });
}

/** How many rows are in error. */
export function rowsInError(problems: readonly ImportProblem[]): number {
  return new Set(problems.map(({ row }) => row)).size;
}

/** Counts the rows with the same problem in the same column, those of most rows first. */
export function groupsOf(problems: readonly ImportProblem[]): ImportProblemGroup[] {
  const groups = new Map<string, ImportProblemGroup>();
  for (const { column, reason } of problems) {
    const key = `${reason} ${column}`;
    groups.set(key, { column, reason, rows: (groups.get(key)?.rows ?? 0) + 1 });
  }
  return [...groups.values()].sort((one, other) => other.rows - one.rows);
}
