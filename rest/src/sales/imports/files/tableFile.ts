import type { ColumnMapping, ImportFailure, ImportReason } from '@gdd/schema/imports';
import { problemIn, type Cell, type CellFormat, type RowProblem } from '../../../ground/domain/rows/cells.js';
import { wholeFile } from '../../../ground/domain/rows/seenCells.js';
import type { ImportProblem } from '../../../ground/database/tables/work/imports.js';
import type { FileColumns, ImportSource } from '../record/kind.js';
import { cellText } from './cellText.js';
import { columnName } from './columnNames.js';
import type { FileRow, RowFault } from './fileRow.js';
import { foreignHeader, isHeader, probableHeader, type ForeignHeader } from './foreignHeader.js';
import { jsonLineRows } from './jsonLines.js';
import { openTable } from '../../../ground/platform/spreadsheets/openTable.js';
import { BrokenTable, type BrokenReason, type TableRow } from '../../../ground/platform/spreadsheets/table.js';

/** Thrown for a file that cannot be read as a table with the expected columns; its problems are listed as errors. */
export class UnreadableFile extends Error {
  /** @param header the header, where a user can say what its columns are */
  constructor(
    readonly problems: readonly ImportProblem[],
    readonly header?: ForeignHeader,
  ) {
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
 * Reads a file with named columns (docs/domain/imports.md), as a stream; one with a mapping by that, instead of the
 * names in its header.
 *
 * @throws UnreadableFile, RefusedFile, also while the rows are read
 */
export async function readTableFile(source: ImportSource, columns: FileColumns): Promise<FileTable> {
  if (source.isJsonLines === true) {
    const format = { isSemicolonFile: false, countsFrom1904: false };
    return { format, missing: new Set(), batches: notEmpty(jsonLineRows(source, columns)) };
  }
  try {
    const { format, batches } = await openTable(source);
    const rest = batches[Symbol.asyncIterator]();
    try {
      const { header, rows } = await headerOf(rest, columns, source.mapping);
      if (header === undefined)
        throw new UnreadableFile([problemOf(1, problemIn(wholeRow, { reason: 'emptyFile' }), '')]);
      const { places, problems, isForeign } =
        source.mapping === undefined ? placesOf(header, columns) : mappedPlaces(source.mapping);
      if (problems.length > 0) {
        throw new UnreadableFile(problems, isForeign ? await foreignTable(header, rows, rest, format) : undefined);
      }
      const missing = new Set(columns.all.filter((column) => !places.has(column)));
      return {
        format,
        missing,
        batches: rowsOf(
          rows,
          rest,
          columns.all.map((column) => places.get(column) ?? -1),
          source.mapping === undefined ? [...places.values()] : source.mapping.header.map((_, place) => place),
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

/**
 * The header, and the rows after it that were read already: the row that a mapping is of, the first that names columns,
 * or else the one that most probably is the header.
 */
async function headerOf(
  batches: AsyncIterator<readonly TableRow[]>,
  columns: FileColumns,
  mapping: ColumnMapping | undefined,
): Promise<{ readonly header: TableRow | undefined; readonly rows: readonly TableRow[] }> {
  const read: TableRow[] = [];
  const namesIn = ({ cells }: TableRow) =>
    cells.filter((cell) => columns.all.includes(columnName(cell, columns))).length;
  const isFound = (row: TableRow) =>
    mapping === undefined ? namesIn(row) >= fewestNames : isHeader(row.cells, mapping.header);
  while (read.length < mostTitleRows) {
    const next = await batches.next();
    if (next.done === true) break;
    const place = next.value.findIndex(isFound);
    if (place !== -1) return { header: next.value[place], rows: next.value.slice(place + 1) };
    read.push(...next.value);
  }
  const place = probableHeader(read.slice(0, mostTitleRows));
  return { header: read[place], rows: read.slice(place + 1) };
}

/**
 * The rows after the header, with their cells in the order of the columns.
 *
 * @param behindHeader the rows that were read already
 * @param places the index in the file of each column; -1 for missing ones
 * @param headerPlaces the indexes of the header's cells: a filled cell before or after them is a fault of its row
 * @throws RefusedFile where there are none; UnreadableFile
 */
async function* rowsOf(
  behindHeader: readonly TableRow[],
  rest: AsyncIterator<readonly TableRow[]>,
  places: readonly number[],
  headerPlaces: readonly number[],
): AsyncGenerator<readonly FileRow[]> {
  const [first, last] = [Math.min(...headerPlaces), Math.max(...headerPlaces)];
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

interface HeaderPlaces {
  readonly places: ReadonlyMap<string, number>;
  readonly problems: readonly ImportProblem[];
  /** Whether a user can say what the columns are: some are unknown, not only missing. */
  readonly isForeign: boolean;
}

/**
 * The index in the file of each column. Columns before the first name and after the last one may be unnamed.
 *
 * @returns with a problem for each unnamed, unknown, repeated or missing column
 */
function placesOf({ row, cells }: TableRow, columns: FileColumns): HeaderPlaces {
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
  // where columns are missing and all others are known, there is nothing to map
  const isForeign = problems.length > 0;
  for (const column of columns.required) if (!places.has(column)) report(column, 'missingColumn');
  return { places, problems, isForeign };
}

/** The index in the file of each column that a mapping names. */
function mappedPlaces({ fields }: ColumnMapping): HeaderPlaces {
  const places = new Map(fields.flatMap((field, place) => (field === null ? [] : [[field, place] as const])));
  return { places, problems: [], isForeign: false };
}

/** A foreign header with the rows below it: those that were read already, and the next ones if they are few. */
async function foreignTable(
  header: TableRow,
  rows: readonly TableRow[],
  rest: AsyncIterator<readonly TableRow[]>,
  format: CellFormat,
): Promise<ForeignHeader | undefined> {
  const next = rows.length < fewestRowsBelow ? await rest.next() : undefined;
  return foreignHeader(header, next?.done === false ? [...rows, ...next.value] : rows, format);
}

/** Fewer rows than these say little of what a column is. */
const fewestRowsBelow = 10;

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
