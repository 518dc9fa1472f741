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
  const { query, change } = usePendingQuery(codec);
  const { state, filters, rows, isNarrowed, key } = useParts(codec, query);
  // A ref, so that of two changes before the next render (a region, which changes its provinces) none is lost.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  const setters = useMemo(() => {
    const set = (part: Partial<ListState<Filter, Column>>, replace = false) => {
      const next = { ...latest.current, ...part };
      const before = codec.write(latest.current);
      latest.current = next;
      if (codec.write(next) !== before) change(codec.write(next), replace);
    };
    return {
      setFilter: (part: Partial<Filter>) => set({ filter: { ...latest.current.filter, ...part }, page: 1 }),
      setSearch: (term: string) => set({ search: term, page: 1 }, true),
      setSort: (sort: ListSort<Column>) => set({ sort, page: 1 }),
      setPage: (page: PageChange, options?: { readonly replace: boolean }) =>
        set({ page: typeof page === 'number' ? page : page(latest.current.page) }, options?.replace),
      setPageSize: (pageSize: PageSize) => set({ pageSize, page: 1 }),
      clear: () => set({ filter: codec.emptyFilter, search: '', page: 1 }),
    };
  }, [codec, change]);

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

/** The query of the address, or the one that a running navigation will set. */
function usePendingQuery<Filter extends object, Column extends string>(codec: ListCodec<Filter, Column>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ readonly query: string; readonly of: typeof location }>();
  const latestLocation = useRef(location);
  useLayoutEffect(() => {
    latestLocation.current = location;
  }, [location]);

  const change = useCallback(
    (query: string, replace: boolean) => {
      const { pathname, search, state } = latestLocation.current as Omit<typeof location, 'state'> & {
        readonly state: unknown;
      };
      setPending({ query, of: latestLocation.current });
      void navigate(
        { pathname, search: codec.besidePage(query, search) },
        { replace, preventScrollReset: true, state },
      );
    },
    [navigate, codec],
  );
  // A pending query applies only until the address changes.
  const query = pending?.of === location ? pending.query : codec.write(codec.read(location.search));
  return { query, change };
}

/** The state of a query; its parts are the same objects until their content changes. */
function useParts<Filter extends object, Column extends string>(codec: ListCodec<Filter, Column>, query: string) {
  const requested = useMemo(() => codec.read(query), [codec, query]);
  const start = codec.read('');
  const key = codec.write({ ...start, filter: requested.filter, search: requested.search });
  const order = codec.write({ ...requested, page: start.page, pageSize: start.pageSize });
  const filters = useMemo(() => {
    const { filter, search } = codec.read(key);
    return { filter, search };
  }, [codec, key]);
  const rows = useMemo(() => ({ ...filters, sort: codec.read(order).sort }), [codec, filters, order]);
  const state = useMemo(() => ({ ...requested, ...rows }), [requested, rows]);
  return { state, filters, rows, key, isNarrowed: key !== '' };
}
