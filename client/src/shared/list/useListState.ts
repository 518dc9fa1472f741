import { useCallback, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { PageSize } from '@gdd/schema/lists';
import type { ListCodec, ListSort, ListState } from './listCodec';

/** A list's state and the ways to change it; the address is where it lives. */
export interface ListControls<Filter, Column extends string> {
  readonly state: ListState<Filter, Column>;
  /** The query of the present state, to come back to. */
  readonly query: string;
  /** The same for any page and order: a changed key is a fresh list. */
  readonly key: string;
  /** Whether a filter or a search narrows the list. */
  readonly isNarrowed: boolean;
  readonly setFilter: (change: Partial<Filter>) => void;
  /** Replaces the present entry of the history: typing a word is one step back, not one for each letter. */
  readonly setSearch: (search: string) => void;
  readonly setSort: (sort: ListSort<Column>) => void;
  readonly setPage: (page: number, options?: { readonly replace: boolean }) => void;
  readonly setPageSize: (pageSize: PageSize) => void;
  /** Takes away all filters and the search. */
  readonly clear: () => void;
}

/**
 * The state of one list, kept in the address: a reload, the back button and a shared link restore it.
 * A changed filter, search, order or page size begins at page 1.
 *
 * @param codec the list's codec, one constant per list
 */
export function useListState<Filter extends object, Column extends string>(
  codec: ListCodec<Filter, Column>,
): ListControls<Filter, Column> {
  const location = useLocation();
  const navigate = useNavigate();
  const state = useMemo(() => codec.read(location.search), [codec, location.search]);
  // Two changes before the next drawing (a region that takes its provinces along) build on one another.
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
  }, [state]);

  const { pathname } = location;
  const entryState: unknown = location.state;
  const change = useCallback(
    (part: Partial<ListState<Filter, Column>>, replace = false) => {
      const next = { ...latest.current, ...part };
      if (codec.write(next) === codec.write(latest.current)) return;
      latest.current = next;
      void navigate({ pathname, search: codec.write(next) }, { replace, preventScrollReset: true, state: entryState });
    },
    [codec, navigate, pathname, entryState],
  );

  return useMemo(() => {
    const { filter, search } = state;
    const start = codec.read('');
    const key = codec.write({ ...start, filter, search });
    return {
      state,
      query: codec.write(state),
      key,
      isNarrowed: key !== '',
      setFilter: (part) => change({ filter: { ...latest.current.filter, ...part }, page: 1 }),
      setSearch: (term) => change({ search: term, page: 1 }, true),
      setSort: (sort) => change({ sort, page: 1 }),
      setPage: (page, options) => change({ page }, options?.replace),
      setPageSize: (pageSize) => change({ pageSize, page: 1 }),
      clear: () => change({ filter: codec.emptyFilter, search: '', page: 1 }),
    };
  }, [codec, state, change]);
}
