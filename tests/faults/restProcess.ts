import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const main = path.resolve(import.meta.dirname, '../../rest/dist/main.js');

/** The compiled REST service in a process of its own, over a programme with its users alone. */
export class RestProcess {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly dataDir: string,
  ) {}

  /** @param port where it listens; 0 takes a free one */
  static async start({ databaseUrl, port = 0 }: { databaseUrl: string; port?: number }): Promise<RestProcess> {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gdd-faults-rest-'));
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        MODE: 'demo',
        DEMO_DATA: 'none',
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        REST_PORT: String(port),
        LOG_LEVEL: 'silent',
        APP_SECRET: 'a secret of the tests, long enough to sign',
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [message] = (await once(child, 'message')) as [{ readonly url: string }];
    return new RestProcess(message.url, child, dataDir);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.kill(signal);
    await ended;
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
