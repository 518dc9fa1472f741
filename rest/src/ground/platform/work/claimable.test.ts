import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eq, sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../database/connections/connection.js';
import { outbox } from '../../database/tables/work/mail.js';
import { TestClock } from '../../../testing/app/testApp.js';
import { openTestDatabase } from '../../../testing/databases/testDatabase.js';
import { queueMail } from '../mail/outbox.js';
import { isNextToClaim } from './claimable.js';

let opened: OpenDatabase;
const clock = new TestClock();

beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('no more rows are claimed than there is room for, whatever plan the database chooses', async () => {
  const { database } = opened;
  const now = clock.now();
  const queue = (recipient: string) => queueMail(database, 'reset', recipient, clock);
  // statistics of one row: the plan executes a subquery of the condition again for each row of the table
  await queue('coda0@esempio.it');
  await database.execute(sql`analyze ${outbox}`);
  for (let i = 1; i < 6; i++) await queue(`coda${i}@esempio.it`);
  const claimed = await database
    .update(outbox)
    .set({ leaseUntil: new Date(now.getTime() + 60_000) })
    .where(isNextToClaim(outbox, now, { which: eq(outbox.kind, 'reset'), order: [outbox.id], limit: 2 }))
    .returning({ recipient: outbox.recipient });
  expect(claimed.map(({ recipient }) => recipient).sort()).toEqual(['coda0@esempio.it', 'coda1@esempio.it']);
});
