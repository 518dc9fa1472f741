/**
 * The standby that confirms commits stands still: who reads does not notice, who writes hears in time that the outcome is
 * unknown, and nothing piles up in the server.
 */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { Office } from '../programme/office.js';
import { Writers } from './writers.js';

/** The connections of the service to its database. */
const poolSize = 10;
/** Milliseconds that tell a read that was answered from one that waited until a commit was given up, on a busy machine too. */
const soon = 6000;

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('a standby that does not confirm', () => {
  let postgres: PostgresServer;
  let rest: RestProcess;
  let database: pg.Client;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    rest = await RestProcess.start({ databaseUrl: postgres.url });
    database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await rest.end('SIGKILL');
    postgres.stop();
  });

  /** Has commits wait for a standby of this name: none has one. */
  async function waitFor(standby: string): Promise<void> {
    await database.query(`alter system set synchronous_standby_names = '${standby}'`);
    await database.query('select pg_reload_conf()');
  }

  const waiting = async () => {
    const { rows } = await database.query<{ count: number; longest: number }>(
      `select count(*)::int as count, coalesce(extract(epoch from max(now() - state_change)), 0)::float as longest
       from pg_stat_activity where wait_event = 'SyncRep'`,
    );
    return rows[0] ?? { count: 0, longest: 0 };
  };

  test('leaves reads as they are, and tells writers in time that the outcome is unknown', async () => {
    const writers = await Writers.start(rest.url, database, 'standby');
    const office = await Office.signIn(rest.url);
    await writers.acknowledgements(10);
    await waitFor('nobody');
    while ((await waiting()).count < 5) await pause(20);
    // responses to what was confirmed before are still on their way
    await pause(1000);
    const outcomesUnknown = () => writers.failures.get('UPSTREAM_UNAVAILABLE outcomeUnknown') ?? 0;
    const acknowledged = writers.acknowledged;
    let acknowledgedMeanwhile = acknowledged;
    const reads: number[] = [];
    let most = 0;
    let longest = 0;
    const end = performance.now() + 16_000;
    while (performance.now() < end) {
      // as of a session that nobody has used for a minute
      await database.query(
        `set synchronous_commit = local; update sessions set last_used_at = now() - interval '5 minutes'`,
      );
      const start = performance.now();
      await office.call('POST', '/campaigns/table', { filter: {} });
      reads.push(performance.now() - start);
      const now = await waiting();
      most = Math.max(most, now.count);
      longest = Math.max(longest, now.longest);
      // once a wait was given up, whoever repeats the write finds it done on this server, and is right to end there
      const acknowledgedNow = writers.acknowledged;
      if (outcomesUnknown() === 0) acknowledgedMeanwhile = acknowledgedNow;
      await pause(50);
    }
    expect(reads.length).toBeGreaterThan(20);
    expect(Math.max(...reads)).toBeLessThan(soon);
    // what waits in the server is never more than the writes that a pool has at once
    expect(most).toBeLessThan(poolSize);
    expect(longest).toBeLessThan(14);
    expect(outcomesUnknown()).toBeGreaterThan(0);
    expect(acknowledgedMeanwhile).toBe(acknowledged);

    await waitFor('');
    await writers.acknowledgements(30);
    await writers.stop();
    expect(writers.complaints).toEqual([]);
    expect(await writers.differences(database)).toEqual([]);
    const failures = JSON.stringify(Object.fromEntries(writers.failures));
    const slowest = Math.max(...reads).toFixed(0);
    console.log(
      `${reads.length} reads meanwhile, the slowest ${slowest} ms; at most ${most} commits waited; ${failures}`,
    );
  }, 180_000);
});
