import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import { compoundFile } from '../../../testing/files/compoundFile.js';
import { fileOf, packed, workbook, type WorkbookParts } from '../../../testing/files/workbook.js';
import { openTable } from './openTable.js';
import { spreadsheet } from './spreadsheet.js';
import type { BrokenReason, FileSource, Table, TableRow } from './table.js';

const open = (bytes: Buffer): Promise<Table> => openTable(fileOf(bytes));

async function rowsOf({ batches }: Table): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

const readSheet = async (parts: WorkbookParts) => rowsOf(await open(await workbook(parts)));

async function reasonWhy(work: () => Promise<unknown>): Promise<BrokenReason | undefined> {
  return work().then(
    () => undefined,
    (error: unknown) => (error as { readonly reason: BrokenReason }).reason,
  );
}

describe('a workbook', () => {
  test('is read as its first sheet shows it', async () => {
    const rows = await readSheet({
      texts: [
        '<t>documento</t>',
        '<r><t>Città </t></r><r><rPr/><t xml:space="preserve">&#8364; &amp; c.</t></r><rPh sb="0" eb="1"><t>x</t></rPh>',
      ],
      rows: [
        '<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>in linea</t></is></c></row>',
        '<row r="2"/><row r="4" spans="1:5"><c r="A4" t="s"><v>1</v></c><c r="B4"><v>45657</v></c>',
        '<c r="C4" s="3"><v>412.8</v></c><c r="D4" t="b"><v>1</v></c><c r="E4" t="str"><f>A1</f><v>da formula</v></c></row>',
        '<row><c><v>1E3</v></c><c t="e"><v>#N/A</v></c><c t="d"><v>2025-10-15T00:00:00</v></c><c s="1"/></row>',
      ],
    });
    expect(rows).toEqual([
      { row: 1, cells: ['documento', '', 'in linea'] },
      { row: 4, cells: ['Città € & c.', 45_657, 412.8, 'VERO', 'da formula'] },
      { row: 5, cells: [1000, '#N/A', '2025-10-15'] },
    ]);
  });

  test('that the product itself writes is read', async () => {
    const columns = [
      { kind: 'text', header: 'campagna', value: () => 'Annuale 2025' },
      { kind: 'integer', header: 'obiettivo', value: () => 120 },
    ] as const;
    const chunks: Buffer[] = [];
    for await (const chunk of spreadsheet('xlsx', 'Prova', columns, Readable.from([{}]))) chunks.push(chunk);
    expect(await rowsOf(await open(Buffer.concat(chunks)))).toEqual([
      { row: 1, cells: ['campagna', 'obiettivo'] },
      { row: 2, cells: ['Annuale 2025', 120] },
    ]);
  });

  test('says from when its days count', async () => {
    const rows = ['<row><c><v>1</v></c></row>'];
    expect((await open(await workbook({ rows }))).format.countsFrom1904).toBe(false);
    expect((await open(await workbook({ rows, properties: 'date1904="1"' }))).format.countsFrom1904).toBe(true);
  });

  test('shows the first sheet that is not hidden', async () => {
    const sheets = '<sheet name="a" sheetId="1" state="hidden" r:id="rId9"/><sheet name="b" sheetId="2" r:id="rId1"/>';
    expect(await readSheet({ rows: ['<row><c><v>7</v></c></row>'], sheets })).toEqual([{ row: 1, cells: [7] }]);
    expect(await reasonWhy(() => readSheet({ rows: [], sheets: '' }))).toBe('noSheet');
  });

  test('with rows on a second visible sheet is refused, and the sheet named', async () => {
    const filled = ['<row><c><v>7</v></c></row>'];
    const listed = (state = '') =>
      `<sheet name="Settembre" sheetId="1" r:id="rId1"/><sheet name="Ottobre" sheetId="2" ${state} r:id="rId3"/>`;
    const two = { rows: filled, secondRows: ['<row/><row r="3"><c r="B3"><v>8</v></c></row>'] };
    await expect(readSheet({ ...two, sheets: listed() })).rejects.toMatchObject({
      reason: 'anotherSheet',
      parameters: { sheet: 'Ottobre' },
    });
    expect(await readSheet({ ...two, sheets: listed('state="hidden"') })).toEqual([{ row: 1, cells: [7] }]);
    const blank = ['<row><c s="1"/><c t="inlineStr"><is><t> </t></is></c></row>'];
    expect(await readSheet({ ...two, secondRows: blank, sheets: listed() })).toEqual([{ row: 1, cells: [7] }]);
  });

  test('with tags that carry a prefix is read', async () => {
    expect(await readSheet({ rows: ['<x:row xmlns:x="y"><x:c><x:v>7</x:v></x:c></x:row>'] })).toEqual([
      { row: 1, cells: [7] },
    ]);
  });

  test('is found where its package says, by targets that begin with a point', async () => {
    const rows = ['<row r="1"><c r="A1" t="s"><v>0</v></c></row>'];
    const found = await readSheet({ rows, texts: ['<t>documento</t>'], folder: 'book' });
    expect(found).toEqual([{ row: 1, cells: ['documento'] }]);
  });

  test('with references in small letters is read', async () => {
    expect(await readSheet({ rows: ['<row r="1"><c r="b1"><v>7</v></c><c r="aa1"><v>8</v></c></row>'] })).toEqual([
      { row: 1, cells: ['', 7, ...Array.from({ length: 24 }, () => ''), 8] },
    ]);
  });

  test('that writes one row as several has each of its cells once', async () => {
    const rows = [
      '<row r="2"><c r="A2"><v>1</v></c></row><row r="2"><c r="C2"><v>3</v></c></row>',
      '<row r="2"><c r="B2"><v>2</v></c></row><row r="3"><c r="A3"><v>4</v></c></row>',
    ];
    expect(await readSheet({ rows })).toEqual([
      { row: 2, cells: [1, 2, 3] },
      { row: 3, cells: [4] },
    ]);
  });

  test('has the characters that it writes by their numbers, and underscores as underscores', async () => {
    const rows = [
      '<row><c t="s"><v>0</v></c><c t="inlineStr"><is><t>a_x000a_b</t></is></c><c t="str"><v>_x0041_</v></c></row>',
    ];
    expect(await readSheet({ rows, texts: ['<t>X1_x000D_</t>'] })).toEqual([{ row: 1, cells: ['X1\r', 'a\nb', 'A'] }]);
    const escaped = ['<row><c t="inlineStr"><is><t>_x005F_x000D_ and _x00_</t></is></c></row>'];
    expect(await readSheet({ rows: escaped })).toEqual([{ row: 1, cells: ['_x000D_ and _x00_'] }]);
  });

  test('gives back every text that the product itself writes', async () => {
    const texts = ['_x000D_', '_x005F_', 'a_xb_', '_x005F_x000D_', 'a\r\nb', '__x0041__'];
    const columns = [{ kind: 'text', header: 'testo', value: (text: string) => text }] as const;
    const chunks: Buffer[] = [];
    for await (const chunk of spreadsheet('xlsx', 'Prova', columns, Readable.from(texts))) chunks.push(chunk);
    const rows = await rowsOf(await open(Buffer.concat(chunks)));
    expect(rows.slice(1).map(({ cells }) => cells[0])).toEqual(texts);
  });

  test.each<[string, WorkbookParts]>([
    ['a text that is not there', { rows: ['<row><c t="s"><v>5</v></c></row>'] }],
    ['rows that go backwards', { rows: ['<row r="2"/><row r="1"/>'] }],
    ['a row beyond the last', { rows: ['<row r="1048577"/>'] }],
    ['columns that go backwards', { rows: ['<row r="1"><c r="B1"/><c r="A1"/></row>'] }],
    ['a column beyond the last', { rows: ['<row r="1"><c r="XFE1"/></row>'] }],
    ['XML that breaks off', { rows: ['<row r="1"><c'] }],
    ['abbreviations of its own', { rows: ['<row/>'], prologue: '<!DOCTYPE a [<!ENTITY b "c">]>' }],
    ['a cell without an end', { rows: ['<row><c t="str"><v>', ...noise(2_000_000)] }],
  ])('with %s is refused', async (_what, parts) => {
    expect(await reasonWhy(() => readSheet(parts))).toBe('brokenSpreadsheet');
  });

  test('keeps little of a row that reaches far to the right', async () => {
    const [row] = await readSheet({ rows: ['<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row>'] });
    expect(row?.cells.length).toBeLessThan(300);
    expect(row?.cells.at(-1)).toBe(2);
  });
});

