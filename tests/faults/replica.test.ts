/**
 * Reads from a streaming standby that lags, cancels statements, dies and comes back: whoever wrote sees it, no read fails,
 * and no old result is kept for a new one. Where its primary dies, it answers alone.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { inSnapshot } from '../../rest/src/ground/database/connections/longTransaction.js';
import type { Database, OpenDatabase, ReplicaState } from '../../rest/src/ground/database/connections/connection.js';
import { openDatabase } from '../../rest/src/ground/database/connections/openDatabase.js';
import { cachedResult } from '../../rest/src/figures/cachedResults.js';
import { onDatabase } from '../bench/postgres.js';
import { Office } from '../programme/office.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { campaignOf } from './writers.js';

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('a replica', () => {
  let primary: PostgresServer;
  let standby: PostgresServer;
  let opened: OpenDatabase;
  let reading: Database;
  beforeAll(async () => {
    // what cancels the statements of the standby is done by the test alone
    primary = await PostgresServer.start(['autovacuum=off']);
    standby = await PostgresServer.standby(primary, ['max_standby_streaming_delay=0']);
    opened = await openDatabase({ databaseUrl: primary.url, databaseReadUrl: standby.url, dataDir: '' });
    reading = opened.reading as Database;
    await opened.database.execute(sql`create table notes (number int)`);
  });
  afterAll(async () => {
    await opened.close();
    standby.stop();
    primary.stop();
  });
  /** Each test begins with a replica that answers, also after a failed one. */
  beforeEach(answered);
  afterEach(() => onStandby('select pg_wal_replay_resume()').catch(() => undefined));

  const onStandby = (statement: string) => onDatabase(standby.url, (client) => client.query(statement));
  const state = () => (opened.replica as () => ReplicaState)();
  const portOf = (server: PostgresServer) => Number(new URL(server.url).port);

  const port = sql<number>`inet_server_port()`;
  const noteCount = sql<number>`(select count(*)::int from notes)`;
  const one = sql`(values (1)) as one`;

  /** Which server answers a read, and what it sees. */
  async function read(): Promise<{ readonly port: number; readonly notes: number }> {
    const [found] = await reading.select({ port, notes: noteCount }).from(one);
    return found ?? { port: 0, notes: 0 };
  }

  async function write(): Promise<void> {
    await opened.database.execute(sql`insert into notes values (1)`);
  }

  /** Waits until the replica answers again: it is left alone for a while after it did not. */
  async function answered(): Promise<void> {
    while ((await read()).port !== portOf(standby)) await pause(50);
  }

  /** Waits until the replica was sent all that the primary has committed. */
  async function received(): Promise<void> {
    const { rows } = await onDatabase(primary.url, (client) =>
      client.query<{ position: string }>('select pg_current_wal_flush_lsn()::text as position'),
    );
    const reaches = `select where pg_last_wal_receive_lsn() >= '${rows[0]?.position}'`;
    while ((await onStandby(reaches)).rowCount === 0) await pause(10);
  }

  async function countNotes(): Promise<number> {
    return opened.database.$count(sql`notes`);
  }

  test('answers statements and transactions, and shows what was written a moment before', async () => {
    for (let time = 0; time < 50; time += 1) {
      await write();
      expect(await read()).toEqual({ port: portOf(standby), notes: await countNotes() });
      const found = await inSnapshot(reading, (snapshot) =>
        snapshot.execute(sql`select inet_server_port() as port, (select count(*)::int from notes) as notes`),
      );
      expect(found).toMatchObject({ rows: [{ port: portOf(standby), notes: await countNotes() }] });
    }
  });

  test('that lags is waited for only so long: the primary answers, and shows what was written', async () => {
    await onStandby('select pg_wal_replay_pause()');
    const { lagging } = state().reads;
    await write();
    const began = performance.now();
    expect(await read()).toEqual({ port: portOf(primary), notes: await countNotes() });
    expect(performance.now() - began).toBeGreaterThan(190);
    expect(state().reads.lagging).toBe(lagging + 1);
    expect(state().lagBytes).toBeGreaterThan(0);
    // the next ones do not wait for it
    const { resting } = state().reads;
    await Promise.all([read(), read(), read()]);
    expect(state().reads).toMatchObject({ lagging: lagging + 1, resting: resting + 3 });
    await onStandby('select pg_wal_replay_resume()');
  });

  test('that only catches up after a moment is waited for', async () => {
    await onDatabase(standby.url, async (client) => {
      // a machine under load may take longer than a read waits
      for (let isWaitedFor = false; !isWaitedFor; await answered()) {
        await client.query('select pg_wal_replay_pause()');
        await write();
        const reading = read();
        await client.query('select pg_wal_replay_resume()');
        const { port, notes } = await reading;
        expect(notes).toBe(await countNotes());
        isWaitedFor = port === portOf(standby);
      }
    });
  });

  test('that cancels a statement has the whole transaction made again on the primary', async () => {
    await write();
    const ports: number[] = [];
    const { refused } = state().reads;
    const counted = inSnapshot(reading, async (snapshot) => {
      const [found] = await snapshot.select({ port, notes: noteCount }).from(one);
      ports.push(found?.port ?? 0);
      if (ports.length === 1) await snapshot.execute(sql`select pg_sleep(60)`);
      return snapshot.$count(sql`notes`);
    });
    while ((await onStandby(`select from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount === 0);
    await opened.database.execute(sql`delete from notes`);
    await opened.database.execute(sql`vacuum notes`);
    expect(await counted).toBe(0);
    expect(ports).toEqual([portOf(standby), portOf(primary)]);
    expect(state().reads.refused).toBe(refused + 1);
  });

  test('that cannot do something leaves it to the primary: a temporary table, an unlogged one, a write', async () => {
    await reading.transaction(async (transaction) => {
      await transaction.execute(sql`create temporary table found on commit drop as select 1`);
    });
    expect(await reading.$count(sql`import_sales`)).toBe(0);
    const before = await countNotes();
    await reading.execute(sql`insert into notes values (2)`);
    expect(await countNotes()).toBe(before + 1);
  });

  test('has failures of a read itself as they are, once', async () => {
    let times = 0;
    const failing = reading.transaction((transaction) => {
      times += 1;
      return transaction.execute(sql`select 1 / 0`);
    });
    await expect(failing).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(times).toBe(1);
  });

  test('whose version of a result was newer than the primary’s result leaves nothing in the cache', async () => {
    let made = 0;
    const result = (fails: boolean) =>
      cachedResult(
        reading,
        'notes',
        async () => String((await read()).notes),
        async () => {
          made += 1;
          // what a standby cannot do is done by the primary
          if (fails) await reading.execute(sql`create temporary table made as select 1`);
          return made;
        },
      );
    expect(await result(true)).toBe(1);
    expect(await result(false)).toBe(2);
    expect(await result(false)).toBe(2);
    await write();
    expect(await result(false)).toBe(3);
  });

  test('that dies is missed by nobody, and answers again when it is back', async () => {
    const sleeping = reading.transaction(async (transaction) => {
      await transaction.execute(sql`select pg_sleep(case when pg_is_in_recovery() then 60 else 0 end)`);
      return 'read';
    });
    while ((await onStandby(`select from pg_stat_activity where wait_event = 'PgSleep'`)).rowCount === 0);
    standby.crash();
    await write();
    const found = { port: portOf(primary), notes: await countNotes() };
    expect([await sleeping, ...(await Promise.all(Array.from({ length: 20 }, read)))]).toEqual([
      'read',
      ...Array.from({ length: 20 }, () => found),
    ]);
    await standby.restart();
    await answered();
  });

  test('that is no standby any more is not asked', async () => {
    const other = await openDatabase({ databaseUrl: primary.url, databaseReadUrl: primary.url, dataDir: '' });
    try {
      await other.reading?.execute(sql`select 1`);
      expect(other.replica?.().reads).toMatchObject({ answered: 0, away: 1 });
    } finally {
      await other.close();
    }
  });

  describe('of a service', () => {
    let rest: RestProcess;
    beforeAll(async () => {
      rest = await RestProcess.start({ databaseUrl: primary.url, env: { DATABASE_READ_URL: standby.url } });
    });
    afterAll(() => rest.end('SIGTERM'));

    test('answers its reports, in which people see at once what they wrote', async () => {
      const office = await Office.signIn(rest.url);
      const readsOf = async (outcome: string) => {
        const metrics = await (await fetch(`${rest.url}/metrics`)).text();
        return Number(new RegExp(`^rest_replica_reads_total\\{outcome="${outcome}"\\} (\\d+)`, 'm').exec(metrics)?.[1]);
      };
      const { rows } = await onDatabase(primary.url, (client) =>
        client.query<{ id: number }>(`select id from members where role = 'Dealer' limit 1`),
      );
      const dealer = rows[0]?.id;
      /** Adds a dealer to a new campaign and asks at once how many are in it. */
      const dealersOf = async (title: string) => {
        const { campaign } = await office.call<{ readonly campaign: { readonly id: number } }>(
          'POST',
          '/campaigns',
          campaignOf(title),
        );
        await office.call('POST', `/campaigns/${campaign.id}/dealer/add`, { data: { dealer, goalThreshold: 100 } });
        const paging = { paginator: { page: 1, pageSize: 10 } };
        const table = await office.call<{ readonly total: number }>(
          'POST',
          `/campaigns/${campaign.id}/dealers`,
          paging,
        );
        return table.total;
      };
      expect(await dealersOf('Prima')).toBe(1);
      expect([await readsOf('answered'), await readsOf('lagging')]).toEqual([expect.any(Number), 0]);
      expect(await readsOf('answered')).toBeGreaterThan(0);
      await onStandby('select pg_wal_replay_pause()');
      expect(await dealersOf('Seconda')).toBe(1);
      expect(await readsOf('lagging')).toBeGreaterThan(0);
      await onStandby('select pg_wal_replay_resume()');
      standby.crash();
      expect(await dealersOf('Terza')).toBe(1);
      await standby.restart();
    });

    test('answers its reports alone while the primary is away, to whom it knows', async () => {
      const office = await Office.signIn(rest.url);
      const answerOf = async (method: string, route: string, body?: object, token = office.token) => {
        const response = await fetch(`${rest.url}/api${route}`, {
          method,
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
          ...(body !== undefined && { body: JSON.stringify(body) }),
        });
        return { status: response.status, body: await response.json() };
      };
      const statusOf = async (...call: Parameters<typeof answerOf>) => (await answerOf(...call)).status;
      const report = () =>
        answerOf('POST', '/report', {
          data: { type: 'campaigns', filters: {} },
          params: { paginator: { page: 1, pageSize: 10 } },
        });
      const campaigns = () => statusOf('POST', '/campaigns/table', {});
      const change = (title: string) => statusOf('POST', '/campaigns', campaignOf(title));
      const unknown = `${office.token.slice(0, -4)}AAAA`;

      const before = { user: await answerOf('GET', '/user'), report: await report() };
      expect([before.user.status, before.report.status]).toEqual([200, 200]);
      expect([await campaigns(), await change('Prima'), await statusOf('GET', '/user', undefined, unknown)]).toEqual([
        200, 201, 401,
      ]);
      primary.crash();
      expect({ user: await answerOf('GET', '/user'), report: await report() }).toEqual(before);
      // what it does not show, what is written, and whom it may not know yet
      expect([await campaigns(), await change('Durante'), await statusOf('GET', '/user', undefined, unknown)]).toEqual([
        503, 503, 503,
      ]);
      await primary.restart();
      await answered();
      expect({ user: await answerOf('GET', '/user'), report: await report() }).toEqual(before);

      // it has been sent more than it shows
      await onStandby('select pg_wal_replay_pause()');
      expect(await change('Seconda')).toBe(201);
      await received();
      primary.crash();
      expect((await report()).status).toBe(503);
      await onStandby('select pg_wal_replay_resume()');
      expect((await report()).status).toBe(200);
      await primary.restart();
      await answered();

      // the last record that it was sent is cut in two: of a transaction under way, whole pages of the log are written;
      // the service knows the position in the midst of that record as what the primary had written
      const writer = new pg.Client(primary.url);
      writer.on('error', () => undefined);
      await writer.connect();
      await writer.query('begin');
      const isCut = `select where pg_last_wal_receive_lsn() - '0/0' > pg_last_wal_replay_lsn() - '0/0'`;
      do {
        await writer.query(
          `select pg_logical_emit_message(true, 'note', repeat('x', 5000)) from generate_series(1, 1000)`,
        );
        await pause(1000);
        expect((await report()).status).toBe(200);
      } while ((await onStandby(isCut)).rowCount === 0);
      primary.crash();
      expect([(await report()).status, (await onStandby(isCut)).rowCount]).toEqual([200, 1]);
      await primary.restart();
    });
  });
});
