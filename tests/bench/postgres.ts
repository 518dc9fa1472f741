import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { postgresPrograms, postgresUser } from '../../scripts/cluster/configuration.mjs';
import { freePort } from '../../gateway/src/test/freePort.js';
import { atEnd } from './atEnd.js';

/** A Postgres server for benchmarks. */
export interface BenchServer {
  /** The connection URL of a database. */
  url(database: string): string;
  /** Whether databases are kept for the next run. */
  readonly keeps: boolean;
  stop(): void;
}

/**
 * The server that BENCH_DATABASE_URL or TEST_DATABASE_URL names, whose databases are kept; without one, a temporary
 * server, deleted at the end of the run.
 */
export async function benchServer(): Promise<BenchServer> {
  const given = process.env['BENCH_DATABASE_URL'] ?? process.env['TEST_DATABASE_URL'];
  if (given !== undefined && given !== '') return serverAt(given, { keeps: true, stop: () => undefined });
  const folder = mkdtempSync(path.join(tmpdir(), 'gdd-bench-postgres-'));
  chmodSync(folder, 0o755);
  const owner = path.join(folder, 'postgres');
  mkdirSync(owner);
  giveToPostgres(owner);
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
  const stop = () => {
    forget();
    asPostgres('pg_ctl', ['--pgdata', data, '--wait', '--mode', 'immediate', 'stop']);
    rmSync(folder, { recursive: true, force: true });
  };
  const forget = atEnd(stop);
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

/** Gives a file or a folder to the user that Postgres runs as. */
export function giveToPostgres(file: string): void {
  const user = postgresUser();
  if (user) chownSync(file, user.uid, user.gid);
}

/** The path of a program of Postgres. */
export function programOfPostgres(name: string): string {
  const programs = postgresPrograms();
  if (programs === undefined) {
    throw new Error('There is no Postgres: install it, or name a server in BENCH_DATABASE_URL.');
  }
  return path.join(programs, name);
}

/** A command as the user that Postgres runs as. */
export function byPostgresUser(command: readonly string[]): readonly string[] {
  return postgresUser() === undefined
    ? command
    : ['setpriv', '--reuid', 'postgres', '--regid', 'postgres', '--init-groups', ...command];
}

/** Runs a program of Postgres, as its user. */
export function asPostgres(name: string, args: readonly string[], { locale = false } = {}): void {
  const command = byPostgresUser([programOfPostgres(name), ...args, ...(locale ? ['--locale', 'C.UTF-8'] : [])]);
  const [first = '', ...others] = command;
  const { status, error, stderr } = spawnSync(first, others, {
    stdio: ['ignore', 'ignore', 'pipe'],
    cwd: '/',
    encoding: 'utf8',
  });
  if (status !== 0) throw error ?? new Error(`${name} failed: ${stderr}`);
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
