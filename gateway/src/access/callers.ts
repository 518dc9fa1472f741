import type { Permission } from '@gdd/schema/permissions';
import { LRUCache } from 'lru-cache';
import { GatewayError } from '../errors/gatewayError.js';

/** The caller, with what early refusal, rate limits and the log need. */
export interface Caller {
  /** For the log. */
  readonly userId: number;
  readonly permissions: ReadonlySet<Permission>;
  /** Has a role and a member (docs/domain/network-and-access.md). */
  readonly signedIn: boolean;
}

export interface Clock {
  /** Milliseconds since the epoch. */
  now(): number;
}

/** Milliseconds that a caller is cached: a revoked role takes effect here after that time. */
const maxAgeMs = 5_000;
/** Callers cached at most; the oldest is dropped first. */
const capacity = 10_000;

/**
 * A cache of callers, by the keys of their bearers. It serves only early refusal and rate limits: the REST service
 * decides every call by the token itself.
 */
export class Callers {
  private readonly known = new LRUCache<string, { readonly caller: Caller; readonly since: number }>({ max: capacity });
  private readonly pending = new Map<string, Promise<Caller>>();

  constructor(private readonly clock: Clock) {}

  /** The cached caller, at most five seconds old. */
  remembered(key: string): Caller | undefined {
    const entry = this.known.peek(key);
    return entry && this.clock.now() - entry.since < maxAgeMs ? entry.caller : undefined;
  }

  /**
   * Looks the caller up and remembers it. Concurrent look-ups of one token are one call.
   *
   * @param load makes the call; it belongs to one request, and if that one is cancelled, waiting ones call again
   */
  async lookUp(key: string, load: () => Promise<Caller>): Promise<Caller> {
    const running = this.pending.get(key);
    if (running === undefined) return this.begin(key, load);
    try {
      return await running;
    } catch (error) {
      if (error instanceof GatewayError && error.code === 'UPSTREAM_TIMEOUT') return this.lookUp(key, load);
      throw error;
    }
  }

  /** Drops a caller from the cache: after a write, or when the REST service refuses the caller. */
  forget(key: string): void {
    this.known.delete(key);
    this.pending.delete(key);
  }

  private async begin(key: string, load: () => Promise<Caller>): Promise<Caller> {
    const since = this.clock.now();
    const lookUp = load();
    this.pending.set(key, lookUp);
    try {
      const caller = await lookUp;
      if (this.pending.get(key) === lookUp) this.remember(key, caller, since);
      return caller;
    } finally {
      if (this.pending.get(key) === lookUp) this.pending.delete(key);
    }
  }

  private remember(key: string, caller: Caller, since: number): void {
    this.known.set(key, { caller, since });
  }
}
