/** Writes tables as spreadsheets, row by row: XLSX, or CSV for Italian spreadsheets. */
import type { ExportFormat } from '@gdd/schema/campaigns';
import type { Column, TableFacts } from './columns.js';
import { csv } from './csvWriter.js';
import { xlsx } from './xlsxWriter.js';

/** The content type of each format; the two for programs are written by `rawCsv.ts` and `jsonLines.ts`. */
export const spreadsheetTypes: Readonly<Record<ExportFormat, string>> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  csvRaw: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/**
 * Writes a table.
 *
 * @param title the name of the sheet of an XLSX file: up to 31 characters, without `[]:*?/\`
 * @param rows read on demand while the file is sent; nothing is written before the first row is available
 * @param facts metadata on a second sheet of an XLSX file; called after the rows are written
 * @returns the bytes of the file, as a stream
 */
export function spreadsheet<Row>(
  format: Exclude<ExportFormat, 'csvRaw' | 'jsonl'>,
  title: string,
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  facts?: () => Promise<TableFacts>,
): AsyncGenerator<Buffer> {
  return format === 'csv' ? csv(columns, rows) : xlsx(title, columns, rows, facts);
}
