/**
 * A REST service that makes an export is killed: another one on the same database makes the file anew, with the same
 * bytes, and nothing of the first try is left.
 */
import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { Office } from '../programme/office.js';

/** So many that the first service is killed long before it is done. */
const dealers = 100_000;

interface Export {
  readonly id: number;
  readonly status: string;
  readonly progress: { readonly done: number; readonly total: number };
  readonly rows: number | null;
  readonly sha256: string | null;
}

const startPostgres = hasPostgres() ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
startPostgres('a service that is killed amid an export', () => {
  let postgres: PostgresServer;
  let database: pg.Client;
  let first: RestProcess;
  let second: RestProcess | undefined;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
    first = await RestProcess.start({ databaseUrl: postgres.url });
    database = new pg.Client({ connectionString: postgres.url });
    database.on('error', () => undefined);
    await database.connect();
    await database.query(`insert into members (code, business_name, role, parent_id, region, province, city, vat_number,
        status, tier, joined_on, created_at, updated_at)
      select 'K' || n, 'Gomme ' || n, 'Dealer', parent_id, region, province, city, lpad(n::text, 11, '0'), status, tier, joined_on,
        created_at, updated_at
      from (select * from members where role = 'Dealer' limit 1) as one, generate_series(1, ${dealers}) as n`);
  });
  afterAll(async () => {
    await database.end();
    await second?.end('SIGKILL');
    await first.end('SIGKILL');
    postgres.stop();
  });

  /** The files that are there as a whole. */
  const files = () =>
    readdirSync(path.join(first.dataDir, 'files'), { recursive: true, withFileTypes: true })
      .filter((each) => each.isFile() && /^[0-9a-f]{32}$/.test(each.name))
      .map(({ name }) => name);

  async function done(office: Office, id: number): Promise<Export> {
    for (;;) {
      const { export: found } = await office.call<{ export: Export }>('GET', `/exports/${id}`);
      if (found.status === 'done' || found.status === 'failed') return found;
      await pause(100);
    }
  }

  test('leaves it to another, which makes the same bytes', async () => {
    const body = { type: 'dealers', format: 'xlsx', sorting: { column: 'businessName' } };
    const { export: requested } = await (
      await Office.signIn(first.url)
    ).call<{ export: Export }>('POST', '/exports', body);
    const running = async () =>
      (await database.query(`select from exports where status = 'running' and storage_key is not null`)).rowCount;
    while ((await running()) === 0) await pause(5);
    await pause(200);
    // its folder stays: it is the other's too
    second = await RestProcess.start({ databaseUrl: postgres.url, dataDir: first.dataDir });
    const office = await Office.signIn(second.url);
    const { export: amid } = await office.call<{ export: Export }>('GET', `/exports/${requested.id}`);
    expect(amid).toMatchObject({ status: 'running', rows: null });
    await first.kill();
    expect(files()).toEqual([]);
    // as if the lease of the dead had run out
    await database.query('update exports set lease_until = now()');
    const finished = await done(office, requested.id);
    expect(finished).toMatchObject({ status: 'done' });
    expect(finished.rows).toBeGreaterThan(dealers);
    const { rows } = await database.query('select tries, storage_key from exports');
    expect(rows).toEqual([{ tries: 2, storage_key: files()[0] }]);
    expect(files()).toHaveLength(1);

    const response = await fetch(`${second.url}/api/download/${requested.id}`, {
      headers: { authorization: `Bearer ${office.token}` },
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(finished.sha256);
    // made by one that nobody killed
    const { export: again } = await office.call<{ export: Export }>('POST', '/exports', body);
    expect(await done(office, again.id)).toMatchObject({ sha256: finished.sha256, rows: finished.rows });
  }, 180_000);
});
