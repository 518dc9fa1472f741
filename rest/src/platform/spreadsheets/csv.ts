import { beginningOf, BrokenTable, type FileSource, type Table, type TableRow } from './table.js';

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';
type Separator = (typeof separators)[number];

/** In characters. No row of an honest file comes near this; a quote that is never closed would swallow the rest of it. */
export const longestRow = 100_000;
const headerBytes = 65_536;
const longestMark = 3;
/**
 * Few, so that few are in use whenever the engine collects garbage. When they came by the thousand it found so many
 * alive that it made all others among the objects that last, and cleared those away for a third of the time of an
 * import.
 */
const rowsAtATime = 100;

/** The byte order marks, by the encoding that each stands for. */
const marks = [
  ['utf-8', Buffer.from([0xef, 0xbb, 0xbf])],
  ['utf-16le', Buffer.from([0xff, 0xfe])],
  ['utf-16be', Buffer.from([0xfe, 0xff])],
] as const;

/**
 * Reads a table as a stream, in the encoding and with the separator that it turns out to have.
 *
 * @param source read once to find out its encoding, and again for its rows
 * @throws BrokenTable also while the rows are read
 */
export async function readCsv(source: FileSource): Promise<Table> {
  const start = await beginningOf(source, longestMark);
  const mark = marks.find(([, bytes]) => start.subarray(0, bytes.length).equals(bytes));
  const [marked, { length: textStart }] = mark ?? ['utf-8', { length: 0 }];
  const { encoding, separator } = await inspect(source, textStart, marked);
  return {
    format: { isSemicolonFile: separator === ';', countsFrom1904: false },
    batches: rowsOf(source, textStart, encoding, separator),
  };
}

async function* rowsOf(
  source: FileSource,
  textStart: number,
  encoding: Encoding,
  separator: Separator,
): AsyncGenerator<TableRow[]> {
  const parser = new CsvParser(separator);
  // Always in stream mode: Node 20 decodes Windows-1252 in one go as Latin-1, which loses dashes and curly quotes.
  const decoder = new TextDecoder(encoding);
  for await (const chunk of bytesFrom(source, textStart)) {
    yield* parser.push(decoder.decode(chunk, { stream: true }), false);
  }
  yield* parser.push(decoder.decode(), true);
}

/** The bytes of a file without the first of them. */
async function* bytesFrom(source: FileSource, start: number): AsyncGenerator<Buffer> {
  let toSkip = start;
  for await (const chunk of (await source.open()) as AsyncIterable<Buffer>) {
    yield toSkip === 0 ? chunk : chunk.subarray(toSkip);
    toSkip -= Math.min(toSkip, chunk.length);
  }
}

/** Cuts a text that comes in pieces into rows and cells. A quote counts where it begins a cell, as in spreadsheets. */
class CsvParser {
  private rest = '';
  private row = 0;
  private isFirstLine = true;

  constructor(private readonly separator: Separator) {}

  /** The rows that a piece of text completes, some at a time. */
  *push(piece: string, isLast: boolean): Generator<TableRow[]> {
    const text = this.rest + piece;
    const scan = new Scan(text, this.separator, isLast);
    let rows: TableRow[] = [];
    for (let cells = this.next(scan); cells !== undefined; cells = this.next(scan)) {
      const isFirstLine = this.isFirstLine;
      this.isFirstLine = false;
      // a spreadsheet does not show it
      if (isFirstLine && namedSeparator(cells.join(this.separator)) !== undefined) continue;
      this.row += 1;
      if (cells.some((cell) => cell.trim() !== '')) rows.push({ row: this.row, cells });
      if (rows.length === rowsAtATime) {
        yield rows;
        rows = [];
      }
    }
    if (rows.length > 0) yield rows;
    this.rest = text.slice(scan.at);
    if (this.rest.length > longestRow) throw new BrokenTable(this.row + 1, 'tooLong');
  }

  private next(scan: Scan): string[] | undefined {
    const start = scan.at;
    const cells = scan.row();
    if (cells === 'unclosed') throw new BrokenTable(this.row + 1, 'quotes');
    if (scan.at - start > longestRow) throw new BrokenTable(this.row + 1, 'tooLong');
    return cells;
  }
}

/** The rows of one piece of text, from a place on. */
class Scan {
  /** Where the next row begins. */
  at = 0;
  private readonly quote = new Next('"');
  private readonly lineFeed = new Next('\n');
  private readonly carriageReturn = new Next('\r');

  constructor(
    private readonly text: string,
    private readonly separator: Separator,
    private readonly isLast: boolean,
  ) {}

  /** The cells of the next row; undefined when it is not complete yet, or there is none. */
  row(): string[] | undefined | 'unclosed' {
    const { text, at } = this;
    if (at >= text.length) return undefined;
    const end = this.lineEnd(at);
    if (this.quote.from(text, at) < end) return this.quotedRow();
    const next = this.afterLine(end);
    if (next === undefined) return undefined;
    this.at = next;
    return text.slice(at, end).split(this.separator);
  }

