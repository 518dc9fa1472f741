import type { Permission } from '@gdd/schema/permissions';
import { LRUCache } from 'lru-cache';
import { GatewayError } from '../errors/gatewayError.js';

/** Who the caller is, as far as early refusal and the log need to know. */
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

/** Milliseconds that a caller is remembered: a role that was taken away is gone after so long. */
const memory = 5_000;
/** Callers remembered at most; the oldest goes first. */
const capacity = 10_000;

/**
 * The callers whom this process knows, each by the key of its bearer. What is remembered serves early refusal and cost
 * alone: the REST service decides every call with the token itself.
 */
export class Callers {
  private readonly known = new LRUCache<string, { readonly caller: Caller; readonly since: number }>({ max: capacity });
  private readonly pending = new Map<string, Promise<Caller>>();

  constructor(private readonly clock: Clock) {}

  /** The remembered caller, at most five seconds old. */
  remembered(key: string): Caller | undefined {
    const entry = this.known.peek(key);
    return entry && this.clock.now() - entry.since < memory ? entry.caller : undefined;
  }

  /**
   * Looks the caller up and remembers it. Concurrent look-ups of one token are one call.
   *
   * @param load makes the call; it belongs to one request, and where that request ends early the others ask themselves
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

  /** Forgets a caller: its token was given or taken, or a response of the REST service contradicts what is cached. */
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
