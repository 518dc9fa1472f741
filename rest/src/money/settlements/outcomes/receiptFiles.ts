/** The receipts of an upload: one file, or a ZIP of many; each as it is, or signed (.p7m). */
import { setImmediate } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import { outcomeLimits, type OutcomeProblem } from '@gdd/schema/settlements';
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl';
import { receiptIn, WrongReceipt, type Receipt } from './receipt.js';
import { isBinarySigned, NotSigned, signedContent } from './signedContent.js';

/** A file of an upload, with its receipt or the reason why it has none. */
export interface ReceiptFile {
  /** As it is in the upload. */
  readonly name: string;
  readonly receipt: Receipt | OutcomeProblem;
}

/** The receipts cannot be read at all: the archive is broken, empty, or has too many files. */
export class WrongArchive extends Error {
  constructor(readonly reason: 'invalid' | 'tooLong') {
    super(reason);
  }
}

/** Bytes of one receipt, unpacked: it has some kilobytes, and a signature some more. */
const largestReceipt = 1_000_000;
/** Bytes of all receipts of an archive, unpacked. */
const largestArchive = 100_000_000;
/** Entries of an archive: the receipts, folders, and what the Finder adds to each file. */
const mostEntries = 4 * outcomeLimits.outcomes;
/** Signatures around each other. */
const mostSignatures = 3;
/** Files after which other requests have their turn. */
const filesAtOnce = 50;

/** The first bytes of a ZIP: of an entry, or of the end of an empty one. */
export const isZip = (bytes: Buffer): boolean =>
  ['PK\u0003\u0004', 'PK\u0005\u0006'].includes(bytes.toString('latin1', 0, 4));

/** Whether a file that is no ZIP is a receipt rather than a table, by its name or its beginning. */
export function isReceipt(name: string, bytes: Buffer): boolean {
  const isNamedSo = ['.xml', '.p7m'].some((ending) => name.toLowerCase().endsWith(ending));
  const beginning = bytes.toString('latin1', 0, 100).replace('\u00ef\u00bb\u00bf', '').trimStart();
  return isNamedSo || beginning.startsWith('<') || isBinarySigned(bytes);
}

/** The receipt in a file. */
export function receiptFile(name: string, content: Buffer): ReceiptFile {
  try {
    if (content.length > largestReceipt) throw new WrongReceipt('tooLarge');
    return { name, receipt: receiptIn(unsigned(name, content)) };
  } catch (error) {
    if (error instanceof WrongReceipt) return { name, receipt: error.reason };
    throw error;
  }
}

/** The content within the signatures around a file. @throws WrongReceipt unreadableSignature */
function unsigned(name: string, file: Buffer): Buffer {
  let content = file;
  let isSigned = name.toLowerCase().endsWith('.p7m');
  for (let layers = 0; isSigned || isBinarySigned(content); layers += 1) {
    // a file that is only named so is read as it is
    if (startsAsXml(content)) return content;
    if (layers === mostSignatures) throw new WrongReceipt('unreadableSignature');
    try {
      content = signedContent(content);
    } catch (error) {
      if (error instanceof NotSigned) throw new WrongReceipt('unreadableSignature');
      throw error;
    }
    isSigned = false;
  }
  return content;
}

const startsAsXml = (content: Buffer) => content.toString('latin1', 0, 100).trimStart().startsWith('<');

/** Whether a ZIP is a workbook, which is a table. @throws WrongArchive for a broken one */
export async function isWorkbook(archive: Buffer): Promise<boolean> {
  const opened = await open(archive);
  for await (const { fileName } of opened.eachEntry()) if (fileName.toLowerCase() === 'xl/workbook.xml') return true;
  return false;
}

/**
 * The receipts of an archive. Folders and what macOS adds are passed over.
 *
 * @throws WrongArchive for a broken one, one without files, and one with too many
 */
export async function receiptsIn(archive: Buffer): Promise<readonly ReceiptFile[]> {
  const opened = await open(archive);
  const files: ReceiptFile[] = [];
  let unpacked = 0;
  try {
    for await (const entry of opened.eachEntry()) {
      if (isIgnored(entry)) continue;
      if (files.length === outcomeLimits.outcomes) throw new WrongArchive('tooLong');
      const { fileName, uncompressedSize } = entry;
      if (uncompressedSize > largestReceipt) files.push({ name: fileName, receipt: 'tooLarge' });
      else {
        unpacked += uncompressedSize;
        if (unpacked > largestArchive) throw new WrongArchive('tooLong');
        files.push(receiptFile(fileName, await contentOf(opened, entry)));
      }
      if (files.length % filesAtOnce === 0) await setImmediate();
    }
  } catch (error) {
    if (error instanceof WrongArchive) throw error;
    throw new WrongArchive('invalid');
  }
  if (files.length === 0) throw new WrongArchive('invalid');
  return files;
}

async function open(archive: Buffer): Promise<ZipFile> {
  let opened: ZipFile;
  try {
    opened = await fromBufferPromise(archive);
  } catch {
    throw new WrongArchive('invalid');
  }
  if (opened.entryCount > mostEntries) throw new WrongArchive('tooLong');
  return opened;
}

/** yauzl refuses an entry whose content is larger or smaller than the archive says. */
const contentOf = async (archive: ZipFile, entry: Entry): Promise<Buffer> =>
  buffer(await archive.openReadStreamPromise(entry));

function isIgnored({ fileName }: Entry): boolean {
  const parts = fileName.split('/');
  const last = parts.at(-1) ?? '';
  return last === '' || parts.includes('__MACOSX') || last.startsWith('._') || last === '.DS_Store';
}
