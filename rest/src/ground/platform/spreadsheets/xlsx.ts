/**
 * Reads the only filled visible sheet of a workbook (.xlsx, ECMA-376) as a stream. The unpacked size of a workbook is
 * limited, because a file of a few kilobytes can contain gigabytes.
 */
import { posix } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { PassThrough, type Readable } from 'node:stream';
import { fromRandomAccessReaderPromise, RandomAccessReader, type Entry, type ZipFile } from 'yauzl';
import { BrokenTable, type FileSource, type Table, type TableRow } from './table.js';
import { TextReader, SheetReader, unescapedText } from './sheetReader.js';
import { type XmlHandlers, brokenSpreadsheet, XmlParser } from './xmlParser.js';

/** Maximum bytes of an unpacked sheet: more than a sheet with the maximum of rows and the columns of an import. */
const largestSheet = 1_000_000_000;
/** Maximum bytes of the unpacked shared texts, which are stored in memory because cells refer to them by index. */
const largestTexts = 100_000_000;
/** Maximum bytes of any other unpacked part. */
const largestPart = 10_000_000;
/** Maximum compression ratio: a sheet of nearly equal rows reaches 50, and no real workbook exceeds that much. */
const largestRatio = 200;
/** Bytes below which the compression ratio is not checked. */
const smallPart = 1_000_000;
/** Maximum number of parts of the archive: a large workbook has dozens, and each part takes time. */
const mostEntries = 1_000;

/** Where Excel puts the part that lists the sheets. Paths are compared in lower case. */
const usualMainPart = 'xl/workbook.xml';
/** A part that every package of this format has. */
const contentTypes = '[content_types].xml';

