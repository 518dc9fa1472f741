import { Fragment, memo, type ReactNode } from 'react';
import { FilterBar, type FilterChip } from '../filters/FilterBar';
import type { FilterControls } from '../state/useListState';
import { filterEntries, type DefinedFilters, type FilterState } from './defineList';
import { useTexts } from '../../i18n/useTexts';

/** The parts of a filter that the page supplies. */
interface OwnFilter {
  readonly control?: ReactNode;
  /** The chosen value as text. */
  readonly text?: string | undefined;
}

interface ListFiltersProps<Filters> {
  readonly list: Pick<DefinedFilters<Filters, never>, 'messages' | 'search' | 'filters'>;
  readonly controls: FilterControls<FilterState<Filters>>;
  readonly own?: { readonly [Name in keyof Filters]?: OwnFilter };
}

/** Quick search and filters of a declared list, with a chip for each active one. */
export const ListFilters = memo(Bar) as typeof Bar;

function Bar<Filters>({ list, controls, own = {} }: ListFiltersProps<Filters>) {
  const texts = useTexts(list.messages);
  const { state, setSearch, clear } = controls;
  const values: Readonly<Record<string, unknown>> = state.filter;
  const setFilter = controls.setFilter as (change: Readonly<Record<string, unknown>>) => void;
  const ownParts: Readonly<Record<string, OwnFilter | undefined>> = own;
  const filters = filterEntries(list.filters).map(([name, filter]) => ({
    name,
    filter,
    value: values[name],
    own: ownParts[name],
    label: texts.say(filter.label ?? name),
  }));
  const chip = (filter: string, name: string, value: string, onRemove: () => void, key = filter): FilterChip => ({
    key,
    filter,
    label: texts.intl.formatMessage({ id: 'list.filterChip' }, { name, value }),
    onRemove,
  });
  const searchChips =
    state.search === ''
      ? []
      : [chip('search', texts.intl.formatMessage({ id: 'list.searchChip' }), state.search, () => setSearch(''))];
  const chips = filters.flatMap(({ name, filter, value, label, own: ownPart }) =>
    filter
      .chosen(value, name, texts)
      .map(({ key, text, rest }) => chip(name, label, ownPart?.text ?? text, () => setFilter({ [name]: rest }), key)),
  );
  return (
    <FilterBar
      searchLabel={texts.say(list.search ?? 'search')}
      search={state.search}
      onSearch={setSearch}
      chips={[...searchChips, ...chips]}
      onClear={clear}
    >
      {filters.flatMap(({ name, filter, value, label, own: ownPart }) => {
        const onChange = (next: unknown) => setFilter({ [name]: next });
        const control =
          ownPart?.control ?? filter.control?.({ name, label, value, onChange, texts, filter: values, setFilter });
        return control === undefined ? [] : <Fragment key={(filter.sets ?? [name]).join(' ')}>{control}</Fragment>;
      })}
    </FilterBar>
  );
}
