import { useEffect } from 'react';

interface Polled {
  readonly startPolling: (milliseconds: number) => void;
  readonly stopPolling: () => void;
}

/** Polls a query while its result changes by itself. */
export function usePolling(isChanging: boolean, milliseconds: number, { startPolling, stopPolling }: Polled): void {
  useEffect(() => {
    if (!isChanging) return undefined;
    startPolling(milliseconds);
    return stopPolling;
  }, [isChanging, milliseconds, startPolling, stopPolling]);
}
