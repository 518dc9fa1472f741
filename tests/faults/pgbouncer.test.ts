/**
 * The service behind a PgBouncer in transaction mode, which hands a connection on after each transaction: limits are in
 * force, starts exclude each other, and nothing of a caller is left for the next.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import type { OpenDatabase } from '../../rest/src/ground/database/connections/connection.js';
import { inLongTransaction } from '../../rest/src/ground/database/connections/longTransaction.js';
import { openDatabase } from '../../rest/src/ground/database/connections/openDatabase.js';
import { writerVersion } from '../../rest/src/ground/database/connections/writerVersion.js';
import { onDatabase } from '../bench/postgres.js';
import { Office, programmeFile } from '../programme/office.js';
import { hasPgBouncer, PgBouncer } from './pgbouncer.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';

/** Fewer than a process has connections of its own: each of them serves many callers. */
const serverConnections = 4;

const where = hasPostgres() && hasPgBouncer() ? describe : describe.skip;
const notRun = hasPgBouncer() ? '' : ' (not run: the package pgbouncer is not installed)';

where(`behind PgBouncer${notRun}`, () => {
  let postgres: PostgresServer;
  let bouncer: PgBouncer;
  let opened: OpenDatabase;
  let addresses: Parameters<typeof openDatabase>[0];
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    bouncer = await PgBouncer.start(postgres.url, serverConnections);
    addresses = { databaseUrl: bouncer.url, directDatabaseUrl: postgres.url, dataDir: '' };
    opened = await openDatabase(addresses);
    await opened.database.execute(sql`create table notes (number int)`);
  });
  afterAll(async () => {
    await opened.close();
    await bouncer.stop();
    postgres.stop();
  });

  const limits = sql`select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock,
    current_setting('idle_in_transaction_session_timeout') as idle, current_setting('gdd.writer_version', true) as version`;
  const ours = { statement: '30s', lock: '8s', idle: '30s', version: `${writerVersion}` };

  test('statements and transactions have their limits, and the version of their writer', async () => {
    expect(await opened.database.execute(limits)).toMatchObject({ rows: [ours] });
    expect(await opened.database.transaction((transaction) => transaction.execute(limits))).toMatchObject({
      rows: [ours],
    });
  });

  test('a long transaction has none, and those after it have theirs again', async () => {
    const long = await inLongTransaction(opened.database, (transaction) => transaction.execute(limits));
    expect(long).toMatchObject({ rows: [{ ...ours, statement: '0', lock: '0', idle: '0' }] });
    const after = await Promise.all(Array.from({ length: 20 }, () => opened.database.execute(limits)));
    expect(after).toMatchObject(Array.from({ length: 20 }, () => ({ rows: [ours] })));
  });

  test('nothing is set for who else comes through it', async () => {
    await opened.database.execute(sql`select 1`);
    const others = await Promise.all(
      Array.from({ length: serverConnections }, () =>
        onDatabase(bouncer.url, (client) =>
          client.query(`select current_setting('statement_timeout') as statement,
            coalesce(current_setting('gdd.writer_version', true), '') as version, pg_sleep(0.05)`),
        ),
      ),
    );
    expect(others.map(({ rows }) => rows as unknown[])).toMatchObject(
      others.map(() => [{ statement: '0', version: '' }]),
    );
  });

  test('a statement that waits for a lock too long ends, and its connection is given back', async () => {
    await onDatabase(postgres.url, async (client) => {
      await client.query('begin; lock table notes');
      const began = performance.now();
      await expect(opened.database.execute(sql`insert into notes values (0)`)).rejects.toMatchObject({
        cause: { code: '55P03' },
      });
      expect(performance.now() - began).toBeGreaterThan(7500);
    });
    expect(opened.pool?.()).toMatchObject({ waiting: 0 });
    expect(opened.pool?.().idle).toBe(opened.pool?.().size);
  });

  test('a statement that fails leaves nothing, and nothing open', async () => {
    await expect(opened.database.execute(sql`insert into notes values (1 / 0)`)).rejects.toMatchObject({
      cause: { code: '22012' },
    });
    const open = `select from pg_stat_activity where state like 'idle in transaction%'`;
    expect((await onDatabase(postgres.url, (client) => client.query(open))).rowCount).toBe(0);
    expect(await opened.database.$count(sql`notes`)).toBe(0);
  });

  test('COPY puts all rows into a table, or none', async () => {
    await opened.copyRows('notes (number)', Buffer.from('1\n2\n'));
    await expect(opened.copyRows('notes (number)', Buffer.from('3\nfour\n'))).rejects.toMatchObject({ code: '22P02' });
    expect(await opened.database.$count(sql`notes`)).toBe(2);
  });

  test('temporary tables and locks of a transaction go with it', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        opened.database.transaction(async (transaction) => {
          await transaction.execute(sql`select pg_advisory_xact_lock(7399)`);
          await transaction.execute(sql`create temporary table made on commit drop as select ${i}::int as number`);
          expect(await transaction.execute(sql`select number from made`)).toMatchObject({ rows: [{ number: i }] });
        }),
      ),
    );
    // all connections are given back
    expect(opened.pool?.()).toMatchObject({ waiting: 0, idle: opened.pool?.().size });
  });

  test('exclusive work keeps others out, and leaves no lock', async () => {
    const order: string[] = [];
    const other = await openDatabase(addresses);
    let release = (): void => undefined;
    const begun = new Promise<void>((begin) => {
      order.push('asked');
      void opened.exclusively(async () => {
        order.push('first');
        begin();
        await new Promise<void>((resolve) => (release = resolve));
        order.push('first ended');
      });
    });
    await begun;
    const second = other.exclusively(() => Promise.resolve(order.push('second')));
    const waiting = `select from pg_locks where locktype = 'advisory' and not granted`;
    while ((await onDatabase(postgres.url, (client) => client.query(waiting))).rowCount === 0);
    release();
    await second;
    await other.close();
    expect(order).toEqual(['asked', 'first', 'first ended', 'second']);
    const held = `select from pg_locks where locktype = 'advisory'`;
    while ((await onDatabase(postgres.url, (client) => client.query(held))).rowCount !== 0);
  });

  test('services start together, and load files through few connections', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gdd-faults-rest-'));
    const options = { databaseUrl: bouncer.url, dataDir, env: { DIRECT_DATABASE_URL: postgres.url } };
    const services = await Promise.all([1, 2].map(() => RestProcess.start(options)));
    try {
      const [one] = services;
      const office = await Office.signIn(one?.url ?? '');
      for (const [kind, file] of [
        ['network', 'rete.csv'],
        ['sales', 'vendite-2024.csv'],
      ] as const) {
        const { id } = await office.preview(kind, file, programmeFile(file));
        expect(await office.apply(id)).toMatchObject({ status: 'applied' });
      }
    } finally {
      await Promise.all(services.map((service) => service.end('SIGTERM')));
      rmSync(dataDir, { recursive: true });
    }
    const left = `select from pg_locks where locktype = 'advisory'`;
    expect((await onDatabase(postgres.url, (client) => client.query(left))).rowCount).toBe(0);
  });
});
