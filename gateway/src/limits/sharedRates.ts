import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RatesInMemory, type RateStore, type Taken } from './rate.js';

/** Milliseconds after which a Redis that was away is asked again, and until which the start waits for it. */
const retryAfter = 1_000;

/**
 * The bucket of `rate.ts` in Redis, stored as the instant at which it will be full, by Redis' own clock. The library
 * calls it with the units (negative ones are given back) and with what the bucket holds and fills in; more points than
 * it holds stand for a refusal.
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

/** Who hears whether the rates are shared, at the start and whenever that changes. */
type SharingListener = (isShared: boolean) => void;

/**
 * The rates of all gateways on one Redis. While it is away, silent or wrong each gateway counts by itself, in memory
 * and from a full bucket, and no operation waits or is refused for it; it is asked again in the background.
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
    // what is wrong shows in what was asked; without a listener ioredis writes it to the console
    this.redis.on('error', () => undefined);
    this.redis.on('ready', () => void this.reconnect());
    this.redis.on('close', () => this.lose());
  }

  /**
   * Opens the rates of a Redis; where it does not answer in a second, this process counts by itself for now.
   *
   * @param patience milliseconds that Redis has for every response
   */
  static async open(url: string, patience: number, listener: SharingListener): Promise<SharedRates> {
    const rates = new SharedRates(url, patience, listener);
    const opened = rates.redis.connect().then(() => rates.reconnect());
    await Promise.race([opened, pause(retryAfter, undefined, { signal: rates.closing.signal })]).catch(() => undefined);
    if (!rates.isShared) rates.lose();
    return rates;
  }

  /** Whether Redis counts; else this process by itself. */
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

  /** Lets go of Redis. */
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
      // nobody waits for it: units that Redis did not hear of flow in again within the minute
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

  /** From now on this process counts by itself, until Redis answers again. */
  private lose(): void {
    if (this.closing.signal.aborted) return;
    this.say(false);
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
      this.say(true);
    } catch {
      // a connection on which nothing comes is given up, another one is made
      if (this.redis.status === 'ready' || this.redis.status === 'connect') this.redis.disconnect(true);
    }
  }

  /** A response of Redis. @throws Error where it does not come in time */
  private inTime<T>(response: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      // a response that has come while this process was busy is read before it is called late
      const timer = setTimeout(() => setImmediate(() => reject(new Error('Redis is silent.'))), this.patience);
      response.then(resolve, reject).finally(() => clearTimeout(timer));
    });
  }

  private say(isShared: boolean): void {
    if (this.shared === isShared) return;
    this.shared = isShared;
    this.listener(isShared);
  }
}

/** The library's rejection where a bucket holds too little: a result as well. */
function refusalIn(error: unknown): RateLimiterRes {
  if (error instanceof RateLimiterRes) return error;
  throw error;
}
