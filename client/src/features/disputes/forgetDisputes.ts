import type { ApolloCache } from '@apollo/client';

/** Evicts the queue and the statements that display a dispute after a change, so that they are fetched again. */
export function forgetDisputes(cache: ApolloCache): void {
  const fields = ['disputesTable', 'disputesSummary', 'campaignStatement', 'campaignLines', 'campaignExcludedLines'];
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** Evicts also the ledgers and requests: an acceptance writes an entry, or requests one from a second person. */
export function forgetAccepted(cache: ApolloCache): void {
  forgetDisputes(cache);
  for (const fieldName of ['campaignEntries', 'approvalsTable']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
