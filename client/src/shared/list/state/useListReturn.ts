import { useState } from 'react';
import { useUser } from '../../session/SessionContext';
import { findListMemory } from './listMemory';

/**
 * The way back from a detail to its list as it was left: page, filters, selection and scroll.
 *
 * @param list the list's name
 * @param path the list's page
 * @returns the properties of a link
 */
export function useListReturn(list: string, path: string) {
  const owner = useUser()?.id ?? '';
  const [query] = useState(() => findListMemory(sessionStorage, list, owner)?.query ?? '');
  return { to: path + query, state: { returning: true } } as const;
}
