import { describe, expect, test } from '@jest/globals';
import { eq, getTableName, sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { importFile, undoFile, undoRefused } from '../../../testing/programme/loadedFile.js';
import { networkDealerRow, networkFileOf, openNetworkImports } from '../../../testing/programme/networkFiles.js';
import { memberReferences } from './memberReferences.js';

const { service } = await openNetworkImports();

const named = (table: string, column: string) => `${table}.${column}`;

/** The columns of tables that a foreign key leads from to members. */
async function referencesOfDatabase(): Promise<string[]> {
  const found = rowsIn<{ readonly table: string; readonly column: string }>(
    await service.database.execute(sql`
      select key.conrelid::regclass::text as "table", attname as "column"
      from pg_constraint as key join pg_attribute on attrelid = key.conrelid and attnum = any(key.conkey)
      where key.contype = 'f' and key.confrelid = 'members'::regclass`),
  );
  return found.map(({ table, column }) => named(table, column)).sort();
}

/** A value of each type of the columns that a row must have. */
const leastValues: Readonly<Record<string, string>> = {
  smallint: '1',
  integer: '1',
  bigint: '1',
  numeric: '1',
  boolean: 'false',
  text: `'x'`,
  date: `'2025-01-01'`,
  'timestamp with time zone': `'2025-01-01T00:00Z'`,
  jsonb: `'{}'`,
  ARRAY: `'{}'`,
};

/** A row that names a member, and has else only what it must have; it refers to nothing that exists. */
async function rowNaming(database: Database, table: string, column: string, memberId: number): Promise<void> {
  const needed = rowsIn<{ readonly name: string; readonly type: string }>(
    await database.execute(sql`
      select column_name as name, data_type as type from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and is_nullable = 'NO' and column_default is null
        and is_identity = 'NO' and is_generated = 'NEVER'`),
  );
  const values = new Map(needed.map(({ name, type }) => [name, leastValues[type] ?? `no value for ${type}`]));
  // its amounts add up
  if (table === 'accrual_rows') for (const { name, type } of needed) if (type === 'numeric') values.set(name, '0');
  values.set(column, String(memberId));
  const columns = [...values.keys()].map((name) => sql.identifier(name));
  const written = [...values.values()].map((value) => sql.raw(value));
  await database.transaction(async (transaction) => {
    // the row's other references lead nowhere
    await transaction.execute(sql`set local session_replication_role = replica`);
    await transaction.execute(sql`
      insert into ${sql.identifier(table)} (${sql.join(columns, sql`, `)}) values (${sql.join(written, sql`, `)})`);
  });
}

const references = memberReferences
  .map(({ table, column, undone }) => ({ table: getTableName(table), column: column.name, undone }))
  // a member is below another by its place in the tree, which networkUndo.test.ts has
  .filter(({ table }) => table !== 'members');

/** A dealer that a file made. */
async function made(code: string, number: number): Promise<{ readonly importId: number; readonly dealerId: number }> {
  const { id: importId } = await importFile(service, 'network', networkFileOf(networkDealerRow(code, number)));
  return { importId, dealerId: (await service.memberWithCode(code)).id };
}

const rowsNaming = async (table: string, column: string, memberId: number) =>
  rowsIn(
    await service.database.execute(
      sql`select from ${sql.identifier(table)} where ${sql.identifier(column)} = ${memberId}`,
    ),
  ).length;

describe('undoing a network file', () => {
  test('has decided what becomes of every reference to a member that the database has', async () => {
    const decided = memberReferences.map(({ table, column }) => named(getTableName(table), column.name));
    // lines have no foreign key, for speed
    expect(decided.filter((each) => each !== 'sales.dealer_id').sort()).toEqual(await referencesOfDatabase());
  });

  test.each(references.filter(({ undone }) => undone !== 'removed'))(
    'is refused where column $column of $table names a dealer that it made: $undone',
    async ({ table, column, undone }) => {
      const number = 60 + references.findIndex((each) => each.table === table && each.column === column);
      const { importId, dealerId } = await made(`MR-${number}`, number);
      await rowNaming(service.database, table, column, dealerId);
      expect(await undoRefused(service, importId)).toMatchObject({
        reason: 'laterChanges',
        obstacles: [{ kind: undone, id: dealerId }],
        obstacleCount: 1,
      });
      expect(await rowsNaming(table, column, dealerId)).toBe(1);
    },
  );

  test.each(references.filter(({ undone }) => undone === 'removed'))(
    'takes the rows of $table away with a dealer that it made',
    async ({ table, column }) => {
      const number = 90 + references.findIndex((each) => each.table === table && each.column === column);
      const { importId, dealerId } = await made(`MR-${number}`, number);
      await rowNaming(service.database, table, column, dealerId);
      expect(await rowsNaming(table, column, dealerId)).toBe(1);
      expect(await undoFile(service, importId)).toMatchObject({ status: 'undone', failure: null });
      expect(await service.database.select().from(members).where(eq(members.id, dealerId))).toEqual([]);
      expect(await rowsNaming(table, column, dealerId)).toBe(0);
    },
  );
});
