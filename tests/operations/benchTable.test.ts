import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { printTable, quantile } from '../bench/table.js';

beforeEach(() => {
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const head = ['what', 'median', 'bar'];

test('a benchmark prints its table, a missed bar included', () => {
  printTable(head, [['closing', '99 s', '60 s']]);
  expect(console.log).toHaveBeenCalledWith(expect.stringContaining('closing    99 s  60 s'));
});

test.each([
  ['without a row', []],
  ['with the median of no numbers', [['closing', `${quantile([], 0.5)} s`, '60 s']]],
  ['with the longest of no times', [['closing', String(Math.max(...[])), '60 s']]],
  ['with a row that lacks a column', [['closing', '9 s']]],
])('a table %s breaks its benchmark', (_name, rows) => {
  expect(() => printTable(head, rows)).toThrow(/measured/);
});
