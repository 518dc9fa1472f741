import { useState } from 'react';

/** The current value, or the last defined one while it is undefined. */
export function useLastDefined<T>(current: T | undefined): T | undefined {
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}
