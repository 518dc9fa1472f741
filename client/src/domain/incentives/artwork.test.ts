/** @jest-environment node */

import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { artworkById, artworkName } from './artworkTable';

const folder = fileURLToPath(new URL('./artwork', import.meta.url));
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, step) => from + step);

/** Specification, section 2, modal 5. */
const shared = [
  [65, 70],
  [66, 69],
  [85, 86],
];
const ownImages = [
  ...range(43, 50),
  ...range(52, 59),
  ...range(61, 64),
  ...[67, 68, 71],
  ...range(74, 77),
  ...range(82, 84),
  ...range(96, 99),
  ...range(107, 109),
  ...[113, 114],
];

function pictureOf(id: number): string {
  const artwork = artworkById.get(String(id));
  if (artwork === undefined) throw new Error(`Campaign ${id} has no picture.`);
  return artworkName(artwork);
}

test('the campaigns that the specification lists have a picture, and no others', () => {
  const listed = [...ownImages, ...shared.flat()].map(String).sort();
  expect([...artworkById.keys()].sort()).toEqual(listed);
});

test.each(shared)('campaigns %s and %s share one picture', (one, other) => {
  expect(pictureOf(one)).toBe(pictureOf(other));
});

test('every other picture belongs to one campaign alone', () => {
  const used = [...ownImages, ...shared.map(([first]) => first as number)].map(pictureOf);
  expect(new Set(used).size).toBe(used.length);
});

test('the years of the pictures rise with the ids', () => {
  const years = [...artworkById].sort(([one], [other]) => Number(one) - Number(other)).map(([, { year }]) => year);
  expect(years).toEqual([...years].sort());
});

test('every picture is there, no other is, and each is a few KB of drawing alone', () => {
  const names = [...new Set([...artworkById.values()].map(artworkName))].map((name) => `${name}.svg`);
  expect(readdirSync(folder).sort()).toEqual(names.sort());
  for (const name of names) {
    const picture = readFileSync(`${folder}/${name}`, 'utf8');
    expect(picture.length).toBeLessThan(6_000);
    expect(picture).not.toMatch(/<(script|style|image|text|foreignObject)|style=|href="(?!#)/);
  }
});
