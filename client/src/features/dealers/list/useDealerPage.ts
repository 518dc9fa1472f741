import { useMemo } from 'react';
import { useShownPage } from '../../../shared/list/paging/useShownPage';
import { dealerTableInput } from './dealerListCodec';
import { useDealerListQuery } from './DealerListPage.generated';
import type { DealerListState } from './dealerListCodec';

/** The rows of the list's present state. */
export function useDealerPage({ state, key }: { readonly state: DealerListState; readonly key: string }) {
  const input = useMemo(() => dealerTableInput(state), [state]);
  const { data, loading, error, refetch } = useDealerListQuery({
    variables: { input },
    // Coming back shows what was there, and asks whether it still holds.
    fetchPolicy: 'cache-and-network',
  });
  return {
    view: useShownPage({ page: data?.dealersTable, loading, error }, state, key),
    refetch: () => void refetch(),
  };
}
