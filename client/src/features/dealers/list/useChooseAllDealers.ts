import { useApolloClient } from '@apollo/client/react';
import { useChooseAll, type ChoicePage } from '../../../shared/list/selection/useChooseAll';
import type { useSelection } from '../../../shared/list/selection/useSelection';
import { dealerTableInput, type DealerListState } from './dealerListCodec';
import { DealerChoicesDocument } from './DealerListPage.generated';

/** Chooses all dealers that the list's filters find, page by page. */
export function useChooseAllDealers(selection: ReturnType<typeof useSelection>, state: DealerListState, key: string) {
  const client = useApolloClient();
  const read: ChoicePage = async (page) => {
    const input = dealerTableInput({ ...state, sort: { column: 'id', direction: 'asc' }, page, pageSize: 100 });
    const { data } = await client.query({
      query: DealerChoicesDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const { items, total } = data?.dealersTable ?? { items: [], total: 0 };
    return { rows: items.map(({ id, businessName }) => ({ id, label: businessName })), total };
  };
  return useChooseAll(selection, key, read);
}
