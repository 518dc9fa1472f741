import type { Clock } from '../access/callers.js';
import { GatewayError } from '../errors/gatewayError.js';
import { Breaker, type BreakerSettings, type BreakerState, type Outcome } from './resilience/breaker.js';
import { Bulkhead, type BulkheadSettings } from './resilience/bulkhead.js';
import type { Cancellation } from './resilience/cancellation.js';
import { areas } from './areas.generated.js';
import type { Area } from './endpoint.js';
import { SendError } from './send.js';

/** How an area of the REST service is doing, as this process sees it. */
export interface AreaState {
  readonly name: Area;
  readonly breaker: BreakerState;
  /** How often the breaker opened. */
  readonly openings: number;
  /** Calls that are under way. */
  readonly running: number;
  /** Calls that wait for one of those to end. */
  readonly queued: number;
}

/** The guards of an area; each part has its default. */
interface AreaSettings {
  readonly breaker?: BreakerSettings;
  readonly bulkhead?: BulkheadSettings;
}

/** How a call ended: with a response, or with what was thrown. */
export type Ended<T> =
  { readonly response: T; readonly error?: undefined } | { readonly response?: undefined; readonly error: unknown };

/** One call as its area sees it. */
interface GuardedCall<T> {
  /** Ends the waiting too; then nothing is sent. */
  readonly cancellation: Cancellation;
  /** Milliseconds for which it may wait for others of its area. */
  readonly patience: number;
  readonly send: () => Promise<T>;
  /** The verdict on the service at its end. */
  readonly outcome: (ended: Ended<T>) => Outcome;
}

/**
 * The way to one area of the REST service: its breaker and its bulkhead. What they refuse was never sent, so that even
 * a write that they refused has failed for certain.
 */
export class AreaGuard {
  private readonly breaker: Breaker;
  private readonly bulkhead: Bulkhead;

  constructor(
    private readonly name: Area,
    clock: Clock,
    { breaker, bulkhead }: AreaSettings = {},
  ) {
    this.breaker = new Breaker(clock, breaker);
    this.bulkhead = new Bulkhead(bulkhead);
  }

  get state(): AreaState {
    const { running, queued } = this.bulkhead;
    const { state, openings } = this.breaker;
    return { name: this.name, breaker: state, openings, running, queued };
  }

  /**
   * Makes a call, among those that may run at once.
   *
   * @throws GatewayError UPSTREAM_UNAVAILABLE where the area is closed or overcrowded
   * @throws SendError where the call ended in the queue, and whatever `send` throws
   */
  async call<T>(call: GuardedCall<T>): Promise<T> {
    // Whoever is to be refused does not queue for it.
    if (this.breaker.closedFor > 0) throw this.closed();
    if (!this.bulkhead.enter()) await this.turn(call);
    try {
      return await this.watched(call.send, call.outcome);
    } finally {
      this.bulkhead.leave();
    }
  }

  /**
   * Makes a call that no number of others keeps waiting, as a file on its way does.
   *
   * @throws as `call` does
   */
  async watched<T>(send: () => Promise<T>, outcome: GuardedCall<T>['outcome']): Promise<T> {
    const pass = this.breaker.admit();
    if (pass === undefined) throw this.closed();
    try {
      const response = await send();
      this.breaker.settle(pass, outcome({ response }));
      return response;
    } catch (error) {
      this.breaker.settle(pass, outcome({ error }));
      throw error;
    }
  }

  private closed(): GatewayError {
    return unavailable(this.breaker.closedFor);
  }

  /** Waits in the queue; the call may start when it resolves. */
  private turn({ cancellation, patience }: Pick<GuardedCall<never>, 'cancellation' | 'patience'>): Promise<void> {
    return new Promise((resolve, reject) => {
      if (cancellation.isCancelled) return reject(new SendError('aborted', false));
      const settle = (finish: () => void) => {
        clearTimeout(timer);
        cancellation.unlisten(ended);
        leaveQueue?.();
        finish();
      };
      const ended = () => settle(() => reject(new SendError('aborted', false)));
      const timer = setTimeout(() => settle(() => reject(unavailable(patience))), patience);
      cancellation.listen(ended);
      const leaveQueue = this.bulkhead.wait(() => settle(resolve));
      if (leaveQueue === undefined) settle(() => reject(unavailable(patience)));
    });
  }
}

/** A guard for each area. */
export function guardAreas(clock: Clock, settings?: AreaSettings): Readonly<Record<Area, AreaGuard>> {
  return Object.fromEntries(areas.map((name) => [name, new AreaGuard(name, clock, settings)])) as Record<
    Area,
    AreaGuard
  >;
}

/** @param milliseconds until it is worth trying again */
function unavailable(milliseconds: number): GatewayError {
  return new GatewayError('UPSTREAM_UNAVAILABLE', { retryAfter: Math.max(1, Math.ceil(milliseconds / 1_000)) });
}
