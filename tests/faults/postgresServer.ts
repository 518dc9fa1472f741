import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { postgresPrograms } from '../../scripts/cluster/configuration.mjs';
import { asPostgres, giveToPostgres } from '../bench/postgres.js';
import { freePort } from '../../gateway/src/test/freePort.js';

/** Whether Postgres is installed. */
export function hasPostgres(): boolean {
  return postgresPrograms() !== undefined;
}

/** A Postgres server of a test, which can be killed and restarted. */
export class PostgresServer {
  private constructor(
    private readonly folder: string,
    private readonly port: number,
    private readonly settings: readonly string[] = [],
  ) {}

  /** @param settings of the server, each as `name=value`; `{owner}` stands for a folder that the server may write to */
  static async start(settings: readonly string[] = []): Promise<PostgresServer> {
    const server = await PostgresServer.place(settings);
    const access = ['--username', 'postgres', '--auth', 'trust'];
    asPostgres('initdb', ['--no-sync', '--pgdata', server.data, ...access, '--encoding', 'UTF8'], { locale: true });
    server.begin();
    return server;
  }

  /**
   * Starts a new server, recovered from the base backup and the archived log of another to an instant.
   *
   * @param instant a timestamp in the format of Postgres
   */
  static async recovered(from: PostgresServer, instant: string): Promise<PostgresServer> {
    const server = await PostgresServer.place([
      `restore_command=cp ${from.owner}/archive/%f %p`,
      `recovery_target_time=${instant}`,
      'recovery_target_action=promote',
    ]);
    execFileSync('cp', ['--archive', path.join(from.owner, 'base'), server.data]);
    const signal = path.join(server.data, 'recovery.signal');
    writeFileSync(signal, '');
    giveToPostgres(signal);
    server.begin();
    return server;
  }

  /** Starts a standby that streams from a server. */
  static async standby(of: PostgresServer, settings: readonly string[] = []): Promise<PostgresServer> {
    const server = await PostgresServer.place(settings);
    const options = ['--write-recovery-conf', '--no-sync', '--checkpoint', 'fast'];
    asPostgres('pg_basebackup', ['--pgdata', server.data, ...options, ...of.address]);
    server.begin();
    return server;
  }

  /** A server that is not started yet, with a folder and a port. */
  private static async place(settings: readonly string[]): Promise<PostgresServer> {
    const folder = mkdtempSync(path.join(tmpdir(), 'gdd-faults-postgres-'));
    chmodSync(folder, 0o755);
    const server = new PostgresServer(folder, await freePort(), settings);
    mkdirSync(server.owner);
    giveToPostgres(server.owner);
    return server;
  }

  /** Copies the running server into the folder `base` beside it, as `pg_basebackup` does. */
  backUp(): void {
    asPostgres('pg_basebackup', ['--pgdata', path.join(this.owner, 'base'), '--checkpoint', 'fast', ...this.address]);
  }

  private get address(): readonly string[] {
    return ['--host', '127.0.0.1', '--port', String(this.port), '--username', 'postgres'];
  }

  get url(): string {
    return `postgres://postgres@127.0.0.1:${this.port}/postgres`;
  }

  /** Kills the server (SIGKILL), without a checkpoint. */
  kill(): void {
    process.kill(this.pid, 'SIGKILL');
  }

  /** Stops it at once, as a crash does: `pg_ctl -m immediate`. */
  crash(): void {
    asPostgres('pg_ctl', ['--pgdata', this.data, '--wait', '--mode', 'immediate', 'stop']);
  }

  /** Stops it with a checkpoint. @returns its data folder, for another server to start on */
  shutDown(): string {
    asPostgres('pg_ctl', ['--pgdata', this.data, '--wait', '--mode', 'fast', 'stop']);
    return this.data;
  }

  /** Starts it again, with its recovery; retries while processes of the killed server still run. */
  async restart(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        return this.begin();
      } catch (error) {
        if (tries === 50) throw error;
        await pause(100);
      }
    }
  }

  /** Stops it, unless it has ended, and deletes its folder. */
  stop(): void {
    if (existsSync(this.pidFile)) this.crash();
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get owner(): string {
    return path.join(this.folder, 'postgres');
  }

  private get data(): string {
    return path.join(this.owner, 'data');
  }

  private get pid(): number {
    return Number(readFileSync(this.pidFile, 'utf8').split('\n', 1)[0]);
  }

  /** Exists while the server runs, and also after it was killed. */
  private get pidFile(): string {
    return path.join(this.data, 'postmaster.pid');
  }

  private begin(): void {
    const settings = this.settings.map((each) => ` -c "${each.replaceAll('{owner}', this.owner)}"`).join('');
    const options = `-p ${this.port} -k ${this.owner} -c listen_addresses=127.0.0.1${settings}`;
    const log = path.join(this.owner, 'log');
    asPostgres('pg_ctl', ['--pgdata', this.data, '--wait', '--log', log, '--options', options, 'start']);
  }
}
