/** How many calls may run at once, and how many may wait for one of them to end. */
export interface BulkheadSettings {
  readonly concurrency: number;
  readonly queue: number;
}

/**
 * The concurrency is below half of the pool's connections (64), so that two hanging areas leave some to the others; the
 * queue covers the burst of calls when many pages of the portal open at once.
 */
export const bulkheadSettings: BulkheadSettings = { concurrency: 24, queue: 256 };

/** Keeps the calls of one area from using up the shared connections: limits running calls and a FIFO queue. */
export class Bulkhead {
  private active = 0;
  private readonly queue = new Set<() => void>();

  constructor(private readonly settings: BulkheadSettings = bulkheadSettings) {}

  /** Running calls. */
  get running(): number {
    return this.active;
  }

  /** Calls in the queue. */
  get queued(): number {
    return this.queue.size;
  }

  /** Starts a call if fewer than `concurrency` are running. The caller must call `leave` at its end. */
  enter(): boolean {
    if (this.active >= this.settings.concurrency) return false;
    this.active += 1;
    return true;
  }

  /**
   * Waits in the queue.
   *
   * @param admitted called when the call may run; it then counts as running
   * @returns a function that leaves the queue, without effect once admitted; undefined if the queue is full
   */
  wait(admitted: () => void): (() => void) | undefined {
    if (this.queue.size >= this.settings.queue) return undefined;
    // a new function each time: the same listener may be queued twice
    const turn = () => admitted();
    this.queue.add(turn);
    return () => void this.queue.delete(turn);
  }

  /** Ends a call; the first in the queue, if any, takes its place. */
  leave(): void {
    const [first] = this.queue;
    if (first === undefined) {
      this.active -= 1;
      return;
    }
    this.queue.delete(first);
    first();
  }
}
