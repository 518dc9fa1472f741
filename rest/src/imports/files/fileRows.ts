import { problemIn, type Cell, type CellFormat, type ReadRow, type RowProblem } from '../../domain/rows/cells.js';
import type { ImportProblem, ImportProblemGroup } from '../../database/tables/work/imports.js';
import type { FileSource } from '../../platform/spreadsheets/table.js';
import type { Progress } from '../record/kind.js';
import { problemOf, readTableFile, UnreadableFile, wholeRow } from './tableFile.js';

/** A row of a file that is held in memory. */
export interface HeldRow<Values, Column extends string> {
  readonly row: number;
  readonly cells: readonly Cell[];
  readonly values: Partial<Values>;
  readonly problem: (RowProblem<Column | typeof wholeRow> & { readonly value: Cell }) | undefined;
}

/** More rows than any network or campaign has: the file is another, or hostile. */
const mostRows = 200_000;

/**
 * Reads a file whose rows are held in memory, each by itself.
 *
 * @param reader makes what reads a row's cells
 * @throws UnreadableFile, RefusedFile
 */
export async function holdRows<Values, Column extends string>(
  source: FileSource,
  columns: readonly Column[],
  reader: (format: CellFormat) => (cells: readonly Cell[]) => ReadRow<Values, Column>,
  progress: Progress,
): Promise<HeldRow<Values, Column>[]> {
  const { format, batches } = await readTableFile(source, columns);
  const read = reader(format);
  const held: HeldRow<Values, Column>[] = [];
  for await (const rows of batches) {
    for (const { row, cells, extra } of rows) {
      if (held.length === mostRows) {
        const tooMany = problemIn(wholeRow, { reason: 'tooManyRows', parameters: { max: mostRows } });
        throw new UnreadableFile([problemOf(row, tooMany, '')]);
      }
      const { values, problem } = read(cells);
      const own = problem && { ...problem, value: cells[columns.indexOf(problem.column)] ?? '' };
      const whole = { ...problemIn(wholeRow, { reason: 'tooManyCells' }), value: extra ?? '' };
      // with a cell too many, what stands where cannot be told
      held.push(
        extra === undefined ? { row, cells, values, problem: own } : { row, cells, values: {}, problem: whole },
      );
    }
    progress(held.length, 0);
  }
  return held;
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
