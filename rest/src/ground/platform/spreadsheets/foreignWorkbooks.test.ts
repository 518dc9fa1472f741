import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { fileOf } from '../../../testing/files/workbook.js';
import { openTable } from './openTable.js';

/** Workbooks that packages of the registry ship, each with its cells as SheetJS reads them (README.md there). */
const folder = fileURLToPath(new URL('../../../../../tests/data/workbooks', import.meta.url));
const names = readdirSync(folder)
  .filter((name) => name.endsWith('.xlsx'))
  .sort();

/** The reference of a cell: `AB12`. */
function reference(column: number, row: number): string {
  let letters = '';
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
  }
  return `${letters}${row}`;
}

/** The filled cells of a workbook by their references, as the product reads them. */
async function cellsOf(file: Buffer): Promise<Record<string, string | number>> {
  const cells: Record<string, string | number> = {};
  for await (const batch of (await openTable(fileOf(file))).batches) {
    for (const { row, cells: values } of batch) {
      values.forEach((value, column) => {
        if (value !== '') cells[reference(column, row)] = value;
      });
    }
  }
  return cells;
}

test.each(names)('%s of a package is read as SheetJS reads it, cell by cell', async (name) => {
  const right: unknown = JSON.parse(await readFile(`${folder}/${name.replace('.xlsx', '.json')}`, 'utf8'));
  expect(await cellsOf(await readFile(`${folder}/${name}`))).toEqual(right);
});
