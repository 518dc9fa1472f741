import { useMemo } from 'react';
import { useVisiblePage } from '../../../shared/list/paging/useVisiblePage';
import { dealerList, type DealerListState } from './dealerList';
import { useDealerListQuery } from './DealerListPage.generated';

/** The rows for the list's current state. */
export function useDealerPage({ state, key }: { readonly state: DealerListState; readonly key: string }) {
  const input = useMemo(() => dealerList.input(state), [state]);
  const { data, loading, error, refetch } = useDealerListQuery({
    variables: { input },
    // On return the cached rows are displayed while they are fetched again.
    fetchPolicy: 'cache-and-network',
  });
  return {
    view: useVisiblePage({ page: data?.dealersTable, loading, error }, state, key),
    refetch: () => void refetch(),
  };
}
