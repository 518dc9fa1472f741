import type { ApolloCache } from '@apollo/client';

/** A changed campaign's timeline has grown: it is asked for again. */
export function forgetTimeline(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'campaignAudit' });
}

/** The ledger of a dealer has grown: it is asked for again. */
export function forgetEntries(cache: ApolloCache): void {
  for (const fieldName of ['campaignEntries', 'campaignRedemptions', 'campaignStatement']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}
