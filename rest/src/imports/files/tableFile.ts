import type { ImportFailure, ImportReason } from '@gdd/schema/imports';
import { problemIn, type Cell, type CellFormat, type RowProblem } from '../../domain/rows/cells.js';
import { folded } from '../../domain/text.js';
import type { ImportProblem } from '../../database/tables/work/imports.js';
import { openTable } from '../../platform/spreadsheets/openTable.js';
import { BrokenTable, type BrokenReason, type FileSource, type TableRow } from '../../platform/spreadsheets/table.js';

/** The faults that keep a file from being read as a table with its columns, by row and column. */
export class UnreadableFile extends Error {
  constructor(readonly problems: readonly ImportProblem[]) {
    super('The file cannot be read.');
  }
}

/** The reason why a file cannot be read at all. */
export class RefusedFile extends Error {
  constructor(readonly failure: ImportFailure) {
    super(failure);
  }
}

/** A row of a file, its cells in the order of the columns. */
export interface FileRow {
  readonly row: number;
  readonly cells: readonly Cell[];
  /** The text of the first filled cell beyond the columns. */
  readonly extra: string | undefined;
}

interface FileTable {
  readonly format: CellFormat;
  /** Some rows at a time, in order, without the header. */
  readonly batches: AsyncIterable<readonly FileRow[]>;
}

/** The column name of a problem of a row as a whole. */
export const wholeRow = '(riga)';

/** The column name of a problem of a file as a whole. */
const wholeFile = '(file)';

/** The faults that are listed as errors, with where they stand; all others make the import fail. */
const listedFaults: Partial<Record<BrokenReason, { readonly column: string; readonly reason: ImportReason }>> = {
  quotes: { column: wholeRow, reason: 'unclosedQuotes' },
  tooLong: { column: wholeRow, reason: 'rowTooLong' },
  anotherSheet: { column: wholeFile, reason: 'anotherSheet' },
};

/**
 * Reads a file with named columns (docs/domain/imports.md), as a stream.
 *
 * @param columns those that it must have, and may have
 * @throws UnreadableFile, RefusedFile, also while the rows are read
 */
export async function readTableFile(source: FileSource, columns: readonly string[]): Promise<FileTable> {
  try {
    const { format, batches } = await openTable(source);
    const rest = batches[Symbol.asyncIterator]();
    try {
      const first = await rest.next();
      const [header, ...rows] = first.done === true ? [] : first.value;
      if (header === undefined)
        throw new UnreadableFile([problemOf(1, problemIn(wholeRow, { reason: 'emptyFile' }), '')]);
      return { format, batches: rowsOf(rows, rest, placesOf(header, columns)) };
    } catch (error) {
      // nobody will ask for the other rows
      await rest.return?.();
      throw error;
    }
  } catch (error) {
    throw asUnreadable(error);
  }
}

async function* rowsOf(
  first: readonly TableRow[],
  rest: AsyncIterator<readonly TableRow[]>,
  places: readonly number[],
): AsyncGenerator<readonly FileRow[]> {
  const inOrder = ({ row, cells }: TableRow): FileRow => ({
    row,
    cells: places.map((place) => cells[place] ?? ''),
    extra: cells.length > places.length ? extraOf(cells, places.length) : undefined,
  });
  let isEmpty = first.length === 0;
  try {
    if (!isEmpty) yield first.map(inOrder);
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
      isEmpty &&= next.value.length === 0;
      yield next.value.map(inOrder);
    }
    // No row is wrong, but an import without rows would wait for ever to be applied.
    if (isEmpty) throw new RefusedFile('noRows');
  } catch (error) {
    throw asUnreadable(error);
  } finally {
    await rest.return?.();
  }
}

function extraOf(cells: readonly Cell[], columns: number): string | undefined {
  const extra = cells.slice(columns).find((cell) => String(cell).trim() !== '');
  return extra === undefined ? undefined : String(extra);
}

/** Where in the file each column stands. */
function placesOf({ row, cells }: TableRow, columns: readonly string[]): number[] {
  const places = new Map<string, number>();
  const problems: ImportProblem[] = [];
  const complain = (column: string, reason: ImportReason) =>
    problems.push(problemOf(row, problemIn(column, { reason }), column));
  for (const [place, cell] of cells.entries()) {
    const written = String(cell).trim();
    const name = folded(written).replace(/[\s-]+/g, '_');
    if (name === '') complain(`(${place + 1})`, 'unnamedColumn');
    else if (!columns.includes(name)) complain(written, 'unknownColumn');
    else if (places.has(name)) complain(name, 'repeatedColumn');
    places.set(name, place);
  }
  for (const column of columns) if (!places.has(column)) complain(column, 'missingColumn');
  if (problems.length > 0) throw new UnreadableFile(problems);
  return columns.map((column) => places.get(column) ?? -1);
}

function asUnreadable(error: unknown): unknown {
  if (!(error instanceof BrokenTable)) return error;
  const { row, parameters } = error;
  const fault = listedFaults[error.reason];
  if (fault !== undefined) return new UnreadableFile([problemOf(row, { ...fault, parameters }, '')]);
  return new RefusedFile(error.reason as Extract<BrokenReason, ImportFailure>);
}

/** A problem with as much of its cell as a message shows. */
export function problemOf(row: number, { column, reason, parameters }: RowProblem<string>, value: Cell): ImportProblem {
  return { row, column: shown(column), reason, parameters, value: shown(value) };
}

/** The beginning of a cell, for an error message; what the database does not take is made visible. */
export function shown(value: Cell): string {
  const text = String(value);
  const beginning = text.length > 100 ? `${text.slice(0, 99)}…` : text;
  return beginning.replace(/[\0\p{Cs}]/gu, '\ufffd');
}
