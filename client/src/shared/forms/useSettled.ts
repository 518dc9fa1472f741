import { useEffect, useState } from 'react';

/**
 * A debounced value: the last one that did not change for a while.
 *
 * @param quiet milliseconds without a change
 */
export function useSettled<T>(value: T, quiet: number): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), quiet);
    return () => clearTimeout(timer);
  }, [value, quiet]);
  return settled;
}
