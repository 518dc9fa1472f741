import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageSize } from '@gdd/schema/lists';
import type { ListCodec, ListSort, ListState } from './listCodec';

/** The filters of a list, and the ways to change them: the same object until they change, whatever page is open. */
export interface FilterControls<Filter> {
  readonly state: Pick<ListState<Filter, string>, 'filter' | 'search'>;
  readonly setFilter: (change: Partial<Filter>) => void;
  /** Replaces the present entry of the history: typing a word is one step back, not one for each letter. */
  readonly setSearch: (search: string) => void;
  /** Takes away all filters and the search. */
  readonly clear: () => void;
}

/** A page, or what follows from the one that is requested by then: a second press before the response goes on from there. */
export type PageChange = number | ((page: number) => number);

/** A list's state and the ways to change it; the address is where it lives. */
export interface ListControls<Filter, Column extends string> extends FilterControls<Filter> {
  readonly state: ListState<Filter, Column>;
  readonly filters: FilterControls<Filter>;
  /** Which rows in which order, on whatever page: the same object until that changes. */
  readonly rows: Omit<ListState<Filter, Column>, 'page' | 'pageSize'>;
  /** The query of the present state, to come back to. */
  readonly query: string;
  /** The same for any page and order: a changed key is a fresh list. */
  readonly key: string;
  /** Whether a filter or a search narrows the list. */
  readonly isNarrowed: boolean;
  readonly setSort: (sort: ListSort<Column>) => void;
  readonly setPage: (page: PageChange, options?: { readonly replace: boolean }) => void;
  readonly setPageSize: (pageSize: PageSize) => void;
}

/**
 * The state of one list, stored in the address: a reload, the back button and a shared link restore it.
 * A changed filter, search, order or page size begins at page 1. A change counts from the press on: the question is on
 * its way before the address has followed.
 *
 * @param codec the list's codec, one constant per list
 */
export function useListState<Filter extends object, Column extends string>(
  codec: ListCodec<Filter, Column>,
): ListControls<Filter, Column> {
  const { query, change } = useQuery(codec);
  const { state, filters, rows, isNarrowed, key } = useParts(codec, query);
  // Two changes before the next drawing (a region that takes its provinces along) build on one another.
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

/** The query of the address, or the one that it is about to have. */
function useQuery<Filter extends object, Column extends string>(codec: ListCodec<Filter, Column>) {
  const location = useLocation();
  const navigate = useNavigate();
  const [pending, setPending] = useState<{ readonly query: string; readonly of: typeof location }>();
  const here = useRef(location);
  useLayoutEffect(() => {
    here.current = location;
  }, [location]);

  const change = useCallback(
    (query: string, replace: boolean) => {
      const { pathname, search, state } = here.current as Omit<typeof location, 'state'> & { readonly state: unknown };
      setPending({ query, of: here.current });
      void navigate(
        { pathname, search: codec.besidePage(query, search) },
        { replace, preventScrollReset: true, state },
      );
    },
    [navigate, codec],
  );
  // Whatever comes to the address next, it decides again.
  const query = pending?.of === location ? pending.query : codec.write(codec.read(location.search));
  return { query, change };
}

/** The state that a query says; its parts are the same objects for as long as they say the same. */
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
