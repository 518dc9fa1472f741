import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { kindOf, poolExhausted } from './statements.js';

/**
 * Number of connections of a pool that writes leave to reads. Commits may wait for a standby, and writes for a lock:
 * with as many of them as connections, no read could run (docs/decisions/0030-failover.md).
 */
export const reservedForReads = 3;

/** Limits the concurrent writes of a process; the others wait in a queue. */
export class WriteLimit {
  private running = 0;
  private readonly queue = new Set<() => void>();

  /**
   * @param maximum of concurrent writes
   * @param timeoutMs how long a write waits in the queue
   */
  constructor(
    private readonly maximum: number,
    private readonly timeoutMs: number,
  ) {}

  /** Number of waiting writes. */
  get waiting(): number {
    return this.queue.size;
  }

  /**
   * Waits for a slot.
   *
   * @returns a function that releases the slot
   * @throws Error the same as of a pool without a free connection, after the timeout
   */
  async acquire(): Promise<() => void> {
    if (this.running >= this.maximum) await this.waitForSlot();
    else this.running += 1;
    return () => this.release();
  }

  /** Runs a write in a slot. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const release = await this.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  /** Wraps a pool so that its single statements that write are limited. */
  ofPool(pool: pg.Pool): pg.Pool {
    type Query = (...statement: readonly [string | { readonly text: string }, ...unknown[]]) => Promise<unknown>;
    const queryPool = pool.query.bind(pool) as Query;
    const query: Query = (...statement) => {
      const [text] = statement;
      const isWrite = writing.has(kindOf(typeof text === 'string' ? text : text.text));
      return isWrite ? this.run(() => queryPool(...statement)) : queryPool(...statement);
    };
    return Object.assign(Object.create(pool) as pg.Pool, { query });
  }

  private release(): void {
    const [next] = this.queue;
    if (next === undefined) {
      this.running -= 1;
      return;
    }
    // the first in the queue takes over the slot, so `running` stays the same
    this.queue.delete(next);
    next();
  }

  private waitForSlot(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.queue.delete(begin);
        reject(new Error(poolExhausted));
      }, this.timeoutMs);
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      this.queue.add(begin);
    });
  }
}

const writing: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'copy']);

/** Whether a transaction only reads: `repeatable read` is used for reads on a snapshot alone (`inSnapshot`). */
export function isReadOnlyTransaction(config: PgTransactionConfig | undefined): boolean {
  return config?.accessMode === 'read only' || config?.isolationLevel === 'repeatable read';
}
