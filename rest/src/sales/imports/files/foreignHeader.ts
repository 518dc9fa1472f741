import type { Cell, CellFormat } from '../../../ground/domain/rows/cells.js';
import { oneLine } from '../../../ground/domain/text.js';
import type { TableRow } from '../../../ground/platform/spreadsheets/table.js';
import { cellText } from './cellText.js';

/** A header that names a column that the portal does not know, and the rows below it that were read with it. */
export interface ForeignHeader {
  /** The row of the header. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly format: CellFormat;
  readonly below: readonly (readonly Cell[])[];
}

/** The number of rows below a header by which its columns are recognized. */
const mostRowsBelow = 50;
/** More columns than any export has: a row of as many cells is no header. */
const mostColumns = 200;

/** The cells of a row as a header: one line each, without those behind the last that is filled. */
export function headerCells(cells: readonly Cell[]): string[] {
  const texts = cells.map((cell) => cellText(oneLine(String(cell))));
  return texts.slice(0, texts.findLastIndex((text) => text !== '') + 1);
}

/** Whether a row is a header that was seen before: every cell is the same. */
export function isHeader(cells: readonly Cell[], header: readonly string[]): boolean {
  const texts = headerCells(cells);
  return texts.length === header.length && texts.every((text, place) => text === header[place]);
}

/** The place of the row that most probably is the header of a table: the first of those with the most filled cells. */
export function probableHeader(rows: readonly TableRow[]): number {
  const filled = rows.map(({ cells }) => headerCells(cells).filter((text) => text !== '').length);
  return filled.indexOf(Math.max(...filled));
}

/**
 * A header whose columns a user can map. A row with a number or a date is none: it is a line of a table without header,
 * which would be lost.
 */
export function foreignHeader(
  { row, cells }: TableRow,
  below: readonly TableRow[],
  format: CellFormat,
): ForeignHeader | undefined {
  const texts = headerCells(cells);
  const isData = texts.some(
    (text, place) => typeof cells[place] === 'number' || /^[\d\s.,/:+-]*\d[\d\s.,/:+-]*$/.test(text),
  );
  if (isData || texts.length > mostColumns || texts.filter((text) => text !== '').length < 2) return undefined;
  return { row, cells: texts, format, below: below.slice(0, mostRowsBelow).map((each) => each.cells) };
}
