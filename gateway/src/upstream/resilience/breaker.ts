import type { Clock } from '../../access/callers.js';

export type BreakerState = 'closed' | 'open' | 'halfOpen';

/** The word of a call about the service; unknown: the caller left before the response. */
export type Outcome = 'success' | 'failure' | 'unknown';

/** When a breaker opens, and for how long. */
export interface BreakerSettings {
  /** Milliseconds whose calls count; the oldest half of them goes at once. */
  readonly window: number;
  /** Calls in the window below which nothing is concluded. */
  readonly minimum: number;
  /** The share of failed calls, 0 to 1, from which it opens. */
  readonly share: number;
  /** Milliseconds after which one call may try whether the service works again. */
  readonly pause: number;
}

/** Where every other try fails, the second try of a read still helps most callers: only beyond that it opens. */
export const breakerSettings: BreakerSettings = { window: 10_000, minimum: 10, share: 0.7, pause: 2_000 };

/** Leave to make one call. What it says is heard only as long as the breaker has not changed its state since. */
export type Pass = number;

interface Tally {
  readonly calls: number;
  readonly failed: number;
}

const nothing: Tally = { calls: 0, failed: 0 };

/**
 * Spares a service that fails, and those who would wait for it: once the share of failed calls is too high, calls are
 * refused at once; after a pause one is let through, and what it says closes the breaker or opens it again. It holds no
 * timer: time is read when somebody asks.
 */
export class Breaker {
  private current: BreakerState = 'closed';
  private pass: Pass = 0;
  /** When it opened or let a call try; refused until that is a pause ago. */
  private shutSince: number | undefined;
  private half = { since: 0, older: nothing, newer: nothing };
  private opened = 0;

  constructor(
    private readonly clock: Clock,
    private readonly settings: BreakerSettings = breakerSettings,
  ) {}

  /** Once its pause is over it is half open, whether or not a call has come to try. */
  get state(): BreakerState {
    return this.current === 'open' && this.closedFor === 0 ? 'halfOpen' : this.current;
  }

  /** How often it opened, again after a failed try included. */
  get openings(): number {
    return this.opened;
  }

  /** Milliseconds for which every call is refused; 0 where one may be let through. */
  get closedFor(): number {
    if (this.shutSince === undefined) return 0;
    const left = this.shutSince + this.settings.pause - this.clock.now();
    // A clock that was put back must not keep it open for longer.
    return left > 0 && left <= this.settings.pause ? left : 0;
  }

  /** Lets a call through, or not: then nothing is to be sent. Whoever got a pass settles it. */
  admit(): Pass | undefined {
    if (this.current === 'closed') return this.pass;
    if (this.closedFor > 0) return undefined;
    if (this.current === 'open') this.become('halfOpen');
    // One at a time; but a call that takes longer than a pause, as a large file does, keeps nobody from trying too.
    this.shutSince = this.clock.now();
    return this.pass;
  }

  /** Takes the outcome of a call. */
  settle(pass: Pass, outcome: Outcome): void {
    if (pass !== this.pass) return;
    if (this.current === 'halfOpen') this.concludeProbe(outcome);
    else if (outcome !== 'unknown') this.count(outcome);
  }

  private concludeProbe(outcome: Outcome): void {
    this.shutSince = undefined;
    if (outcome === 'failure') this.open(this.clock.now());
    if (outcome === 'success') this.become('closed');
  }

  private count(outcome: 'success' | 'failure'): void {
    const now = this.clock.now();
    this.roll(now);
    const { calls, failed } = this.half.newer;
    this.half.newer = { calls: calls + 1, failed: failed + (outcome === 'failure' ? 1 : 0) };
    if (outcome === 'failure' && this.hasFailedTooOften()) this.open(now);
  }

  private hasFailedTooOften(): boolean {
    const { older, newer } = this.half;
    const calls = older.calls + newer.calls;
    return calls >= this.settings.minimum && older.failed + newer.failed >= this.settings.share * calls;
  }

  private roll(now: number): void {
    const age = now - this.half.since;
    const length = this.settings.window / 2;
    if (age >= 0 && age < length) return;
    this.half = { since: now, older: age >= 0 && age < 2 * length ? this.half.newer : nothing, newer: nothing };
  }

  private open(now: number): void {
    this.become('open');
    this.opened += 1;
    this.shutSince = now;
  }

  private become(state: BreakerState): void {
    this.current = state;
    this.pass += 1;
    this.shutSince = undefined;
    this.half = { since: 0, older: nothing, newer: nothing };
  }
}
