import type { ImportFailure, ImportReason } from '@gdd/schema/imports';
import { problemIn, type Cell, type CellFormat, type RowProblem } from '../../domain/rows/cells.js';
import { wholeFile } from '../../domain/rows/seenCells.js';
import type { ImportProblem } from '../../database/tables/work/imports.js';
import type { FileColumns } from '../record/kind.js';
import { columnName } from './columnNames.js';
import type { FileRow, RowFault } from './fileRow.js';
import { jsonLineRows } from './jsonLines.js';
import { openTable } from '../../platform/spreadsheets/openTable.js';
import { BrokenTable, type BrokenReason, type FileSource, type TableRow } from '../../platform/spreadsheets/table.js';

/** Thrown for a file that cannot be read as a table with the expected columns; its problems are listed as errors. */
export class UnreadableFile extends Error {
  constructor(readonly problems: readonly ImportProblem[]) {
    super('The file cannot be read.');
  }
}

/** Thrown for a file that cannot be read at all: the import fails. */
export class RefusedFile extends Error {
  constructor(readonly failure: ImportFailure) {
    super(failure);
  }
}

interface FileTable {
  readonly format: CellFormat;
  /** The optional columns that the file does not have. */
  readonly missing: ReadonlySet<string>;
  /** The rows after the header, in order, in batches. */
  readonly batches: AsyncIterable<readonly FileRow[]>;
}

/** The column name of a problem of a row as a whole. */
export const wholeRow = '(riga)';

/** The faults that are listed as errors, with their column; all others make the import fail. */
const listedFaults: Partial<Record<BrokenReason, { readonly column: string; readonly reason: ImportReason }>> = {
  quotes: { column: wholeRow, reason: 'unclosedQuotes' },
  tooLong: { column: wholeRow, reason: 'rowTooLong' },
  anotherSheet: { column: wholeFile, reason: 'anotherSheet' },
};

/**
 * Reads a file with named columns (docs/domain/imports.md), as a stream.
 *
 * @throws UnreadableFile, RefusedFile, also while the rows are read
 */
