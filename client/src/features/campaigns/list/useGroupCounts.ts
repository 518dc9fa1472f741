import { skipToken } from '@apollo/client/react';
import { campaignTableInput, type CampaignListState } from './campaignList';
import { useCampaignGroupCountsQuery } from './CampaignListPage.generated';

/** The number of campaigns in each group, whichever is displayed. */
export function useGroupCounts(state: CampaignListState, currentYear: number | undefined) {
  const inputOf = (group: 'main' | 'secondary') =>
    campaignTableInput(
      {
        ...state,
        filter: { ...state.filter, group },
        sort: { column: 'id', direction: 'asc' },
        page: 1,
        // The smallest page size of the API: only the total is used.
        pageSize: 3,
      },
      currentYear ?? 0,
    );
  const { data, previousData } = useCampaignGroupCountsQuery(
    currentYear === undefined
      ? skipToken
      : {
          variables: { main: inputOf('main'), secondary: inputOf('secondary') },
          fetchPolicy: 'cache-and-network',
        },
  );
  const { main, secondary } = data ?? previousData ?? {};
  return main && secondary ? { main: main.total ?? 0, secondary: secondary.total ?? 0 } : undefined;
}
