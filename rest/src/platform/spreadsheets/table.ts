import type { Readable } from 'node:stream';
import type { Cell, CellFormat } from '../../domain/rows/cells.js';
import type { ByteRange } from '../storage/storage.js';

/** A file that is read from its beginning, again, or in parts. */
export interface FileSource {
  /** Bytes. */
  readonly size: number;
  /** Whether its sender says that it holds JSON lines; of others, their content says what they are. */
  readonly isJsonLines?: boolean;
  open(range?: ByteRange): Promise<Readable>;
}

/** A row of a table, numbered as a spreadsheet numbers it: the header is row 1. */
export interface TableRow {
  readonly row: number;
  readonly cells: readonly Cell[];
}

/** A table, read as a stream: some rows at a time, in order. Rows without content count, and are left out. */
export interface Table {
  readonly format: CellFormat;
  readonly batches: AsyncIterable<readonly TableRow[]>;
}

/** Why a file cannot be read as a table. */
export type BrokenReason =
  | 'brokenText'
  | 'quotes'
  | 'tooLong'
  | 'oldSpreadsheet'
  | 'pdfFile'
  | 'htmlFile'
  | 'brokenSpreadsheet'
  | 'noSheet'
  | 'anotherSheet'
  | 'tooLargeUnpacked'
  | 'tooManyTexts'
  | 'tooManyParts';

/** The file cannot be read as a table from some row on. */
export class BrokenTable extends Error {
  constructor(
    readonly row: number,
    readonly reason: BrokenReason,
    readonly parameters: Readonly<Record<string, string>> = {},
  ) {
    super(`row ${row}: ${reason}`);
  }
}

/** The first bytes of a file, fewer where it has fewer. */
export async function beginningOf(source: FileSource, length: number): Promise<Buffer> {
  if (source.size === 0) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  const stream = await source.open({ from: 0, to: Math.min(length, source.size) - 1 });
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
