import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { OperatorError } from '../operatorError.js';
import { earlierDatabase, lastOfVersion01 } from '../../testing/databases/earlierDatabase.js';
import type { Database } from './connections/connection.js';
import { migrationsFolder } from './connections/migrations.js';
import { openDatabase } from './connections/openDatabase.js';
import { rowsIn } from './rows.js';

interface Journal {
  readonly entries: readonly { readonly idx: number; readonly when: number; readonly tag: string }[];
}

const { entries } = JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal;

/** When the last migrations of version 0.1 were made, by which its databases know them: 0033 and 0034, and what followed. */
const version01 = [1795523555717, 1795527278948] as const;
const followed = { '0035_older_writers': 1795572428635, '0036_session_password': 1795574287977 } as const;

/** The journal of a database as the versions before the baseline wrote it. */
const journalOf = (...made: readonly number[]) => [
  'delete from drizzle.__drizzle_migrations',
  ...made.map((at) => `insert into drizzle.__drizzle_migrations (hash, created_at) values ('of 0.1', ${at})`),
];

const programme = `insert into members (code, business_name, role, created_at, updated_at)
  values ('GDD', 'Programma', 'Programme', '2026-01-07', '2026-01-07')`;

const journalIn = async (database: Database) =>
  rowsIn<{ readonly at: string }>(
    await database.execute(sql`select created_at as at from drizzle.__drizzle_migrations order by id`),
  ).map(({ at }) => Number(at));

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function made(lastMigration: string, journal: readonly number[]) {
  const earlier = await earlierDatabase(lastMigration, [programme, ...journalOf(...journal)]);
  closing.push(earlier.drop);
  return earlier;
}

describe('a database of version 0.1', () => {
  test.each([
    ['as it was released', lastOfVersion01, version01],
    ['and two migrations', '0036_session_password', [...version01, ...Object.values(followed)]],
  ])('%s goes on with the migrations that it has not', async (_, lastMigration, journal) => {
    const opened = await openDatabase(await made(lastMigration, journal));
    closing.push(() => opened.close());
    const due = entries.filter(({ when }) => when > Math.max(...journal)).map(({ when }) => when);
    expect(due.length).toBeGreaterThan(0);
    expect(await journalIn(opened.database)).toEqual([...journal, ...due]);
    expect(rowsIn(await opened.database.execute(sql`select code from members`))).toEqual([{ code: 'GDD' }]);
    expect(rowsIn(await opened.database.execute(sql`select password_confirmed_at from sessions`))).toEqual([]);
    expect(rowsIn(await opened.database.execute(sql`select line from sale_corrections`))).toEqual([]);
  });

  test('that is older than its last migration is refused with what to do, and left as it is', async () => {
    const earlier = await made(lastOfVersion01, version01.slice(0, 1));
    const opening = openDatabase(earlier);
    await expect(opening).rejects.toBeInstanceOf(OperatorError);
    await expect(opening).rejects.toThrow('Start version 0.1 on it once');
    await expect(openDatabase(earlier)).rejects.toBeInstanceOf(OperatorError);
  });
});

describe('the folder of migrations', () => {
  test('has its baseline and what follows in the order of time', () => {
    const times = entries.map(({ when }) => when);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(entries.find(({ tag }) => tag === lastOfVersion01)?.when).toBe(version01[1]);
    expect(times[0]).toBeGreaterThan(version01[0]);
  });

  test('has the snapshot of the newest migration alone: the ones before it are deleted when one is made', async () => {
    const snapshots = (await readdir(join(migrationsFolder, 'meta'))).filter((name) => name.endsWith('_snapshot.json'));
    expect(snapshots).toEqual([`${String(entries.at(-1)?.idx).padStart(4, '0')}_snapshot.json`]);
  });
});