describe('a file that is neither a workbook nor a text', () => {
  test.each<[string, string | Buffer, BrokenReason]>([
    ['a PDF', '%PDF-1.7\n%âãÏÓ', 'pdfFile'],
    ['a page of HTML that is called a spreadsheet', '\ufeff\r\n<HTML xmlns:x="excel"><table><tr>', 'htmlFile'],
    ['a bare table of HTML', '<table border=1><tr><td>documento', 'htmlFile'],
    ['a spreadsheet as XML', '<?xml version="1.0"?><Workbook>', 'htmlFile'],
    ['HTML in UTF-16', Buffer.from('\ufeff<html>', 'utf16le'), 'htmlFile'],
    ['a compressed file', Buffer.from('1f8b0800', 'hex'), 'gzipFile'],
    ['an RTF document', '{\\rtf1\\ansi documento', 'rtfFile'],
    ['UTF-16 without its mark', Buffer.from('documento;città €\n', 'utf16le'), 'unmarkedText'],
    ['UTF-16 without its mark, big end first', Buffer.from('documento;riga\n', 'utf16le').swap16(), 'unmarkedText'],
    ['an image', Buffer.from('89504e470d0a1a0a0000000d49484452000002000000010008020000', 'hex'), 'brokenText'],
  ])('such as %s is named for what it is', async (_name, content, reason) => {
    await expect(open(Buffer.from(content as string))).rejects.toMatchObject({ reason });
  });
});

