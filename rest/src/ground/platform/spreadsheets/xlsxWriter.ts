import { decimalText, millionths } from '../../domain/decimal.js';
import { zipped } from './zip.js';
import { type Column, type TableFacts, inChunks, type Kind, harmless, yesOrNo } from './columns.js';

/** The limits of the format; the rows include the header. */
const maxSheetRows = 1_048_576;
const maxCellLength = 32_767;

export async function* xlsx<Row>(
  title: string,
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  facts: (() => Promise<TableFacts>) | undefined,
): AsyncGenerator<Buffer> {
  const sheet = inChunks(sheetXml(columns, rows));
  // a failing query should fail before the first byte of the archive is sent
  const first = await sheet.next();
  async function* sheetChunks() {
    if (first.done !== true) yield first.value;
    yield* sheet;
  }
  try {
    yield* zipped([
      ...workbookParts(facts === undefined ? [title] : [title, factsTitle]).map(([name, xml]) => ({
        name,
        chunks: [Buffer.from(xmlHead + xml)],
      })),
      { name: sheetPart(1), chunks: sheetChunks() },
      ...(facts === undefined ? [] : [{ name: sheetPart(2), chunks: factsChunks(facts) }]),
    ]);
  } finally {
    await sheet.return(undefined);
  }
}

const factsTitle = 'Informazioni';
const sheetPart = (number: number) => `xl/worksheets/sheet${number}.xml`;

async function* factsChunks(facts: () => Promise<TableFacts>): AsyncGenerator<Buffer> {
  const label: Column<TableFacts[number]> = { header: 'Voce', kind: 'text', width: 28, value: (fact) => fact.label };
  const value: Column<TableFacts[number]> = { header: 'Valore', kind: 'text', width: 80, value: () => null };
  async function* rows() {
    yield* await facts();
  }
  yield* inChunks(sheetXml([label, value], rows(), (fact) => [label, { header: value.header, ...valueCell(fact) }]));
}

/** The kind and value of a fact: numbers are number cells, so that a spreadsheet can calculate with them. */
function valueCell(fact: TableFacts[number]) {
  return fact.kind === 'integer'
    ? { kind: fact.kind, value: () => fact.value }
    : { kind: fact.kind, value: () => fact.value };
}

/** The order of the cell styles in `styles`, from 1 on; 0 is the default style. */
const styled = ['header', 'text', 'integer', 'money', 'percentage', 'date'] as const;
const styleOf = (kind: Kind | 'header') => (kind === 'boolean' ? 0 : styled.indexOf(kind) + 1);

const widths: Readonly<Record<Kind, number>> = {
  text: 20,
  integer: 14,
  money: 16,
  percentage: 12,
  date: 14,
  boolean: 12,
};

/** @param cellsOf the columns of a row, where their kinds differ between rows. Default: `columns` */
async function* sheetXml<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row>,
  cellsOf: (row: Row) => readonly Column<Row>[] = () => columns,
): AsyncGenerator<string> {
  const letters = columns.map((_column, index) => columnLetters(index));
  const cell = (index: number, number: number, style: number, content: string) =>
    `<c r="${letters[index]}${number}" s="${style}"${content}</c>`;
  const text = (value: string) => ` t="inlineStr"><is><t xml:space="preserve">${xmlText(value)}</t></is>`;
  const head = columns.map(({ header }, index) => cell(index, 1, styleOf('header'), text(header))).join('');
  const cols = columns.map(({ kind, width }, index) => {
    const place = `min="${index + 1}" max="${index + 1}"`;
    return `<col ${place} width="${width ?? widths[kind]}" customWidth="1"/>`;
  });
  yield (
    `${xmlHead}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${cols.join('')}</cols><sheetData><row r="1">${head}</row>`
  );
  let number = 1;
  for await (const row of rows) {
    number += 1;
    if (number > maxSheetRows) throw new Error(`A sheet holds no more than ${maxSheetRows} rows.`);
    const cells = cellsOf(row).map((column, index) => {
      const value = xlsxCell(column, row);
      if (value === null) return '';
      return cell(index, number, styleOf(column.kind), typeof value === 'string' ? text(value) : `><v>${value.v}</v>`);
    });
    yield `<row r="${number}">${cells.join('')}</row>`;
  }
  yield `</sheetData><autoFilter ref="A1:${letters.at(-1)}${number}"/></worksheet>`;
}

