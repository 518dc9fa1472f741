import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { openTestDatabase } from '../../../testing/databases/testDatabase.js';
import type { OpenDatabase } from './connection.js';
import { copyLine } from './copyRows.js';

let opened: OpenDatabase;

beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.execute(sql`create table copied (number int primary key, text text)`);
});
afterAll(() => opened.close());

const into = 'copied (number, text)';
async function copied(): Promise<readonly unknown[]> {
  const result: unknown = await opened.database.execute(sql`select number, text from copied order by number`);
  return (result as { readonly rows: readonly unknown[] }).rows;
}

const linesOf = (rows: readonly Parameters<typeof copyLine>[0][]) => Buffer.from(rows.map(copyLine).join(''));

describe('rows that are copied into a table', () => {
  test('arrive as they are, whatever characters they hold', async () => {
    const texts = ['', 'plain', 'è 轮胎 🛞', 'a\tb', 'a\nb', 'a\r\nb', '\\', '\\N', '\\.', '\'"', undefined];
    await opened.copyRows(into, linesOf(texts.map((text, number) => [number, text])));
    expect(await copied()).toEqual(texts.map((text, number) => ({ number, text: text ?? null })));
  });

  test('arrive all or not at all, and a refusal leaves the connection in use', async () => {
    const before = await copied();
    const repeated = linesOf([100, 1].map((number) => [number, 'new, or there already']));
    await expect(opened.copyRows(into, repeated)).rejects.toThrow();
    await expect(opened.copyRows('nowhere (number)', linesOf([[1]]))).rejects.toThrow();
    expect(await copied()).toEqual(before);
  });
});
