import type { ApolloCache } from '@apollo/client';

/** Takes a thing that is gone out of the cache; every list that holds it shows the others. */
export function forgetEntity(cache: ApolloCache, __typename: string, id: string): void {
  cache.evict({ id: `${__typename}:${id}` });
  cache.gc();
}
