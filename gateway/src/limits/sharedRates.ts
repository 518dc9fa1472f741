import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RatesInMemory, type RateStore, type Taken } from './rate.js';

/** Milliseconds between attempts to reconnect to Redis, and the longest wait for it at start. */
const retryAfter = 1_000;

/**
 * The bucket of `rate.ts` in Redis, stored as the instant at which it will be full, by Redis' own clock. The library
 * passes the units (negative ones are a refund), the bucket's capacity and the seconds in which it fills. More consumed
 * points than the capacity signal a refusal.
 */
const bucket = `
local units, holds, window = tonumber(ARGV[1]), tonumber(ARGV[3]), tonumber(ARGV[4]) * 1000
local time = redis.call('time')
local now = time[1] * 1000 + time[2] / 1000
local before = tonumber(redis.call('get', KEYS[1]) or now)
before = math.min(math.max(before, now), now + window)
local after = math.max(before + units * window / holds, now)
local wait = math.ceil(after - now - window)
if units > 0 and wait > 0 then return {holds + 1, wait} end
redis.call('set', KEYS[1], string.format('%.3f', after), 'PX', math.max(1, math.ceil(after - now)))
return {math.min(holds, math.ceil((after - now) / window * holds)), math.ceil(after - now)}
`;

/** Called at the start and on every change, with whether the rates are shared. */
type SharingListener = (isShared: boolean) => void;

/**
 * The rates of all gateways in one Redis. While it is unreachable, too slow or fails, each gateway counts in its own
 * memory, starting with full buckets; no operation waits longer or is refused because of it. It reconnects in the
 * background.
 */
export class SharedRates implements RateStore {
  private readonly redis: Redis;
  private readonly local = new RatesInMemory();
  private readonly limiters = new Map<number, RateLimiterRedis>();
  private shared: boolean | undefined;
  private isReconnecting = false;
  private readonly closing = new AbortController();

  private constructor(
    url: string,
    private readonly patience: number,
    private readonly listener: SharingListener,
  ) {
    this.redis = new Redis(url, {
      lazyConnect: true,
      connectTimeout: retryAfter,
      retryStrategy: () => retryAfter,
      enableOfflineQueue: false,
      autoResendUnfulfilledCommands: false,
      maxRetriesPerRequest: 0,
    });
    // errors surface in the commands; without a listener ioredis prints them to the console
    this.redis.on('error', () => undefined);
    this.redis.on('ready', () => void this.reconnect());
    this.redis.on('close', () => this.lose());
  }

  /**
   * Connects to Redis; if it does not respond within a second, this process counts by itself for now.
   *
   * @param patience milliseconds to wait for each response of Redis
   */
  static async open(url: string, patience: number, listener: SharingListener): Promise<SharedRates> {
    const rates = new SharedRates(url, patience, listener);
    const opened = rates.redis.connect().then(() => rates.reconnect());
    await Promise.race([opened, pause(retryAfter, undefined, { signal: rates.closing.signal })]).catch(() => undefined);
    if (!rates.isShared) rates.lose();
    return rates;
  }

  /** Whether Redis counts; otherwise this process counts by itself. */
  get isShared(): boolean {
    return this.shared === true;
  }

  take(key: string, units: number, perMinute: number, now: number): Taken | Promise<Taken> {
    if (!this.isShared) return this.local.take(key, units, perMinute, now);
    return this.takeShared(key, units, perMinute).catch(() => {
      this.lose();
      return this.local.take(key, units, perMinute, now);
    });
  }

  /** Disconnects from Redis. */
  close(): void {
    this.closing.abort();
    this.redis.disconnect();
  }

  private async takeShared(key: string, units: number, perMinute: number): Promise<Taken> {
    const limiter = this.limiterOf(perMinute);
    const taken = await this.inTime(limiter.consume(key, units).catch(refusalIn));
    return {
      wait: taken.consumedPoints > perMinute ? taken.msBeforeNext : 0,
      msToFull: taken.msBeforeNext,
      // not awaited, errors ignored: a lost refund flows in again within a minute
      giveBack: (unused) => void limiter.reward(key, Math.floor(unused)).catch(() => undefined),
    };
  }

  private limiterOf(perMinute: number): RateLimiterRedis {
    const known = this.limiters.get(perMinute);
    if (known) return known;
    const limiter = new RateLimiterRedis({
      storeClient: this.redis,
      keyPrefix: 'gdd-rate',
      points: perMinute,
      duration: 60,
      customIncrTtlLuaScript: bucket,
      rejectIfRedisNotReady: true,
    });
    this.limiters.set(perMinute, limiter);
    return limiter;
  }

  /** Makes this process count by itself until Redis responds again. */
  private lose(): void {
    if (this.closing.signal.aborted) return;
    this.notify(false);
    if (!this.isReconnecting) void this.keepReconnecting();
  }

  private async keepReconnecting(): Promise<void> {
    this.isReconnecting = true;
    while (!this.isShared && !this.closing.signal.aborted) {
      await pause(retryAfter, undefined, { signal: this.closing.signal, ref: false }).catch(() => undefined);
      await this.reconnect();
    }
    this.isReconnecting = false;
  }

  private async reconnect(): Promise<void> {
    if (this.closing.signal.aborted || this.isShared) return;
    try {
      await this.inTime(this.redis.ping());
      this.notify(true);
    } catch {
      // a connection without responses is replaced
      if (this.redis.status === 'ready' || this.redis.status === 'connect') this.redis.disconnect(true);
    }
  }

  /** A response of Redis. @throws Error if it does not arrive in time */
  private inTime<T>(response: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // setImmediate: a response that arrived while this process was busy is read first
      const timer = setTimeout(() => setImmediate(() => reject(new Error('Redis is silent.'))), this.patience);
      response.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  private notify(isShared: boolean): void {
    if (this.shared === isShared) return;
    this.shared = isShared;
    this.listener(isShared);
  }
}

/** The library rejects with the result if a bucket holds too few units: returns it; throws any other error. */
function refusalIn(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}
