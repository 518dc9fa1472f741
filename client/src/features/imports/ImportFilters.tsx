import type { ImportSortColumn } from '@gdd/schema/imports';
import { importKinds, importStatuses } from '@gdd/schema/campaigns';
import { useIntl } from 'react-intl';
import { useFormat } from '../../shared/i18n/useFormat';
import { DateRangeFilter } from '../../shared/list/DateRangeFilter';
import { FilterBar, type FilterChip } from '../../shared/list/FilterBar';
import { MultiSelectFilter } from '../../shared/list/MultiSelectFilter';
import type { ListControls } from '../../shared/list/useListState';
import type { ImportListFilter } from './importListCodec';
import { kindOptions, statusOptions } from './importOptions';

interface ImportFiltersProps {
  readonly controls: ListControls<ImportListFilter, ImportSortColumn>;
}

/** Quick search and filters of the imports' list. */
export function ImportFilters({ controls }: ImportFiltersProps) {
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
}

/** What the list is narrowed by, each a chip that takes it away again. */
function useChips({
  state: { filter, search },
  setFilter,
  setSearch,
}: ImportFiltersProps['controls']): readonly FilterChip[] {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string) => intl.formatMessage({ id: `imports.${id}` });
  const chip = (key: string, name: string, value: string, onRemove: () => void): FilterChip => ({
    key,
    label: intl.formatMessage({ id: 'imports.filter.chip' }, { name, value }),
    onRemove,
  });
  const day = (key: 'createdFrom' | 'createdTo', id: string) =>
    filter[key] === ''
      ? []
      : [
          chip(key, say('createdAt'), intl.formatMessage({ id }, { date: format.date(filter[key]) }), () =>
            setFilter({ [key]: '' }),
          ),
        ];
  return [
    ...(search === ''
      ? []
      : [
          {
            key: 'search',
            label: intl.formatMessage({ id: 'imports.filter.search' }, { term: search }),
            onRemove: () => setSearch(''),
          },
        ]),
    ...filter.kind.map((value) =>
      chip(`kind.${value}`, say('kind'), say(`kind.${kindOptions[value]}`), () =>
        setFilter({ kind: filter.kind.filter((other) => other !== value) }),
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
