import { problemIn, type Cell, type CellFormat, type ReadRow, type RowProblem } from '../../domain/rows/cells.js';
import type { ImportProblem, ImportProblemGroup } from '../../database/tables/work/imports.js';
import type { Progress } from '../record/kind.js';
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

/**
 * Reads all rows of a file into memory, without regard to each other.
 *
 * @param reader returns a reader of a row's cells, given the format and the missing optional columns
 * @throws UnreadableFile, RefusedFile
 */
export async function readAllRows<Values, Column extends string>(
  source: ImportSource,
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

/**
 * The problems of a row as they are listed: the first one of each column, so that a cell is reported once.
 *
 * @param others problems found by comparing the row with others and the database
 */
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
