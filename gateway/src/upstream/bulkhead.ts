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
  private taken = 0;
  private readonly queue = new Set<() => void>();

  constructor(private readonly settings: BulkheadSettings = bulkheadSettings) {}

  /** Calls that have a place. */
  get running(): number {
    return this.taken;
  }

  /** Calls that wait for one. */
  get queued(): number {
    return this.queue.size;
  }

  /** Takes a place if one is free. Whoever has a place leaves it. */
  enter(): boolean {
    if (this.taken >= this.settings.concurrency) return false;
    this.taken += 1;
    return true;
  }

  /**
   * Waits in the queue.
   *
   * @param admitted is called with the place taken, when its turn comes
   * @returns what leaves the queue without a trace, and does nothing once admitted; undefined where the queue is full
   */
  wait(admitted: () => void): (() => void) | undefined {
    if (this.queue.size >= this.settings.queue) return undefined;
    // A function of its own: the same listener may wait twice.
    const turn = () => admitted();
    this.queue.add(turn);
    return () => void this.queue.delete(turn);
  }

  /** Gives a place back, to the first in the queue if there is one. */
  leave(): void {
    const [first] = this.queue;
    if (first === undefined) {
      this.taken -= 1;
      return;
    }
    this.queue.delete(first);
    first();
  }
}
