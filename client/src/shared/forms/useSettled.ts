import { useEffect, useState } from 'react';

/**
 * A value once it has rested: what is typed or dragged asks the server when it stops.
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
