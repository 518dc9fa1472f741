/** The table of codes against the published list (tests/data/sdi-codes.csv). */
import { expect, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { exchangeCodes, rules } from './checkFile.js';

const rows = readFileSync(new URL('../../../../../../tests/data/sdi-codes.csv', import.meta.url), 'utf8')
  .trim()
  .split(/\r?\n/);
const published = rows.slice(1).map((row) => row.split(';'));

test('every published code is in the table once, with its elements', () => {
  const byCode = new Map(exchangeCodes.map((each) => [each.code, each]));
  expect(published).toHaveLength(49);
  for (const [code = '', element = ''] of published) expect(byCode.get(code)?.fields).toContain(element);
  expect(byCode.size).toBe(exchangeCodes.length);
});

test('every code is either checked or marked as one that needs the exchange system', () => {
  const shown = exchangeCodes.filter(({ shownBy }) => shownBy === 'file').map(({ code }) => code);
  expect(Object.keys(rules).toSorted()).toEqual(shown);
  const marked = exchangeCodes.filter(({ shownBy }) => shownBy === 'exchangeSystem').map(({ code }) => code);
  expect(marked).toEqual(['00002', '00312', '00320', '00324', '00398', '00399', '00404', '00409']);
});
