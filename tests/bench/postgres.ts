import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../gateway/src/test/freePort.js';

const installations = '/usr/lib/postgresql';

/** A Postgres server for benchmarks. */
export interface BenchServer {
  /** Where a database of that name is. */
  url(database: string): string;
  /** Whether databases stay there for the next run. */
  readonly keeps: boolean;
  stop(): void;
}

/**
 * The server that BENCH_DATABASE_URL or TEST_DATABASE_URL names, whose databases are kept; without one, a server of
 * this run's own, thrown away at its end.
 */
export async function benchServer(): Promise<BenchServer> {
  const given = process.env['BENCH_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return serverAt(given, { keeps: true, stop: () => undefined });
  const folder = mkdtempSync(path.join(tmpdir(), 'gdd-bench-postgres-'));
  chmodSync(folder, 0o755);
  const owner = path.join(folder, 'postgres');
  mkdirSync(owner);
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(owner, idOf('-u'), idOf('-g'));
  const data = path.join(owner, 'data');
  asPostgres('initdb', ['--pgdata', data, '--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8'], {
    locale: true,
  });
  const port = await freePort();
  const settings = [
    ['listen_addresses', '127.0.0.1'],
    ['shared_buffers', '1GB'],
    ['maintenance_work_mem', '512MB'],
    ['max_wal_size', '8GB'],
  ].map(([name, value]) => `-c ${name}=${value}`);
  const options = `-p ${port} -k ${owner} ${settings.join(' ')}`;
  asPostgres('pg_ctl', ['--pgdata', data, '--wait', '--log', path.join(owner, 'log'), '--options', options, 'start']);
  let isRunning = true;
  const stop = () => {
    if (!isRunning) return;
    isRunning = false;
    asPostgres('pg_ctl', ['--pgdata', data, '--wait', '--mode', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  // an interrupted run leaves no server behind
  process.once('exit', stop);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  return serverAt(`postgres://postgres@127.0.0.1:${port}/postgres`, { keeps: false, stop });
}

function serverAt(address: string, rest: Pick<BenchServer, 'keeps' | 'stop'>): BenchServer {
  return {
    ...rest,
    url: (database) => {
      const url = new URL(address);
      url.pathname = `/${database}`;
      return url.href;
    },
  };
}

/** The folder of the newest Postgres's programs. */
export function postgresPrograms(): string {
  const versions = existsSync(installations) ? readdirSync(installations) : [];
  const newest = versions
    .filter((version) => existsSync(path.join(installations, version, 'bin/initdb')))
    .sort((a, b) => Number(a) - Number(b))
    .at(-1);
  if (newest === undefined) {
    throw new Error(`No Postgres below ${installations}: install it, or name a server in BENCH_DATABASE_URL.`);
  }
  return path.join(installations, newest, 'bin');
}

/** Postgres does not run as root: then it runs as the user `postgres`, which its package makes. */
export function asPostgres(program: string, args: readonly string[], { locale = false } = {}): void {
  const command = [path.join(postgresPrograms(), program), ...args, ...(locale ? ['--locale', 'C.UTF-8'] : [])];
  const whole =
    process.getuid?.() === 0
      ? ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups', ...command]
      : command;
  const [first = '', ...others] = whole;
  const { status, error, stderr } = spawnSync(first, others, {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    encoding: 'utf8',
  });
  if (status !== 0) throw error ?? new Error(`${program} failed: ${stderr}`);
}

/** The user or the group that Postgres runs as. */
export function idOf(kind: '-u' | '-g'): number {
  return Number(spawnSync('id', [kind, 'postgres'], { encoding: 'utf8' }).stdout);
}

/** Runs statements on a connection of their own. */
export async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Makes an empty database. */
export async function createDatabase(server: BenchServer, name: string): Promise<string> {
  await onDatabase(server.url('postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name}`);
  });
  return server.url(name);
}
