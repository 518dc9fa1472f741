import { useState } from 'react';

/** The last defined value: that of before stays while the next is undefined. */
export function useLastDefined<T>(current: T | undefined): T | undefined {
  const [last, setLast] = useState(current);
  if (current !== undefined && current !== last) setLast(current);
  return current ?? last;
}
