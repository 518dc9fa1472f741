import { text } from 'node:stream/consumers';
import { SaxesParser } from 'saxes';
import yauzl from 'yauzl';

/** A cell, read without the product's own reader. */
interface OpenedCell {
  readonly value: string;
  readonly isText: boolean;
  /** The number format: '#,##0.00\ "€"'. */
  readonly format: string;
}

interface OpenedSheet {
  readonly title: string;
  /** By row and column; undefined is an empty cell. */
  readonly rows: readonly (readonly (OpenedCell | undefined)[])[];
  readonly formulas: number;
}

/**
 * Reads a sheet of an XLSX file, and checks the checksums of the archive and that its XML is well-formed.
 *
 * @param number from 1; default: the first sheet
 */
export async function openSheet(file: Buffer, number = 1): Promise<OpenedSheet> {
  const parts = await unzipped(file);
  const formats = numberFormats(parts.get('xl/styles.xml') ?? '');
  const rows: (OpenedCell | undefined)[][] = [];
  let formulas = 0;
  let title = '';
  let cell: { reference: string; isText: boolean; style: number; value: string } | undefined;
  let isInValue = false;
  walk(parts.get('xl/workbook.xml') ?? '', {
    open: (name, attributes) => {
      if (name === 'sheet' && attributes['sheetId'] === `${number}`) title = attributes['name'] ?? '';
    },
  });
  walk(parts.get(`xl/worksheets/sheet${number}.xml`) ?? '', {
    open: (name, attributes) => {
      if (name === 'row') rows.push([]);
      if (name === 'f') formulas += 1;
      if (name === 'c') {
        const style = Number(attributes['s'] ?? 0);
        cell = { reference: attributes['r'] ?? '', isText: attributes['t'] === 'inlineStr', style, value: '' };
      }
      isInValue = name === 't' || name === 'v';
    },
    text: (value) => {
      if (isInValue && cell !== undefined) cell.value += value;
    },
    close: (name) => {
      isInValue = false;
      if (name !== 'c' || cell === undefined) return;
      const { reference, style, ...found } = cell;
      const row = rows.at(-1) ?? [];
      row[columnOf(reference)] = { ...found, format: formats[style] ?? 'none' };
    },
  });
  return { title, rows: rows.map((row) => Array.from(row)), formulas };
}

/** The files of a ZIP archive by name. Throws for a wrong checksum. */
export async function unzipped(file: Buffer): Promise<Map<string, string>> {
  const archive = await yauzl.fromBufferPromise(file);
  const parts = new Map<string, string>();
  for await (const entry of archive.eachEntry()) {
    parts.set(entry.fileName, await text(await archive.openReadStreamPromise(entry)));
  }
  return parts;
}

/** The number format of each style, by the index of the style. */
function numberFormats(xml: string): string[] {
  const custom = new Map<string, string>();
  const formats: string[] = [];
  let isInStyles = false;
  walk(xml, {
    open: (name, attributes) => {
      if (name === 'cellXfs') isInStyles = true;
      if (name === 'numFmt') custom.set(attributes['numFmtId'] ?? '', attributes['formatCode'] ?? '');
      const id = attributes['numFmtId'] ?? '';
      if (name === 'xf' && isInStyles) formats.push(custom.get(id) ?? id);
    },
    close: (name) => {
      if (name === 'cellXfs') isInStyles = false;
    },
  });
  return formats;
}

function columnOf(reference: string): number {
  const letters = /^[A-Z]+/.exec(reference)?.[0] ?? '';
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}

interface Walk {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (value: string) => void;
  readonly close?: (name: string) => void;
}

function walk(xml: string, { open, text: read, close }: Walk): void {
  const parser = new SaxesParser();
  parser.on('opentag', ({ name, attributes }) => open(name, attributes));
  parser.on('text', (value) => read?.(value));
  parser.on('closetag', ({ name }) => close?.(name));
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}
