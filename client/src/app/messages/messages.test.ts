/** @jest-environment node */

import { expect, test } from '@jest/globals';
import { createIntl } from 'react-intl';
import { formatNumber, localeOf, type Language } from '../../shared/i18n/format';
import { messages as englishEntry } from './en';
import { messages as englishAccount } from './en.account';
import { messages as englishCms } from './en.cms';
import { messages as englishOffice } from './en.office';
import { messages as englishPortal } from './en.portal';
import { messages as englishReports } from './en.reports';
import { messages as englishStatement } from './en.statement';
import { messages as italianEntry } from './it';
import { messages as italianAccount } from './it.account';
import { messages as italianCms } from './it.cms';
import { messages as italianOffice } from './it.office';
import { messages as italianPortal } from './it.portal';
import { messages as italianReports } from './it.reports';
import { messages as italianStatement } from './it.statement';

const english = {
  ...englishEntry,
  ...englishPortal,
  ...englishCms,
  ...englishOffice,
  ...englishReports,
  ...englishStatement,
  ...englishAccount,
};
const italian = {
  ...italianEntry,
  ...italianPortal,
  ...italianCms,
  ...italianOffice,
  ...italianReports,
  ...italianStatement,
  ...italianAccount,
};

test('the two languages have the same messages', () => {
  expect(Object.keys(english).sort()).toEqual(Object.keys(italian).sort());
});

test('no message stands in two parts', () => {
  const parts = [
    italianEntry,
    italianPortal,
    italianCms,
    italianOffice,
    italianReports,
    italianStatement,
    italianAccount,
  ].map((part) => Object.keys(part).length);
  expect(parts.reduce((sum, count) => sum + count)).toBe(Object.keys(italian).length);
});

test.each(Object.entries({ italian, english }))('no message of %s is empty', (_language, messages) => {
  expect(Object.entries(messages).filter(([, text]) => text.trim() === '')).toEqual([]);
});

/** The places that a message fills in; how many there are may need a plural in one language alone. */
const placesOf = (text: string): string[] =>
  [...new Set(text.match(/(?<=\{)[a-z]\w*(?=[,}])/g) ?? [])]
    .filter((place) => !['count', 'number'].includes(place))
    .sort();

test('a message has the same places in both languages', () => {
  const places = (messages: Record<string, string>) =>
    Object.fromEntries(Object.entries(messages).map(([id, text]) => [id, placesOf(text)]));
  expect(places(english)).toEqual(places(italian));
});

/** The plurals of a message: the argument that decides, and the places that its last branch fills in. */
function pluralsOf(text: string): readonly { readonly argument: string; readonly places: readonly string[] }[] {
  const plural = /\{(\w+), plural,.*? other \{((?:[^{}]|\{[^{}]*\})*)\}/gs;
  return [...text.matchAll(plural)].map(([, argument = '', other = '']) => ({
    argument,
    places: [...other.matchAll(/\{(\w+)\}/g)].map(([, place = '']) => place),
  }));
}

const plurals = Object.entries({ it: italian, en: english }).flatMap(([language, messages]) =>
  Object.entries(messages).flatMap(([id, text]) =>
    pluralsOf(text).map((plural) => ({ language: language as Language, id, text, ...plural })),
  ),
);

test.each(plurals)('the plural $argument of $id ($language) writes each number with its sign', (plural) => {
  const { language, id, text, argument, places } = plural;
  const tags = Object.fromEntries(
    [...text.matchAll(/<(\w+)>/g)].map(([, tag = '']) => [tag, (parts: unknown[]) => parts.join('')]),
  );
  const intl = createIntl({ locale: localeOf[language], messages: { [id]: text } });
  const write = (count: number): string => {
    const others = Object.fromEntries([...text.matchAll(/\{(\w+)/g)].map(([, place = '']) => [place, 7]));
    const own = Object.fromEntries(places.map((place) => [place, formatNumber(count, language)]));
    return String(intl.formatMessage({ id }, { ...tags, ...others, ...own, [argument]: count }));
  };
  // a plural that only inflects other words, as 'la trovi', writes no number
  if (!/(?<!\d)2(?!\d)/.test(write(2))) return;
  expect(write(-1)).toMatch(/[−-]1(?!\d)/);
  // 'Nessun risultato' and 'Una riga' are exact cases, '=0' and '=1': the category 'one' holds −1 too
  for (const count of [0, 1].filter((exact) => !text.includes(`=${exact} {`))) {
    expect(write(count)).toMatch(new RegExp(`(?<![−\\d-])${count}(?!\\d)`));
  }
});
