import type { LiveKind } from '../apollo/schema.generated';

/** What a page may hear of; `reset` is heard by all: signals may have been missed. */
export type HeardKind = Extract<LiveKind, 'INBOX' | 'IMPORT' | 'EXPORT' | 'FIGURES'>;

/** Called with the id of the import or export; undefined where it may be any. */
type Listener = (id: string | undefined) => void;

/** The signals of this tab's live stream, and whether there is one. */
export class LiveSignals {
  readonly #listeners = new Map<HeardKind, Set<Listener>>();
  readonly #watchers = new Set<() => void>();
  #isOpen = false;

  readonly isOpen = (): boolean => this.#isOpen;

  readonly watch = (watcher: () => void): (() => void) => {
    this.#watchers.add(watcher);
    return () => this.#watchers.delete(watcher);
  };

  /** @returns what stops the listening */
  listen(kind: HeardKind, listener: Listener): () => void {
    const listeners = this.#listeners.get(kind) ?? new Set();
    this.#listeners.set(kind, listeners.add(listener));
    return () => listeners.delete(listener);
  }

  /** Something has changed. */
  signal(kind: HeardKind, id?: string): void {
    for (const listener of [...(this.#listeners.get(kind) ?? [])]) listener(id);
  }

  /** Anything may have changed. */
  reset(): void {
    for (const kind of this.#listeners.keys()) this.signal(kind);
  }

  /** The stream is open, or is not any more. */
  setOpen(isOpen: boolean): void {
    if (this.#isOpen === isOpen) return;
    this.#isOpen = isOpen;
    for (const watcher of this.#watchers) watcher();
  }
}
