import { useEffect, useState } from 'react';

/**
 * Calls back once the browser is idle.
 *
 * @returns cancels the call
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

/** Whether the browser has been idle since the first page was rendered: parts that no page needs wait for it. */
export function useSettledPage(): boolean {
  const [isSettled, setSettled] = useState(false);
  useEffect(() => whenIdle(() => setSettled(true)), []);
  return isSettled;
}
