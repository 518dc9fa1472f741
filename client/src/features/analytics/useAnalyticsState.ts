import { useCallback, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ListControls } from '../../shared/list/useListState';
import { useListState } from '../../shared/list/useListState';
import type { AnalyticsSortColumn } from '@gdd/schema/reports';
import {
  analyticsCodec,
  defaultSort,
  possible,
  type AnalyticsListFilter,
  type AnalyticsQuestion,
  type AnalyticsState,
} from './analyticsCodec';

export interface AnalyticsControls {
  readonly state: AnalyticsState;
  /** The table's own part: filters, search, order, pages. */
  readonly list: ListControls<AnalyticsListFilter, AnalyticsSortColumn>;
  /** Asks something else of the same sales; other groups begin at their first page in their own order. */
  readonly ask: (change: Partial<AnalyticsQuestion>) => void;
  /** The address of another look at the same question. */
  readonly show: (view: AnalyticsQuestion['view']) => void;
}

/** The page's state, kept in the address: a reload, the back button and a shared link restore it. */
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
  const ask = useCallback(
    (change: Partial<AnalyticsQuestion>) => {
      const question = possible({ ...state.question, ...change }, state.filter);
      const { column } = state.sort;
      const isOtherGroups = change.dimensions !== undefined;
      const keepsSort = !isOtherGroups && column !== 'id' && question.measures.includes(column);
      const part = isOtherGroups ? '' : question.part;
      go({
        ...state,
        question: { ...question, part },
        sort: keepsSort ? state.sort : defaultSort(question),
        page: 1,
      });
    },
    [state, go],
  );
  const show = useCallback(
    (view: AnalyticsQuestion['view']) => go({ ...state, question: { ...state.question, view } }),
    [state, go],
  );
  return { state, list, ask, show };
}
