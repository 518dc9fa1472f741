/** Tables written as spreadsheets, row by row: as XLSX, or as CSV the way an Italian spreadsheet reads it. */
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
 * @param title names the sheet of an XLSX file: up to 31 characters, without `[]:*?/\`
 * @param rows asked for as the file is sent; nothing is written before the first of them came
 * @param facts of an XLSX file, on a second sheet; made when the rows are written
 * @returns the file's bytes as they are made
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
