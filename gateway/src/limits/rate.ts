/** Keeps what callers have spent. The memory of one process is the default; gateways that share a rate share a store. */
export interface RateStore {
  /**
   * Takes units from a caller's bucket, or none where it holds too few.
   *
   * @param key the caller in its lane
   * @param units what the operation costs
   * @param perMinute what flows into the bucket in a minute, and what it holds at most
   * @param now milliseconds since the epoch
   * @returns 0 where the units were taken, else the milliseconds after which they will be there
   */
  take(key: string, units: number, perMinute: number, now: number): number;

  /** Gives back units that were taken and are not used; a bucket never holds more than a minute's. */
  giveBack(key: string, units: number, perMinute: number, now: number): void;
}

const minute = 60_000;

/**
 * Token buckets in the memory of one process, each kept as the one instant at which it will be full again. A bucket that
 * nobody has touched for a minute is full, which is what a missing one is: so they are kept in two generations, and the
 * older is thrown away as a whole. Every call costs the same.
 */
export class RatesInMemory implements RateStore {
  private current = new Map<string, number>();
  private previous = new Map<string, number>();
  private turnedAt = 0;

  /** @param capacity callers of a minute at most; beyond it the ones who were quiet longest begin anew */
  constructor(private readonly capacity = 100_000) {}

  take(key: string, units: number, perMinute: number, now: number): number {
    this.turn(now);
    // No bucket is more than a minute from full, where the clock was set back either.
    const fullAt = Math.min(Math.max(this.known(key) ?? now, now), now + minute);
    const afterwards = fullAt + (units * minute) / perMinute;
    const wait = Math.max(0, Math.ceil(afterwards - now - minute));
    this.current.set(key, wait > 0 ? fullAt : afterwards);
    return wait;
  }

  giveBack(key: string, units: number, perMinute: number, now: number): void {
    this.turn(now);
    const fullAt = this.known(key);
    if (fullAt !== undefined) this.current.set(key, fullAt - (units * minute) / perMinute);
  }

  /** Buckets that are kept. */
  get size(): number {
    return this.current.size + this.previous.size;
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
