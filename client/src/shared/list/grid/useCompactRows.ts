import { useCallback, useState } from 'react';

const storageKey = 'compactRows';

/** Whether the grids have compact rows: the user's choice, stored in the browser. */
export function useCompactRows() {
  const [compact, setCompact] = useState(() => localStorage.getItem(storageKey) === 'true');
  const toggle = useCallback(() => {
    localStorage.setItem(storageKey, String(!compact));
    setCompact(!compact);
  }, [compact]);
  return [compact, toggle] as const;
}
