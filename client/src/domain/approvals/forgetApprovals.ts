import type { ApolloCache } from '@apollo/client';

/** A request was made or decided: what waits is asked for again. */
export function forgetApprovals(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'approvalsTable' });
}
