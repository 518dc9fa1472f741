import { setTimeout as pause } from 'node:timers/promises';
import type { Office } from '../programme/office.js';

/** Somebody who reads a list without a pause, and keeps book of the responses. */
export class Reader {
  /** Milliseconds of each read that was answered. */
  readonly answered: number[] = [];
  /** Status → how often. */
  readonly failed = new Map<number, number>();
  private isStopping = false;
  private readonly work: Promise<void>;

  constructor(private readonly office: Office) {
    this.work = this.read();
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
      const response = await fetch(`${this.office.url}/api/campaigns/table`, {
        method: 'POST',
        headers: { authorization: `Bearer ${this.office.token}`, 'content-type': 'application/json' },
        body: '{}',
      });
      await response.arrayBuffer();
      if (response.ok) this.answered.push(performance.now() - began);
      else this.failed.set(response.status, (this.failed.get(response.status) ?? 0) + 1);
      await pause(50);
    }
  }
}
