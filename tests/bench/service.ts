import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demonstrationPassword } from '@gdd/schema/demonstration';
import { atEnd } from './atEnd.js';
import { createDatabase, onDatabase, type BenchServer } from './postgres.js';
import { seconds } from './table.js';
import { readyMessage } from '../faults/readyMessage.js';

const dist = path.resolve(import.meta.dirname, '../../rest/dist');

export interface ProgrammeSize {
  readonly dealers: number;
  readonly lines: number;
}

/** Fills an empty database with a programme of that size, as `npm run generate` does. */
export function generate(databaseUrl: string, size: ProgrammeSize): void {
  const args = ['--dealers', String(size.dealers), '--lines', String(size.lines)];
  const { status } = spawnSync(process.execPath, [path.join(dist, 'generate.js'), ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, MODE: 'demo', DATABASE_URL: databaseUrl },
  });
  if (status !== 0) throw new Error('The generator failed.');
}

/**
 * A database of that size; on a server with kept databases, the one of an earlier run.
 *
 * @param fill fills an empty database; its name is part of the name of the database
 */
export async function filledDatabase(
  on: BenchServer,
  size: ProgrammeSize,
  fill: (databaseUrl: string, size: ProgrammeSize) => void | Promise<void> = generate,
): Promise<string> {
  const name = `gdd_bench_${fill === generate ? '' : `${fill.name.toLowerCase()}_`}d${size.dealers}_l${size.lines}`;
  const { rowCount } = await onDatabase(on.url('postgres'), (client) =>
    client.query('select from pg_database where datname = $1', [name]),
  );
  const url = on.url(name);
  if (on.keeps && rowCount === 1) {
    // starting the service runs migrations added since, so that none of their scans are counted
    await (await Service.start(url)).stop();
    return url;
  }
  const started = performance.now();
  // renamed once complete: the next run must not use the database of an aborted one
  const unfinished = `${name}_unfinished`;
  await fill(await createDatabase(on, unfinished), size);
  await onDatabase(on.url(unfinished), (client) => client.query('vacuum analyze'));
  await onDatabase(on.url('postgres'), async (client) => {
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`alter database ${unfinished} rename to ${name}`);
  });
  console.log(`${size.dealers} dealers, ${size.lines} lines: generated in ${seconds(performance.now() - started)}`);
  return url;
}

/** Unlinks a database from the data folder of an earlier run; a new database has no tables yet. */
function unlinkDataFolder(databaseUrl: string): Promise<unknown> {
  return onDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string | null }>(`select to_regclass('file_storage') as name`);
    if (rows[0]?.name != null) await client.query('delete from file_storage');
  });
}

/** The built REST service as a process of its own. */
export class Service {
  private readonly tokens = new Map<string, string>();

  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly dataDir: string,
    private readonly forget: () => void,
  ) {}

  static async start(databaseUrl: string): Promise<Service> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gdd-bench-'));
    await unlinkDataFolder(databaseUrl);
    const child = spawn(process.execPath, [path.join(dist, 'main.js')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: {
        ...process.env,
        MODE: 'demo',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        REST_PORT: '0',
        LOG_LEVEL: 'warn',
        APP_SECRET: 'a secret of the benchmarks, long enough',
      },
    });
    const forget = atEnd(() => child.kill('SIGKILL'));
    const { url } = await readyMessage(child);
    return new Service(url, child, dataDir, forget);
  }

  /** The resident memory of the process, in MB. */
  memory(): number {
    const status = readFileSync(`/proc/${this.child.pid}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
  }

  /** The processor time of the process, in seconds. */
  cpuSeconds(): number {
    const [, , , , , , , , , , , user = '0', system = '0'] = (
      readFileSync(`/proc/${this.child.pid}/stat`, 'utf8').split(') ')[1] ?? ''
    ).split(' ');
    // in hundredths of a second, on every Linux
    return (Number(user) + Number(system)) / 100;
  }

  /** The token of a demonstration user, who is signed in at the first call. */
  async tokenOf(username: string): Promise<string> {
    const known = this.tokens.get(username);
    if (known !== undefined) return known;
    const response = await fetch(`${this.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username, password: demonstrationPassword }),
    });
    const { api_token: token } = (await response.json()) as { api_token: string };
    this.tokens.set(username, token);
    return token;
  }

  /** Sends a request. @returns the body. @throws Error for any status but a success */
  async send(method: string, route: string, options: { as?: string; headers?: object; body?: BodyInit } = {}) {
    const response = await fetch(`${this.url}/api${route}`, {
      method,
      headers: { authorization: `Bearer ${await this.tokenOf(options.as ?? 'ka.admin')}`, ...options.headers },
      ...(options.body !== undefined && { body: options.body, duplex: 'half' }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${route}: ${response.status} ${text}`);
    return text;
  }

  /** Calls a JSON route. @returns the `data` of its response */
  async call<T>(method: string, route: string, body?: object, as?: string): Promise<T> {
    const text = await this.send(method, route, {
      ...(as !== undefined && { as }),
      ...(body !== undefined && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return (JSON.parse(text) as { readonly data: T }).data;
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGTERM');
    await ended;
    this.forget();
    rmSync(this.dataDir, { recursive: true });
  }
}
