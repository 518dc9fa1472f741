import { readCsv } from './csv.js';
import { beginningOf, BrokenTable, type FileSource, type Table } from './table.js';
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
  const start = await beginningOf(source, zipStart.length);
  if (start.equals(zipStart)) return readXlsx(source);
  if (start.equals(compoundStart)) throw new BrokenTable(1, 'oldSpreadsheet');
  return readCsv(source);
}
