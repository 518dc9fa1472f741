/**
 * A cancellation, of which listeners are notified once. It replaces AbortController, which creates an exception with a
 * stack on every abort: each request ends by one, thousands a second.
 */
export class Cancellation {
  private cancelled = false;
  private readonly listeners = new Set<() => void>();

  /** Whether `cancel` was called. */
  get isCancelled(): boolean {
    return this.cancelled;
  }

  /** Notifies the listeners; further calls do nothing. */
  cancel(): void {
    if (this.cancelled) return;
    this.cancelled = true;
    for (const listener of this.listeners) listener();
    this.listeners.clear();
  }

  /** Adds a listener; it is never called if the cancellation has already happened. */
  listen(listener: () => void): void {
    if (!this.cancelled) this.listeners.add(listener);
  }

  /** Removes a listener. */
  unlisten(listener: () => void): void {
    this.listeners.delete(listener);
  }
}
