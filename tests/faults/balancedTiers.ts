import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../gateway/src/test/freePort.js';
import { RedisServer } from '../../gateway/src/test/redisServer.js';
import { GatewayProcess } from './gatewayProcess.js';
import { RestProcess } from './restProcess.js';

const haproxyFile = path.resolve(import.meta.dirname, '../../deploy/haproxy.cfg');

/** Whether this machine has a HAProxy; .ci/run installs one. */
export const hasHaproxy = spawnSync('haproxy', ['-v']).error === undefined;

/** The processes behind the balancer → their backends, by their names in deploy/haproxy.cfg. */
const backends = { rest1: 'rests', rest2: 'rests', gateway1: 'gateways', gateway2: 'gateways' } as const;
export type Replica = keyof typeof backends;
/** All of them, in the order in which they are restarted. */
export const replicas = Object.keys(backends) as readonly Replica[];

/** Milliseconds; fits the probe intervals in deploy/haproxy.cfg. */
const drainMs = '2000';

/** The times of the replacement of one process, in milliseconds. */
export interface Restart {
  readonly replica: Replica;
  /** From SIGTERM to its end. */
  readonly stopMs: number;
  /** From the start of the next one until it reports that it is ready. */
  readonly startMs: number;
  /** From there until the balancer sends it requests. */
  readonly noticedMs: number;
}

type Address = Record<'portal' | 'rest' | 'state' | Replica, number>;

/**
 * Two REST services and two gateways behind HAProxy with deploy/haproxy.cfg as it stands, and a Redis for their rates.
 */
export class BalancedTiers {
  private readonly running = new Map<Replica, RestProcess | GatewayProcess>();

  private constructor(
    readonly databaseUrl: string,
    /** The folder of files that both REST services share. */
    readonly dataDir: string,
    private readonly ports: Address,
    private readonly deadlineFactor: string,
    private readonly redis: RedisServer,
    private readonly haproxy: ChildProcess,
  ) {}

  /**
   * Starts all of them, and waits until the balancer sends requests to each.
   *
   * @param deadlineFactor the factor of the gateways' deadlines
   */
  static async start(databaseUrl: string, deadlineFactor: number): Promise<BalancedTiers> {
    const ports = {} as Address;
    for (const name of ['portal', 'rest', 'state', 'rest1', 'rest2', 'gateway1', 'gateway2'] as const)
      ports[name] = await freePort();
    const at = (name: keyof Address) => `127.0.0.1:${ports[name]}`;
    const haproxy = spawn('haproxy', ['-db', '-f', haproxyFile], {
      env: {
        PATH: process.env['PATH'],
        PORTAL_BIND: at('portal'),
        REST_BIND: at('rest'),
        STATE_BIND: at('state'),
        REST_1: at('rest1'),
        REST_2: at('rest2'),
        GATEWAY_1: at('gateway1'),
        GATEWAY_2: at('gateway2'),
      },
      stdio: 'ignore',
    });
    const dataDir = mkdtempSync(path.join(tmpdir(), 'gdd-rolling-'));
    const tiers = new BalancedTiers(
      databaseUrl,
      dataDir,
      ports,
      String(deadlineFactor),
      await RedisServer.start(),
      haproxy,
    );
    for (const tier of [['rest1', 'rest2'] as const, ['gateway1', 'gateway2'] as const]) {
      await Promise.all(tier.map((replica) => tiers.begin(replica)));
      await Promise.all(tier.map((replica) => tiers.untilUp(replica)));
    }
    return tiers;
  }

  /** The address of the portal at the balancer. */
  get url(): string {
    return `http://127.0.0.1:${this.ports.portal}`;
  }

  /** The address of the REST services at the balancer. */
  get restUrl(): string {
    return `http://127.0.0.1:${this.ports.rest}`;
  }

  /**
   * Replaces one process: SIGTERM, its end, a new one in its place, until the balancer sends it requests.
   *
   * @param dist the compiled REST service of the new one, where it is of another version
   * @throws Error where its exit code was not 0
   */
  async restart(replica: Replica, dist?: string): Promise<Restart> {
    const began = performance.now();
    const code = await this.running.get(replica)?.end('SIGTERM');
    if (typeof code === 'object' && code.code !== 0) throw new Error(`${replica} ended with ${String(code.code)}.`);
    const ended = performance.now();
    await this.begin(replica, dist);
    const ready = performance.now();
    await this.untilUp(replica);
    return { replica, stopMs: ended - began, startMs: ready - ended, noticedMs: performance.now() - ready };
  }

  /** Kills one process (SIGKILL) without replacement. */
  async kill(replica: Replica): Promise<void> {
    await this.running.get(replica)?.end('SIGKILL');
  }

  async stop(): Promise<void> {
    for (const process of this.running.values()) if (process.isRunning) await process.end('SIGKILL');
    await this.redis.kill();
    const ended = once(this.haproxy, 'exit');
    this.haproxy.kill('SIGKILL');
    await ended;
    rmSync(this.dataDir, { recursive: true, force: true });
  }

  private async begin(replica: Replica, dist?: string): Promise<void> {
    const { databaseUrl, dataDir } = this;
    const port = this.ports[replica];
    this.running.set(
      replica,
      backends[replica] === 'rests'
        ? await RestProcess.start({
            ...{ databaseUrl, dataDir, port, env: { DRAIN_MS: drainMs, TRUSTED_PROXIES: '127.0.0.1' } },
            ...(dist !== undefined && { dist }),
          })
        : await GatewayProcess.start({
            PORT: String(port),
            PUBLIC_URL: this.url,
            REST_URL: this.restUrl,
            REDIS_URL: this.redis.url,
            TRUSTED_PROXIES: '127.0.0.1',
            // all callers have one address here, which would exceed its rate limit
            RATE_FACTOR: '1000',
            DRAIN_MS: drainMs,
            DEADLINE_FACTOR: this.deadlineFactor,
          }),
    );
  }

  /** Waits until the balancer sends a process requests. */
  private async untilUp(replica: Replica): Promise<void> {
    const line = `haproxy_server_status{proxy="${backends[replica]}",server="${replica}",state="UP"} 1`;
    while (this.haproxy.exitCode === null && this.haproxy.signalCode === null) {
      const state = await fetch(`http://127.0.0.1:${this.ports.state}/metrics?scope=server`).catch(() => undefined);
      if ((await state?.text())?.includes(line)) return;
      await pause(50);
    }
    throw new Error('HAProxy ended.');
  }
}
