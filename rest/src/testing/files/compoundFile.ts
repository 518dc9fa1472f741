const sectorSize = 512;
const entryLength = 128;
const endOfChain = 0xffff_fffe;

/**
 * A compound file (MS-CFB) with nothing but a directory of names: one sector for the chains, and as many for the
 * directory as its names need, four in each.
 *
 * @param options.circle whether the last sector of the directory leads back to the first
 */
export function compoundFile(names: readonly string[], { circle = false } = {}): Buffer {
  const perSector = sectorSize / entryLength;
  const sectors = Math.ceil(names.length / perSector);
  const header = Buffer.alloc(sectorSize, 0xff);
  header.write('d0cf11e0a1b11ae1', 0, 'hex');
  header.writeUInt16LE(Math.log2(sectorSize), 0x1e);
  // the sector of the chains is the first, and the directory follows it
  header.writeUInt32LE(1, 0x30);
  header.writeUInt32LE(0, 0x4c);
  const chains = Buffer.alloc(sectorSize, 0xff);
  for (let number = 1; number < sectors; number++) chains.writeUInt32LE(number + 1, 4 * number);
  chains.writeUInt32LE(circle ? 1 : endOfChain, 4 * sectors);
  const directory = Buffer.alloc(sectors * sectorSize);
  for (const [index, name] of names.entries()) {
    const at = index * entryLength;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE(2 * (name.length + 1), at + 64);
  }
  return Buffer.concat([header, chains, directory]);
}
