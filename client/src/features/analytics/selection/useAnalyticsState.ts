import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListControls } from '../../../shared/list/state/useListState';
import { useListState } from '../../../shared/list/state/useListState';
import type { AnalyticsSortColumn } from '@gdd/schema/reports';
import {
  analyticsCodec,
  defaultSort,
  possible,
  type AnalyticsListFilter,
  type AnalyticsSelection,
  type AnalyticsState,
} from './analyticsCodec';

export interface AnalyticsControls {
  readonly state: AnalyticsState;
  /** The list's part of the state: filters, search, order, page. */
  readonly list: ListControls<AnalyticsListFilter, AnalyticsSortColumn>;
  /** Changes the selection, and returns to the first page; other dimensions also reset the order. */
  readonly select: (change: Partial<AnalyticsSelection>) => void;
  /** Switches between chart and table of the same selection. */
  readonly show: (view: AnalyticsSelection['view']) => void;
}

/** The page's state, stored in the address: a reload, the back button and a shared link restore it. */
export function useAnalyticsState(): AnalyticsControls {
  const list = useListState(analyticsCodec);
  const navigate = useNavigate();
  const { query } = list;
  const state = useMemo(() => analyticsCodec.read(query), [query]);
  const go = useCallback(
    (next: AnalyticsState) =>
      void navigate({ pathname: '/analytics', search: analyticsCodec.write(next) }, { preventScrollReset: true }),
    [navigate],
  );
  const select = useCallback(
    (change: Partial<AnalyticsSelection>) => {
      const selection = possible({ ...state.selection, ...change }, state.filter);
      const { column } = state.sort;
      const isOtherGroups = change.dimensions !== undefined;
      const keepsSort = !isOtherGroups && column !== 'id' && selection.measures.includes(column);
      const part = isOtherGroups ? '' : selection.part;
      go({
        ...state,
        selection: { ...selection, part },
        sort: keepsSort ? state.sort : defaultSort(selection),
        page: 1,
      });
    },
    [state, go],
  );
  const show = useCallback(
    (view: AnalyticsSelection['view']) => go({ ...state, selection: { ...state.selection, view } }),
    [state, go],
  );
  return { state, list, select, show };
}
