import { createContext, useContext } from 'react';
import type { Entry } from './entry';

export const EntryContext = createContext<Entry | undefined>(undefined);

/** The entry that the page stands in. */
export function useEntry(): Entry {
  const entry = useContext(EntryContext);
  if (entry === undefined) throw new Error('useEntry needs an EntryContext above it.');
  return entry;
}
