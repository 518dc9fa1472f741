/**
 * Reads the first sheet of a workbook (.xlsx, ECMA-376) as a stream. What a workbook unpacks to is limited: a file of a
 * few kilobytes can hold gigabytes.
 */
import { pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import type { Cell } from '../domain/cells.js';
import { BrokenTable, type FileSource, type Table, type TableRow } from './table.js';

/** Bytes: a sheet with as many rows as sheets may have, and the columns of any file of ours, stays below. */
const largestSheet = 1_000_000_000;
/** Bytes: texts are held in memory, because cells name them by number. */
const largestTexts = 100_000_000;
const largestPart = 10_000_000;
/** A sheet of much the same rows packs to a fiftieth, nothing honest to less. */
const largestRatio = 200;
/** Below this a ratio says nothing. */
const smallPart = 1_000_000;
const mostEntries = 10_000;
/** Characters of XML between two tags: a cell holds at most 32,767. */
const longestText = 1_000_000;
const lastRow = 1_048_576;
const lastColumn = 16_384;
/** What stands further right is one cell too many, wherever it stands. */
const keptColumns = 256;

const broken = (row = 1) => new BrokenTable(row, 'brokenSpreadsheet');

/**
 * Opens a workbook.
 *
 * @throws BrokenTable, also while the rows are read
 */
export async function readXlsx(source: FileSource): Promise<Table> {
  const workbook = await Workbook.open(source);
  try {
    const { sheet, texts, countsFrom1904 } = await workbook.contents();
    const sharedTexts = texts === undefined ? [] : await workbook.texts(texts);
    return { format: { isSemicolonFile: false, countsFrom1904 }, batches: workbook.rows(sheet, sharedTexts) };
  } catch (error) {
    workbook.close();
    throw error;
  }
}

/** The bytes of a file for the reader of archives, which asks for them in parts. */
class Parts extends RandomAccessReader {
  /** What the place of the file said when it could not give more: no fault of the workbook's. */
  failure: unknown;

  constructor(private readonly source: FileSource) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const through = new PassThrough();
    this.source
      .open({ from: start, to: end - 1 })
      .then((stream) => pipeline(stream, through))
      .catch((error: unknown) => {
        // a reader that has seen enough ends the stream too early: only the file's own failures are kept
        if (!through.destroyed) this.failure = error;
        through.destroy(new Error('The file broke off.', { cause: error }));
      });
    return through;
  }
}

