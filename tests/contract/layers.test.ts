import { expect, test } from '@jest/globals';
import { circlesIn, floorOf, floors, importsByFile } from './rooms.js';

const imports = importsByFile();

test('a circle of imports is found, of two files and of more', () => {
  const circle = new Map([
    ['a', new Set(['b', 'd'])],
    ['b', new Set(['c'])],
    ['c', new Set(['a'])],
    ['d', new Set(['e'])],
    ['e', new Set(['d'])],
    ['f', new Set(['a'])],
  ]);
  expect(circlesIn(circle)).toEqual([
    ['d', 'e'],
    ['a', 'b', 'c'],
  ]);
});

test('no file imports itself by way of others', () => {
  expect(imports.size).toBeGreaterThan(1000);
  expect(circlesIn(imports)).toEqual([]);
});

test('every file of a tier stands in a room of the list', () => {
  const tiers = Object.keys(floors);
  const inTiers = [...imports.keys()].filter((file) => tiers.some((tier) => file.startsWith(`${tier}/`)));
  expect(inTiers.filter((file) => floorOf(file) === undefined)).toEqual([]);
});

test('every room of the list has a file', () => {
  const filled = new Set([...imports.keys()].map((file) => JSON.stringify(floorOf(file))));
  const empty = Object.entries(floors).flatMap(([tier, rooms]) =>
    rooms.filter((_, floor) => !filled.has(JSON.stringify({ tier, floor }))),
  );
  expect(empty).toEqual([]);
});

test('a room knows only the rooms below it', () => {
  const upwards = [...imports].flatMap(([file, imported]) => {
    const from = floorOf(file);
    return [...imported]
      .filter((other) => {
        const to = floorOf(other);
        return from !== undefined && to?.tier === from.tier && to.floor > from.floor;
      })
      .map((other) => `${file} → ${other}`);
  });
  expect(upwards).toEqual([]);
});
