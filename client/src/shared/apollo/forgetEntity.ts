import type { ApolloCache } from '@apollo/client';

/** Removes a deleted record from the cache, and thereby from every list that shows it. */
export function forgetEntity(cache: ApolloCache, __typename: string, id: string): void {
  cache.evict({ id: `${__typename}:${id}` });
  cache.gc();
}
