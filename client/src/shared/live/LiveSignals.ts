import type { LiveKind } from '../apollo/schema.generated';

/** The kinds of signals that pages listen to. */
export type SignalKind = Extract<LiveKind, 'INBOX' | 'IMPORT' | 'EXPORT' | 'FIGURES'>;

/** Called with the id of the import or export that has changed; undefined: any may have changed. */
type Listener = (id: string | undefined) => void;

/** The signals of this tab's live stream, and whether there is one. */
export class LiveSignals {
  readonly #listeners = new Map<SignalKind, Set<Listener>>();
  readonly #watchers = new Set<() => void>();
  #isOpen = false;

  readonly isOpen = (): boolean => this.#isOpen;

  /** Calls back when the stream opens or closes. @returns stops watching */
  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** Calls back at each signal of a kind. @returns stops listening */
  listen(kind: SignalKind, listener: Listener): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Notifies the listeners of a kind. */
  signal(kind: SignalKind, id?: string): void {
    for (const listener of [...(this.#listeners.get(kind) ?? [])]) listener(id);
  }

  /** Notifies all listeners: signals may have been missed, and anything may have changed. */
  reset(): void {
    for (const kind of this.#listeners.keys()) this.signal(kind);
  }

  /** Sets whether the stream is open. */
  setOpen(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    for (const watcher of this.#watchers) watcher();
  }
}
