import { describe, expect, test } from '@jest/globals';
import { fileOf } from '../../../testing/files/workbook.js';
import { readTableFile, UnreadableFile } from './tableFile.js';

const columns = {
  all: ['documento', 'partita_iva', 'quantita', 'note'],
  required: ['documento', 'partita_iva', 'quantita'],
};

async function read(...lines: string[]) {
  const { batches, missing } = await readTableFile(fileOf(Buffer.from(lines.join('\n'))), columns);
  const rows = [];
  for await (const batch of batches) rows.push(...batch);
  return { rows, missing: [...missing] };
}

async function problemsOf(...lines: string[]) {
  const error: unknown = await read(...lines).catch((thrown: unknown) => thrown);
  if (!(error instanceof UnreadableFile)) throw error;
  return error.problems.map(({ row, column, reason }) => [row, column, reason]);
}

describe('a file with named columns', () => {
  test('may have a title above its header, and is numbered as a spreadsheet shows it', async () => {
    const { rows } = await read(
      'Vendite di ottobre 2025;;;',
      '',
      'Rivenditore: Pneus;;;',
      'Documento;P.IVA;Quantità;Note',
      'A;1;2;x',
    );
    expect(rows).toEqual([{ row: 5, cells: ['A', '1', '2', 'x'], fault: undefined }]);
  });

  test('a file with a wrong header is refused at the row of the header, not at that of the title', async () => {
    expect(await problemsOf('Vendite di ottobre', 'documento;partita_iva;quantit', 'A;1;2')).toEqual([
      [2, 'quantit', 'unknownColumn'],
      [2, 'quantita', 'missingColumn'],
    ]);
    expect(await problemsOf('a;b', 'c;d')).toContainEqual([1, 'a', 'unknownColumn']);
  });

  test('may begin in column B and end in empty columns', async () => {
    const { rows } = await read(';documento;partita_iva;quantita;note;;', ';A;1;2;x;;', ';A;1;2;x;;y', 'z;A;1;2;x');
    expect(rows.map(({ cells, fault }) => [cells.join(), fault?.value])).toEqual([
      ['A,1,2,x', undefined],
      ['A,1,2,x', 'y'],
      ['A,1,2,x', 'z'],
    ]);
    expect(await problemsOf('documento;;partita_iva;quantita;note')).toEqual([[1, '(2)', 'unnamedColumn']]);
  });

  test.each(['P.IVA', 'p. iva', 'Partita IVA', 'PARTITA-IVA', 'PIva'])('calls a VAT number %j', async (name) => {
    expect((await read(`documento;${name};q.tà;note`, 'A;1;2;x')).rows[0]?.cells).toEqual(['A', '1', '2', 'x']);
  });

  test('says which optional columns it lacks, and is refused without the others', async () => {
    expect(await read('documento;partita_iva;quantita', 'A;1;2')).toEqual({
      rows: [{ row: 2, cells: ['A', '1', '2', ''], fault: undefined }],
      missing: ['note'],
    });
    expect(await problemsOf('documento;quantita;note', 'A;1;2')).toEqual([[1, 'partita_iva', 'missingColumn']]);
  });

  test('with one column named twice, by two of its names, is refused', async () => {
    expect(await problemsOf('documento;partita_iva;P.IVA;quantita')).toEqual([[1, 'P.IVA', 'repeatedColumn']]);
  });
});
