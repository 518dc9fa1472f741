import { useMemo } from 'react';
import { useDealerRows } from '../../../shared/list/paging/useDealerRows';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useCampaignDealersQuery } from './campaignDealers.generated';
import { campaignDealerTableInput, type CampaignDealerListState } from './campaignDealerList';

/** The rows for the list's current state. */
export function useCampaignDealerPage(id: string, state: CampaignDealerListState, key: string) {
  const input = useMemo(() => campaignDealerTableInput(state), [state]);
  const { data, loading, error, refetch } = useCampaignDealersQuery({
    variables: { id, input },
    // On return the cached rows are displayed while they are fetched again.
    fetchPolicy: 'cache-and-network',
  });
  const page = useDealerRows(data?.campaignDealers);
  return { view: useVisiblePage({ page, loading, error }, state, key), refetch: () => void refetch() };
}
