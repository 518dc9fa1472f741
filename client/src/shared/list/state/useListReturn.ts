import { useState } from 'react';
import { useUser } from '../../session/SessionContext';
import { findListMemory } from './listMemory';

/**
 * The link from a detail page back to its list as it was left: page, filters, selection and scroll position.
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
