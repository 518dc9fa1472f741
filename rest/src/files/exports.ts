import type { ExportFormat } from '@gdd/schema/campaigns';
import { rawCsv, type RawColumn } from '../platform/rawCsv.js';
import { spreadsheet, spreadsheetTypes, type Column, type TableFacts } from '../platform/spreadsheet.js';
import type { Download } from './downloads.js';

/** The columns of a table to download. */
interface TableColumns<Row> {
  /** For people. */
  readonly shown: readonly Column<Row>[];
  /** For programs, in the format `csvRaw`: all fields that GraphQL has of such a row. */
  readonly raw: readonly RawColumn<Row>[];
}

/**
 * A table to download, made while it is sent.
 *
 * @param name of the file, without its extension
 * @param title of the sheet: up to 31 characters, without `[]:*?/\`
 * @param rows begun when the file is sent, not when a ticket for it is asked for
 * @param facts what the table is about, on a second sheet of an XLSX file
 */
export function exportedTable<Row>(
  format: ExportFormat,
  { name, title }: { readonly name: string; readonly title: string },
  columns: TableColumns<Row>,
  rows: () => AsyncIterable<Row>,
  facts?: () => Promise<TableFacts>,
): Download {
  const chunks = () =>
    format === 'csvRaw' ? rawCsv(columns.raw, rows()) : spreadsheet(format, title, columns.shown, rows(), facts);
  return {
    filename: `${name}.${format === 'xlsx' ? 'xlsx' : 'csv'}`,
    contentType: spreadsheetTypes[format],
    content: { kind: 'generated', isExport: true, chunks },
  };
}
