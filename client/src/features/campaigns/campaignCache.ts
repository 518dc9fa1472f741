import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';

/** A changed campaign's timeline has grown: it is asked for again. */
export function forgetTimeline(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'campaignAudit' });
}

/** The queries of a campaign's page that show what a change of its dealers changes. */
const changed = ['CampaignDealers', 'CampaignTotals'];

/** Asks again for what a change of a campaign's dealers has changed: their page, the totals, the timeline. */
export function useDealersChanged(): () => void {
  const client = useApolloClient();
  return useCallback(() => {
    forgetTimeline(client.cache);
    void client.refetchQueries({ include: changed });
  }, [client]);
}
