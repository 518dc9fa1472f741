import { useMemo } from 'react';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { dealerList, type DealerListState } from './dealerList';
import { useDealerListQuery } from './DealerListPage.generated';

/** The rows of the list's present state. */
export function useDealerPage({ state, key }: { readonly state: DealerListState; readonly key: string }) {
  const input = useMemo(() => dealerList.input(state), [state]);
  const { data, loading, error, refetch } = useDealerListQuery({
    variables: { input },
    // Coming back shows what was there, and asks whether it still holds.
    fetchPolicy: 'cache-and-network',
  });
  return {
    view: useVisiblePage({ page: data?.dealersTable, loading, error }, state, key),
    refetch: () => void refetch(),
  };
}
