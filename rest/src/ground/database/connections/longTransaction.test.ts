import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openTestDatabase, testDatabaseUrl } from '../../../testing/databases/testDatabase.js';
import type { OpenDatabase } from './connection.js';
import { inSnapshot } from './longTransaction.js';
import { users } from '../tables/people/accounts.js';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const onEmbedded = testDatabaseUrl === undefined ? test : test.skip;

const config = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;

onEmbedded.each([
  ['a snapshot', () => inSnapshot(opened.database, (snapshot) => snapshot.execute(sql`select 1`))],
  ['what only reads', () => opened.database.transaction((reading) => reading.execute(sql`select 1`), config)],
])('%s of the embedded database begins whatever is asked and noted meanwhile', async (_what, begin) => {
  const { meanwhile } = opened;
  let isDone = false;
  const pending: Promise<unknown>[] = [];
  const taking = begin().finally(() => (isDone = true));
  while (!isDone) {
    if (meanwhile?.isBusy() === true) pending.push(meanwhile.database.update(users).set({ name: 'seen' }).then());
    await turn();
  }
  await taking;
  await Promise.all(pending);
  expect(pending.length).toBeGreaterThan(0);
});
