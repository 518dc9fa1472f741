import { useEffect, useState } from 'react';

/**
 * Calls back once the browser has nothing to do.
 *
 * @returns takes the call back
 */
export function whenIdle(callback: () => void): () => void {
  // Safari has no idle callbacks.
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(callback, 500);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(callback);
  return () => cancelIdleCallback(request);
}

/** Whether the first page stands there and the browser has come to rest: what the page does not need comes after it. */
export function useSettledPage(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return isSettled;
}
