import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../ground/database/connections/connection.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { recomputeReport } from '../../figures/sums/recomputeReport.js';
import { lastOfVersion01, upgradedFrom } from '../../testing/databases/earlierDatabase.js';

const at = '2026-01-07T08:35:00.000Z';

/** The state that a service of an earlier version left: a member and an import under way. */
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

/** Writes as a service of the version before this one does, which left the adding up to triggers. */
function asOlderService<T>(write: (transaction: Database) => Promise<T>): Promise<T> {
  return opened.database.transaction(async (transaction) => {
    await transaction.execute(sql`set local gdd.writer_version = 35`);
    return write(transaction);
  });
}

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await upgradedFrom(lastOfVersion01, statements);
});
afterAll(() => opened.close());

test('an import that an older service applies after the upgrade is refused as a whole, and no figure is wrong', async () => {
  const { database } = opened;
  await expect(asOlderService((transaction) => transaction.execute(olderInsert))).rejects.toMatchObject({
    cause: { code: '55000' },
  });
  expect(await database.select().from(sales)).toEqual([]);
  expect(await recomputeReport(database)).toMatchObject({ isRight: true });
});

test('an older service does not take lines away after the upgrade', async () => {
  await expect(asOlderService((transaction) => transaction.execute(sql`delete from sales`))).rejects.toMatchObject({
    cause: { code: '55000' },
  });
});

test.each([
  ['accept a campaign', sql`update memberships set accepted_at = now()`],
  [
    'add a dealer to a campaign',
    sql`insert into memberships (campaign_id, dealer_id, goal_threshold, added_at) values (1, 1, 1, now())`,
  ],
  ['take a dealer out of a campaign', sql`delete from memberships`],
  ['move a dealer', sql`update members set parent_id = 1 where id = 2`],
  ['change the status of a dealer', sql`update members set status = 'suspended' where id = 2`],
])('an older service does not %s after the upgrade', async (_what, statement) => {
  await expect(asOlderService((transaction) => transaction.execute(statement))).rejects.toMatchObject({
    cause: { code: '55000' },
  });
});

test('an older service still writes what no rollup is made of', async () => {
  await asOlderService((transaction) => transaction.execute(sql`update members set phone = '02 1234567'`));
});

test('a service of this version writes lines', async () => {
  await opened.database.execute(olderInsert);
  expect(await opened.database.select().from(sales)).toMatchObject([{ document: 'FT-1' }]);
});
