import { useIntl } from 'react-intl';
import { useFormat } from '../../i18n/useFormat';
import type { FilterControls } from '../state/useListState';
import type { FilterChip } from './FilterBar';

/** The filters whose value is of a kind. */
type KeysOf<Filter, Value> = { [K in keyof Filter]: Filter[K] extends Value ? K : never }[keyof Filter] & string;

type Lists<Filter> = KeysOf<Filter, readonly string[]>;
type Texts<Filter> = KeysOf<Filter, string>;

/** Makes the chips of a list's filters; each answers none where its filter asks for nothing. */
export interface FilterChipMakers<Filter> {
  /** The quick search. */
  readonly search: () => readonly FilterChip[];
  /** One for each chosen value of a filter of many. */
  readonly list: <K extends Lists<Filter>>(
    key: K,
    name: string,
    word?: (value: Filter[K] extends readonly (infer Value)[] ? Value : never) => string,
  ) => readonly FilterChip[];
  /** A filter of one value; `word` says it. */
  readonly choice: <K extends Texts<Filter>>(
    key: K,
    name: string,
    word: (value: Exclude<Filter[K], ''>) => string,
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
 * The chips of what a list is narrowed by, each takes its filter away: `Stato: attivo`.
 *
 * @param controls the list's state and how it is changed
 * @returns makers for each kind of filter; the list puts their chips into its order
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
    list: (key, name, word = String) => {
      const values = filter[key] as readonly Parameters<typeof word>[0][];
      return values.map((value) =>
        chip(
          key,
          name,
          word(value),
          () =>
            change(
              key,
              values.filter((other) => other !== value),
            ),
          `${key}.${String(value)}`,
        ),
      );
    },
    choice: (key, name, word) => {
      const value = filter[key];
      return value === '' ? [] : [chip(key, name, word(value as Parameters<typeof word>[0]), () => change(key, ''))];
    },
    days: (from, to, name) => [...day(from, 'list.fromDate', name), ...day(to, 'list.toDate', name)],
    other: (key, isSet, name, value, without) => (isSet ? [chip(key, name, value(), () => setFilter(without))] : []),
  };
}
