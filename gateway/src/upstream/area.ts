import type { Clock } from '../access/callers.js';
import { GatewayError } from '../errors/gatewayError.js';
import { Breaker, type BreakerSettings, type BreakerState, type Outcome } from './resilience/breaker.js';
import { Bulkhead, type BulkheadSettings } from './resilience/bulkhead.js';
import type { Cancellation } from './resilience/cancellation.js';
import { areas } from './areas.generated.js';
import type { Area } from './endpoint.js';
import { SendError } from './send.js';

/** The state of an area of the REST service, as this process sees it. */
export interface AreaState {
  readonly name: Area;
  readonly breaker: BreakerState;
  /** How often the breaker opened. */
  readonly openings: number;
  /** Running calls. */
  readonly running: number;
  /** Calls that wait for a running one to end. */
  readonly queued: number;
}

/** The guards of an area; defaults are in `resilience/`. */
interface AreaSettings {
  readonly breaker?: BreakerSettings;
  readonly bulkhead?: BulkheadSettings;
}

/** How a call ended: with a response or with the error thrown. */
export type Ended<T> =
  { readonly response: T; readonly error?: undefined } | { readonly response?: undefined; readonly error: unknown };

/** One call as its area sees it. */
interface GuardedCall<T> {
  /** Also ends the wait in the queue; then nothing is sent. */
  readonly cancellation: Cancellation;
  /** Milliseconds for which it may wait in the queue of its area. */
  readonly patience: number;
  readonly send: () => Promise<T>;
  /** What the end of the call says about the state of the service, for the breaker. */
  readonly outcome: (ended: Ended<T>) => Outcome;
}

/**
 * The circuit breaker and the bulkhead in front of one area of the REST service. A call that they refuse was never
 * sent, so that even a refused write has certainly had no effect.
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
   * Makes a call, within the area's limit of concurrent calls.
   *
   * @throws GatewayError UPSTREAM_UNAVAILABLE if the breaker refuses it, or the queue is full or takes too long
   * @throws SendError if the call was cancelled in the queue; also whatever `send` throws
   */
  async call<T>(call: GuardedCall<T>): Promise<T> {
    // a call that the breaker would refuse does not queue
    if (this.breaker.refusesForMs > 0) throw this.refusal();
    if (!this.bulkhead.enter()) await this.turn(call);
    try {
      return await this.watched(call.send, call.outcome);
    } finally {
      this.bulkhead.leave();
    }
  }

  /**
   * Makes a call without the concurrency limit, as file transfers do.
   *
   * @throws as `call`
   */
  async watched<T>(send: () => Promise<T>, outcome: GuardedCall<T>['outcome']): Promise<T> {
    const pass = this.breaker.admit();
    if (pass === undefined) throw this.refusal();
    try {
      const response = await send();
      this.breaker.settle(pass, outcome({ response }));
      return response;
    } catch (error) {
      this.breaker.settle(pass, outcome({ error }));
      throw error;
    }
  }

  private refusal(): GatewayError {
    return unavailable(this.breaker.refusesForMs);
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
