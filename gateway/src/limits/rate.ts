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
}

interface Bucket {
  units: number;
  since: number;
}

const minute = 60_000;

/**
 * Token buckets in the memory of one process. A bucket that nobody has touched for a minute is full again, which is what
 * a missing one is: they are kept in two generations, and the older is thrown away as a whole. Every call costs the same.
 */
export class RatesInMemory implements RateStore {
  private current = new Map<string, Bucket>();
  private previous = new Map<string, Bucket>();
  private turnedAt = 0;

  /** @param capacity callers of a minute at most; beyond it the ones who were quiet longest begin anew */
  constructor(private readonly capacity = 100_000) {}

  take(key: string, units: number, perMinute: number, now: number): number {
    this.turn(now);
    const bucket = this.bucketOf(key, perMinute, now);
    bucket.units = Math.min(perMinute, bucket.units + (Math.max(0, now - bucket.since) * perMinute) / minute);
    bucket.since = now;
    if (bucket.units < units) return Math.ceil(((units - bucket.units) * minute) / perMinute);
    bucket.units -= units;
    return 0;
  }

  /** Callers that are remembered. */
  get size(): number {
    return this.current.size + this.previous.size;
  }

  private bucketOf(key: string, perMinute: number, now: number): Bucket {
    const known = this.current.get(key);
    if (known) return known;
    const bucket = this.previous.get(key) ?? { units: perMinute, since: now };
    this.previous.delete(key);
    this.current.set(key, bucket);
    return bucket;
  }

  private turn(now: number): void {
    const isFull = this.current.size >= this.capacity / 2;
    // A clock that was set back starts a generation too.
    if (!isFull && now >= this.turnedAt && now - this.turnedAt < minute) return;
    this.previous = this.current;
    this.current = new Map();
    this.turnedAt = now;
  }
}
