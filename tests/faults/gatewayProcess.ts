import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { readyMessage } from './readyMessage.js';

const main = path.resolve(import.meta.dirname, '../../gateway/dist/main.js');

/** How a process ended. */
export interface ProcessEnd {
  readonly code: unknown;
  /** Milliseconds from the signal to the end. */
  readonly milliseconds: number;
}

/** The compiled gateway in a process of its own, on a free port. */
export class GatewayProcess {
  private constructor(
    readonly url: string,
    private readonly child: ChildProcess,
    private readonly exit: Promise<readonly unknown[]>,
  ) {}

  /** @param env settings in addition to, or in the place of, the defaults below */
  static async start(env: Readonly<Record<string, string>>): Promise<GatewayProcess> {
    const child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env['PATH'],
        HOST: '127.0.0.1',
        PORT: '0',
        LOG_LEVEL: 'error',
        // The tests check behaviour, not speed: deadlines must hold on a slow machine.
        DEADLINE_FACTOR: '3',
        CLIENT_DIR: '/there/is/no/client',
        APP_SECRET: 'a secret of the tests, long enough to sign',
        ...env,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const exit = once(child, 'exit');
    const { url } = await readyMessage(child);
    return new GatewayProcess(url, child, exit);
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Whether the process has not ended. */
  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Sends a signal and waits for the end. */
  async end(signal: NodeJS.Signals): Promise<ProcessEnd> {
    const began = performance.now();
    this.child.kill(signal);
    const [code] = await this.exit;
    return { code, milliseconds: performance.now() - began };
  }
}
