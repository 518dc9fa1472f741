import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { freePort } from '../../gateway/src/test/freePort.js';

const script = path.resolve(import.meta.dirname, '../../scripts/start.mjs');

/** `npm start` on free ports, with an empty data folder of its own. */
export class PortalProcess {
  private text = '';
  private readonly listeners = new Set<() => void>();

  private constructor(
    readonly child: ChildProcessByStdio<null, Readable, Readable>,
    private readonly folder: string,
    readonly url: string,
    readonly restUrl: string,
  ) {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (piece: string) => {
        this.text += piece;
        for (const look of [...this.listeners]) look();
      });
    }
  }

  /**
   * @param settings in addition to the defaults, by which the demonstration has its users alone
   * @param node the path of the Node that runs it
   */
  static async start(
    settings: Readonly<Record<string, string>> = {},
    node: string = process.execPath,
  ): Promise<PortalProcess> {
    const folder = mkdtempSync(path.join(tmpdir(), 'gdd-start-'));
    const [port, restPort] = [String(await freePort()), String(await freePort())];
    const own = { DATA_DIR: folder, PORT: port, REST_PORT: restPort, LOG_LEVEL: 'silent', DEMO_DATA: 'none' };
    const child = spawn(node, [script], {
      env: { ...process.env, ...own, ...settings },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return new PortalProcess(child, folder, `http://localhost:${port}`, `http://127.0.0.1:${restPort}`);
  }

  /** The output, once it matches the pattern or the process has ended. */
  printed(pattern: RegExp): Promise<string> {
    return new Promise((resolve) => {
      const look = () => {
        if (!pattern.test(this.text) && this.child.exitCode === null) return;
        this.listeners.delete(look);
        resolve(this.text);
      };
      this.listeners.add(look);
      this.child.once('close', look);
      look();
    });
  }

  /** Discards the output so far. */
  forget(): void {
    this.text = '';
  }

  /** The names of the files in its data folder. */
  files(): readonly string[] {
    return readdirSync(this.folder);
  }

  /** The ids of the running processes of the tiers. */
  tiers(): readonly number[] {
    const children = readFileSync(`/proc/${this.child.pid}/task/${this.child.pid}/children`, 'utf8');
    return children.trim().split(' ').map(Number);
  }

  /** Ends it, where it has not ended, and deletes its folder. */
  async end(): Promise<void> {
    if (this.child.exitCode === null) {
      const ended = once(this.child, 'exit');
      this.child.kill('SIGTERM');
      await ended;
    }
    rmSync(this.folder, { recursive: true, force: true });
  }
}
