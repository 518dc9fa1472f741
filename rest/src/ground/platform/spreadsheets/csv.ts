import { bytesFrom, decoderOf, detectEncoding, type Encoding } from './encoding.js';
import { BrokenTable, type FileSource, type Table, type TableRow } from './table.js';

type Separator = (typeof separators)[number];

/** Maximum characters of a row, far above those of real files: limits the memory for a quote that is never closed. */
export const longestRow = 100_000;
/** Bytes from the beginning in which the separator is searched. */
const headerBytes = 65_536;
/**
 * Rows per batch. Small, so that few rows are alive at a garbage collection: with batches of a thousand V8 promoted
 * them to the old generation, whose collection took a third of the time of an import.
 */
const rowsAtATime = 100;

/**
 * Reads a CSV table as a stream; encoding and separator are detected.
 *
 * @param source read once to detect its encoding, and again for its rows
 * @throws BrokenTable also while the rows are read
 */
export async function readCsv(source: FileSource): Promise<Table> {
  const { encoding, textStart, head } = await detectEncoding(source, headerBytes);
  const separator = separatorOf(head);
  return {
    format: { isSemicolonFile: separator === ';', countsFrom1904: false, isOfDos: encoding === 'cp850' },
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
  const decoder = decoderOf(encoding);
  for await (const chunk of bytesFrom(source, textStart)) yield* parser.push(decoder.decode(chunk), false);
  yield* parser.push(decoder.end(), true);
}

/** The mark (Ctrl-Z) that programs of MS-DOS write behind the last row. */
// eslint-disable-next-line no-control-regex -- the mark is a control character
const endMark = /\u001a+$/;

/** Whether a row is the mark alone, as where a program has added a line break to it. */
const isEndMark = ([first, ...otherCells]: readonly string[]) =>
  otherCells.length === 0 && first !== undefined && first.startsWith('\u001a') && first.replace(endMark, '') === '';

/** Splits a stream of text into rows and cells. As in spreadsheets, a quote is special only at the start of a cell. */
class CsvParser {
  private rest = '';
  private row = 0;
  private isFirstLine = true;

  constructor(private readonly separator: Separator) {}

  /** Yields the rows that a piece of text completes, in batches. */
  *push(piece: string, isLast: boolean): Generator<TableRow[]> {
    const text = isLast ? (this.rest + piece).replace(endMark, '') : this.rest + piece;
    const scan = new RowScanner(text, this.separator, isLast);
    let rows: TableRow[] = [];
    for (let cells = this.next(scan); cells !== undefined; cells = this.next(scan)) {
      const isFirstLine = this.isFirstLine;
      this.isFirstLine = false;
      // a spreadsheet does not show a line such as `sep=;`, so it is not counted as a row
      if (isFirstLine && namedSeparator(cells.join(this.separator)) !== undefined) continue;
      this.row += 1;
      if (cells.some((cell) => cell.trim() !== '') && !isEndMark(cells)) rows.push({ row: this.row, cells });
      if (rows.length === rowsAtATime) {
        yield rows;
        rows = [];
      }
    }
    if (rows.length > 0) yield rows;
    this.rest = text.slice(scan.at);
    if (this.rest.length > longestRow) throw new BrokenTable(this.row + 1, 'tooLong');
  }

  private next(scan: RowScanner): string[] | undefined {
    const start = scan.at;
    const cells = scan.row();
    if (cells === 'unclosed') throw new BrokenTable(this.row + 1, 'quotes');
    if (scan.at - start > longestRow) throw new BrokenTable(this.row + 1, 'tooLong');
    return cells;
  }
}

/** Reads the rows of a piece of text. */
class RowScanner {
  /** The position of the next row. */
  at = 0;
  private readonly quote = new NextOccurrence('"');
  private readonly lineFeed = new NextOccurrence('\n');
  private readonly carriageReturn = new NextOccurrence('\r');

  constructor(
    private readonly text: string,
    private readonly separator: Separator,
    private readonly isLast: boolean,
  ) {}

  /** The cells of the next row; undefined when it is incomplete, or at the end of the text. */
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

  /** Reads a row that contains a quote. */
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

  /** The text between quotes, and the position after them; undefined without the closing quote. */
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

  /** The position after a line break; undefined when the text ends before the line break is certain to be complete. */
  private afterLine(end: number): number | undefined {
    const { text } = this;
    if (end >= text.length) return this.isLast ? text.length : undefined;
    if (text[end] === '\n') return end + 1;
    if (end + 1 === text.length && !this.isLast) return undefined;
    return text[end + 1] === '\n' ? end + 2 : end + 1;
  }
}

/** Finds the next occurrence of a character; the result is cached until the scan has passed it. */
class NextOccurrence {
  private found = -1;

  constructor(private readonly character: string) {}

  /** The first position from `at` on, or the length of the text. */
  from(text: string, at: number): number {
    if (this.found < at) {
      const place = text.indexOf(this.character, at);
      this.found = place === -1 ? text.length : place;
    }
    return this.found;
  }
}

/** The separator of a line such as `sep=;`, which some programs write first, for spreadsheets. */
function namedSeparator(line: string): Separator | undefined {
  const [, name] = /^"?sep=(.)"?\s*$/i.exec(line) ?? [];
  return separators.find((separator) => separator === name);
}

const separators = [';', ',', '\t'] as const;

/** Minimum number of names in a header: lines with fewer are titles above it. */
const fewestNames = 3;

/**
 * The separator of a table: the one named by a first line `sep=;`, or else the most frequent one (outside quotes) of
 * the header. The header is the first line with enough separators, or without such a line the one with most. Default:
 * the semicolon.
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

/** The number of each separator on each line, outside quotes. */
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
