import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from './freePort.js';

/** Whether this machine has a Redis; .ci/run installs one. */
export const hasRedis = spawnSync('redis-server', ['--version']).error === undefined;

/** A Redis server in a process of its own, without persistence. */
export class RedisServer {
  private server: ChildProcess | undefined;

  private constructor(private readonly port: number) {}

  static async start(): Promise<RedisServer> {
    const redis = new RedisServer(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  /** Starts it on its port, empty. */
  async start(): Promise<void> {
    const options = ['--port', String(this.port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    this.server = spawn('redis-server', options, { stdio: ['ignore', 'pipe', 'inherit'] });
    for await (const chunk of this.server.stdout ?? []) {
      if (String(chunk).includes('Ready to accept connections')) break;
    }
    this.server.stdout?.destroy();
  }

  /** Suspends it with its connections open (SIGSTOP), or resumes it (SIGCONT). */
  signal(signal: 'SIGSTOP' | 'SIGCONT'): void {
    this.server?.kill(signal);
  }

  async kill(): Promise<void> {
    const { server } = this;
    this.server = undefined;
    if (!server) return;
    const exit = once(server, 'exit');
    server.kill('SIGKILL');
    await exit;
  }
}
