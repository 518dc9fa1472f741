import type { ApolloCache } from '@apollo/client';

/** Evicts the holds and what drafts of runs would pay, after credits were put on hold or released. */
export function forgetHolds(cache: ApolloCache): void {
  for (const fieldName of ['settlementHoldsTable', 'dealerSettlementHolds', 'settlementLines', 'settlement']) {
    cache.evict({ id: 'ROOT_QUERY', fieldName });
  }
}
