import type { ExportFormat } from '@gdd/schema/campaigns';
import { spreadsheet, spreadsheetTypes, type Column } from '../platform/spreadsheet.js';
import type { Download } from './downloads.js';

/**
 * A table to download, made while it is sent.
 *
 * @param name of the file, without its extension
 * @param title of the sheet: up to 31 characters, without `[]:*?/\`
 * @param rows begun when the file is sent, not when a ticket for it is asked for
 */
export function exportedTable<Row>(
  format: ExportFormat,
  { name, title }: { readonly name: string; readonly title: string },
  columns: readonly Column<Row>[],
  rows: () => AsyncIterable<Row>,
): Download {
  return {
    filename: `${name}.${format}`,
    contentType: spreadsheetTypes[format],
    content: { kind: 'generated', isExport: true, chunks: () => spreadsheet(format, title, columns, rows()) },
  };
}
