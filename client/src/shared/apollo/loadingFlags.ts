import { createContext, useContext, useSyncExternalStore } from 'react';

/** The kinds of calls that the progress bar shows (specification, section 4). */
export const loadingFlagNames = ['auth', 'dealer-table', 'export', 'report', 'content-table'] as const;

export type LoadingFlag = (typeof loadingFlagNames)[number];

/** The running calls, counted by flag. */
export class LoadingFlags {
  readonly #running = new Map<LoadingFlag, number>();
  readonly #listeners = new Set<() => void>();

  readonly isOn = (flag: LoadingFlag): boolean => (this.#running.get(flag) ?? 0) > 0;

  readonly isAnyOn = (): boolean => loadingFlagNames.some(this.isOn);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A call has started (1) or ended, with success or failure (-1). */
  count(flag: LoadingFlag, change: 1 | -1): void {
    this.#running.set(flag, (this.#running.get(flag) ?? 0) + change);
    // A call may start during a render, in which no other component may be updated: listeners are notified after it.
    queueMicrotask(() => {
      for (const listener of this.#listeners) listener();
    });
  }
}

export const LoadingFlagsContext = createContext<LoadingFlags | undefined>(undefined);

/** Whether calls of any kind are running. */
export function useAnyLoading(): boolean {
  const flags = useContext(LoadingFlagsContext);
  if (flags === undefined) throw new Error('Loading flags need a LoadingFlagsContext above them.');
  return useSyncExternalStore(flags.subscribe, flags.isAnyOn);
}
