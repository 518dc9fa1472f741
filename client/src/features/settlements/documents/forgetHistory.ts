import type { ApolloCache } from '@apollo/client';

/** Evicts the histories of documents after one of them has changed, so that they are fetched again. */
export function forgetHistory(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'settlementDocumentEvents' });
}