/** The path of the part with the relationships of a part; '' is the package as a whole. */
function relationshipsOf(part: string): string {
  return posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`);
}

/** The path of the target of a part's relationship: absolute, or relative to the part, also as `./` or `../`. */
function partPath(part: string, target: string): string {
  return posix.resolve('/', posix.dirname(part), target.replaceAll('\\', '/')).slice(1).toLowerCase();
}

/**
 * Opens a workbook.
 *
 * @throws BrokenTable, also while the rows are read
 */
export async function readXlsx(source: FileSource): Promise<Table> {
  const workbook = await Workbook.open(source);
  try {
    const { sheet, otherSheets, texts, countsFrom1904 } = await workbook.contents();
    const sharedTexts = texts === undefined ? [] : await workbook.texts(texts);
    for (const other of otherSheets) {
      // ignoring its rows would be noticed too late
      if (await workbook.hasRows(other.entry, sharedTexts)) {
        throw new BrokenTable(1, 'anotherSheet', { sheet: other.name });
      }
    }
    return { format: { isSemicolonFile: false, countsFrom1904 }, batches: workbook.rows(sheet, sharedTexts) };
  } catch (error) {
    workbook.close();
    throw error;
  }
}

/** Gives yauzl access to ranges of a file. */
class RangeReader extends RandomAccessReader {
  /** The error of the file storage, if reading failed for that reason. */
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
        // yauzl may destroy the stream before its end: only failures of the file are recorded
        if (!through.destroyed) this.failure = error;
        through.destroy(new Error('The file broke off.', { cause: error }));
      });
    return through;
  }
}

interface Contents {
  readonly sheet: Entry;
  readonly otherSheets: readonly { readonly name: string; readonly entry: Entry }[];
  readonly texts: Entry | undefined;
  readonly countsFrom1904: boolean;
}

class Workbook {
  private constructor(
    private readonly parts: RangeReader,
    private readonly archive: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
  ) {}

  static async open(source: FileSource): Promise<Workbook> {
    const parts = new RangeReader(source);
    const entries = new Map<string, Entry>();
    let archive: ZipFile | undefined;
    try {
      archive = await fromRandomAccessReaderPromise(parts, source.size, { autoClose: false });
      // the count in the archive's directory; yauzl does not read more entries than that
      if (archive.entryCount > mostEntries) throw new BrokenTable(1, 'tooManyParts');
      for await (const entry of archive.eachEntry()) entries.set(entry.fileName.toLowerCase(), entry);
    } catch (error) {
      archive?.close();
      throw reasonOf(error, parts);
    }
    return new Workbook(parts, archive, entries);
  }

  close(): void {
    this.archive.close();
  }

  /** Finds the visible sheets and the shared texts, and whether dates are counted from 1904. */
  async contents(): Promise<Contents> {
    const sheets: { readonly name: string; readonly link: string }[] = [];
    let countsFrom1904 = false;
    const main = await this.mainPart();
    await this.read(main, {
      open: (name, attributes) => {
        if (name === 'workbookPr') countsFrom1904 = ['1', 'true'].includes(attributes['date1904'] ?? '');
        if (name !== 'sheet' || (attributes['state'] ?? 'visible') !== 'visible') return;
        const link = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
        if (link !== undefined) sheets.push({ name: attributes['name'] ?? '', link });
      },
    });
    const targets = new Map<string, string>();
    let textsPath: string | undefined;
    await this.read(relationshipsOf(main), {
      open: (name, { Id = '', Target = '', Type = '' }) => {
        if (name !== 'Relationship') return;
        targets.set(Id, partPath(main, Target));
        if (Type.endsWith('/sharedStrings')) textsPath = partPath(main, Target);
      },
    });
    const [first, ...otherSheets] = sheets.map(({ name, link }) => ({
      name,
      entry: this.entries.get(targets.get(link) ?? ''),
    }));
    if (first?.entry === undefined) throw new BrokenTable(1, 'noSheet');
    return {
      sheet: first.entry,
      otherSheets: otherSheets.flatMap(({ name, entry }) => (entry === undefined ? [] : [{ name, entry }])),
      texts: this.entries.get(textsPath ?? ''),
      countsFrom1904,
    };
  }

  /**
   * The path of the part that lists the sheets: the one that the package's own relationships name, or else where Excel
   * puts it.
   *
   * @throws BrokenTable for an archive that is no workbook of this format, with the kind that it is
   */
  private async mainPart(): Promise<string> {
    let main = usualMainPart;
    if (this.entries.has(relationshipsOf(''))) {
      await this.read(relationshipsOf(''), {
        open: (name, { Target = '', Type = '' }) => {
          if (name === 'Relationship' && Type.endsWith('/officeDocument')) main = partPath('', Target);
        },
      });
    }
    if (main.endsWith('.bin')) throw new BrokenTable(1, 'xlsbFile');
    if (this.entries.has(main)) return main;
    if (this.entries.has('content.xml')) throw new BrokenTable(1, 'odsFile');
    throw this.entries.has(contentTypes) ? brokenSpreadsheet() : new BrokenTable(1, 'zipFile');
  }

  /** Reads the shared texts, to which cells refer by index. */
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
        if (name === 'si') texts.push(unescapedText(reader.value));
      },
    });
    await drain(parts);
    return texts;
  }

  /** Yields the rows of a sheet in batches, then closes the archive. */
  async *rows(sheet: Entry, texts: readonly string[]): AsyncGenerator<TableRow[]> {
    try {
      yield* this.filledRows(sheet, texts);
    } finally {
      this.close();
    }
  }

  /** Whether a sheet has a row with content. */
  async hasRows(sheet: Entry, texts: readonly string[]): Promise<boolean> {
    const rows = this.filledRows(sheet, texts);
    const first = await rows.next();
    await rows.return(undefined);
    return first.done !== true;
  }

  private async *filledRows(sheet: Entry, texts: readonly string[]): AsyncGenerator<TableRow[]> {
    const reader = new SheetReader(texts);
    const parts = this.parse(sheet, largestSheet, reader);
    try {
      while ((await parts.next()).done !== true) {
        const rows = reader.take();
        if (rows.length > 0) yield rows;
      }
    } finally {
      await parts.return(undefined);
    }
  }

  private async read(name: string, handlers: XmlHandlers): Promise<void> {
    const entry = this.entries.get(name);
    if (entry === undefined) throw brokenSpreadsheet();
    await drain(this.parse(entry, largestPart, handlers));
  }

  /** Parses a part of the archive; yields after each chunk, so that the caller can take the parsed rows. */
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
      // yauzl fails where a part unpacks to more bytes than the archive declares
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

async function drain(parts: AsyncGenerator<undefined>): Promise<void> {
  while ((await parts.next()).done !== true);
}

/** The error to report: that of the file storage if there was one, otherwise a broken workbook. */
function reasonOf(error: unknown, { failure }: RangeReader): unknown {
  if (failure !== undefined) return failure;
  return error instanceof BrokenTable ? error : brokenSpreadsheet();
}
