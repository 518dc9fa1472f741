import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { OperatorError } from '../../operatorError.js';
import { appSecret } from './secret.js';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'gdd-secret-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const secretOf = () => appSecret({ appSecret: undefined, dataDir });

test('services that start together on one folder have one secret, which the folder stores', async () => {
  const secrets = await Promise.all(Array.from({ length: 10 }, secretOf));
  expect(new Set(secrets).size).toBe(1);
  expect([await readFile(join(dataDir, 'secret'), 'utf8'), await secretOf()]).toEqual([secrets[0], secrets[0]]);
});

test('an empty file is no secret', async () => {
  await writeFile(join(dataDir, 'secret'), '\n');
  await expect(secretOf()).rejects.toThrow(OperatorError);
});
