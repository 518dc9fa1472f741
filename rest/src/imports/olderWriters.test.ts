import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../database/connections/connection.js';
import { inLongTransaction } from '../database/connections/longTransaction.js';
import { sales } from '../database/tables/programme/sales.js';
import { recomputeReport } from '../sums/recomputeReport.js';
import { upgradedFrom } from '../testing/databases/earlierDatabase.js';

const at = '2026-01-07T08:35:00.000Z';

/** What a service of the version before figures of lines were added up has left: a member and an import under way. */
const statements = [
  `insert into members (code, business_name, role, created_at, updated_at)
    values ('GDD', 'Programma', 'Programme', '${at}', '${at}')`,
  `insert into imports (kind, status, filename, size, content_hash, storage_key, created_at)
    values ('sales', 'applying', 'uno.csv', 1, 'a', 'a', '${at}')`,
  `insert into brands (name, key) values ('Lupo', 'lupo')`,
];

/** How that service writes a line. */
const olderInsert = sql`
  insert into sales (document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount, import_id)
  values ('FT-1', 1, 1, '2025-03-10', 1, 'summer', 'car', 17, 'retail', 4, 400, 1)`;

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await upgradedFrom('0025_share_tokens', statements);
});
afterAll(() => opened.close());

test('an import that an older service applies after the upgrade is refused as a whole, and no figure is wrong', async () => {
  const { database } = opened;
  await expect(database.transaction((transaction) => transaction.execute(olderInsert))).rejects.toMatchObject({
    cause: { code: '55000' },
  });
  expect(await database.select().from(sales)).toEqual([]);
  expect(await recomputeReport(database)).toMatchObject({ isRight: true });
});

test('an older service does not take lines away after the upgrade', async () => {
  await expect(opened.database.execute(sql`delete from sales`)).rejects.toMatchObject({ cause: { code: '55000' } });
});

test('a service of this version writes lines', async () => {
  await inLongTransaction(opened.database, (transaction) => transaction.execute(olderInsert));
  expect(await opened.database.select().from(sales)).toMatchObject([{ document: 'FT-1' }]);
});
