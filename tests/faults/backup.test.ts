/** `npm run backup` while people write, and `npm run restore`. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { onDatabase } from '../bench/postgres.js';
import { Office, programmeJson } from '../programme/office.js';
import { hasPostgres, PostgresServer } from './postgresServer.js';
import { RestProcess } from './restProcess.js';
import { faultsTimeout } from './size.js';
import { Writers } from './writers.js';

const root = path.resolve(import.meta.dirname, '../..');
const pdf = Buffer.from('%PDF-1.7\nthe rules of the campaign\n');

interface Row {
  readonly id: number;
}

/** The outcome of a command of the operator. */
interface Done {
  readonly code: unknown;
  readonly stated: string;
}

/** Runs `npm run NAME -- …` on a place. */
async function command(
  name: string,
  place: Readonly<Record<string, string>>,
  ...args: readonly string[]
): Promise<Done> {
  const child = spawn(process.execPath, [path.join(root, 'scripts', `${name}.mjs`), ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env['PATH'], MODE: 'demo', DEMO_DATA: 'none', ...place },
  });
  const [out, err, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code, stated: out + err };
}

const hasPrograms = hasPostgres() && spawnSync('pg_dump', ['--version']).status === 0 ? describe : describe.skip;

// Skipped where no Postgres is installed: npm run test:faults says so.
hasPrograms('a backup of a portal on Postgres', () => {
  let scratch: string;
  let postgres: PostgresServer;
  let database: pg.Client;
  let rest: RestProcess;
  let office: Office;
  beforeAll(async () => {
    scratch = mkdtempSync(path.join(tmpdir(), 'gdd-backup-test-'));
    postgres = await PostgresServer.start();
    rest = await RestProcess.start({ databaseUrl: postgres.url });
    office = await Office.signIn(rest.url);
    database = new pg.Client({ connectionString: postgres.url });
    await database.connect();
    await database.query('create database restored');
  });
  afterAll(async () => {
    await database.end();
    await rest.end('SIGKILL');
    postgres.stop();
    rmSync(scratch, { recursive: true });
  });

  const placeOf = (name: string, dataDir: string) => {
    const url = new URL(postgres.url);
    url.pathname = `/${name}`;
    return { DATABASE_URL: url.href, DATA_DIR: dataDir };
  };

  test(
    'a backup is of one instant, and is restored completely into an empty place, where all sessions have ended',
    async () => {
      const attachment = await attached();
      const writers = await Writers.start(rest.url, database, 'backup');
      await writers.acknowledgements(30);
      const atLeast = writers.book;
      const folder = path.join(scratch, 'backup');
      const made = await command('backup', placeOf('postgres', rest.dataDir), folder);
      await writers.acknowledgements(30);
      await writers.stop();
      expect(made).toEqual({ code: 0, stated: `The backup is in ${folder}.\n` });
      expect(writers.complaints).toEqual([]);

      const dataDir = path.join(scratch, 'data');
      const place = placeOf('restored', dataDir);
      const restored = await command('restore', place, folder);
      expect(restored.stated).toMatch(/^The portal is as it was at 2/);
      expect(await command('recompute', place)).toMatchObject({ code: 0 });
      const files = await loadedFiles(place.DATABASE_URL);
      expect(files).toBeGreaterThanOrEqual(atLeast.files);
      expect(files).toBeLessThan(await loadedFiles(postgres.url));

      const again = await RestProcess.start({ databaseUrl: place.DATABASE_URL, dataDir });
      const withOldToken = await fetch(`${again.url}/api/user`, {
        headers: { authorization: `Bearer ${office.token}` },
      });
      expect(withOldToken.status).toBe(401);
      const { token } = await Office.signIn(again.url);
      const file = await fetch(`${again.url}/api${attachment}`, { headers: { authorization: `Bearer ${token}` } });
      expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true);
      await again.end('SIGTERM');
    },
    faultsTimeout,
  );

  test('neither backup nor restore writes where something is already', async () => {
    const folder = path.join(scratch, 'backup');
    const elsewhere = path.join(scratch, 'elsewhere');
    const full = await command('restore', placeOf('restored', elsewhere), folder);
    expect(full).toEqual({ code: 1, stated: 'The database is not empty: nothing was restored.\n' });
    expect(existsSync(path.join(elsewhere, 'files'))).toBe(false);
    await database.query('create database empty');
    const files = await command('restore', placeOf('empty', path.join(scratch, 'data')), folder);
    expect(files.stated).toContain('files is not empty: nothing was restored.');
    const twice = await command('backup', placeOf('postgres', rest.dataDir), folder);
    expect(twice.stated).toContain('is not empty: a backup has a folder of its own.');
  });

  test('a backup that fails says why the database cannot be read, and cannot be restored', async () => {
    const failed = await command('backup', placeOf('nowhere', rest.dataDir), path.join(scratch, 'failed'));
    expect(failed.stated).toMatch(/^pg_dump failed:\n.*"nowhere" does not exist/s);
    expect(
      await command('restore', placeOf('empty', path.join(scratch, 'none')), path.join(scratch, 'failed')),
    ).toEqual({
      code: 1,
      stated: `${path.join(scratch, 'failed')} is no backup, or one that was not finished.\n`,
    });
  });

  /** A campaign with a file. @returns where the file is downloaded */
  async function attached(): Promise<string> {
    const [, annual] = programmeJson<readonly object[]>('campagne.json');
    const { campaign } = await office.call<{ readonly campaign: Row }>('POST', '/campaigns', {
      ...annual,
      title: 'Regole',
    });
    const route = `/campaigns/${campaign.id}/attachments?filename=regole.pdf`;
    const { attachment } = await office.call<{ readonly attachment: Row }>('POST', route, pdf, 'application/pdf');
    return `/download/campaigns-attachment/${campaign.id}/${attachment.id}`;
  }
});

/** How many files of sales are in a database. */
function loadedFiles(databaseUrl: string): Promise<number> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ files: number }>('select count(distinct document)::int as files from sales');
    return rows[0]?.files ?? 0;
  });
}
