import type { Readable } from 'node:stream';
import type { Cell, CellFormat } from '../../domain/rows/cells.js';
import type { ByteRange } from '../storage/storage.js';

/** A file that can be read repeatedly, as a whole or in ranges. */
export interface FileSource {
  /** Bytes. */
  readonly size: number;
  /** Whether its sender declared JSON Lines; the type of other files is detected by their content. */
  readonly isJsonLines?: boolean;
  open(range?: ByteRange): Promise<Readable>;
}

/** A row of a table with its number as in a spreadsheet: the header is row 1. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** A table as a stream of batches of rows, in order. Empty rows are counted in the row numbers, but omitted. */
export interface Table {
  readonly format: CellFormat;
  readonly batches: AsyncIterable<readonly TableRow[]>;
}

/** Why a file cannot be read as a table. */
export type BrokenReason =
  | 'brokenText'
  | 'unmarkedText'
  | 'quotes'
  | 'tooLong'
  | 'oldSpreadsheet'
  | 'lockedSpreadsheet'
  | 'pdfFile'
  | 'htmlFile'
  | 'odsFile'
  | 'xlsbFile'
  | 'zipFile'
  | 'gzipFile'
  | 'rtfFile'
  | 'brokenSpreadsheet'
  | 'noSheet'
  | 'anotherSheet'
  | 'tooLargeUnpacked'
  | 'tooManyTexts'
  | 'tooManyParts';

/** A file cannot be read as a table, from a row on. */
export class BrokenTable extends Error {
  constructor(
    readonly row: number,
    readonly reason: BrokenReason,
    readonly parameters: Readonly<Record<string, string>> = {},
  ) {
    super(`row ${row}: ${reason}`);
  }
}

/** The first bytes of a file; fewer if the file is shorter. */
export function beginningOf(source: FileSource, length: number): Promise<Buffer> {
  return bytesOf(source, 0, length);
}

/** Some bytes of a file from a place on; fewer, or none, if the file ends before. */
export async function bytesOf(source: FileSource, from: number, length: number): Promise<Buffer> {
  if (from >= source.size) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  const stream = await source.open({ from, to: Math.min(from + length, source.size) - 1 });
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
