import { customerStatuses, customerTypes, type CustomerSortColumn } from '@gdd/schema/customers';
import { useIntl } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';
import { DateRangeFilter } from '../../shared/list/DateRangeFilter';
import { FilterBar, type FilterChip } from '../../shared/list/FilterBar';
import { MultiSelectFilter } from '../../shared/list/MultiSelectFilter';
import type { ListControls } from '../../shared/list/useListState';
import type { CustomerListFilter } from './customerListCodec';
import { statusOptions, typeOptions } from './customerOptions';

interface CustomerFiltersProps {
  readonly controls: ListControls<CustomerListFilter, CustomerSortColumn>;
}

/** Quick search and filters of the customers' list. */
export function CustomerFilters({ controls }: CustomerFiltersProps) {
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
}

/** What the list is narrowed by, each a chip that takes it away again. */
function useChips({
  state: { filter, search },
  setFilter,
  setSearch,
}: CustomerFiltersProps['controls']): readonly FilterChip[] {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string) => intl.formatMessage({ id: `customers.${id}` });
  const chip = (key: string, name: string, value: string, onRemove: () => void): FilterChip => ({
    key,
    label: intl.formatMessage({ id: 'customers.filter.chip' }, { name, value }),
    onRemove,
  });
  const day = (key: 'createdFrom' | 'createdTo', id: string) =>
    filter[key] === ''
      ? []
      : [
          chip(key, say('createdOn'), intl.formatMessage({ id }, { date: format.date(filter[key]) }), () =>
            setFilter({ [key]: '' }),
          ),
        ];
  return [
    ...(search === '' ? [] : [chip('search', say('filter.search'), search, () => setSearch(''))]),
    ...filter.type.map((value) =>
      chip(`type.${value}`, say('type'), say(`type.${typeOptions[value]}`), () =>
        setFilter({ type: filter.type.filter((other) => other !== value) }),
      ),
    ),
    ...filter.status.map((value) =>
      chip(`status.${value}`, say('status'), say(`status.${statusOptions[value]}`), () =>
        setFilter({ status: filter.status.filter((other) => other !== value) }),
      ),
    ),
    ...day('createdFrom', 'list.fromDate'),
    ...day('createdTo', 'list.toDate'),
  ];
}