class Workbook {
  private constructor(
    private readonly parts: Parts,
    private readonly archive: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(source: FileSource): Promise<Workbook> {
    const parts = new Parts(source);
    const entries = new Map<string, Entry>();
    let archive: ZipFile | undefined;
    try {
      archive = await fromRandomAccessReaderPromise(parts, source.size, { autoClose: false });
      for await (const entry of archive.eachEntry()) {
        if (entries.size === mostEntries) throw new BrokenTable(1, 'tooLargeUnpacked');
        entries.set(entry.fileName.toLowerCase(), entry);
      }
    } catch (error) {
      archive?.close();
      throw reasonOf(error, parts);
    }
    return new Workbook(parts, archive, entries);
  }

  close(): void {
    this.archive.close();
  }

  /** Where the first visible sheet and the texts are, and from when the days count. */
  async contents(): Promise<{ sheet: Entry; texts: Entry | undefined; countsFrom1904: boolean }> {
    const sheets: string[] = [];
    let countsFrom1904 = false;
    await this.read('xl/workbook.xml', {
      open: (name, attributes) => {
        if (name === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
        if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
        const link = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
        if (link !== undefined) sheets.push(link);
      },
    });
    const targets = new Map<string, string>();
    let textsTarget: string | undefined;
    await this.read('xl/_rels/workbook.xml.rels', {
      open: (name, { Id = '', Target = '', Type = '' }) => {
        if (name !== 'Relationship') return;
        targets.set(Id, Target);
        if (Type.endsWith('/sharedStrings')) textsTarget = Target;
      },
    });
    const sheet = this.entryAt(targets.get(sheets[0] ?? ''));
    if (sheet === undefined) throw new BrokenTable(1, 'noSheet');
    return { sheet, texts: this.entryAt(textsTarget), countsFrom1904 };
  }

  /** The texts that cells name by number. */
  async texts(entry: Entry): Promise<string[]> {
    if (entry.uncompressedSize > largestTexts) throw new BrokenTable(1, 'tooManyTexts');
    const texts: string[] = [];
    const reader = new TextReader();
    const parts = this.parse(entry, largestTexts, {
      open: (name) => {
        if (name === 'si') reader.clear();
        reader.open(name);
      },
      text: (text) => reader.text(text),
      close: (name) => {
        reader.close(name);
        if (name === 'si') texts.push(reader.value);
      },
    });
    await toEnd(parts);
    return texts;
  }

  /** The rows of a sheet, those of one piece of the file at a time. */
  async *rows(sheet: Entry, texts: readonly string[]): AsyncGenerator<TableRow[]> {
    try {
      const reader = new SheetReader(texts);
      const parts = this.parse(sheet, largestSheet, reader);
      while ((await parts.next()).done !== true) {
        const rows = reader.take();
        if (rows.length > 0) yield rows;
      }
    } finally {
      this.close();
    }
  }

  private async read(name: string, handlers: XmlHandlers): Promise<void> {
    const entry = this.entries.get(name);
    if (entry === undefined) throw broken();
    await toEnd(this.parse(entry, largestPart, handlers));
  }

  private entryAt(target: string | undefined): Entry | undefined {
    if (target === undefined) return undefined;
    const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
    return this.entries.get(path.toLowerCase());
  }

  /** Parses a part of the archive; gives a sign after each piece. */
  private async *parse(entry: Entry, mostBytes: number, handlers: XmlHandlers): AsyncGenerator<undefined> {
    const { uncompressedSize, compressedSize } = entry;
    const ratio = uncompressedSize / Math.max(compressedSize, 1);
    if (uncompressedSize > mostBytes || (uncompressedSize > smallPart && ratio > largestRatio)) {
      throw new BrokenTable(1, 'tooLargeUnpacked');
    }
    const xml = new XmlParser(handlers);
    const decoder = new TextDecoder('utf-8');
    let stream: Readable | undefined;
    try {
      // the reader of archives stops where more comes out than the archive says
      stream = await this.archive.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        xml.push(decoder.decode(chunk, { stream: true }));
        yield undefined;
      }
      xml.push(decoder.decode());
      xml.end();
      yield undefined;
    } catch (error) {
      throw reasonOf(error, this.parts);
    } finally {
      stream?.destroy();
    }
  }
}

async function toEnd(parts: AsyncGenerator<undefined>): Promise<void> {
  while ((await parts.next()).done !== true);
}

/** Whose fault it is that reading ended: the workbook's, but for what its file's place says. */
function reasonOf(error: unknown, { failure }: Parts): unknown {
  if (failure !== undefined) return failure;
  return error instanceof BrokenTable ? error : broken();
}

type Attributes = Readonly<Record<string, string>>;

interface XmlHandlers {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** A parser of XML that knows nothing of documents outside, nor of abbreviations that a document makes up. */
class XmlParser {
  private readonly parser = new SaxesParser();
  private silent = 0;

  constructor(handlers: XmlHandlers) {
    const { parser } = this;
    const heard = () => (this.silent = 0);
    parser.on('opentag', (tag: SaxesTagPlain) => {
      heard();
      handlers.open?.(localName(tag.name), tag.attributes);
    });
    parser.on('text', (text) => handlers.text?.(text));
    parser.on('cdata', (text) => handlers.text?.(text));
    parser.on('closetag', (tag: SaxesTagPlain) => {
      heard();
      handlers.close?.(localName(tag.name));
    });
    parser.on('doctype', () => {
      throw broken();
    });
    parser.on('error', () => {
      throw broken();
    });
  }

