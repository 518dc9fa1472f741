import {
  customerSortColumns,
  customerStatuses,
  customerTypes,
  type customerFilters,
  type CustomerSortColumn,
} from '@gdd/schema/customers';
import type { FilterName } from '@gdd/schema/lists';
import { defineList, type DeclaredColumns } from '../../../shared/list/definition/defineList';
import { daysFilter, valuesFilter } from '../../../shared/list/definition/filters';
import { customerName } from '../customerName';
import { statusOptions, typeOptions } from '../customerOptions';
import type { CustomerRecordFragment } from '../customers.generated';
import { CustomerStatusLabel } from '../CustomerStatusLabel';

const columns: DeclaredColumns<CustomerRecordFragment, CustomerSortColumn> = {
  name: { text: customerName, width: 190, tightWidth: 168, grow: true, card: 'title' },
  type: { text: ({ type }, { say }) => say(`type.${type}`), width: 90, card: 'line' },
  email: { text: ({ email }) => email, width: 200, tightWidth: 168, card: 'fact' },
  phone: { text: ({ phone }) => phone, width: 140, tightWidth: 116, card: 'fact' },
  city: { text: ({ city }) => city, width: 140, tightWidth: 100, card: 'fact' },
  status: {
    text: ({ status }, { say }) => say(`status.${status}`),
    render: ({ status }) => <CustomerStatusLabel status={status} />,
    ...{ width: 120, tightWidth: 104, card: 'badge' },
  },
  createdOn: {
    text: ({ createdOn }, { format }) => format.date(createdOn),
    ...{ width: 110, tightWidth: 98, card: 'fact' },
  },
};

/** The customers: `?tipo=Business&stato=Suspended`. */
export const customerList = defineList({
  name: 'customers',
  messages: 'customers',
  empty: ['empty.title', 'empty.text'],
  filters: {
    type: valuesFilter('tipo', customerTypes, { api: (type) => typeOptions[type] }),
    status: valuesFilter('stato', customerStatuses, { api: (status) => statusOptions[status] }),
    ...daysFilter('created', 'createdOn'),
  } satisfies Record<FilterName<typeof customerFilters>, unknown>,
  columns,
  sortColumns: customerSortColumns,
  defaultSort: { column: 'id', direction: 'asc' },
});

export type CustomerListState = ReturnType<typeof customerList.codec.read>;

/** Whether a customer's status decides if, or where, it stands in the list. */
export function isByStatus({ filter, sort }: CustomerListState): boolean {
  return filter.status.length > 0 || sort.column === 'status';
}