  /** A row in which there is a quote somewhere. */
  private quotedRow(): string[] | undefined | 'unclosed' {
    const { text } = this;
    const cells: string[] = [];
    let at = this.at;
    for (;;) {
      let value = '';
      if (text[at] === '"') {
        const closed = this.quotedCell(at);
        if (closed === undefined) return this.isLast ? 'unclosed' : undefined;
        [value, at] = closed;
      }
      const lineEnd = this.lineEnd(at);
      const separator = text.indexOf(this.separator, at);
      const end = separator === -1 ? lineEnd : Math.min(separator, lineEnd);
      cells.push(value + text.slice(at, end));
      if (end === separator) {
        at = end + 1;
        continue;
      }
      const next = this.afterLine(end);
      if (next !== undefined) this.at = next;
      return next === undefined ? undefined : cells;
    }
  }

  /** The text between quotes, and where it ends; undefined when the closing quote is not there. */
  private quotedCell(start: number): [string, number] | undefined {
    const { text } = this;
    let value = '';
    for (let at = start + 1; ;) {
      const quote = this.quote.from(text, at);
      if (quote >= text.length || (quote === text.length - 1 && !this.isLast)) return undefined;
      value += text.slice(at, quote);
      if (text[quote + 1] !== '"') return [value, quote + 1];
      value += '"';
      at = quote + 2;
    }
  }

  private lineEnd(at: number): number {
    return Math.min(this.lineFeed.from(this.text, at), this.carriageReturn.from(this.text, at));
  }

  /** Where the line after the one that ends here begins; undefined when the text breaks off. */
  private afterLine(end: number): number | undefined {
    const { text } = this;
    if (end >= text.length) return this.isLast ? text.length : undefined;
    if (text[end] === '\n') return end + 1;
    if (end + 1 === text.length && !this.isLast) return undefined;
    return text[end + 1] === '\n' ? end + 2 : end + 1;
  }
}

/** Where a character comes next; the place found is cached until it is passed. */
class Next {
  private found = -1;

  constructor(private readonly character: string) {}

  /** The first place from `at` on, or the length of the text. */
  from(text: string, at: number): number {
    if (this.found < at) {
      const place = text.indexOf(this.character, at);
      this.found = place === -1 ? text.length : place;
    }
    return this.found;
  }
}

/** The separator that a line such as `sep=;` names, as programs write it in front for spreadsheets. */
function namedSeparator(line: string): Separator | undefined {
  const [, name] = /^"?sep=(.)"?\s*$/i.exec(line) ?? [];
  return separators.find((separator) => separator === name);
}

const separators = [';', ',', '\t'] as const;

/** A header has as many names at least: what stands above it is a title. */
const fewestNames = 3;

/**
 * The separator that the first line names, or of which the header line has most, outside quotes: the first line that has
 * as many as a header; the semicolon where no line has any.
 */
export function separatorOf(text: string): Separator {
  const named = namedSeparator(text.split(/[\r\n]/, 1)[0] ?? '');
  if (named !== undefined) return named;
  const most = (counts: SeparatorCounts) =>
    separators.reduce((best, each) => (counts[each] > counts[best] ? each : best));
  let best: Separator = ';';
  let bestCount = 0;
  for (const counts of separatorCounts(text)) {
    const separator = most(counts);
    if (counts[separator] > bestCount) [best, bestCount] = [separator, counts[separator]];
    if (bestCount >= fewestNames - 1) break;
  }
  return best;
}

type SeparatorCounts = Record<Separator, number>;

/** How many of each separator stand on each line, outside quotes. */
function* separatorCounts(text: string): Generator<SeparatorCounts> {
  const none = (): SeparatorCounts => ({ ';': 0, ',': 0, '\t': 0 });
  let counts = none();
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    else if (isQuoted) continue;
    else if (character === '\n' || character === '\r') {
      yield counts;
      counts = none();
    } else if (character === ';' || character === ',' || character === '\t') counts[character] += 1;
  }
  yield counts;
}

/**
 * The encoding and the separator (docs/domain/imports.md): UTF-16 where its mark stands in front, UTF-8 if the whole
 * file is valid UTF-8, else Windows-1252.
 *
 * @param marked what the mark says, or UTF-8 without one
 * @throws BrokenTable for a file that is not the UTF-16 that it begins as
 */
async function inspect(
  source: FileSource,
  textStart: number,
  marked: Exclude<Encoding, 'windows-1252'>,
): Promise<{ encoding: Encoding; separator: Separator }> {
  const decoder = new TextDecoder(marked, { fatal: true });
  const head: Buffer[] = [];
  let headLength = 0;
  let isValid = true;
  for await (const chunk of bytesFrom(source, textStart)) {
    if (headLength < headerBytes) head.push(chunk);
    headLength += chunk.length;
    isValid &&= decodes(() => decoder.decode(chunk, { stream: true }));
    if (!isValid && headLength >= headerBytes) break;
  }
  isValid &&= decodes(() => decoder.decode());
  if (!isValid && marked !== 'utf-8') throw new BrokenTable(1, 'brokenText');
  const encoding = isValid ? marked : 'windows-1252';
  const header = new TextDecoder(encoding).decode(Buffer.concat(head).subarray(0, headerBytes), { stream: true });
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
