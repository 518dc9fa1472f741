import type { ApolloCache } from '@apollo/client';

/** A note was written or deleted, or its step done: the lists of notes and the dealer's timeline are asked for again. */
export function forgetNotes(cache: ApolloCache): void {
  for (const fieldName of ['dealerNotes', 'notesTable', 'dealerAudit']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
