/** XLSX workbooks for tests, made of the XML of their parts. */
import { Readable } from 'node:stream';
import { zipped } from '../../ground/platform/spreadsheets/zip.js';
import type { FileSource } from '../../ground/platform/spreadsheets/table.js';

const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const officeDocument = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

export interface WorkbookParts {
  /** The XML within `sheetData`, in pieces because a sheet may be large. */
  readonly rows: Iterable<string>;
  /** The shared strings, as the XML within their items. */
  readonly texts?: readonly string[];
  /** Attributes of `workbookPr`. */
  readonly properties?: string;
  /** The rows of a second sheet, which `sheets` lists as `rId3`. Default: no second sheet. */
  readonly secondRows?: Iterable<string>;
  /** The XML of the list of sheets. */
  readonly sheets?: string;
  /** XML at the beginning of the sheet's part. */
  readonly prologue?: string;
  /**
   * The folder of the workbook's part, which the package's relationships then name, and from which the targets of its
   * own are written as `./…`. Default: Excel's folder, with no relationships of the package.
   */
  readonly folder?: string;
}

/** A workbook of one or two sheets, its parts in Excel's order: the shared strings after the sheets that use them. */
export async function workbook(parts: WorkbookParts): Promise<Buffer> {
  const { rows, texts = [], properties = '', prologue = '', secondRows, folder } = parts;
  const place = folder ?? 'xl';
  const near = folder === undefined ? '' : './';
  const sheets = parts.sheets ?? '<sheet name="Foglio1" sheetId="1" r:id="rId1"/>';
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${officeDocument}/${type}" Target="${target}"/>`;
  return packed([
    ...(folder === undefined
      ? []
      : [relationships('_rels/.rels', relationship('rId1', 'officeDocument', `${folder}/workbook.xml`))]),
    [
      `${place}/workbook.xml`,
      [
        `<workbook ${main} xmlns:r="${officeDocument}"><workbookPr ${properties}/><sheets>${sheets}</sheets></workbook>`,
      ],
    ],
    relationships(
      `${place}/_rels/workbook.xml.rels`,
      relationship('rId1', 'worksheet', `${near}worksheets/sheet1.xml`),
      relationship('rId2', 'sharedStrings', '/xl/sharedStrings.xml'),
      ...(secondRows ? [relationship('rId3', 'worksheet', 'worksheets/sheet2.xml')] : []),
    ),
    [
      `${place}/worksheets/sheet1.xml`,
      surrounded(`${prologue}<worksheet ${main}><sheetData>`, rows, '</sheetData></worksheet>'),
    ],
    ...(secondRows ? [secondSheet(secondRows)] : []),
    ['xl/sharedStrings.xml', [`<sst ${main}>`, ...texts.map((text) => `<si>${text}</si>`), '</sst>']],
  ]);
}

function relationships(name: string, ...listed: readonly string[]): readonly [name: string, pieces: Iterable<string>] {
  const head = '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">';
  return [name, [head, ...listed, '</Relationships>']];
}

function secondSheet(rows: Iterable<string>): readonly [name: string, pieces: Iterable<string>] {
  return ['xl/worksheets/sheet2.xml', surrounded(`<worksheet ${main}><sheetData>`, rows, '</sheetData></worksheet>')];
}

function* surrounded(before: string, rows: Iterable<string>, after: string): Generator<string> {
  yield before;
  yield* rows;
  yield after;
}

/** A ZIP archive of text files. */
export async function packed(parts: readonly (readonly [name: string, pieces: Iterable<string>])[]): Promise<Buffer> {
  const chunks: Buffer[] = [];
  function* bytes(pieces: Iterable<string>) {
    for (const piece of pieces) yield Buffer.from(piece);
  }
  const entries = parts.map(([name, pieces]) => ({ name, chunks: bytes(pieces) }));
  for await (const chunk of zipped(entries)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Bytes as a file source, which can be read from its beginning or by ranges. */
export function fileOf(bytes: Buffer): FileSource {
  return {
    size: bytes.length,
    open: (range) => Promise.resolve(Readable.from([range ? bytes.subarray(range.from, range.to + 1) : bytes])),
  };
}
