import { useMemo } from 'react';
import { useDealerRows } from '../../../shared/list/paging/useDealerRows';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { useCampaignDealersQuery } from './campaignDealers.generated';
import { campaignDealerTableInput, type CampaignDealerListState } from './campaignDealerList';

/** The rows of the list's present state. */
export function useCampaignDealerPage(id: string, state: CampaignDealerListState, key: string) {
  const input = useMemo(() => campaignDealerTableInput(state), [state]);
  const { data, loading, error, refetch } = useCampaignDealersQuery({
    variables: { id, input },
    // Coming back shows what was there, and asks whether it still holds.
    fetchPolicy: 'cache-and-network',
  });
  const page = useDealerRows(data?.campaignDealers);
  return { view: useVisiblePage({ page, loading, error }, state, key), refetch: () => void refetch() };
}
