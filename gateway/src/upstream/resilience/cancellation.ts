/**
 * The cancellation of something, of which listeners are notified once. It does for the calls of one request what an
 * AbortController does, without the exception with a stack that every abort of one makes: each request ends, thousands a
 * second.
 */
export class Cancellation {
  private cancelled = false;
  private readonly listeners = new Set<() => void>();

  /** Whether it has happened. */
  get isCancelled(): boolean {
    return this.cancelled;
  }

  /** Tells the listeners, the first time; later it does nothing. */
  cancel(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }

  /** Calls the listener on cancellation; where it has happened already, the listener is not called. */
  listen(listener: () => void): void {
    if (!this.cancelled) this.listeners.add(listener);
  }

  /** Forgets a listener. */
  unlisten(listener: () => void): void {
    this.listeners.delete(listener);
  }
}
