import type { ApolloCache } from '@apollo/client';

/** A dispute has changed: the queue, and where statements tell of it, are asked for again. */
export function forgetDisputes(cache: ApolloCache): void {
  const fields = ['disputesTable', 'disputesSummary', 'campaignStatement', 'campaignLines', 'campaignExcludedLines'];
  for (const fieldName of fields) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** An acceptance has written into a ledger, or asks a second person to. */
export function forgetAccepted(cache: ApolloCache): void {
  forgetDisputes(cache);
  for (const fieldName of ['campaignEntries', 'approvalsTable']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}
