import { expect, test } from '@jest/globals';
import { parquetReadObjects } from 'hyparquet';
import { parquet } from './parquet.js';

const nullable = (schema: object) => ({ anyOf: [schema, { type: 'null' }] });
const text = { type: 'string' };
const schema = {
  type: 'object',
  properties: {
    id: text,
    name: nullable({ ...text, description: 'Its name' }),
    tires: { type: 'integer' },
    share: nullable({ type: 'number' }),
    isActive: { type: 'boolean' },
    joinedOn: { ...text, format: 'date' },
    changedAt: nullable({ ...text, format: 'date-time' }),
    prize: { ...text, pattern: String.raw`^-?\d+(\.\d+)?$` },
    about: nullable({ type: 'object' }),
    parent: nullable({ type: 'object', properties: { code: text, role: nullable(text) }, required: ['code', 'role'] }),
    lines: {
      type: 'array',
      items: { type: 'object', properties: { quantity: { type: 'integer' } }, required: ['quantity'] },
    },
    tags: nullable({ type: 'array', items: text }),
    sometimes: text,
  },
  required: [
    'id',
    'name',
    'tires',
    'share',
    'isActive',
    'joinedOn',
    'changedAt',
    'prize',
    'about',
    'parent',
    'lines',
    'tags',
  ],
};
const full = {
  ...{ id: '1', name: 'Città', tires: -4, share: 0.5, isActive: true, joinedOn: '2025-10-15' },
  ...{
    changedAt: '2025-10-15T06:40:00.000Z',
    prize: '1234.50',
    about: { a: [1] },
    parent: { code: 'DI1', role: null },
  },
  ...{ lines: [{ quantity: 4 }, { quantity: 2 }], tags: ['a', 'b'], sometimes: 'x' },
};
const empty = {
  ...{
    id: '2',
    name: null,
    tires: 0,
    share: null,
    isActive: false,
    joinedOn: '1999-12-31',
    changedAt: null,
    prize: '0',
  },
  ...{ about: null, parent: null, lines: [], tags: null },
};

async function* parts(...all: readonly object[][]) {
  for (const part of all) yield (await Promise.resolve(part)) as Record<string, unknown>[];
}

async function rowsOf(...all: readonly object[][]) {
  const bytes: Uint8Array[] = [];
  for await (const chunk of parquet(schema, parts(...all))) bytes.push(chunk);
  const whole = Buffer.concat(bytes);
  const file = whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.byteLength);
  return parquetReadObjects({ file });
}

test('rows are what they were, part by part, with days, instants, groups and lists', async () => {
  const at = (row: typeof full | typeof empty) => ({
    ...row,
    joinedOn: new Date(row.joinedOn),
    changedAt: row.changedAt && new Date(row.changedAt),
  });
  const rows = await rowsOf([full, empty], [], [full]);
  expect(rows).toEqual([at(full), { ...at(empty), parent: undefined, tags: undefined, sometimes: null }, at(full)]);
});

test('a file without rows is one', async () => {
  expect(await rowsOf()).toEqual([]);
});
