import { useEffect, useSyncExternalStore } from 'react';

let shown = '';
const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells the shell what the page that is shown calls itself: the name of the dealer, the title of the campaign. */
export function useNamePage(name: string): void {
  useEffect(() => {
    shown = name;
    for (const listener of listeners) listener();
  }, [name]);
}

/** What the page that is shown calls itself; empty before the first. */
export function usePageName(): string {
  return useSyncExternalStore(subscribe, () => shown);
}
