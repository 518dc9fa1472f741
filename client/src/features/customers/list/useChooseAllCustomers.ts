import { useApolloClient } from '@apollo/client/react';
import { useChooseAll, type ChoicePage } from '../../../shared/list/selection/useChooseAll';
import type { useSelection } from '../../../shared/list/selection/useSelection';
import { customerList, type CustomerListState } from './customerList';
import { customerName } from '../customerName';
import { CustomerChoicesDocument } from '../customers.generated';

/** Selects all customers that match the list's filters, page by page. */
export function useChooseAllCustomers(
  selection: ReturnType<typeof useSelection>,
  state: CustomerListState,
  key: string,
) {
  const client = useApolloClient();
  const read: ChoicePage = async (page) => {
    const input = customerList.input({ ...state, sort: { column: 'id', direction: 'asc' }, page, pageSize: 100 });
    const { data } = await client.query({
      query: CustomerChoicesDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    const { items, total } = data?.customersTable ?? { items: [], total: 0 };
    return { rows: items.map((item) => ({ id: item.id, label: customerName(item) })), total };
  };
  return useChooseAll(selection, key, read);
}
