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
import { textOfField } from '../../../shared/fields/fieldTable';
import { customerFields } from '../customerFields';
import { customerName } from '../customerName';
import { statusOptions, typeOptions } from '../customerOptions';
import type { CustomerRecordFragment } from '../customers.generated';
import { CustomerStatusLabel } from '../CustomerStatusLabel';

const textOf = (name: keyof typeof customerFields) => textOfField<keyof typeof customerFields>(customerFields, name);

const columns: DeclaredColumns<CustomerRecordFragment, CustomerSortColumn> = {
  name: { text: customerName, width: 190, tightWidth: 168, grow: true, card: 'title' },
  type: { text: textOf('type'), width: 90, card: 'line' },
  email: { text: textOf('email'), width: 200, tightWidth: 168, card: 'fact' },
  phone: { text: textOf('phone'), width: 140, tightWidth: 116, card: 'fact' },
  city: { text: textOf('city'), width: 140, tightWidth: 100, card: 'fact' },
  status: {
    text: textOf('status'),
    render: ({ status }) => <CustomerStatusLabel status={status} />,
    width: 120,
    card: 'badge',
  },
  createdOn: { text: textOf('createdOn'), width: 110, tightWidth: 98, card: 'fact' },
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

/** Whether the list is filtered or sorted by status, so that a changed status changes the list. */
export function isByStatus({ filter, sort }: CustomerListState): boolean {
  return filter.status.length > 0 || sort.column === 'status';
}
