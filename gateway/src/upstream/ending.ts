/**
 * The end of something, told once to whoever listens. It does for the calls of one request what an AbortController
 * does, without the exception with a stack that every abort of one makes: each request ends, thousands a second.
 */
export class Ending {
  private over = false;
  private readonly listeners = new Set<() => void>();

  /** Whether it has come. */
  get isOver(): boolean {
    return this.over;
  }

  /** Tells the listeners, the first time; later it does nothing. */
  end(): void {
    if (this.over) return;
    this.over = true;
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }

  /** Calls the listener when the end comes; of an end that has come already it hears nothing. */
  listen(listener: () => void): void {
    if (!this.over) this.listeners.add(listener);
  }

  /** Forgets a listener. */
  unlisten(listener: () => void): void {
    this.listeners.delete(listener);
  }
}
