/** How many calls may run at once, and how many may wait for one of them to end. */
export interface BulkheadSettings {
  readonly concurrency: number;
  readonly queue: number;
}

/**
 * Below the connections of the pool (64), so that two areas that hang leave some to the others; the queue takes what a
 * portal opening its pages asks for at one moment.
 */
export const bulkheadSettings: BulkheadSettings = { concurrency: 24, queue: 256 };

/** Keeps the calls of one area from taking what all share: so many run, so many wait in their order, no more. */
export class Bulkhead {
  private active = 0;
  private readonly queue = new Set<() => void>();

  constructor(private readonly settings: BulkheadSettings = bulkheadSettings) {}

  /** Calls under way. */
  get running(): number {
    return this.active;
  }

  /** Calls in the queue. */
  get queued(): number {
    return this.queue.size;
  }

  /** Starts a call if fewer than `concurrency` are under way. Whoever starts one calls `leave` at its end. */
  enter(): boolean {
    if (this.active >= this.settings.concurrency) return false;
    this.active += 1;
    return true;
  }

  /**
   * Waits in the queue.
   *
   * @param admitted is called when its turn comes, as one of those under way
   * @returns what leaves the queue without a trace, and does nothing once admitted; undefined where the queue is full
   */
  wait(admitted: () => void): (() => void) | undefined {
    if (this.queue.size >= this.settings.queue) return undefined;
    // A function of its own: the same listener may wait twice.
    const turn = () => admitted();
    this.queue.add(turn);
    return () => void this.queue.delete(turn);
  }

  /** Ends a call; the first in the queue, if there is one, starts in its stead. */
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
