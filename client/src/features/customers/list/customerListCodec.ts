import {
  customerSortColumns,
  customerStatuses,
  customerTypes,
  type customerFilters,
  type CustomerSortColumn,
  type CustomerStatus,
  type CustomerType,
} from '@gdd/schema/customers';
import type { FilterName } from '@gdd/schema/lists';
import type { CustomerTableInput } from '../../../shared/apollo/schema.generated';
import { listCodec, type ListState } from '../../../shared/list/state/listCodec';
import { pageInput } from '../../../shared/list/state/pageInput';
import { dateParameter, listParameter } from '../../../shared/list/state/parameters';
import { statusOptions, typeOptions } from '../customerOptions';

/** The name of the customers' list in what is remembered of it. */
export const customerList = 'customers';

/** The filter of customers; an empty list or text sets no condition. */
export interface CustomerListFilter {
  readonly type: readonly CustomerType[];
  readonly status: readonly CustomerStatus[];
  readonly createdFrom: string;
  readonly createdTo: string;
}

export type CustomerListState = ListState<CustomerListFilter, CustomerSortColumn>;

/** The customers' list in the address: `?tipo=Business&stato=Suspended`. */
export const customerListCodec = listCodec<CustomerListFilter, CustomerSortColumn>({
  filter: {
    type: listParameter('tipo', customerTypes),
    status: listParameter('stato', customerStatuses),
    createdFrom: dateParameter('dal'),
    createdTo: dateParameter('al'),
  } satisfies Record<FilterName<typeof customerFilters>, unknown>,
  sortColumns: customerSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});

/** The list's state as the API asks for it. */
export function customerTableInput(state: CustomerListState): CustomerTableInput {
  const { type, status, createdFrom, createdTo } = state.filter;
  return {
    filter: {
      ...(type.length > 0 && { type: type.map((name) => typeOptions[name]) }),
      ...(status.length > 0 && { status: status.map((name) => statusOptions[name]) }),
      ...(createdFrom !== '' && { createdFrom }),
      ...(createdTo !== '' && { createdTo }),
    },
    ...pageInput(state),
  };
}

/** Whether a customer's status decides if, or where, it stands in the list. */
export function isByStatus({ filter, sort }: CustomerListState): boolean {
  return filter.status.length > 0 || sort.column === 'status';
}
