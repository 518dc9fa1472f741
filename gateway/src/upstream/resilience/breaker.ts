import type { Clock } from '../../access/callers.js';

export type BreakerState = 'closed' | 'open' | 'halfOpen';

/** What a call says about the state of the service; unknown: for example, the caller left before the response. */
export type Outcome = 'success' | 'failure' | 'unknown';

/** When a circuit breaker opens, and for how long. */
export interface BreakerSettings {
  /** Milliseconds for which calls count; they are dropped in halves of the window. */
  readonly window: number;
  /** Calls in the window below which it does not open. */
  readonly minimum: number;
  /** The share of failed calls, 0 to 1, from which it opens. */
  readonly share: number;
  /** Milliseconds after which one call may test whether the service works again. */
  readonly pause: number;
}

/** While half of the tries fail, the retry of a read still helps most callers: it opens only well above that share. */
export const breakerSettings: BreakerSettings = { window: 10_000, minimum: 10, share: 0.7, pause: 2_000 };

/** Permission to make one call. Its outcome counts only if the breaker has not changed its state since. */
export type Pass = number;

interface Tally {
  readonly calls: number;
  readonly failed: number;
}

const nothing: Tally = { calls: 0, failed: 0 };

/**
 * A circuit breaker, which spares a failing service and its callers: once the share of failed calls is too high, calls
 * are refused at once; after a pause one is let through, and its outcome closes the breaker or opens it again. It has
 * no timer: the clock is read on each access.
 */
export class Breaker {
  private current: BreakerState = 'closed';
  private pass: Pass = 0;
  /** When it last opened or let a test call through; calls are refused for one pause from then. */
  private refusingSince: number | undefined;
  private half = { since: 0, older: nothing, newer: nothing };
  private opened = 0;

  constructor(
    private readonly clock: Clock,
    private readonly settings: BreakerSettings = breakerSettings,
  ) {}

  /** After the pause it is half open, even before a test call. */
  get state(): BreakerState {
    return this.current === 'open' && this.refusesForMs === 0 ? 'halfOpen' : this.current;
  }

  /** How often it opened, including after failed test calls. */
  get openings(): number {
    return this.opened;
  }

  /** Milliseconds for which every call is still refused; 0 if one may be let through. */
  get refusesForMs(): number {
    if (this.refusingSince === undefined) return 0;
    const left = this.refusingSince + this.settings.pause - this.clock.now();
    // a clock that was set back must not keep it open for longer
    return left > 0 && left <= this.settings.pause ? left : 0;
  }

  /** Lets a call through; undefined: it is refused and must not be sent. The caller must `settle` its pass. */
  admit(): Pass | undefined {
    if (this.current === 'closed') return this.pass;
    if (this.refusesForMs > 0) return undefined;
    if (this.current === 'open') this.become('halfOpen');
    // One test call per pause: one that takes longer, such as a large file, does not block the next test.
    this.refusingSince = this.clock.now();
    return this.pass;
  }

  /** Records the outcome of a call. */
  settle(pass: Pass, outcome: Outcome): void {
    if (pass !== this.pass) return;
    if (this.current === 'halfOpen') this.concludeProbe(outcome);
    else if (outcome !== 'unknown') this.count(outcome);
  }

  private concludeProbe(outcome: Outcome): void {
    this.refusingSince = undefined;
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
    this.refusingSince = now;
  }

  private become(state: BreakerState): void {
    this.current = state;
    this.pass += 1;
    this.refusingSince = undefined;
    this.half = { since: 0, older: nothing, newer: nothing };
  }
}
