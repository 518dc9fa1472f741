import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs an action for an event, but not again while it runs: a double click sends once.
 *
 * @param action must not reject: it reports its own failures
 */
export function useOneAtATime<A extends readonly unknown[]>(
  action: (...args: A) => Promise<void>,
): (...args: A) => void {
  const latest = useRef(action);
  const isRunning = useRef(false);
  useEffect(() => {
    latest.current = action;
  });
  return useCallback((...args: A) => {
    if (isRunning.current) return;
    isRunning.current = true;
    void latest.current(...args).finally(() => {
      isRunning.current = false;
    });
  }, []);
}
