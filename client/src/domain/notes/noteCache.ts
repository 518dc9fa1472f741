import type { ApolloCache } from '@apollo/client';

/** A note was written or deleted, or its step done: the lists of notes are asked for again. */
export function forgetNotes(cache: ApolloCache): void {
  for (const fieldName of ['dealerNotes', 'notesTable']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
