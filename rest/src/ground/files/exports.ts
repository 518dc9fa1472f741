import type { ExportFormat } from '@gdd/schema/campaigns';
import { jsonLines } from '../platform/spreadsheets/jsonLines.js';
import { rawCsv, type RawColumn } from '../platform/spreadsheets/rawCsv.js';
import { spreadsheet, spreadsheetTypes } from '../platform/spreadsheets/spreadsheet.js';
import type { Column, TableFacts } from '../platform/spreadsheets/columns.js';
import type { Download, RowsWatch } from './fileContent.js';

/** The columns of a table to download. */
interface TableColumns<Row> {
  /** For people, in the formats `xlsx` and `csv`. */
  readonly visible: readonly Column<Row>[];
  /** For programs, in the formats `csvRaw` and `jsonl`: all fields of such a row in GraphQL. */
  readonly raw: readonly RawColumn<Row>[];
}

const extensions: Readonly<Record<ExportFormat, string>> = { xlsx: 'xlsx', csv: 'csv', csvRaw: 'csv', jsonl: 'jsonl' };

/**
 * A table as a download, generated while it is sent.
 *
 * @param name of the file, without its extension
 * @param title of the sheet: up to 31 characters, without `[]:*?/\`
 * @param rows called when the file is sent, not when its ticket is issued; calls `reportTotal`, if given, with the
 *   number of rows
 * @param facts metadata of the table, on a second sheet of an XLSX file
 */
export function exportedTable<Row>(
  format: ExportFormat,
  { name, title }: { readonly name: string; readonly title: string },
  columns: TableColumns<Row>,
  rows: (reportTotal?: (total: number) => void) => AsyncIterable<Row>,
  facts?: () => Promise<TableFacts>,
): Download {
  const chunks = (watch?: RowsWatch) => {
    const watched = watch === undefined ? rows() : watchedRows(rows, watch);
    switch (format) {
      case 'csvRaw':
        return rawCsv(columns.raw, watched);
      case 'jsonl':
        return jsonLines(columns.raw, watched);
      default:
        return spreadsheet(format, title, columns.visible, watched, facts);
    }
  };
  return {
    filename: `${name}.${extensions[format]}`,
    contentType: spreadsheetTypes[format],
    content: { kind: 'generated', isExport: true, chunks },
  };
}

/** The rows, with the progress reported to `watch` before the first row and at each row. */
async function* watchedRows<Row>(
  rows: (reportTotal?: (total: number) => void) => AsyncIterable<Row>,
  watch: RowsWatch,
): AsyncGenerator<Row> {
  let done = 0;
  let expected = 0;
  watch.row(done, expected);
  const all = watch.wantsTotal ? rows((total) => (expected = total)) : rows();
  for await (const row of all) {
    done += 1;
    watch.row(done, Math.max(expected, done));
    yield row;
  }
}
