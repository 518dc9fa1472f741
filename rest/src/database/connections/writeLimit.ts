import type { PgTransactionConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { kindOf, poolExhausted } from './statements.js';

/**
 * Connections of a pool that writes leave to reads. A commit may wait for a standby, and a write for a lock: were there as
 * many of them as connections, nobody could read meanwhile (docs/decisions/0030-failover.md).
 */
export const reservedForReads = 3;

/** How many writes of a process are at work at once; the others wait their turn. */
export class WriteLimit {
  private running = 0;
  private readonly queue = new Set<() => void>();

  /**
   * @param most at once
   * @param patienceMs for how long one waits for its turn, as for a connection
   */
  constructor(
    private readonly most: number,
    private readonly patienceMs: number,
  ) {}

  /** Number of waiting writes. */
  get waiting(): number {
    return this.queue.size;
  }

  /**
   * Waits for a turn.
   *
   * @returns what gives it back
   * @throws Error as a pool does where nobody gave a connection back in time
   */
  async turn(): Promise<() => void> {
    if (this.running >= this.most) await this.next();
    else this.running += 1;
    return () => this.giveBack();
  }

  /** Does a write in its turn. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    const giveBack = await this.turn();
    try {
      return await work();
    } finally {
      giveBack();
    }
  }

  /** A pool whose single statements that write take their turn. */
  ofPool(pool: pg.Pool): pg.Pool {
    type Query = (...statement: readonly [string | { readonly text: string }, ...unknown[]]) => Promise<unknown>;
    const ask = pool.query.bind(pool) as Query;
    const query: Query = (...statement) => {
      const [text] = statement;
      const isWrite = writing.has(kindOf(typeof text === 'string' ? text : text.text));
      return isWrite ? this.run(() => ask(...statement)) : ask(...statement);
    };
    return Object.assign(Object.create(pool) as pg.Pool, { query });
  }

  private giveBack(): void {
    const [next] = this.queue;
    if (next === undefined) {
      this.running -= 1;
      return;
    }
    // the turn goes on to who waits
    this.queue.delete(next);
    next();
  }

  private next(): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.queue.delete(begin);
        reject(new Error(poolExhausted));
      }, this.patienceMs);
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      this.queue.add(begin);
    });
  }
}

const writing: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'copy']);

/** Whether a transaction does nothing but read: on a snapshot of its own nothing is written either. */
export function doesRead(config: PgTransactionConfig | undefined): boolean {
  return config?.accessMode === 'read only' || config?.isolationLevel === 'repeatable read';
}
