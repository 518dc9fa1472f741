import type { ApolloCache } from '@apollo/client';

/** Evicts the timelines of campaigns after a change, so that they are fetched again. */
export function forgetTimeline(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'campaignAudit' });
}

/** Evicts the ledgers of dealers after a new entry, so that they are fetched again. */
export function forgetEntries(cache: ApolloCache): void {
  for (const fieldName of ['campaignEntries', 'campaignRedemptions', 'campaignStatement']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}