  push(text: string): void {
    this.silent += text.length;
    this.parser.write(text);
    if (this.silent > longestText) throw broken();
  }

  end(): void {
    this.parser.close();
  }
}

/** Without the prefix that some programs write. */
function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon === -1 ? name : name.slice(colon + 1);
}

/** Puts the runs of a rich text together, leaving out how it is pronounced. */
class TextReader {
  value = '';
  private isInText = false;
  private isPhonetic = false;

  clear(): void {
    this.value = '';
  }

  open(name: string): void {
    if (name === 't') this.isInText = true;
    else if (name === 'rPh') this.isPhonetic = true;
  }

  text(text: string): void {
    if (this.isInText && !this.isPhonetic) this.value += text;
  }

  close(name: string): void {
    if (name === 't') this.isInText = false;
    else if (name === 'rPh') this.isPhonetic = false;
  }
}

/** Makes rows of a sheet's tags. */
class SheetReader implements XmlHandlers {
  private rows: TableRow[] = [];
  private row = 0;
  private cells: Cell[] = [];
  private column = -1;
  private type = 'n';
  private value = '';
  private isInValue = false;
  private readonly inline = new TextReader();

  constructor(private readonly texts: readonly string[]) {}

  /** The rows that are complete. */
  take(): TableRow[] {
    const { rows } = this;
    this.rows = [];
    return rows;
  }

  open(name: string, attributes: Attributes): void {
    switch (name) {
      case 'row':
        this.openRow(attributes['r']);
        break;
      case 'c':
        this.column = this.columnOf(attributes['r']);
        this.type = attributes['t'] ?? 'n';
        this.value = '';
        this.inline.clear();
        break;
      case 'v':
        this.isInValue = true;
        break;
      default:
        this.inline.open(name);
    }
  }

  text(text: string): void {
    if (this.isInValue) this.value += text;
    else this.inline.text(text);
  }

  close(name: string): void {
    switch (name) {
      case 'row':
        if (this.cells.some((cell) => typeof cell === 'number' || cell.trim() !== '')) {
          this.rows.push({ row: this.row, cells: this.cells });
        }
        break;
      case 'c':
        this.put(this.cell());
        break;
      case 'v':
        this.isInValue = false;
        break;
      default:
        this.inline.close(name);
    }
  }

  private openRow(reference: string | undefined): void {
    const row = reference === undefined ? this.row + 1 : Number(reference);
    if (!Number.isInteger(row) || row <= this.row || row > lastRow) throw broken(this.row + 1);
    this.row = row;
    this.cells = [];
    this.column = -1;
  }

  private columnOf(reference: string | undefined): number {
    if (reference === undefined) return this.column + 1;
    const letters = /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '';
    const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
    if (column <= this.column || column >= lastColumn) throw broken(this.row);
    return column;
  }

  private put(cell: Cell): void {
    if (cell === '') return;
    const place = Math.min(this.column, keptColumns);
    while (this.cells.length < place) this.cells.push('');
    this.cells[place] = cell;
  }

  private cell(): Cell {
    const { type, value } = this;
    switch (type) {
      case 'n': {
        const number = Number(value);
        return value.trim() === '' ? '' : Number.isFinite(number) ? number : value;
      }
      case 's': {
        const text = this.texts[Number(value)];
        if (value === '') return '';
        if (text === undefined) throw broken(this.row);
        return text;
      }
      case 'inlineStr':
        return this.inline.value;
      case 'b':
        return value === '1' ? 'VERO' : value === '' ? '' : 'FALSO';
      case 'd':
        return value.slice(0, 'yyyy-mm-dd'.length);
      default:
        // a formula's text, or the name of its error
        return value;
    }
  }
}
