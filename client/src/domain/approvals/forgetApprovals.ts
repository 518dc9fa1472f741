import type { ApolloCache } from '@apollo/client';

/** Evicts the lists of requests after one was made or decided, so that they are fetched again. */
export function forgetApprovals(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'approvalsTable' });
}
