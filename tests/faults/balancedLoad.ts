import { setTimeout as pause } from 'node:timers/promises';
import { Pool } from 'undici';

/** Milliseconds between two readiness probes of a gateway, as of a balancer with short intervals. */
const quickProbes = 50;
const callersPerGateway = 8;

/** A gateway behind the balancer. */
interface Backend {
  readonly pool: Pool;
  isReady: boolean;
  responses: number;
}

/**
 * Callers that send requests without a pause, through a balancer with keep-alive connections that sends each to one of
 * the ready gateways. A failed request is not sent again.
 */
export class BalancedLoad {
  readonly failures: string[] = [];
  private readonly stopping = new AbortController();
  private readonly work: Promise<unknown>;
  private readonly backends: readonly Backend[];
  private next = 0;

  private constructor(
    urls: readonly string[],
    private readonly body: string,
    private readonly token: string,
    private readonly probeInterval: number,
  ) {
    this.backends = urls.map((url) => ({
      pool: new Pool(url, { connections: callersPerGateway, pipelining: 1 }),
      isReady: true,
      responses: 0,
    }));
    this.work = Promise.all([
      ...this.backends.map((backend) => this.probe(backend)),
      ...Array.from({ length: callersPerGateway * urls.length }, () => this.send()),
    ]);
  }

  /** Starts, and waits until every gateway has served some requests. */
  static async start(
    urls: readonly string[],
    query: string,
    { token = 'a-token-in-the-form-of-those-of-a-session--', probeInterval = quickProbes } = {},
  ): Promise<BalancedLoad> {
    const load = new BalancedLoad(urls, JSON.stringify({ query }), token, probeInterval);
    while (load.backends.some(({ responses }) => responses < 20)) await pause(5);
    return load;
  }

  /** The number of requests that a gateway has served without an error. */
  responsesOf(index: number): number {
    return this.backends[index]?.responses ?? 0;
  }

  /** Waits for 100 further responses or a failure, then ends. */
  async stop(): Promise<void> {
    const enough = this.backends.reduce((sum, { responses }) => sum + responses, 0) + 100;
    while (this.failures.length === 0 && this.backends.reduce((sum, { responses }) => sum + responses, 0) < enough) {
      await pause(5);
    }
    this.stopping.abort();
    await this.work;
    await Promise.all(this.backends.map(({ pool }) => pool.destroy()));
  }

  private async probe(backend: Backend): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      try {
        const { statusCode, body } = await backend.pool.request({ method: 'GET', path: '/ready' });
        await body.dump();
        backend.isReady = statusCode === 200;
      } catch {
        backend.isReady = false;
      }
      await pause(this.probeInterval);
    }
  }

  private async send(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      const ready = this.backends.filter(({ isReady }) => isReady);
      const backend = ready[this.next++ % ready.length];
      if (backend === undefined) return void this.failures.push('No gateway is ready.');
      try {
        const { statusCode, body } = await backend.pool.request({
          method: 'POST',
          path: '/graphql',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
          body: this.body,
        });
        const text = await body.text();
        if (statusCode === 200 && !text.includes('"errors"')) backend.responses += 1;
        else this.failures.push(`${statusCode} ${text}`);
      } catch (error) {
        this.failures.push(String(error));
      }
    }
  }
}
