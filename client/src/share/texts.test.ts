/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { fill } from '../shared/i18n/fill';
import { en } from './messages.en';
import { it } from './messages.it';
import { sentence } from './texts';

test.each([
  ['nothing to fill in', {}, 'nothing to fill in'],
  ['{a} of {b}', { a: 1, b: 'two' }, '1 of two'],
  ['{n, plural, one {a tyre} other {# tyres of {b}}} left', { n: 1, b: 'x' }, 'a tyre left'],
  ['{n, plural, one {a tyre} other {# tyres of {b}}} left', { n: 1200, b: 'x' }, '1,200 tyres of x left'],
])('%s with %j', (message, values, text) => {
  expect(fill(message, 'en', values)).toBe(text);
});

test.each(['{a}', '{a, select, x {y} other {z}}', '{a, plural, other {x}'])(
  'what cannot be filled in is no text for anybody: %s',
  (message) => {
    expect(() => fill(message, 'it', { b: 1 })).toThrow(/fill in|brace/);
  },
);

test('the portal’s own messages are filled in as there', () => {
  const values = { count: 1, number: '1', percent: '80 %' };
  expect(sentence('tread.next.tier', 'it', values)).toBe('manca 1 pneumatico alla soglia 80 %');
  expect(sentence('tread.next.tier', 'it', { ...values, count: 140, number: '140' })).toBe(
    'mancano 140 pneumatici alla soglia 80 %',
  );
});

test('a message has the same places in both languages', () => {
  const places = (messages: Record<string, string>) =>
    Object.entries(messages).map(([id, text]) => [
      id,
      [...text.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name).sort(),
    ]);
  expect(places(en)).toEqual(places(it));
});
