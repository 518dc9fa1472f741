/**
 * The REST service is killed while runs are approved, documents cancelled and months closed, and everything is asked again: no
 * cent is paid twice, no number of a document is missing or double, a month is closed once, and the sums are what they
 * follow from.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Clerks, decisions } from './clerks.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { faults, faultsTimeout } from './size.js';

const recompute = path.resolve(import.meta.dirname, '../../rest/dist/recompute.js');
const seed = 20_251_015;

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('a service that is killed while money is decided', () => {
  let postgres: PostgresServer;
  let database: pg.Client;
  let first: RestProcess;
  let rest: RestProcess;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    first = rest = await RestProcess.start({ databaseUrl: postgres.url });
    database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await rest.end('SIGKILL');
    // the folder is its own
    await first.end('SIGKILL');
    postgres.stop();
  });

  test(
    'leaves each decision done once, or not at all',
    async () => {
      const clerks = await Clerks.start(first.url, database, seed);
      const start = performance.now();
      let kills = 0;
      while (kills < decisions.length || (kills < faults.kills && performance.now() - start < faults.killingMs)) {
        await clerks.amid(decisions[kills % decisions.length] ?? 'approval');
        await rest.kill();
        kills += 1;
        rest = await RestProcess.start({ databaseUrl: postgres.url, port: first.port, dataDir: first.dataDir });
      }
      await clerks.stop();
      expect(clerks.complaints).toEqual([]);
      expect(await clerks.differences(database)).toEqual([]);
      expect(Object.values(clerks.book).every((count) => count > 0)).toBe(true);
      // a service that died while nothing was decided would prove nothing
      expect(Object.values(clerks.cut).every((count) => count > 0)).toBe(true);
      const settings = { MODE: 'demo', DEMO_DATA: 'none', DATABASE_URL: postgres.url, PATH: process.env['PATH'] };
      const { status, stdout } = spawnSync(process.execPath, [recompute], { env: settings, encoding: 'utf8' });
      expect([status, stdout]).toEqual([0, stdout]);
      console.log(`killed ${kills} times: ${JSON.stringify(clerks.book)}; cut off ${JSON.stringify(clerks.cut)}`);
    },
    faultsTimeout,
  );
});
