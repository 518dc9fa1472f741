import { parsedJson } from '../../../ground/domain/json.js';
import type { Cell } from '../../../ground/domain/rows/cells.js';
import { longestRow } from '../../../ground/platform/spreadsheets/csv.js';
import type { FileSource } from '../../../ground/platform/spreadsheets/table.js';
import type { FileColumns } from '../record/kind.js';
import { columnName } from './columnNames.js';
import type { FileRow, RowFault } from './fileRow.js';

/** Numbers of 15 digits are exact, as in spreadsheets; larger ones could be rounded when they are parsed. */
const tooLarge = 1e15;

/** A line of a file, numbered from 1. */
interface Line {
  readonly row: number;
  readonly text: string;
}

/**
 * Reads a file of JSON lines as a stream: each line is an object whose fields are named as the columns. An invalid line
 * is a fault of its row. Empty lines are numbered but skipped.
 */
export async function* jsonLineRows(source: FileSource, columns: FileColumns): AsyncGenerator<readonly FileRow[]> {
  const read = rowReader(columns);
  for await (const lines of linesOf(source)) {
    const rows = lines.filter(({ text }) => text.trim() !== '').map(read);
    if (rows.length > 0) yield rows;
  }
}

async function* linesOf(source: FileSource): AsyncGenerator<readonly Line[]> {
  const decoder = new TextDecoder();
  let row = 0;
  let rest = '';
  const lineOf = (text: string): Line => ({ row: ++row, text });
  for await (const chunk of (await source.open()) as AsyncIterable<Buffer>) {
    const texts = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    // bounds the buffer: one character above the limit is enough to report the line as too long
    rest = (texts.pop() ?? '').slice(0, longestRow + 1);
    yield texts.map(lineOf);
  }
  yield [lineOf(rest + decoder.decode())];
}

function rowReader(columns: FileColumns): (line: Line) => FileRow {
  /** Indexes of columns by field name, cached for all lines. */
  const places = new Map<string, number>();
  const placeOf = (name: string): number => {
    const known = places.get(name) ?? columns.all.indexOf(columnName(name, columns));
    // unknown names are not cached: their number is unlimited
    if (known !== -1) places.set(name, known);
    return known;
  };
  return ({ row, text }) => {
    const cells: Cell[] = columns.all.map(() => '');
    const faulty = (reason: RowFault['reason'], value: string): FileRow => ({ row, cells, fault: { reason, value } });
    if (text.length > longestRow) return faulty('rowTooLong', text);
    // the replacement character of the decoder: the bytes were not valid UTF-8
    if (text.includes('\ufffd')) return faulty('forbiddenCharacters', text);
    const fields = fieldsOf(text);
    if (fields === undefined) return faulty('notJsonObject', text);
    const filled = new Set<number>();
    for (const [name, value] of fields) {
      const place = placeOf(name);
      if (place === -1) return faulty('unknownColumn', name);
      if (filled.has(place)) return faulty('repeatedColumn', name);
      filled.add(place);
      cells[place] = value ?? '';
    }
    return { row, cells, fault: undefined };
  };
}

/** The fields of a line; undefined unless it is a JSON object of texts, numbers and null. */
function fieldsOf(text: string): readonly [string, Cell | null][] | undefined {
  const parsed = parsedJson(text);
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed)) return undefined;
  const fields = Object.entries(parsed) as [string, unknown][];
  const isSimple = (field: [string, unknown]): field is [string, Cell | null] => isCell(field[1]);
  return fields.every(isSimple) ? fields : undefined;
}

function isCell(value: unknown): value is Cell | null {
  return value === null || typeof value === 'string' || (typeof value === 'number' && Math.abs(value) < tooLarge);
}
