import { customerStatuses, customerTypes } from '@gdd/schema/customers';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { DateRangeFilter } from '../../../shared/list/filters/DateRangeFilter';
import { FilterBar, type FilterChip } from '../../../shared/list/filters/FilterBar';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../../shared/list/state/useListState';
import type { CustomerListFilter } from './customerListCodec';
import { statusOptions, typeOptions } from '../customerOptions';

interface CustomerFiltersProps {
  readonly controls: FilterControls<CustomerListFilter>;
}

/** Quick search and filters of the customers' list. */
export const CustomerFilters = memo(function CustomerFilters({ controls }: CustomerFiltersProps) {
  const intl = useIntl();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const chips = useChips(controls);
  const label = (id: string) => intl.formatMessage({ id: `customers.${id}` });
  return (
    <FilterBar searchLabel={label('search')} search={search} onSearch={setSearch} chips={chips} onClear={clear}>
      <MultiSelectFilter
        label={label('type')}
        options={customerTypes.map((value) => ({ value, label: label(`type.${typeOptions[value]}`) }))}
        value={filter.type}
        onChange={(type) => setFilter({ type })}
      />
      <MultiSelectFilter
        label={label('status')}
        options={customerStatuses.map((value) => ({ value, label: label(`status.${statusOptions[value]}`) }))}
        value={filter.status}
        onChange={(status) => setFilter({ status })}
      />
      <DateRangeFilter
        label={label('createdOn')}
        value={{ from: filter.createdFrom, to: filter.createdTo }}
        onChange={({ from, to }) =>
          setFilter({ ...(from !== undefined && { createdFrom: from }), ...(to !== undefined && { createdTo: to }) })
        }
      />
    </FilterBar>
  );
});

/** The active filters, each a chip that takes it away again. */
function useChips(controls: CustomerFiltersProps['controls']): readonly FilterChip[] {
  const intl = useIntl();
  const chips = useFilterChips(controls);
  const say = (id: string) => intl.formatMessage({ id: `customers.${id}` });
  return [
    ...chips.search(),
    ...chips.list('type', say('type'), (value) => say(`type.${typeOptions[value]}`)),
    ...chips.list('status', say('status'), (value) => say(`status.${statusOptions[value]}`)),
    ...chips.days('createdFrom', 'createdTo', say('createdOn')),
  ];
}
