import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { campaignTableInput, type CampaignListState, type CampaignRow } from './campaignList';
import { useCampaignListQuery, useCampaignListTotalsQuery } from './CampaignListPage.generated';

/** The rows for the current state, with their totals and budgets once these are loaded. */
export function useCampaignPage(
  { state, key }: { readonly state: CampaignListState; readonly key: string },
  currentYear: number | undefined,
) {
  const input = useMemo(
    () => (currentYear === undefined ? undefined : campaignTableInput(state, currentYear)),
    [state, currentYear],
  );
  const options =
    input === undefined ? skipToken : ({ variables: { input }, fetchPolicy: 'cache-and-network' } as const);
  const { data, loading, error, refetch } = useCampaignListQuery(options);
  const view = useVisiblePage({ page: data?.campaignsTable, loading: loading || !input, error }, state, key);
  const sums = useCampaignListTotalsQuery(options);
  const totals = (sums.data ?? sums.previousData)?.campaignsTable?.items;
  const { visible } = view;
  const rows = useMemo((): readonly CampaignRow[] => {
    const byId = new Map(totals?.map((item) => [item?.id, item]));
    return (visible?.items ?? []).map((item) => {
      const sumsOf = byId.get(item.id);
      return { ...item, totals: sumsOf?.totals ?? undefined, budgetUse: sumsOf?.budgetUse ?? undefined };
    });
  }, [visible, totals]);
  return {
    view: { ...view, visible: visible && { ...visible, items: rows } },
    refetch: () => {
      void refetch();
      void sums.refetch();
    },
  };
}
