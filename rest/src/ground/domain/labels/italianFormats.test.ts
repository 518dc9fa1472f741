import { expect, test } from '@jest/globals';
import { dayWithArticle, italianDay, italianLongDay, italianPercent, withItalianArticle } from './italianFormats.js';

test.each([
  ['da', 66.7, 'dal 66,7 %'],
  ['da', 8, 'dall’8 %'],
  ['da', 80.5, 'dall’80,5 %'],
  ['da', 1.5, 'dall’1,5 %'],
  ['da', 11, 'dall’11 %'],
  ['da', 11_000, 'dall’11.000 %'],
  ['da', 0.5, 'dallo 0,5 %'],
  ['da', 18, 'dal 18 %'],
  ['da', 100, 'dal 100 %'],
  ['da', 110, 'dal 110 %'],
  ['da', 1_100, 'dal 1.100 %'],
  ['da', -8, 'dal −8 %'],
  ['a', 80, 'all’80 %'],
  ['de', 100, 'del 100 %'],
] as const)('after %s, %d % has its article', (preposition, percent, text) => {
  expect(withItalianArticle(preposition, italianPercent(percent))).toBe(text);
});

test.each([
  ['il', '2025-10-08', 'l’08/10/2025', 'l’8 ottobre 2025'],
  ['dal', '2025-03-11', 'dall’11/03/2025', 'dall’11 marzo 2025'],
  ['al', '2025-11-01', 'al 01/11/2025', 'al 1º novembre 2025'],
  ['del', '2025-08-18', 'del 18/08/2025', 'del 18 agosto 2025'],
] as const)('after %s, the day %s has its article', (article, day, text, longText) => {
  expect(dayWithArticle(article, italianDay(day))).toBe(text);
  expect(dayWithArticle(article, italianLongDay(day))).toBe(longText);
});
