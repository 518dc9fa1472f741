import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readyMessage } from './readyMessage.js';

/** The folder of the compiled REST service. */
export const restDist = path.resolve(import.meta.dirname, '../../rest/dist');

/** The settings of a REST service over a programme with its users alone. */
export function restSettings(databaseUrl: string, dataDir: string): Record<string, string> {
  return {
    PATH: process.env['PATH'] ?? '',
    MODE: 'demo',
    DEMO_DATA: 'none',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'silent',
    APP_SECRET: 'a secret of the tests, long enough to sign',
  };
}

/** The compiled REST service in a process of its own, over a programme with its users alone. */
export class RestProcess {
  private constructor(
    readonly url: string,
    readonly dataDir: string,
    private readonly child: ChildProcess,
    private readonly ownsDataDir: boolean,
  ) {}

  /**
   * @param options.port default: 0, a free port
   * @param options.env further settings
   * @param options.dataDir the folder that it shares with another replica; default: a temporary one, deleted at its end
   * @param options.dist the folder of the compiled service; default: this version
   */
  static async start(options: {
    databaseUrl: string;
    port?: number;
    dataDir?: string;
    env?: Record<string, string>;
    dist?: string;
  }): Promise<RestProcess> {
    const { databaseUrl, port = 0, dataDir = mkdtempSync(path.join(tmpdir(), 'gdd-faults-rest-')) } = options;
    const child = spawn(process.execPath, [path.join(options.dist ?? restDist, 'main.js')], {
      env: { ...restSettings(databaseUrl, dataDir), REST_PORT: String(port), ...options.env },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const { url } = await readyMessage(child);
    return new RestProcess(url, dataDir, child, options.dataDir === undefined);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Whether the process has not ended. */
  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Its exit code; null while it runs, and where a signal has ended it. */
  get exitCode(): number | null {
    return this.child.exitCode;
  }

  /** Kills it (SIGKILL); its folder stays. */
  async kill(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill('SIGKILL');
    await ended;
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    if (this.isRunning) {
      const ended = once(this.child, 'exit');
      this.child.kill(signal);
      await ended;
    }
    if (this.ownsDataDir) rmSync(this.dataDir, { recursive: true, force: true });
  }
}
