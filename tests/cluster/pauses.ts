/** Milliseconds between two looks. */
const lookMs = 20;

/** Measures how long a count stands still. */
export class Pauses {
  /** Milliseconds of the longest stretch without a further one. */
  private longest = 0;
  private since = performance.now();
  private last: number;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly count: () => number) {
    this.last = count();
    this.timer = setInterval(() => this.look(), lookMs);
  }

  /** The longest stretch so far, in seconds. */
  get longestSeconds(): number {
    return Number((this.longest / 1000).toFixed(1));
  }

  stop(): void {
    this.look();
    clearInterval(this.timer);
  }

  private look(): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.since);
    const count = this.count();
    if (count === this.last) return;
    this.last = count;
    this.since = now;
  }
}
