/** Milliseconds between two samples. */
const sampleMs = 20;

/** Measures the longest time in which a counter does not change. */
export class Pauses {
  /** The longest time without a change, in milliseconds. */
  private longest = 0;
  private since = performance.now();
  private last: number;
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly count: () => number) {
    this.last = count();
    this.timer = setInterval(() => this.sample(), sampleMs);
  }

  /** The longest time without a change so far, in seconds. */
  get longestSeconds(): number {
    return Number((this.longest / 1000).toFixed(1));
  }

  stop(): void {
    this.sample();
    clearInterval(this.timer);
  }

  private sample(): void {
    const now = performance.now();
    this.longest = Math.max(this.longest, now - this.since);
    const count = this.count();
    if (count === this.last) return;
    this.last = count;
    this.since = now;
  }
}