/** The value of a cell: a text, a number in its text form (`v`), or null for an empty cell. */
function xlsxCell<Row>(column: Column<Row>, row: Row): string | { readonly v: string } | null {
  switch (column.kind) {
    case 'text': {
      const value = column.value(row);
      return value === null || value === '' ? null : harmless(value);
    }
    case 'boolean':
      return yesOrNo(column.value(row)) || null;
    case 'integer': {
      const value = column.value(row);
      return value === null ? null : { v: String(value) };
    }
    case 'money': {
      const value = column.value(row);
      return value === null ? null : { v: value };
    }
    case 'percentage': {
      const value = column.value(row);
      // spreadsheets store percentages as fractions
      return value === null ? null : { v: decimalText(millionths(value) / 100n) };
    }
    case 'date': {
      const value = column.value(row);
      return value === null ? null : { v: String(dayNumber(value)) };
    }
  }
}

/** The serial number of a day in spreadsheets: the days since 30 December 1899. */
function dayNumber(date: string): number {
  return (Date.parse(`${date}T00:00:00Z`) - Date.UTC(1899, 11, 30)) / 86_400_000;
}

/** The letters of a column: A, B … Z, AA, AB … */
function columnLetters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnLetters(Math.floor(index / 26) - 1) + last;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for the XML of a sheet: removes characters that XML does not allow, and escapes `_x000D_` codes. */
function xmlText(text: string): string {
  return text
    .slice(0, maxCellLength)
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[\p{Cc}\p{Cs}\ufffe\uffff]/gu, (character) => ('\t\n\r'.includes(character) ? character : ''))
    .replace(/[&<>"]/g, (character) => escapes[character] ?? '')
    .replaceAll('\r', '&#13;');
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const schemas = 'http://schemas.openxmlformats.org';
const main = `${schemas}/spreadsheetml/2006/main`;
const relations = `${schemas}/officeDocument/2006/relationships`;
const packaged = `${schemas}/package/2006`;
const sheetMl = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** The parts of the workbook other than the sheets (ECMA-376). */
function workbookParts(titles: readonly string[]): readonly (readonly [name: string, xml: string])[] {
  const link = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const links = (list: string) => `<Relationships xmlns="${packaged}/relationships">${list}</Relationships>`;
  const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${sheetMl}.${type}+xml"/>`;
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packaged}/content-types">` +
        '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
        '<Default Extension="xml" ContentType="application/xml"/>' +
        part('/xl/workbook.xml', 'sheet.main') +
        titles.map((_title, index) => part(`/${sheetPart(index + 1)}`, 'worksheet')).join('') +
        `${part('/xl/styles.xml', 'styles')}</Types>`,
    ],
    ['_rels/.rels', links(link('rId1', 'officeDocument', 'xl/workbook.xml'))],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>` +
        titles
          .map((title, index) => `<sheet name="${xmlText(title)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
          .join('') +
        '</sheets></workbook>',
    ],
    [
      'xl/_rels/workbook.xml.rels',
      links(
        titles
          .map((_title, index) => link(`rId${index + 1}`, 'worksheet', `worksheets/sheet${index + 1}.xml`))
          .join('') + link(`rId${titles.length + 1}`, 'styles', 'styles.xml'),
      ),
    ],
    ['xl/styles.xml', styles],
  ];
}

/** The default style, then the styles in the order of `styled`. */
const styles =
  `<styleSheet xmlns="${main}"><numFmts count="3">` +
  '<numFmt numFmtId="164" formatCode="#,##0.00\\ &quot;€&quot;"/><numFmt numFmtId="165" formatCode="0.0%"/>' +
  '<numFmt numFmtId="166" formatCode="dd/mm/yyyy"/></numFmts>' +
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>' +
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  '<cellXfs count="7"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
  [49, 3, 164, 165, 166]
    .map((format) => `<xf numFmtId="${format}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`)
    .join('') +
  '</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
