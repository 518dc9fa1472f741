import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../database/connections/connection.js';
import { openDatabase } from '../../database/connections/openDatabase.js';
import { emptyServerDatabase, openTestDatabase, testDatabaseUrl } from '../../../testing/databases/testDatabase.js';
import { systemClock } from '../../clock.js';
import { OtherFilePlace, openFiles } from './storageMark.js';

// The embedded database has the rule as well here: only which database it is decides whether it is asked.
const databaseUrl = 'postgres://somewhere/else';

let folder: string;
let opened: OpenDatabase;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gdd-mark-'));
  opened = await openTestDatabase();
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});

const start = (name: string, on: OpenDatabase = opened) =>
  openFiles({ dataDir: join(folder, name), databaseUrl, bucket: undefined }, on, systemClock);
const refusal = (name: string) => start(name).catch((error: unknown) => error);

describe('REST services on one database', () => {
  test('start on the folder of the first one, and on no other', async () => {
    await start('first');
    await start('first');
    const refused = await refusal('second');
    expect(refused).toBeInstanceOf(OtherFilePlace);
    expect(String(refused)).toContain(`another place than ${join(folder, 'second', 'files')}, which is new to it`);
    expect(String(refused)).toContain('delete from file_storage;');
  });

  test('start on the files where they have moved to', async () => {
    await cp(join(folder, 'first'), join(folder, 'moved'), { recursive: true });
    await start('moved');
  });

  test('start on an empty folder once the operator has confirmed it, and no more on the one before', async () => {
    await opened.database.execute(sql`delete from file_storage`);
    await start('second');
    expect(String(await refusal('first'))).toContain('which belongs to another database');
  });
});

test('the embedded database lies beside its files and is not asked', async () => {
  const dataDir = join(folder, 'embedded');
  await openFiles({ dataDir, databaseUrl: undefined, bucket: undefined }, opened, systemClock);
});

// Not run without TEST_DATABASE_URL.
(testDatabaseUrl === undefined ? test.skip : test)(
  'of two that start at once on folders of their own, one starts',
  async () => {
    const empty = await emptyServerDatabase(testDatabaseUrl ?? '');
    const replicas = await Promise.all([1, 2].map(() => openDatabase({ databaseUrl: empty.url, dataDir: '' })));
    const started = await Promise.allSettled(replicas.map((each, i) => start(`replica ${i}`, each)));
    expect(started.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await Promise.all(replicas.map((each) => each.close()));
    await empty.drop();
  },
);
