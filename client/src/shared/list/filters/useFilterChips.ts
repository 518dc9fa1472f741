import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/useFormat';
import type { FilterControls } from '../state/useListState';
import type { FilterChip } from './FilterBar';

/** The names of the filters whose value has a type. */
type KeysOf<Filter, Value> = { [K in keyof Filter]: Filter[K] extends Value ? K : never }[keyof Filter] & string;

type Lists<Filter> = KeysOf<Filter, readonly string[]>;
type Texts<Filter> = KeysOf<Filter, string>;

/** Functions that make the chips of a list's filters; each returns none where its filter is not set. */
export interface FilterChipMakers<Filter> {
  /** The quick search. */
  readonly search: () => readonly FilterChip[];
  /** One chip for each chosen value of a filter by several values. */
  readonly list: <K extends Lists<Filter>>(
    key: K,
    name: string,
    textOf?: (value: Filter[K] extends readonly (infer Value)[] ? Value : never) => string,
  ) => readonly FilterChip[];
  /** A filter by one value; `textOf` returns the value's text. */
  readonly choice: <K extends Texts<Filter>>(
    key: K,
    name: string,
    textOf: (value: Exclude<Filter[K], ''>) => string,
  ) => readonly FilterChip[];
  /** A first and a last day. */
  readonly days: (from: Texts<Filter>, to: Texts<Filter>, name: string) => readonly FilterChip[];
  /** Any other filter; none unless `isSet`. */
  readonly other: (
    key: string,
    isSet: boolean,
    name: string,
    value: () => string,
    without: Partial<Filter>,
  ) => readonly FilterChip[];
}

/**
 * The chips of a list's active filters (`Stato: attivo`), each of which removes its filter.
 *
 * @param controls the list's state and how it is changed
 * @returns a function for each kind of filter; the list puts their chips into its order
 */
export function useFilterChips<Filter>({
  state: { filter, search },
  setFilter,
  setSearch,
}: Omit<FilterControls<Filter>, 'clear'>): FilterChipMakers<Filter> {
  const intl = useIntl();
  const format = useFormat();
  const chip = (filter: string, name: string, value: string, onRemove: () => void, key = filter): FilterChip => ({
    key,
    filter,
    label: intl.formatMessage({ id: 'list.filterChip' }, { name, value }),
    onRemove,
  });
  const change = (key: keyof Filter, value: unknown) => setFilter({ [key]: value } as Partial<Filter>);
  const day = (key: Texts<Filter>, message: string, name: string) => {
    const date = String(filter[key]);
    if (date === '') return [];
    return [chip(key, name, intl.formatMessage({ id: message }, { date: format.date(date) }), () => change(key, ''))];
  };
  return {
    search: () =>
      search === '' ? [] : [chip('search', intl.formatMessage({ id: 'list.searchChip' }), search, () => setSearch(''))],
    list: (key, name, textOf = String) => {
      const values = filter[key] as readonly Parameters<typeof textOf>[0][];
      return values.map((value) =>
        chip(
          key,
          name,
          textOf(value),
          () =>
            change(
              key,
              values.filter((other) => other !== value),
            ),
          `${key}.${String(value)}`,
        ),
      );
    },
    choice: (key, name, textOf) => {
      const value = filter[key];
      return value === ''
        ? []
        : [chip(key, name, textOf(value as Parameters<typeof textOf>[0]), () => change(key, ''))];
    },
    days: (from, to, name) => [...day(from, 'list.fromDate', name), ...day(to, 'list.toDate', name)],
    other: (key, isSet, name, value, without) => (isSet ? [chip(key, name, value(), () => setFilter(without))] : []),
  };
}
