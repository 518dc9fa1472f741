import { isCompoundFile, isEncryptedWorkbook } from './compoundFile.js';
import { readCsv } from './csv.js';
import { beginningOf, BrokenTable, type FileSource, type Table } from './table.js';
import { readXlsx } from './xlsx.js';

/** The first bytes of a ZIP archive, such as an .xlsx workbook. */
const zipStart = Buffer.from('PK\u0003\u0004', 'latin1');
const pdfStart = Buffer.from('%PDF-', 'latin1');
const gzipStart = Buffer.from([0x1f, 0x8b]);
const rtfStart = Buffer.from('{\\rtf', 'latin1');
const utf16Marks = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];
/** Bytes that are read to detect the type of a file. */
const startLength = 512;

/** Whether a file is HTML or XML, which some programs save as a spreadsheet; in UTF-16 too. */
function isMarkup(start: Buffer): boolean {
  const text = start
    .toString('latin1')
    .replace(/^[\u00ef\u00bb\u00bf\u00ff\u00fe\0\s]+/, '')
    .replaceAll('\0', '');
  return /^<(?:\?xml|!--|(?:!doctype|html|head|meta|style|table)\b)/i.test(text);
}

/**
 * Whether a file is text in UTF-16 without its byte order mark: of a table's letters, digits and separators every other
 * byte is 0, and no other text holds any.
 */
function isUnmarkedUtf16(start: Buffer): boolean {
  if (utf16Marks.some((mark) => start.subarray(0, mark.length).equals(mark))) return false;
  const zerosAt = (parity: number) => start.filter((byte, place) => byte === 0 && place % 2 === parity).length;
  const [even, odd] = [zerosAt(0), zerosAt(1)];
  return Math.max(even, odd) > start.length / 4 && Math.min(even, odd) === 0;
}

/** Signs that no text has: all control characters but tabs, line breaks and the like. */
const isControl = (byte: number) => byte < 9 || (byte > 13 && byte < 27);

/** Whether a file is no text, such as an image: of bytes at random every tenth is a control character. */
function isBinary(start: Buffer): boolean {
  if (utf16Marks.some((mark) => start.subarray(0, mark.length).equals(mark))) return false;
  return start.filter(isControl).length > start.length / 20;
}

/**
 * Opens a file as a table; its type is detected by its content, not by its name.
 *
 * @throws BrokenTable, also while the rows are read
 */
export async function openTable(source: FileSource): Promise<Table> {
  const start = await beginningOf(source, startLength);
  const beginsWith = (bytes: Buffer) => start.subarray(0, bytes.length).equals(bytes);
  if (beginsWith(zipStart)) return readXlsx(source);
  if (isCompoundFile(start)) {
    throw new BrokenTable(1, (await isEncryptedWorkbook(source, start)) ? 'lockedSpreadsheet' : 'oldSpreadsheet');
  }
  if (beginsWith(pdfStart)) throw new BrokenTable(1, 'pdfFile');
  if (beginsWith(gzipStart)) throw new BrokenTable(1, 'gzipFile');
  if (beginsWith(rtfStart)) throw new BrokenTable(1, 'rtfFile');
  if (isMarkup(start)) throw new BrokenTable(1, 'htmlFile');
  if (isUnmarkedUtf16(start)) throw new BrokenTable(1, 'unmarkedText');
  if (isBinary(start)) throw new BrokenTable(1, 'brokenText');
  return readCsv(source);
}
