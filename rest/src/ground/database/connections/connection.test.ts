/** Connections of a real Postgres that break at any moment: what ran on them fails, the service goes on. */
import { execFileSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { OperatorError } from '../../operatorError.js';
import { isDatabaseDown } from './failures.js';
import { emptyServerDatabase, testDatabaseUrl } from '../../../testing/databases/testDatabase.js';
import type { OpenDatabase } from './connection.js';
import { openDatabase } from './openDatabase.js';

const poolSize = 10;
/** More than the pool holds. */
const manyTimes = poolSize + 2;

/** Closes the connections of the service, and waits until their processes are gone. */
const terminate = `select pg_terminate_backend(pid, 10000) from pg_stat_activity
  where datname = current_database() and application_name = 'gdd-rest'`;

/** Cuts while this process stands still: the pool still takes its connections for good. */
function cutUnseen(url: string): void {
  const script = `
    const client = new (require('pg').Client)(process.argv[1]);
    client.connect().then(() => client.query(process.argv[2])).then(() => client.end());`;
  execFileSync(process.execPath, ['--eval', script, url, terminate]);
}

const onServer = testDatabaseUrl === undefined ? describe.skip : describe;

onServer('a connection that the server closes', () => {
  let empty: Awaited<ReturnType<typeof emptyServerDatabase>>;
  let opened: OpenDatabase;
  let server: pg.Client;
  beforeAll(async () => {
    empty = await emptyServerDatabase(testDatabaseUrl ?? '');
    opened = await openDatabase({ databaseUrl: empty.url, dataDir: '' });
    await opened.database.execute(sql`create table kept (number int)`);
    server = new pg.Client({ connectionString: empty.url });
    await server.connect();
  });
  afterAll(async () => {
    await opened.close();
    await server.end();
    await empty.drop();
  });

  const cut = () => server.query(terminate);

  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'it did not fail',
      (error: unknown) => error,
    );

  async function expectInUse(): Promise<void> {
    expect(await opened.database.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
  }

  test('between two statements of a transaction takes the transaction back, however often', async () => {
    for (let time = 0; time < manyTimes; time += 1) {
      const failure = await failureOf(
        opened.database.transaction(async (transaction) => {
          await transaction.execute(sql`insert into kept values (1)`);
          await cut();
          await transaction.execute(sql`insert into kept values (2)`);
        }),
      );
      expect([isDatabaseDown(failure), failure]).toMatchObject([true, { isRolledBack: true }]);
    }
    expect(await opened.database.execute(sql`select * from kept`)).toMatchObject({ rows: [] });
  });

  test('under a statement ends the statement', async () => {
    const running = failureOf(
      opened.database.transaction((transaction) => transaction.execute(sql`select pg_sleep(60)`)),
    );
    const sleeping = `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`;
    while ((await server.query(sleeping)).rowCount === 0);
    await cut();
    expect(isDatabaseDown(await running)).toBe(true);
    await expectInUse();
  });

  test('before the commit leaves the outcome unknown, and says so', async () => {
    const failure = await failureOf(
      opened.database.transaction(async (transaction) => {
        await transaction.execute(sql`insert into kept values (3)`);
        await cut();
      }),
    );
    expect([isDatabaseDown(failure), failure]).toMatchObject([true, { isRolledBack: false }]);
    await expectInUse();
  });

  test('before a transaction has begun does not use the pool up', async () => {
    const together = Array.from({ length: poolSize }, (_, i) => i);
    await Promise.all(together.map(() => opened.database.execute(sql`select pg_sleep(0.1)`)));
    cutUnseen(empty.url);
    const failures = await Promise.all(
      // only reads have the whole pool at once
      together.map(() => failureOf(opened.database.transaction(() => Promise.resolve(), { accessMode: 'read only' }))),
    );
    expect(failures.filter((failure) => !isDatabaseDown(failure))).toEqual([]);
    await expectInUse();
  });

  test('under COPY ends it, with nothing written', async () => {
    const blocked = new pg.Client({ connectionString: empty.url });
    await blocked.connect();
    await blocked.query('begin; lock table kept in exclusive mode');
    const copying = failureOf(opened.copyRows('kept (number)', Buffer.from('4\n')));
    const waiting = `select 1 from pg_stat_activity where datname = current_database() and query like 'copy%' and wait_event_type = 'Lock'`;
    while ((await server.query(waiting)).rowCount === 0);
    await cut();
    expect(isDatabaseDown(await copying)).toBe(true);
    expect(await opened.database.execute(sql`select * from kept where number = 4`)).toMatchObject({ rows: [] });
    await blocked.end();
  });

  test('that keeps others out of exclusive work fails the work', async () => {
    const failure = await failureOf(opened.exclusively(() => cut().then(() => new Promise<never>(() => undefined))));
    expect(isDatabaseDown(failure)).toBe(true);
    expect(await opened.exclusively(() => Promise.resolve('the next one'))).toBe('the next one');
  });
});

onServer('a server without a replica and a pooler', () => {
  test('is asked what it is asked, and nothing else', async () => {
    const empty = await emptyServerDatabase(testDatabaseUrl ?? '');
    const statements: string[] = [];
    const opened = await openDatabase({ databaseUrl: empty.url, dataDir: '' }, (statement) => {
      statements.push(statement);
      return () => undefined;
    });
    statements.length = 0;
    await opened.database.execute(sql`select 1`);
    await opened.database.transaction((transaction) => transaction.execute(sql`select 2`));
    expect(statements).toEqual(['select 1', 'connect', 'begin', 'select 2', 'commit']);
    expect([opened.reading, opened.replica]).toEqual([undefined, undefined]);
    await opened.close();
    await empty.drop();
  });
});

onServer('a server that takes no writes', () => {
  let empty: Awaited<ReturnType<typeof emptyServerDatabase>>;
  /** Runs a statement from another database of the server, which takes writes throughout. */
  const onNeighbour = async (statement: string) => {
    const client = new pg.Client({ connectionString: testDatabaseUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  const name = () => new URL(empty.url).pathname.slice(1);
  const setReadOnly = (value: 'on' | 'off') =>
    onNeighbour(`alter database ${name()} set default_transaction_read_only = ${value}`);
  beforeEach(async () => {
    empty = await emptyServerDatabase(testDatabaseUrl ?? '');
  });
  afterEach(() => empty.drop());

  test('ends a start with a sentence that says so', async () => {
    await setReadOnly('on');
    const opening = openDatabase({ databaseUrl: empty.url, dataDir: '' });
    await expect(opening).rejects.toThrow(OperatorError);
    await expect(opening).rejects.toThrow(/takes no writes/);
  });

  test('is away as one that is down, and is asked over new connections once it is the primary again', async () => {
    const opened = await openDatabase({ databaseUrl: empty.url, dataDir: '' });
    const { database } = opened;
    await database.execute(sql`create table notes (number int)`);
    const write = () => database.transaction((transaction) => transaction.execute(sql`insert into notes values (1)`));
    await setReadOnly('on');
    await onNeighbour(terminate.replace('current_database()', `'${name()}'`));
    const failures = await Promise.allSettled(Array.from({ length: poolSize }, write));
    const reasons = failures.map((each) => (each.status === 'rejected' ? each.reason : 'written') as unknown);
    expect(reasons.map(isDatabaseDown)).toEqual(reasons.map(() => true));
    await setReadOnly('off');
    // connections that stood would still be read-only
    await Promise.all(Array.from({ length: poolSize }, write));
    expect((await database.execute(sql`select * from notes`)) as { rows: unknown[] }).toMatchObject({
      rows: Array.from({ length: poolSize }, () => ({ number: 1 })),
    });
    await opened.close();
  });
});
