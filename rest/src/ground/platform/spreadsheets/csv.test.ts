import { Readable } from 'node:stream';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCsv, separatorOf } from './csv.js';
import { BrokenTable, type FileSource, type TableRow } from './table.js';

/** The file arrives in pieces of a few bytes, so that characters are cut in the middle. */
const inPieces = (bytes: Buffer, size: number): FileSource => ({
  size: bytes.length,
  open: () =>
    Promise.resolve(
      Readable.from(
        Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size)),
      ),
    ),
});

async function read(bytes: Buffer | string, size = 3): Promise<TableRow[]> {
  const rows: TableRow[] = [];
  const { batches } = await readCsv(inPieces(Buffer.from(bytes), size));
  for await (const batch of batches) rows.push(...batch);
  return rows;
}

describe('a table file', () => {
  test.each([
    ['UTF-8', Buffer.from('a;b\nCittà;Pérez – €\n')],
    ['UTF-8 with a byte order mark', Buffer.from('\ufeffa;b\nCittà;Pérez – €\n')],
    ['Windows-1252', Buffer.from('a;b\nCitt\xe0;P\xe9rez \x96 \x80\n', 'latin1')],
    ['UTF-16, little end first', Buffer.from('\ufeffa;b\nCittà;Pérez – €\n', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffa;b\nCittà;Pérez – €\n', 'utf16le').swap16()],
  ])('in %s is read with every accent', async (_name, bytes) => {
    expect(await read(bytes)).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['Città', 'Pérez – €'] },
    ]);
  });

  test('in the letters of MS-DOS is read with every accent, wherever more of its accents are theirs', async () => {
    const dos = Buffer.from('a;b\nCitt\x85 di Jos\x82;Cant\x97 caff\x8a per\x95 cos\x8d\n', 'latin1');
    expect((await read(dos))[1]?.cells).toEqual(['Città di José', 'Cantù caffè però così']);
    expect((await readCsv(inPieces(dos, 3))).format.isOfDos).toBe(true);
    const windows = Buffer.from('a;b\nCitt\xe0 e altro\x85;Cant\xf9\n', 'latin1');
    expect((await read(windows))[1]?.cells).toEqual(['Città e altro…', 'Cantù']);
    expect((await readCsv(inPieces(windows, 3))).format.isOfDos).toBe(false);
  });

  test.each(['a;b\n1;2\n\u001a', 'a;b\n1;2\u001a', 'a;b\n1;2\n\u001a\u001a\r\n'])(
    'that ends as MS-DOS ends it, %j, has no row more',
    async (text) => {
      expect((await read(text)).map(({ cells }) => cells)).toEqual([
        ['a', 'b'],
        ['1', '2'],
      ]);
    },
  );

  test('that is not UTF-8 only at its very end is Windows-1252 from the start', async () => {
    const long = `a\n${'x'.repeat(200_000).replace(/x{80}/g, 'x\n')}`;
    const rows = await read(Buffer.from(`${long}\nperch\xe9`, 'latin1'), 65_536);
    expect(rows.at(-1)?.cells).toEqual(['perché']);
  });

  test('that begins as UTF-8 and is not throughout is Windows-1252, without the mark at its beginning', async () => {
    const rows = await read(Buffer.concat([Buffer.from('\ufeffa;b\n'), Buffer.from('perch\xe9;1\n', 'latin1')]));
    expect(rows).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['perché', '1'] },
    ]);
  });

  test.each([
    ['breaks off in the middle of a character', Buffer.from('\ufeffa;b\nc', 'utf16le').subarray(0, -1)],
    ['holds half a character', Buffer.from('\ufeffa;b\nc\ud800;d', 'utf16le')],
  ])('in UTF-16 that %s is refused', async (_what, bytes) => {
    await expect(read(bytes)).rejects.toMatchObject({ reason: 'brokenText' });
  });

  test('numbers its rows as a spreadsheet does, newlines in quotes and empty lines included', async () => {
    expect(await read('h;i\r\n"a\r\nb";1\r\n\r\n;\r\nc;2')).toEqual([
      { row: 1, cells: ['h', 'i'] },
      { row: 2, cells: ['a\r\nb', '1'] },
      { row: 5, cells: ['c', '2'] },
    ]);
  });

  test('comes some rows at a time, all of them in order', async () => {
    const written = Array.from({ length: 1234 }, (_, index) => String(index));
    const { batches } = await readCsv(inPieces(Buffer.from(written.join('\n')), 65_536));
    const found: (readonly TableRow[])[] = [];
    for await (const batch of batches) found.push(batch);
    expect(found.flat()).toEqual(written.map((text, index) => ({ row: index + 1, cells: [text] })));
    expect(Math.max(...found.map(({ length }) => length))).toBe(100);
  });

  test.each(['\n', '\r\n', '\r'])('has its lines end in %j', async (end) => {
    expect(await read(['h;i', 'a;1', '', '"b";2', 'c;3', ''].join(end), 1)).toEqual([
      { row: 1, cells: ['h', 'i'] },
      { row: 2, cells: ['a', '1'] },
      { row: 4, cells: ['b', '2'] },
      { row: 5, cells: ['c', '3'] },
    ]);
  });

  test('keeps quotes within a cell', async () => {
    expect(await read('a;b\nGommista "Romano";"di ""Ugo"""\n')).toEqual([
      { row: 1, cells: ['a', 'b'] },
      { row: 2, cells: ['Gommista "Romano"', 'di "Ugo"'] },
    ]);
  });

  test.each([
    ['a;b;"c,d,e"', ';'],
    ['a,b;c,d', ','],
    ['a\tb,c\td', '\t'],
    ['a\nb,c,d', ','],
    ['Vendite, ottobre\na;b;c', ';'],
    ['sep=,\na;b;c', ','],
    ['"sep=;"\na,b,c', ';'],
  ] as const)('%j has the separator %j', (header, separator) => {
    expect(separatorOf(header)).toBe(separator);
  });

  test('that names its separator on a first line has its rows numbered as a spreadsheet shows them', async () => {
    expect(await read('sep=,\r\na,b;c\r\n1,2')).toEqual([
      { row: 1, cells: ['a', 'b;c'] },
      { row: 2, cells: ['1', '2'] },
    ]);
  });

  test('with a quote that is never closed is refused, wherever it breaks off', async () => {
    await expect(read('a;b\n"never closed;1\nc;2\n')).rejects.toBeInstanceOf(BrokenTable);
    await expect(read(`a;b\n"${'x;1\n'.repeat(100_000)}`, 65_536)).rejects.toMatchObject({ row: 2, reason: 'tooLong' });
    await expect(read(`a;b\n${'x'.repeat(100_001)}\nc;d`, 65_536)).rejects.toMatchObject({ row: 2, reason: 'tooLong' });
  });

  test('comes out as it was written, in any cells, encoding and pieces', async () => {
    const cell = fc.string({ unit: 'grapheme' }).filter((text) => text.trim() !== '' && !text.includes('\ufeff'));
    const table = fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 });
    const encoding = fc.constantFrom<(text: string) => Buffer>(
      (text) => Buffer.from(text),
      (text) => Buffer.from(`\ufeff${text}`),
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le'),
      (text) => Buffer.from(`\ufeff${text}`, 'utf16le').swap16(),
    );
    await fc.assert(
      fc.asyncProperty(table, encoding, fc.integer({ min: 1, max: 7 }), async (rows, encoded, size) => {
        const quoted = rows.map((cells) => cells.map((text) => `"${text.replaceAll('"', '""')}"`).join(';'));
        const found = await read(encoded(['h;i', ...quoted].join('\r\n')), size);
        expect(found.slice(1).map(({ cells }) => cells)).toEqual(rows.map((cells) => [...cells]));
      }),
      { numRuns: 100 },
    );
  });
});