describe('an archive', () => {
  test('that unpacks to a thousand times its size is refused before it is unpacked', async () => {
    const spaces = ' '.repeat(1_000_000);
    const bomb = await workbook({ rows: Array.from({ length: 300 }, () => spaces) });
    expect(bomb.length).toBeLessThan(400_000);
    expect(await reasonWhy(() => open(bomb).then(rowsOf))).toBe('tooLargeUnpacked');
  });

  test('whose texts unpack to a thousand times their size is refused', async () => {
    const bomb = await workbook({
      rows: [],
      texts: Array.from({ length: 50 }, () => `<t>${'x'.repeat(1_000_000)}</t>`),
    });
    expect(await reasonWhy(() => open(bomb))).toBe('tooLargeUnpacked');
  });

  test('with more texts than fit in memory is refused', async () => {
    const parts = withSize(await workbook({ rows: [] }), 'xl/sharedStrings.xml', 200_000_000);
    expect(await reasonWhy(() => open(parts))).toBe('tooManyTexts');
  });

  test('of more parts than any honest workbook has is refused before their list is read', async () => {
    const file = fileOf(await packed(Array.from({ length: 1_001 }, (_, i) => [`xl/part${i}.xml`, ['<a/>']])));
    let reads = 0;
    const counting: FileSource = { ...file, open: (range) => (reads++, file.open(range)) };
    expect(await reasonWhy(() => openTable(counting))).toBe('tooManyParts');
    // its beginning, by which it is an archive, and its end, which counts the parts
    expect(reads).toBe(2);
  });

  test('that lists one name more often than workbooks have parts is refused, though the names are one', async () => {
    const file = await packed(Array.from({ length: 1_001 }, () => ['xl/workbook.xml', ['<a/>']]));
    expect(await reasonWhy(() => open(file))).toBe('tooManyParts');
  });

  test('that says less than it holds is refused where the lie shows', async () => {
    const honest = await workbook({ rows: Array.from({ length: 5000 }, (_, i) => `<row><c><v>${i}</v></c></row>`) });
    const lie = withSize(honest, 'xl/worksheets/sheet1.xml', 1000);
    expect(await reasonWhy(() => open(lie).then(rowsOf))).toBe('brokenSpreadsheet');
  });

  test.each<[string, () => Buffer | Promise<Buffer>, BrokenReason]>([
    ['no workbook', () => packed([['vendite.csv', ['a']]]), 'zipFile'],
    [
      'a document of LibreOffice',
      () =>
        packed([
          ['mimetype', ['a']],
          ['content.xml', ['<a/>']],
        ]),
      'odsFile',
    ],
    ['a binary workbook', () => packed([packageNaming('xl/workbook.bin'), ['xl/workbook.bin', ['a']]]), 'xlsbFile'],
    ['a package of other parts', () => packed([['[Content_Types].xml', ['<a/>']]]), 'brokenSpreadsheet'],
    ['nothing but a beginning', () => Buffer.from('PK\u0003\u0004 and then nothing'), 'brokenSpreadsheet'],
    ['a beginning of a spreadsheet of before 2007', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'oldSpreadsheet'],
    ['a spreadsheet of before 2007', () => compoundFile(['Root Entry', 'Workbook']), 'oldSpreadsheet'],
    ['a workbook with a password', () => compoundFile(['Root Entry', 'EncryptedPackage']), 'lockedSpreadsheet'],
    [
      'a workbook with a password that a later sector of the directory names',
      () => compoundFile(['Root Entry', '\u0006DataSpaces', 'Version', 'DataSpaceMap', 'EncryptedPackage']),
      'lockedSpreadsheet',
    ],
    [
      'a compound file whose directory leads in a circle',
      () => compoundFile(['Root Entry', 'a', 'b', 'c', 'd'], { circle: true }),
      'oldSpreadsheet',
    ],
  ])('that is %s is refused', async (_what, bytes, reason) => {
    const file = await bytes();
    expect(await reasonWhy(() => open(file))).toBe(reason);
  });

  test('that ends in the middle is refused', async () => {
    const whole = await workbook({ rows: ['<row><c><v>1</v></c></row>'] });
    expect(await reasonWhy(() => open(whole.subarray(0, whole.length - 30)))).toBe('brokenSpreadsheet');
  });

  test('whose place fails is not called broken', async () => {
    const whole = fileOf(await workbook({ rows: ['<row><c><v>1</v></c></row>'] }));
    let reads = 0;
    const away: FileSource = {
      ...whole,
      open: (range) => (++reads > 3 ? Promise.reject(new Error('away')) : whole.open(range)),
    };
    await expect(openTable(away)).rejects.toThrow('away');
  });
});

/** The relationships of a package whose main part is another than a workbook's. */
function packageNaming(main: string): readonly [name: string, pieces: Iterable<string>] {
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument';
  return ['_rels/.rels', [`<Relationships><Relationship Type="${type}" Target="${main}"/></Relationships>`]];
}

/** Text that packs badly. */
function* noise(characters: number): Generator<string> {
  let seed = 1;
  for (let made = 0; made < characters; made += 60_000) {
    yield Array.from({ length: 10_000 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed.toString(36).padStart(6, '0');
    }).join('');
  }
}

/** The archive with another unpacked size of a part written in its directory. */
function withSize(archive: Buffer, name: string, size: number): Buffer {
  const changed = Buffer.from(archive);
  const directoryEntry = changed.lastIndexOf(Buffer.from(name)) - 46;
  changed.writeUInt32LE(size, directoryEntry + 24);
  return changed;
}
