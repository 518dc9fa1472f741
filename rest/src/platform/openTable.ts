import { readCsv } from './csv.js';
import { BrokenTable, type FileSource, type Table } from './table.js';
import { readXlsx } from './xlsx.js';

const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');
/** Of spreadsheets before 2007, and of those that a password protects. */
const compoundStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);

/**
 * Opens a file as a table: what it is, its content says, not its name.
 *
 * @throws BrokenTable, also while the rows are read
 */
export async function openTable(source: FileSource): Promise<Table> {
  const start = await beginning(source, zipStart.length);
  if (start.equals(zipStart)) return readXlsx(source);
  if (start.equals(compoundStart)) throw new BrokenTable(1, 'oldSpreadsheet');
  return readCsv(source);
}

async function beginning(source: FileSource, length: number): Promise<Buffer> {
  if (source.size < length) return Buffer.alloc(0);
  const chunks: Buffer[] = [];
  const stream = await source.open({ from: 0, to: length - 1 });
  for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}
