import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { byPostgresUser } from '../bench/postgres.js';
import { freePort } from '../../gateway/src/test/freePort.js';
import { isListening } from './listening.js';

/** Whether PgBouncer is installed. */
export function hasPgBouncer(): boolean {
  return spawnSync('pgbouncer', ['--version']).status === 0;
}

/** A PgBouncer in transaction mode before a Postgres: up to 200 clients share a few server connections. */
export class PgBouncer {
  private constructor(
    readonly url: string,
    private readonly folder: string,
    private readonly child: ChildProcess,
  ) {}

  /** @param databaseUrl of the Postgres, which must not require a password */
  static async start(databaseUrl: string, connections: number): Promise<PgBouncer> {
    const { hostname, port: serverPort, pathname, username } = new URL(databaseUrl);
    const folder = mkdtempSync(path.join(tmpdir(), 'gdd-faults-pgbouncer-'));
    chmodSync(folder, 0o755);
    const port = await freePort();
    const settings = path.join(folder, 'pgbouncer.ini');
    const name = pathname.slice(1);
    writeFileSync(
      settings,
      `[databases]
${name} = host=${hostname} port=${serverPort} user=${username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 200
`,
    );
    // PgBouncer refuses to run as root
    const [program = '', ...args] = byPostgresUser(['pgbouncer', '--quiet', settings]);
    const child = spawn(program, args, { stdio: 'ignore' });
    while (!(await isListening(port))) {
      if (child.exitCode !== null) throw new Error(`pgbouncer ended with ${child.exitCode}.`);
      await pause(20);
    }
    return new PgBouncer(`postgres://${username}@127.0.0.1:${port}/${name}`, folder, child);
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }
}
