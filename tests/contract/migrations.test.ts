import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const folder = path.resolve(import.meta.dirname, '../../rest/migrations/meta');

test('the tables are described once beside the migrations, as the newest of them leaves them', () => {
  const { entries } = JSON.parse(readFileSync(path.join(folder, '_journal.json'), 'utf8')) as {
    readonly entries: readonly { readonly idx: number }[];
  };
  const newest = `${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`;
  expect(readdirSync(folder).sort()).toEqual([newest, '_journal.json']);
});
