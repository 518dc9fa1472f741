/** A mistake is taken back by going to the instant before it: base backup and archived log (docs/operations). */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { Office, programmeJson } from '../programme/office.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { faultsTimeout } from './size.js';

const root = path.resolve(import.meta.dirname, '../..');

/** The settings of docs/operations: each segment of the log is copied once, and none over another. */
const archiving = [
  'archive_mode=on',
  'archive_command=mkdir -p {owner}/archive && test ! -f {owner}/archive/%f && cp %p {owner}/archive/%f',
];

// Skipped where no Postgres is installed: npm run test:faults says so.
(hasPostgres() ? describe : describe.skip)('a database with an archived log', () => {
  let postgres: PostgresServer;
  let recovered: PostgresServer | undefined;
  let rest: RestProcess;
  let office: Office;
  let database: pg.Client;
  beforeAll(async () => {
    postgres = await PostgresServer.start(archiving);
    rest = await RestProcess.start({ databaseUrl: postgres.url });
    office = await Office.signIn(rest.url);
    database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
  });
  afterAll(async () => {
    await database.end();
    await rest.end('SIGKILL');
    recovered?.stop();
    postgres.stop();
  });

  const made = async (title: string) => {
    const [, annual] = programmeJson<readonly object[]>('campagne.json');
    await office.call('POST', '/campaigns', { ...annual, title });
  };
  const titles = async (url: string) => {
    const { campaign } = await (
      await Office.signIn(url)
    ).call<{ campaign: readonly { title: string }[] }>('GET', '/campaigns');
    return campaign.map(({ title }) => title).sort();
  };

  test(
    'goes back to the instant before a mistake, with all that was written until then and nothing after',
    async () => {
      await made('Prima della copia');
      postgres.backUp();
      await made('Dopo la copia');
      const { rows } = await database.query<{ now: string }>('select clock_timestamp()::text as now');
      const instant = rows[0]?.now ?? '';
      await pause(50);
      await database.query("update campaigns set title = 'Errore'");
      await made('Dopo l’errore');
      await archived();

      recovered = await PostgresServer.recovered(postgres, instant);
      await promoted(recovered);
      const again = await RestProcess.start({ databaseUrl: recovered.url, dataDir: rest.dataDir });
      expect(await titles(again.url)).toEqual(['Dopo la copia', 'Prima della copia']);
      await again.end('SIGTERM');
      const settings = { MODE: 'demo', DEMO_DATA: 'none', DATABASE_URL: recovered.url, DATA_DIR: rest.dataDir };
      const recomputing = spawnSync(process.execPath, [path.join(root, 'scripts/recompute.mjs')], {
        env: { PATH: process.env['PATH'], ...settings },
        encoding: 'utf8',
      });
      expect(recomputing.stdout).toContain('no difference');
      expect(await titles(rest.url)).toEqual(['Dopo l’errore', 'Errore', 'Errore']);
    },
    faultsTimeout,
  );

  /** Waits until all that was written so far is in the archive. */
  async function archived(): Promise<void> {
    const { rows } = await database.query<{ segment: string }>('select pg_walfile_name(pg_switch_wal()) as segment');
    const segment = rows[0]?.segment ?? '';
    const reached = 'select last_archived_wal >= $1 as reached from pg_stat_archiver';
    while ((await database.query<{ reached: boolean | null }>(reached, [segment])).rows[0]?.reached !== true) {
      await pause(50);
    }
  }

  /** Waits until a server that recovers takes writes. */
  async function promoted({ url }: PostgresServer): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    const recovering = 'select pg_is_in_recovery() as recovering';
    while ((await client.query<{ recovering: boolean }>(recovering)).rows[0]?.recovering === true) await pause(50);
    await client.end();
  }
});
