import { type Column, inChunks, harmless, yesOrNo } from './columns.js';
import { italianDay } from '../../domain/labels/italianFormats.js';

/** Writes a table as CSV for Italian spreadsheets: UTF-8 with a byte order mark, semicolons, decimal commas. */
export async function* csv<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row>): AsyncGenerator<Buffer> {
  const line = (cells: readonly string[]) => `${cells.map(quoted).join(';')}\r\n`;
  async function* lines() {
    yield `\ufeff${line(columns.map(({ header }) => header))}`;
    for await (const row of rows) yield line(columns.map((column) => csvCell(column, row)));
  }
  yield* inChunks(lines());
}

function csvCell<Row>(column: Column<Row>, row: Row): string {
  switch (column.kind) {
    case 'text':
      return harmless(column.value(row) ?? '');
    case 'integer':
      return String(column.value(row) ?? '');
    case 'money':
    case 'percentage':
      return (column.value(row) ?? '').replace('.', ',');
    case 'date':
      return italianDay(column.value(row) ?? '');
    case 'boolean':
      return yesOrNo(column.value(row));
  }
}

function quoted(cell: string): string {
  return /[";\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
