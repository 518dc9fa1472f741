/**
 * Passwords of public lists of breaches, checked without asking anybody: a Bloom filter in a file, which the operator
 * makes of a list of SHA-1 hashes (docs/operations/README.md). It says of a password in the list that it is there, and
 * of one in a thousand others too. The file is read in place: it takes no memory, however long the list was.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open, writeFile, type FileHandle } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { OperatorError } from '../../../ground/operatorError.js';

/** `GDDBREACH1` and the number of bits, in ten and six bytes. */
const magic = 'GDDBREACH1';
const headerBytes = 16;
/** For one wrong refusal in a thousand. */
const bitsPerHash = 14.4;
const probes = 10;
/** Of a list of a billion hashes; a longer one is cut by its counts. */
const mostBits = 16_000_000_000;

/** A filter that is open. */
export interface BreachedPasswords {
  /** @param password normalised */
  has(password: string): Promise<boolean>;
  close(): Promise<void>;
}

/** The places of a hash in the filter: two numbers of 48 bits of it, added up again and again. */
function placesOf(sha1: Buffer, bits: number): readonly number[] {
  const [first, step] = [sha1.readUIntBE(0, 6), sha1.readUIntBE(6, 6)];
  return Array.from({ length: probes }, (_, probe) => (first + probe * step) % bits);
}

/**
 * Makes a filter of a list.
 *
 * @param list a text file with a SHA-1 hash in each line, hexadecimal, and with `:` how often it was seen, as those of
 *   Have I Been Pwned
 * @param atLeast hashes seen less often are left out; lines without a number count as seen often enough
 * @returns the number of hashes
 * @throws OperatorError for a line that is no hash, or a list without any
 */
export async function makeBreachedFilter(list: string, filter: string, atLeast = 1): Promise<number> {
  const count = await countOf(hashesOf(list, atLeast));
  if (count === 0) throw new OperatorError(`${list} has no hash that was seen ${atLeast} times.`);
  const bits = Math.ceil(count * bitsPerHash);
  if (bits > mostBits) throw new OperatorError(`${list} has too many hashes: give a higher count.`);
  const header = Buffer.alloc(headerBytes);
  header.write(magic, 'latin1');
  header.writeUIntBE(bits, magic.length, 6);
  const body = Buffer.alloc(Math.ceil(bits / 8));
  for await (const sha1 of hashesOf(list, atLeast)) {
    for (const place of placesOf(sha1, bits)) {
      const byte = Math.floor(place / 8);
      body[byte] = (body[byte] ?? 0) | (1 << (place % 8));
    }
  }
  await writeFile(filter, [header, body]);
  return count;
}

async function countOf(hashes: AsyncGenerator<Buffer>): Promise<number> {
  let count = 0;
  while ((await hashes.next()).done !== true) count += 1;
  return count;
}

async function* hashesOf(list: string, atLeast: number): AsyncGenerator<Buffer> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(list), crlfDelay: Infinity })) {
    number += 1;
    if (line === '') continue;
    const [, hex, seen] = /^([0-9A-Fa-f]{40})(?::(\d+))?$/.exec(line) ?? [];
    if (hex === undefined) throw new OperatorError(`Line ${number} of ${list} is no SHA-1 hash.`);
    if (seen === undefined || Number(seen) >= atLeast) yield Buffer.from(hex, 'hex');
  }
}

/** Opens a filter; undefined without a path. @throws OperatorError if the file is missing or no whole filter */
export async function openBreachedPasswords(path: string | undefined): Promise<BreachedPasswords | undefined> {
  if (path === undefined) return undefined;
  const refused = () => new OperatorError(`BREACHED_PASSWORDS: ${path} is no filter of breachedPasswords.js.`);
  const file = await open(path).catch(() => {
    throw refused();
  });
  const header = await bytesAt(file, 0, headerBytes);
  const bits = header?.toString('latin1', 0, magic.length) === magic ? header.readUIntBE(magic.length, 6) : 0;
  if (bits === 0 || (await file.stat()).size !== headerBytes + Math.ceil(bits / 8)) {
    await file.close();
    throw refused();
  }
  return {
    has: async (password) => {
      for (const place of placesOf(createHash('sha1').update(password).digest(), bits)) {
        const byte = await bytesAt(file, headerBytes + Math.floor(place / 8), 1);
        if (((byte?.[0] ?? 0) & (1 << (place % 8))) === 0) return false;
      }
      return true;
    },
    close: () => file.close(),
  };
}

async function bytesAt(file: FileHandle, position: number, length: number): Promise<Buffer | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : undefined;
}
