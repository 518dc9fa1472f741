import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageSize } from '@gdd/schema/lists';
import type { ListCodec, ListSort, ListState } from './listCodec';

/** The filters of a list, and functions to change them; a change of the page does not change this object. */
export interface FilterControls<Filter> {
  readonly state: Pick<ListState<Filter, string>, 'filter' | 'search'>;
  readonly setFilter: (change: Partial<Filter>) => void;
  /** Replaces the current history entry, so that the back button does not go through a word letter by letter. */
  readonly setSearch: (search: string) => void;
  /** Removes all filters and the search. */
  readonly clear: () => void;
}

/** A page, or a function of the latest requested page: a second click before the response goes one page further. */
export type PageChange = number | ((page: number) => number);

/** A list's state, which is stored in the address, and functions to change it. */
export interface ListControls<Filter, Column extends string> extends FilterControls<Filter> {
  readonly state: ListState<Filter, Column>;
  readonly filters: FilterControls<Filter>;
  /** Filters, search and sort, without the page; the same object until they change. */
  readonly rows: Omit<ListState<Filter, Column>, 'page' | 'pageSize'>;
  /** The query of the current state, for a later return to it. */
  readonly query: string;
  /** The query of filters and search alone: with another key, it is another list. */
  readonly key: string;
  /** Whether a filter or a search narrows the list. */
  readonly isNarrowed: boolean;
  readonly setSort: (sort: ListSort<Column>) => void;
  readonly setPage: (page: PageChange, options?: { readonly replace: boolean }) => void;
  readonly setPageSize: (pageSize: PageSize) => void;
}

/**
 * The state of one list, stored in the address: a reload, the back button and a shared link restore it.
 * A changed filter, search, sort or page size begins at page 1. A change applies at once: the rows are requested before
 * the address has changed.
 *
 * @param codec the list's codec, one constant per list
 */
export function useListState<Filter extends object, Column extends string>(
  codec: ListCodec<Filter, Column>,
): ListControls<Filter, Column> {
  const { query, setQuery } = usePendingQuery(codec);
  const { state, filters, rows, isNarrowed, key } = useStateOfQuery(codec, query);
  // A ref, so that of two changes before the next render (a region, which changes its provinces) none is lost.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  const setters = useMemo(() => {
    const set = (change: Partial<ListState<Filter, Column>>, replace = false) => {
      const queryBefore = codec.write(latest.current);
      latest.current = { ...latest.current, ...change };
      const queryAfter = codec.write(latest.current);
      if (queryAfter !== queryBefore) setQuery(queryAfter, replace);
    };
    return {
      setFilter: (change: Partial<Filter>) => set({ filter: { ...latest.current.filter, ...change }, page: 1 }),
      setSearch: (search: string) => set({ search, page: 1 }, true),
      setSort: (sort: ListSort<Column>) => set({ sort, page: 1 }),
      setPage: (page: PageChange, options?: { readonly replace: boolean }) =>
        set({ page: typeof page === 'number' ? page : page(latest.current.page) }, options?.replace),
      setPageSize: (pageSize: PageSize) => set({ pageSize, page: 1 }),
      clear: () => set({ filter: codec.emptyFilter, search: '', page: 1 }),
    };
  }, [codec, setQuery]);

  const { setFilter, setSearch, clear } = setters;
  const filterControls = useMemo(
    () => ({ state: filters, setFilter, setSearch, clear }),
    [filters, setFilter, setSearch, clear],
  );
  return useMemo(
    () => ({ state, query, key, isNarrowed, rows, filters: filterControls, ...setters }),
    [state, query, key, isNarrowed, rows, filterControls, setters],
  );
}

/** The list's query in the address, or the one that a running navigation will set; and what sets it. */
function usePendingQuery<Filter extends object, Column extends string>(codec: ListCodec<Filter, Column>) {
  const location = useLocation();
  const navigate = useNavigate();
  /** The query that is being set, and the location that it replaces. */
  const [pending, setPending] = useState<{ readonly query: string; readonly from: typeof location }>();
  const latestLocation = useRef(location);
  useLayoutEffect(() => {
    latestLocation.current = location;
  }, [location]);

  const setQuery = useCallback(
    (query: string, replace: boolean) => {
      const { pathname, search, state } = latestLocation.current as Omit<typeof location, 'state'> & {
        readonly state: unknown;
      };
      setPending({ query, from: latestLocation.current });
      void navigate(
        { pathname, search: codec.besidePage(query, search) },
        { replace, preventScrollReset: true, state },
      );
    },
    [navigate, codec],
  );
  // A pending query applies only until the address changes.
  const query = pending?.from === location ? pending.query : codec.write(codec.read(location.search));
  return { query, setQuery };
}

/**
 * The state of a query. Its filters, and its rows (filters and sort), are the same objects until their content changes:
 * each is read from the query that has nothing else.
 */
function useStateOfQuery<Filter extends object, Column extends string>(
  codec: ListCodec<Filter, Column>,
  query: string,
) {
  const requested = useMemo(() => codec.read(query), [codec, query]);
  const { filter, search, sort } = requested;
  const initial = codec.read('');
  const filtersQuery = codec.write({ ...initial, filter, search });
  const rowsQuery = codec.write({ ...initial, filter, search, sort });
  const filters = useMemo(() => filtersIn(codec, filtersQuery), [codec, filtersQuery]);
  const rows = useMemo(() => ({ ...filters, sort: codec.read(rowsQuery).sort }), [codec, filters, rowsQuery]);
  const state = useMemo(() => ({ ...requested, ...rows }), [requested, rows]);
  return { state, filters, rows, key: filtersQuery, isNarrowed: filtersQuery !== '' };
}

function filtersIn<Filter, Column extends string>(codec: ListCodec<Filter, Column>, query: string) {
  const { filter, search } = codec.read(query);
  return { filter, search };
}
