/** Italian tax codes. */
import { expect, test } from '@jest/globals';
import { isTaxCode } from './taxCode.js';

test.each(['RSSMRA80A01H501U', 'RSSMRA80A01H50MM', 'VRDGPP70T20F205L', '01234567897'])('%s is a tax code', (code) => {
  expect(isTaxCode(code)).toBe(true);
});

test.each([
  '',
  'RSSMRA80A01H501X',
  'rssmra80a01h501u',
  'RSSMRA80F01H501U',
  'RSSMRA80A01H501',
  '01234567890',
  '00000000000',
])('%j is none', (code) => {
  expect(isTaxCode(code)).toBe(false);
});
