import { cp, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { failureText } from '../../operatorError.js';
import { putEmptyEmbedded } from '../../../testing/databases/emptyEmbedded.js';
import { openDatabase } from './openDatabase.js';
import { DamagedDatabase } from './embedded.js';

describe('an embedded database', () => {
  let folder: string;
  let whole: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gdd-embedded-'));
    whole = join(folder, 'whole');
    await putEmptyEmbedded(whole);
    await (await openDatabase({ databaseUrl: undefined, dataDir: whole })).close();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const cutLog = async (database: string) => {
    for (const name of await readdir(join(database, 'pg_wal'))) {
      if (/^\d/.test(name)) await truncate(join(database, 'pg_wal', name), 8192);
    }
  };

  test.each([
    ['without its control file', (database: string) => rm(join(database, 'global/pg_control'))],
    [
      'with a control file of nonsense',
      (database: string) => writeFile(join(database, 'global/pg_control'), 'nonsense'),
    ],
    ['with a log that was cut', cutLog],
    ['of another version', (database: string) => writeFile(join(database, 'PG_VERSION'), '15\n')],
  ])('%s says what to do, and leaves the folder free', async (what, damage) => {
    const dataDir = join(folder, what.replaceAll(' ', '-'));
    await cp(whole, dataDir, { recursive: true });
    const database = join(dataDir, 'database');
    await damage(database);
    for (const time of ['the first time', 'again']) {
      const failure = await openDatabase({ databaseUrl: undefined, dataDir }).catch((error: unknown) => error);
      expect([time, failure]).toEqual([time, expect.any(DamagedDatabase)]);
      const text = failureText(failure);
      expect(text).toContain(`move ${database} away`);
      expect(text).not.toMatch(/wasm|^\s+at /m);
    }
  });

  test('that is whole is opened again', async () => {
    await (await openDatabase({ databaseUrl: undefined, dataDir: whole })).close();
  });
});
