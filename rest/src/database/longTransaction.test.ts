import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openTestDatabase, testDatabaseUrl } from '../testing/testDatabase.js';
import type { OpenDatabase } from './connection.js';
import { inSnapshot } from './longTransaction.js';

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const onEmbedded = testDatabaseUrl === undefined ? test : test.skip;

onEmbedded('a snapshot of the embedded database begins whatever is asked meanwhile', async () => {
  const { meanwhile } = opened;
  let isDone = false;
  const asked: Promise<unknown>[] = [];
  const taking = inSnapshot(opened, (snapshot) => snapshot.execute(sql`select 1`)).finally(() => (isDone = true));
  while (!isDone) {
    if (meanwhile?.isHeld() === true) asked.push(meanwhile.database.execute(sql`select 2`).then());
    await turn();
  }
  await taking;
  await Promise.all(asked);
  expect(asked.length).toBeGreaterThan(0);
});
