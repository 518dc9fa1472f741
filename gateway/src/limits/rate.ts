/** The state of a bucket after something was taken from it. */
export interface Taken {
  /** 0 where the units were taken, else the milliseconds after which they will be there. */
  readonly wait: number;
  /** Milliseconds until the bucket is full again, which also measures how much of it is missing. */
  readonly msToFull: number;
  /** Refunds unused units to the bucket. */
  giveBack(units: number): void;
}

/** Stores what callers have spent: the memory of one process, or a Redis that gateways share (`sharedRates.ts`). */
export interface RateStore {
  /**
   * Takes units from a caller's bucket, or none where it holds too few.
   *
   * @param key the caller in its channel
   * @param units what the operation costs
   * @param perMinute units that flow into the bucket in a minute, and its capacity
   * @param now milliseconds since the epoch
   */
  take(key: string, units: number, perMinute: number, now: number): Taken | Promise<Taken>;
}

/** Milliseconds in which an empty bucket fills. */
export const minute = 60_000;

/**
 * Token buckets in the memory of one process, each stored as the instant at which it will be full again. A bucket that
 * nobody has touched for a minute is full, and so is a missing one: the buckets are therefore stored in two
 * generations, of which the older is dropped as a whole. Every call takes constant time.
 */
export class RatesInMemory implements RateStore {
  private current = new Map<string, number>();
  private previous = new Map<string, number>();
  private turnedAt = 0;

  /** @param capacity callers of a minute at most; beyond it the least recent ones start with a full bucket */
  constructor(private readonly capacity = 100_000) {}

  take(key: string, units: number, perMinute: number, now: number): Taken {
    this.turn(now);
    // no bucket is more than a minute from full, even after the clock was set back
    const before = Math.min(Math.max(this.known(key) ?? now, now), now + minute);
    const afterwards = before + (units * minute) / perMinute;
    const wait = Math.max(0, Math.ceil(afterwards - now - minute));
    const fullAt = wait > 0 ? before : afterwards;
    this.current.set(key, fullAt);
    return { wait, msToFull: fullAt - now, giveBack: (unused) => this.giveBack(key, (unused * minute) / perMinute) };
  }

  /** The number of stored buckets. */
  get size(): number {
    return this.current.size + this.previous.size;
  }

  private giveBack(key: string, milliseconds: number): void {
    const fullAt = this.known(key);
    if (fullAt !== undefined) this.current.set(key, fullAt - milliseconds);
  }

  private known(key: string): number | undefined {
    const fullAt = this.current.get(key) ?? this.previous.get(key);
    this.previous.delete(key);
    return fullAt;
  }

  private turn(now: number): void {
    const isFull = this.current.size >= this.capacity / 2;
    if (!isFull && now >= this.turnedAt && now - this.turnedAt < minute) return;
    this.previous = this.current;
    this.current = new Map();
    this.turnedAt = now;
  }
}
