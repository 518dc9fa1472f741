import { setTimeout as pause } from 'node:timers/promises';
import type { Office } from '../programme/office.js';

/** A caller that sends the same read every 50 ms and records the responses. */
export class Reader {
  /** Milliseconds of each successful read. */
  readonly answered: number[] = [];
  /** Status → number of failed reads. */
  readonly failed = new Map<number, number>();
  private answeredAt = performance.now();
  private longestGap = 0;
  private isStopping = false;
  private readonly work: Promise<void>;

  constructor(
    private readonly office: Office,
    private readonly route: string,
    private readonly body: object,
  ) {
    this.work = this.read();
  }

  get failures(): number {
    return [...this.failed.values()].reduce((sum, each) => sum + each, 0);
  }

  /** The longest time without a successful read, in seconds. */
  get secondsWithoutReads(): number {
    return Number((this.longestGap / 1000).toFixed(1));
  }

  get slowest(): number {
    return Math.max(0, ...this.answered);
  }

  async stop(): Promise<void> {
    this.isStopping = true;
    await this.work;
  }

  private async read(): Promise<void> {
    while (!this.isStopping) {
      const began = performance.now();
      const response = await fetch(`${this.office.url}/api${this.route}`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.office.token}`, 'content-type': 'application/json' },
        body: JSON.stringify(this.body),
      });
      await response.arrayBuffer();
      if (response.ok) {
        const now = performance.now();
        this.answered.push(now - began);
        this.longestGap = Math.max(this.longestGap, now - this.answeredAt);
        this.answeredAt = now;
      } else this.failed.set(response.status, (this.failed.get(response.status) ?? 0) + 1);
      await pause(50);
    }
  }
}
