import type { ImportFailure, ImportReason } from '@gdd/schema/imports';
import { problemIn, type Cell, type CellFormat, type RowProblem } from '../../domain/rows/cells.js';
import type { ImportProblem } from '../../database/tables/work/imports.js';
import type { FileColumns } from '../record/kind.js';
import { columnName } from './columnNames.js';
import type { FileRow, RowFault } from './fileRow.js';
import { jsonLineRows } from './jsonLines.js';
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

interface FileTable {
  readonly format: CellFormat;
  /** The optional columns that the file does not have. */
  readonly missing: ReadonlySet<string>;
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
 * @throws UnreadableFile, RefusedFile, also while the rows are read
 */
export async function readTableFile(source: FileSource, columns: FileColumns): Promise<FileTable> {
  if (source.isJsonLines === true) {
    const format = { isSemicolonFile: false, countsFrom1904: false };
    return { format, missing: new Set(), batches: someRows(jsonLineRows(source, columns)) };
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
      // nobody will ask for the other rows
      await rest.return?.();
      throw error;
    }
  } catch (error) {
    throw asUnreadable(error);
  }
}

/** Filled rows among which a header is looked for: titles are shorter. */
const mostTitleRows = 20;
/** A row with as many names of columns is a header. */
const fewestNames = 2;

/** The header, which is the first row that names columns, or else the first of all, and the rows behind it, read so far. */
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

async function* rowsOf(
  behindHeader: readonly TableRow[],
  rest: AsyncIterator<readonly TableRow[]>,
  places: readonly number[],
): AsyncGenerator<readonly FileRow[]> {
  const named = places.filter((place) => place !== -1);
  const [first, last] = [Math.min(...named), Math.max(...named)];
  const inOrder = ({ row, cells }: TableRow): FileRow => ({
    row,
    cells: places.map((place) => cells[place] ?? ''),
    fault: first > 0 || cells.length > last + 1 ? faultOf(cells, first, last) : undefined,
  });
  let isEmpty = behindHeader.length === 0;
  try {
    if (!isEmpty) yield behindHeader.map(inOrder);
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

/** The fault of a row with a filled cell before the first column or behind the last, which is the first such cell. */
function faultOf(cells: readonly Cell[], first: number, last: number): RowFault | undefined {
  const extra = cells.find((cell, place) => (place < first || place > last) && String(cell).trim() !== '');
  return extra === undefined ? undefined : { reason: 'tooManyCells', value: String(extra) };
}

/** The same rows. @throws RefusedFile where there are none */
async function* someRows(batches: AsyncIterable<readonly FileRow[]>): AsyncGenerator<readonly FileRow[]> {
  let isEmpty = true;
  for await (const rows of batches) {
    isEmpty = false;
    yield rows;
  }
  if (isEmpty) throw new RefusedFile('noRows');
}

/** Where in the file each of its columns stands. Before the first name and behind the last, columns may have none. */
function placesOf({ row, cells }: TableRow, columns: FileColumns): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  const problems: ImportProblem[] = [];
  const complain = (column: string, reason: ImportReason) =>
    problems.push(problemOf(row, problemIn(column, { reason }), column));
  const isNamed = (cell: Cell) => String(cell).trim() !== '';
  const last = cells.findLastIndex(isNamed);
  for (let place = cells.findIndex(isNamed); place <= last; place++) {
    const written = String(cells[place]).trim();
    const name = columnName(written, columns);
    if (written === '') complain(`(${place + 1})`, 'unnamedColumn');
    else if (!columns.all.includes(name)) complain(written, 'unknownColumn');
    else if (places.has(name)) complain(written, 'repeatedColumn');
    places.set(name, place);
  }
  for (const column of columns.required) if (!places.has(column)) complain(column, 'missingColumn');
  if (problems.length > 0) throw new UnreadableFile(problems);
  return places;
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
  return { row, column: cellText(column), reason, parameters, value: cellText(value) };
}

/** The beginning of a cell, for an error message; what the database does not take is made visible. */
export function cellText(value: Cell): string {
  const text = String(value);
  const beginning = text.length > 100 ? `${text.slice(0, 99)}…` : text;
  return beginning.replace(/[\0\p{Cs}]/gu, '\ufffd');
}
