import { skipToken } from '@apollo/client/react';
import { campaignTableInput, type CampaignListState } from './campaignList';
import { useCampaignGroupCountsQuery } from './CampaignListPage.generated';

/** The number of campaigns of each group, whatever group is shown. */
export function useGroupCounts(state: CampaignListState, currentYear: number | undefined) {
  const inputOf = (group: 'main' | 'secondary') =>
    campaignTableInput(
      {
        ...state,
        filter: { ...state.filter, group },
        sort: { column: 'id', direction: 'asc' },
        page: 1,
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
