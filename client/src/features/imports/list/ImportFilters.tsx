import { importKinds, importStatuses } from '@gdd/schema/campaigns';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { DateRangeFilter } from '../../../shared/list/filters/DateRangeFilter';
import { FilterBar, type FilterChip } from '../../../shared/list/filters/FilterBar';
import { MultiSelectFilter } from '../../../shared/list/filters/MultiSelectFilter';
import { useFilterChips } from '../../../shared/list/filters/useFilterChips';
import type { FilterControls } from '../../../shared/list/state/useListState';
import type { ImportListFilter } from './importListCodec';
import { kindOptions, statusOptions } from '../importOptions';

interface ImportFiltersProps {
  readonly controls: FilterControls<ImportListFilter>;
}

/** Quick search and filters of the imports' list. */
export const ImportFilters = memo(function ImportFilters({ controls }: ImportFiltersProps) {
  const intl = useIntl();
  const { state, setFilter, setSearch, clear } = controls;
  const { filter, search } = state;
  const chips = useChips(controls);
  const label = (id: string) => intl.formatMessage({ id: `imports.${id}` });
  return (
    <FilterBar searchLabel={label('search')} search={search} onSearch={setSearch} chips={chips} onClear={clear}>
      <MultiSelectFilter
        label={label('kind')}
        options={importKinds.map((value) => ({ value, label: label(`kind.${kindOptions[value]}`) }))}
        value={filter.kind}
        onChange={(kind) => setFilter({ kind })}
      />
      <MultiSelectFilter
        label={label('status')}
        options={importStatuses.map((value) => ({ value, label: label(`status.${statusOptions[value]}`) }))}
        value={filter.status}
        onChange={(status) => setFilter({ status })}
      />
      <DateRangeFilter
        label={label('createdAt')}
        value={{ from: filter.createdFrom, to: filter.createdTo }}
        onChange={({ from, to }) =>
          setFilter({ ...(from !== undefined && { createdFrom: from }), ...(to !== undefined && { createdTo: to }) })
        }
      />
    </FilterBar>
  );
});

/** The active filters, each a chip that takes it away again. */
function useChips(controls: ImportFiltersProps['controls']): readonly FilterChip[] {
  const intl = useIntl();
  const chips = useFilterChips(controls);
  const say = (id: string) => intl.formatMessage({ id: `imports.${id}` });
  return [
    ...chips.search(),
    ...chips.list('kind', say('kind'), (value) => say(`kind.${kindOptions[value]}`)),
    ...chips.list('status', say('status'), (value) => say(`status.${statusOptions[value]}`)),
    ...chips.days('createdFrom', 'createdTo', say('createdAt')),
  ];
}
