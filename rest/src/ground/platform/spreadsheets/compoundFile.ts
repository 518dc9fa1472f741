/**
 * Compound files (Microsoft's MS-CFB), the containers of workbooks before 2007 and of encrypted ones since: a file of
 * sectors, chained in a table, with a directory of what it holds.
 */
import { bytesOf, type FileSource } from './table.js';

const compoundStart = Buffer.from([0xd0, 0xcf, 0x11, 0xe0]);
/** The entry of the directory in which an encrypted workbook keeps the workbook. */
const encryptedEntry = 'EncryptedPackage';
/** A name in the directory: UTF-16, and its length in bytes with the ending zero, in an entry of 128 bytes. */
const entryLength = 128;
const nameLengthAt = 64;
/** The sectors of the directory that are looked at: four entries each at least, and an encrypted workbook has about ten. */
const mostSectors = 16;
/** The sectors of the table of chains that the header lists. */
const listedTables = 109;

/** Whether a file is a compound file, by its first bytes. */
export const isCompoundFile = (start: Buffer): boolean => start.subarray(0, compoundStart.length).equals(compoundStart);

/**
 * Whether a compound file holds an encrypted workbook.
 *
 * @param header its first 512 bytes
 */
export async function isEncryptedWorkbook(source: FileSource, header: Buffer): Promise<boolean> {
  if (header.length < 512) return false;
  const sectorSize = 2 ** header.readUInt16LE(0x1e);
  if (sectorSize !== 512 && sectorSize !== 4096) return false;
  const sector = (number: number) => bytesOf(source, (number + 1) * sectorSize, sectorSize);
  let next: number | undefined = header.readUInt32LE(0x30);
  for (let read = 0; read < mostSectors && next !== undefined; read++) {
    const entries = await sector(next);
    if (namesIn(entries).includes(encryptedEntry)) return true;
    next = entries.length < sectorSize ? undefined : await sectorAfter(next, { header, sectorSize, sector });
  }
  return false;
}

interface Sectors {
  readonly header: Buffer;
  /** Bytes. */
  readonly sectorSize: number;
  readonly sector: (number: number) => Promise<Buffer>;
}

/** The next sector of a chain; undefined at a place of the table that the header does not list, or that is missing. */
async function sectorAfter(number: number, { header, sectorSize, sector }: Sectors): Promise<number | undefined> {
  const perTable = sectorSize / 4;
  const table = Math.floor(number / perTable);
  if (table >= listedTables) return undefined;
  const numbers = await sector(header.readUInt32LE(0x4c + 4 * table));
  const at = 4 * (number % perTable);
  return at + 4 > numbers.length ? undefined : numbers.readUInt32LE(at);
}

/** The names of the entries in a sector of the directory. */
function namesIn(sector: Buffer): string[] {
  const names: string[] = [];
  for (let at = 0; at + entryLength <= sector.length; at += entryLength) {
    const length = Math.min(sector.readUInt16LE(at + nameLengthAt), nameLengthAt);
    names.push(sector.toString('utf16le', at, at + Math.max(0, length - 2)));
  }
  return names;
}
