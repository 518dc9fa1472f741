import type { ApolloCache } from '@apollo/client';

/** Evicts the queue and the statements that display a dispute after a change, so that they are fetched again. */
export function forgetDisputes(cache: ApolloCache): void {
  const fields = ['disputesTable', 'disputesSummary', 'campaignStatement', 'campaignLines', 'campaignExcludedLines'];
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Evicts also what an acceptance changes: it writes an entry, requests one from a second person, or edits a goal. */
export function forgetAccepted(cache: ApolloCache): void {
  forgetDisputes(cache);
  for (const fieldName of ['campaignEntries', 'approvalsTable', 'campaignDealers'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}
