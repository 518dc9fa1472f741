import { expect, test } from '@jest/globals';
import { circlesIn, importsByFile, layerOf, layers } from './layers.js';

const imports = importsByFile();
const isTest = (file: string) => /\.test\.tsx?$/.test(file);
/** The imports of the files that stand in a layer: tests import what they like. */
const layered = new Map([...imports].filter(([file]) => !isTest(file)));

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

test('every file of a tier is in a module of the list', () => {
  const tiers = Object.keys(layers);
  const inTiers = [...layered.keys()].filter((file) => tiers.some((tier) => file.startsWith(`${tier}/`)));
  expect(inTiers.filter((file) => layerOf(file) === undefined)).toEqual([]);
});

test('every module of the list has a file', () => {
  const filled = new Set([...layered.keys()].map((file) => JSON.stringify(layerOf(file))));
  const empty = Object.entries(layers).flatMap(([tier, modules]) =>
    modules.filter((_, layer) => !filled.has(JSON.stringify({ tier, layer }))),
  );
  expect(empty).toEqual([]);
});

test('a module imports only modules of lower layers', () => {
  const upwards = [...layered].flatMap(([file, imported]) => {
    const from = layerOf(file);
    return [...imported]
      .filter((other) => {
        const to = layerOf(other);
        return from !== undefined && to?.tier === from.tier && to.layer > from.layer;
      })
      .map((other) => `${file} → ${other}`);
  });
  expect(upwards).toEqual([]);
});