export async function readTableFile(source: FileSource, columns: FileColumns): Promise<FileTable> {
  if (source.isJsonLines === true) {
    const format = { isSemicolonFile: false, countsFrom1904: false };
    return { format, missing: new Set(), batches: notEmpty(jsonLineRows(source, columns)) };
  }
  try {
    const { format, batches } = await openTable(source);
    const rest = batches[Symbol.asyncIterator]();
    try {
      const { header, rows } = await headerOf(rest, columns);
      if (header === undefined)
        throw new UnreadableFile([problemOf(1, problemIn(wholeRow, { reason: 'emptyFile' }), '')]);
      const places = placesOf(header, columns);
      const missing = new Set(columns.all.filter((column) => !places.has(column)));
      return {
        format,
        missing,
        batches: rowsOf(
          rows,
          rest,
          columns.all.map((column) => places.get(column) ?? -1),
        ),
      };
    } catch (error) {
      // closes the file: the other rows are not read
      await rest.return?.();
      throw error;
    }
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** The number of rows among which the header is searched: rows of titles may precede it. */
const mostTitleRows = 20;
/** A row with this many names of columns is the header. */
const fewestNames = 2;

/** The header, the first row that names columns or else the first row, and the rows after it that were read already. */
async function headerOf(
  batches: AsyncIterator<readonly TableRow[]>,
  columns: FileColumns,
): Promise<{ readonly header: TableRow | undefined; readonly rows: readonly TableRow[] }> {
  const read: TableRow[] = [];
  const namesIn = ({ cells }: TableRow) =>
    cells.filter((cell) => columns.all.includes(columnName(cell, columns))).length;
  while (read.length < mostTitleRows) {
    const next = await batches.next();
    if (next.done === true) break;
    const place = next.value.findIndex((row) => namesIn(row) >= fewestNames);
    if (place !== -1) return { header: next.value[place], rows: next.value.slice(place + 1) };
    read.push(...next.value);
  }
  const [first, ...others] = read;
  return { header: first, rows: others };
}

/**
 * The rows after the header, with their cells in the order of the columns.
 *
 * @param behindHeader the rows that were read already
 * @param places the index in the file of each column; -1 for missing ones
 * @throws RefusedFile where there are none; UnreadableFile
 */
async function* rowsOf(
  behindHeader: readonly TableRow[],
  rest: AsyncIterator<readonly TableRow[]>,
  places: readonly number[],
): AsyncGenerator<readonly FileRow[]> {
  const namedPlaces = places.filter((place) => place !== -1);
  const [first, last] = [Math.min(...namedPlaces), Math.max(...namedPlaces)];
  const fileRowOf = ({ row, cells }: TableRow): FileRow => ({
    row,
    cells: places.map((place) => cells[place] ?? ''),
    fault: first > 0 || cells.length > last + 1 ? faultOf(cells, first, last) : undefined,
  });
  let isEmpty = behindHeader.length === 0;
  try {
    if (!isEmpty) yield behindHeader.map(fileRowOf);
    for (let next = await rest.next(); next.done !== true; next = await rest.next()) {
      isEmpty &&= next.value.length === 0;
      yield next.value.map(fileRowOf);
    }
    // an import without rows could never be applied
    if (isEmpty) throw new RefusedFile('noRows');
  } catch (error) {
    throw asUnreadable(error);
  } finally {
    await rest.return?.();
  }
}

/** The fault of a row with a filled cell outside of the header's columns; it shows the first such cell. */
function faultOf(cells: readonly Cell[], first: number, last: number): RowFault | undefined {
  const extra = cells.find((cell, place) => (place < first || place > last) && String(cell).trim() !== '');
  return extra === undefined ? undefined : { reason: 'tooManyCells', value: String(extra) };
}

/** Passes rows on. @throws RefusedFile where there are none */
async function* notEmpty(batches: AsyncIterable<readonly FileRow[]>): AsyncGenerator<readonly FileRow[]> {
  let isEmpty = true;
  for await (const rows of batches) {
    isEmpty = false;
    yield rows;
  }
  if (isEmpty) throw new RefusedFile('noRows');
}

/**
 * The index in the file of each column. Columns before the first name and after the last one may be unnamed.
 *
 * @throws UnreadableFile with a problem for each unnamed, unknown, repeated or missing column
 */
function placesOf({ row, cells }: TableRow, columns: FileColumns): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const problems: ImportProblem[] = [];
  const report = (column: string, reason: ImportReason) =>
    problems.push(problemOf(row, problemIn(column, { reason }), column));
  const isNamed = (cell: Cell) => String(cell).trim() !== '';
  const last = cells.findLastIndex(isNamed);
  for (let place = cells.findIndex(isNamed); place <= last; place++) {
    const written = String(cells[place]).trim();
    const name = columnName(written, columns);
    if (written === '') report(`(${place + 1})`, 'unnamedColumn');
    else if (!columns.all.includes(name)) report(written, 'unknownColumn');
    else if (places.has(name)) report(written, 'repeatedColumn');
    places.set(name, place);
  }
  for (const column of columns.required) if (!places.has(column)) report(column, 'missingColumn');
  if (problems.length > 0) throw new UnreadableFile(problems);
  return places;
}

/** The error of the table reader as UnreadableFile or RefusedFile; any other error unchanged. */
function asUnreadable(error: unknown): unknown {
  if (!(error instanceof BrokenTable)) return error;
  const { row, parameters } = error;
  const fault = listedFaults[error.reason];
  if (fault !== undefined) return new UnreadableFile([problemOf(row, { ...fault, parameters }, '')]);
  return new RefusedFile(error.reason as Extract<BrokenReason, ImportFailure>);
}

/** A problem in the form in which it is stored: with the beginning of its cell. */
export function problemOf(row: number, { column, reason, parameters }: RowProblem<string>, value: Cell): ImportProblem {
  return { row, column: cellText(column), reason, parameters, value: cellText(value) };
}

/**
 * The first 100 characters of a cell, for an error message; characters that Postgres rejects are replaced by U+FFFD.
 */
export function cellText(value: Cell): string {
  const text = String(value);
  const beginning = text.length > 100 ? `${text.slice(0, 99)}…` : text;
  return beginning.replace(/[\0\p{Cs}]/gu, '\ufffd');
}
