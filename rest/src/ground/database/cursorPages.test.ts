import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../testing/databases/testDatabase.js';
import { inSnapshot } from './connections/longTransaction.js';
import { cursorPages } from './cursorPages.js';

let opened: Awaited<ReturnType<typeof openTestDatabase>>;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

const numbersTo = (last: number) => sql`select number from generate_series(1, ${last}::int) as number order by number`;

test.each([
  [0, []],
  [2, [[1, 2]]],
  [
    6,
    [
      [1, 2, 3],
      [4, 5, 6],
    ],
  ],
  [7, [[1, 2, 3], [4, 5, 6], [7]]],
])('%i rows of a query come in pages, each once and in order', async (rows, expected) => {
  const pages: number[][] = [];
  await inSnapshot(opened.database, async (snapshot) => {
    for await (const page of cursorPages<{ readonly number: number }>(snapshot, numbersTo(rows), 3)) {
      pages.push(page.map(({ number }) => number));
    }
    // the transaction goes on, also with another query
    for await (const page of cursorPages<{ readonly number: number }>(snapshot, numbersTo(1), 3)) {
      expect(page).toEqual([{ number: 1 }]);
    }
  });
  expect(pages).toEqual(expected);
});

test('a reader of pages that stops early leaves the connection as it was', async () => {
  const first = await inSnapshot(opened.database, async (snapshot) => {
    for await (const page of cursorPages<{ readonly number: number }>(snapshot, numbersTo(9), 3)) return page.length;
    return 0;
  });
  expect(first).toBe(3);
  await inSnapshot(opened.database, async (snapshot) => {
    for await (const page of cursorPages(snapshot, numbersTo(2), 3)) expect(page).toHaveLength(2);
  });
});
