import { setImmediate } from 'node:timers/promises';
import { colours } from './colours.js';
import type { Sheets } from './Sheets.js';

/** A column of a table in a PDF document. */
export interface SheetColumn<Row> {
  readonly label: string;
  /** Share of the table's width; the sum of all columns is 1. */
  readonly width: number;
  /** For numbers. Default: left. */
  readonly align?: 'right';
  readonly cell: (row: Row) => string;
  /** A second, smaller line of the cell. */
  readonly note?: (row: Row) => string | null;
}

interface Cell {
  readonly text: string;
  readonly note: string | null;
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Font sizes and padding, in points. */
const size = 8.5;
const noteSize = 7;
const padding = 3.5;
/** Points between columns. */
const gap = 8;
/** Number of rows after which the function yields to other requests. */
const rowsAtOnce = 100;

/**
 * Draws a table: rows are not split between sheets, and each sheet repeats the header.
 *
 * @param total the row of sums, in the columns' order
 */
export async function drawTable<Row>(
  sheets: Sheets,
  columns: readonly SheetColumn<Row>[],
  rows: readonly Row[],
  total?: readonly string[],
): Promise<void> {
  // keeps the header together with at least one row
  sheets.ensureSpace(60);
  drawHead(sheets, columns);
  for (const [index, row] of rows.entries()) {
    if (index % rowsAtOnce === rowsAtOnce - 1) await setImmediate();
    const texts = columns.map(({ cell, note }) => ({ text: cell(row), note: note?.(row) ?? null }));
    drawRow(sheets, columns, texts);
  }
  if (total !== undefined) {
    const texts = total.map((text) => ({ text, note: null }));
    drawRow(sheets, columns, texts, 'semibold');
  }
  sheets.y += 4;
}

function drawHead<Row>(sheets: Sheets, columns: readonly SheetColumn<Row>[]): void {
  const cells = cellsOf(
    sheets,
    columns,
    columns.map(({ label }) => ({ text: label, note: null })),
  );
  const style = { size: noteSize, weight: 'semibold', colour: colours.secondary } as const;
  const height = Math.max(...cells.map(({ text, width }) => sheets.heightOf(text, width, style)));
  for (const { text, x, width, align } of cells) {
    // aligns the labels at the bottom
    const lower = height - sheets.heightOf(text, width, style);
    sheets.write(text, x, sheets.y + lower, width, { ...style, align });
  }
  sheets.y += height + padding;
  sheets.rule(colours.border);
}

function drawRow<Row>(
  sheets: Sheets,
  columns: readonly SheetColumn<Row>[],
  texts: readonly Pick<Cell, 'text' | 'note'>[],
  weight: 'regular' | 'semibold' = 'regular',
): void {
  const cells = cellsOf(sheets, columns, texts);
  const styleOf = ({ align }: Cell) => ({ size, weight, align, tabular: align === 'right' });
  const textHeight = (cell: Cell) => sheets.heightOf(cell.text, cell.width, styleOf(cell));
  const noteHeight = ({ note, width }: Cell) => (note === null ? 0 : sheets.heightOf(note, width, { size: noteSize }));
  const height = Math.max(...cells.map((cell) => textHeight(cell) + noteHeight(cell))) + 2 * padding;
  if (sheets.ensureSpace(height)) drawHead(sheets, columns);
  for (const cell of cells) {
    sheets.write(cell.text, cell.x, sheets.y + padding, cell.width, styleOf(cell));
    if (cell.note === null) continue;
    const style = { size: noteSize, colour: colours.secondary, align: cell.align };
    sheets.write(cell.note, cell.x, sheets.y + padding + textHeight(cell), cell.width, style);
  }
  sheets.y += height;
  sheets.rule();
}

function cellsOf<Row>(
  sheets: Sheets,
  columns: readonly SheetColumn<Row>[],
  texts: readonly Pick<Cell, 'text' | 'note'>[],
): readonly Cell[] {
  const availableWidth = sheets.width - gap * (columns.length - 1);
  let x = sheets.left;
  return columns.map((column, index) => {
    const width = column.width * availableWidth;
    const cell: Cell = { text: '', note: null, ...texts[index], x, width, align: column.align ?? 'left' };
    x += width + gap;
    return cell;
  });
}
