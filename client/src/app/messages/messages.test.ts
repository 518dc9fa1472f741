/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { messages as englishEntry } from './en';
import { messages as englishCms } from './en.cms';
import { messages as englishOffice } from './en.office';
import { messages as englishPortal } from './en.portal';
import { messages as italianEntry } from './it';
import { messages as italianCms } from './it.cms';
import { messages as italianOffice } from './it.office';
import { messages as italianPortal } from './it.portal';

const english = { ...englishEntry, ...englishPortal, ...englishCms, ...englishOffice };
const italian = { ...italianEntry, ...italianPortal, ...italianCms, ...italianOffice };

test('the two languages have the same messages', () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(italian).sort());
});

test('no message stands in two parts', () => {
  const parts = [italianEntry, italianPortal, italianCms, italianOffice].map((part) => Object.keys(part).length);
  expect(parts.reduce((sum, count) => sum + count)).toBe(Object.keys(italian).length);
});

test.each(Object.entries({ italian, english }))('no message of %s is empty', (_language, messages) => {
  expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
});

/** The places that a message fills in; how many there are may need a plural in one language alone. */
const placesOf = (text: string): string[] =>
  [...new Set(text.match(/(?<=\{)\w+(?=[,}])/g) ?? [])].filter((place) => !['count', 'number'].includes(place)).sort();

test('a message has the same places in both languages', () => {
  const places = (messages: Record<string, string>) =>
    Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, placesOf(text)]));
  expect(places(english)).toEqual(places(italian));
});
