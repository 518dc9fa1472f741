/** docs/operations/errors.md has a line for each code and each reason, and for nothing else. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { errorReasons, errorStatus } from '@gdd/schema/errors';

const page = readFileSync(path.resolve(import.meta.dirname, '../../docs/operations/errors.md'), 'utf8');

/** The lines of the table below a heading, cell by cell; without its head. */
function rowsBelow(heading: string): readonly (readonly string[])[] {
  const [, after = ''] = page.split(`## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  return rows.slice(2).map((cells) => cells.slice(1, -1));
}

test('each code has its line, with its status, a cause and what to look at', () => {
  const rows = rowsBelow('Codes');
  const reported = Object.fromEntries(rows.map(([code = '', status]) => [code.replaceAll('`', ''), Number(status)]));
  expect(reported).toEqual(errorStatus);
  expect(rows.filter((row) => row.length !== 4 || row.includes(''))).toEqual([]);
});

test('each reason has its line, with a cause and what to do', () => {
  const rows = rowsBelow('Reasons');
  const reported = rows.map(([reason = '']) => reason.replaceAll('`', ''));
  expect(reported.toSorted()).toEqual(errorReasons.toSorted());
  expect(rows.filter((row) => row.length !== 3 || row.includes(''))).toEqual([]);
});
