import type { ApolloCache } from '@apollo/client';

/** Evicts the lists of notes and the dealer's timeline after a change of a note, so that they are fetched again. */
export function forgetNotes(cache: ApolloCache): void {
  for (const fieldName of ['dealerNotes', 'notesTable', 'dealerAudit']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Notes of a page of a dealer's; the last one above is read with the same page. */
export const notesPageSize = 10;
