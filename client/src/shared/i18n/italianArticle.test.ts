/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { italianArticle } from '@gdd/schema/italianArticle';
import { formatEuro, formatNumber, formatPercent } from './format';

test.each([
  ['elided', [1, 1.5, 8, 8.5, 11, 11.3, 80, 88, 800, 8_000, 11_000, 11_999, 80_000, 811_000, 11_000_000]],
  ['zero', [0, 0.4, 0.9]],
  [
    'plain',
    [2, 7.9, 10, 12, 17, 18, 100, 108, 110, 111, 118, 180, 1_000, 1_100, 1_800, 10_800, 18_000, 110_000, 111_000],
  ],
  ['plain', [-0.5, -1, -8, -11]],
] as const)('the article is %s before %j', (article, numbers) => {
  for (const number of numbers) {
    const texts = [formatNumber(number, 'it'), formatPercent(number, 'it'), formatEuro(number, 'it')];
    expect([number, ...texts.map(italianArticle)]).toEqual([number, article, article, article]);
  }
});

test('the article is that of the number as it is shown, not of what was rounded', () => {
  expect(italianArticle(formatPercent('7.96', 'it', { maximumFractionDigits: 1 }))).toBe('elided');
  expect(italianArticle(formatPercent('0.96', 'it', { maximumFractionDigits: 1 }))).toBe('elided');
  expect(italianArticle(formatPercent('10.96', 'it', { maximumFractionDigits: 0 }))).toBe('elided');
});

test('what is no number has the plain article', () => {
  expect(italianArticle('–')).toBe('plain');
});
