import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** Opens the file from its beginning; it is read twice. */
export type OpenFile = () => Readable;

export type Encoding = 'utf-8' | 'windows-1252';
export type Separator = ';' | ',' | '\t';

/** A record of the file, numbered as a spreadsheet numbers it: the header is row 1. */
export interface CsvRow {
  readonly row: number;
  readonly cells: readonly string[];
}

/** The file cannot be read as a table from some row on. */
export class BrokenCsv extends Error {
  constructor(
    readonly row: number,
    readonly reason: 'quotes' | 'tooLong',
  ) {
    super(`row ${row}: ${reason}`);
  }
}

/** No cell of an honest file comes near this; a quote that is never closed would swallow the rest of the file. */
const maxRecordLength = 100_000;
const headerBytes = 65_536;

/**
 * Reads a table as a stream, in the encoding and with the separator that it turns out to have.
 *
 * @param open the file; read once to find out its encoding, and again for its rows
 * @returns the rows in order; empty lines count but are left out
 * @throws BrokenCsv
 */
export async function* readCsv(open: OpenFile): AsyncGenerator<CsvRow> {
  const { encoding, separator } = await inspect(open);
  const parser = Readable.from(decoded(open(), encoding)).pipe(
    parse({
      delimiter: separator,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: maxRecordLength,
    }),
  );
  let row = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      row += 1;
      if (cells.some((cell) => cell.trim() !== '')) yield { row, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw new BrokenCsv(row + 1, error.code === 'CSV_MAX_RECORD_SIZE' ? 'tooLong' : 'quotes');
  }
}

/** Which of the possible separators a header line has most of, outside quotes; the semicolon where it has none. */
export function separatorOf(text: string): Separator {
  const counts: Record<Separator, number> = { ';': 0, ',': 0, '\t': 0 };
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') break;
    else if (character === ';' || character === ',' || character === '\t') counts[character] += 1;
  }
  return (Object.keys(counts) as Separator[]).reduce((best, each) => (counts[each] > counts[best] ? each : best));
}

/** UTF-8 if the whole file is valid UTF-8, else Windows-1252 (domain page, section 2). */
async function inspect(open: OpenFile): Promise<{ encoding: Encoding; separator: Separator }> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const head: Buffer[] = [];
  let headLength = 0;
  let isUtf8 = true;
  const stream = open();
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (headLength < headerBytes) head.push(chunk);
    headLength += chunk.length;
    isUtf8 &&= decodes(() => decoder.decode(chunk, { stream: true }));
    if (!isUtf8 && headLength >= headerBytes) break;
  }
  isUtf8 &&= decodes(() => decoder.decode());
  const encoding = isUtf8 ? 'utf-8' : 'windows-1252';
  const header = new TextDecoder(encoding).decode(Buffer.concat(head).subarray(0, headerBytes));
  return { encoding, separator: separatorOf(header) };
}

function decodes(decode: () => unknown): boolean {
  try {
    decode();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return false;
  }
}

async function* decoded(stream: Readable, encoding: Encoding): AsyncGenerator<string> {
  // Always in stream mode: Node 20 decodes Windows-1252 in one go as Latin-1, which loses dashes and curly quotes.
  const decoder = new TextDecoder(encoding);
  for await (const chunk of stream as AsyncIterable<Buffer>) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}
