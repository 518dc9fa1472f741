import type { ApolloCache } from '@apollo/client';

/** Evicts the lists of notes and the dealer's timeline after a change of a note, so that they are fetched again. */
export function forgetNotes(cache: ApolloCache): void {
  for (const fieldName of ['dealerNotes', 'notesTable', 'dealerAudit']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
