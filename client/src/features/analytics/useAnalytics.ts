import { skipToken } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { enumText } from '../../shared/apollo/enumTexts';
import type { AnalyticsInput } from '../../shared/apollo/schema.generated';
import type { AnalyticsState } from './selection/analyticsCodec';
import { analyticsInput, summaryInput, reportedMeasure } from './selection/analyticsInput';
import { useAnalyticsQuery, type AnalyticsQuery } from './AnalyticsPage.generated';
import type { Reported } from './selection/sentence';
import type { Group, Totals } from './texts';

/** The result of a selection, with the selection itself. */
export interface Result {
  readonly state: AnalyticsState;
  readonly groups: readonly Group[];
  /** Groups on all pages. */
  readonly total: number;
  readonly totals: Totals;
}

export interface Analytics {
  /** The present answer, or that of before while the next is under way; undefined before the first. */
  readonly result: Result | undefined;
  /** The figures of the sentence. */
  readonly reported: Reported | undefined;
  /** The page's request; undefined while the year is not known that it needs. */
  readonly input: AnalyticsInput | undefined;
  readonly loading: boolean;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Asks what the page shows, and what its sentence needs beyond that. */
export function useAnalytics(
  state: AnalyticsState,
  currentYear: number | undefined,
  today: string | undefined,
): Analytics {
  const input = useMemo(() => analyticsInput(state, currentYear), [state, currentYear]);
  const { data, loading, error, refetch } = useAnalyticsQuery(
    input ? { variables: { input }, fetchPolicy: 'cache-and-network' } : skipToken,
  );
  const present = useMemo(() => resultOf(state, data), [state, data]);
  const result = useStored(present);

  const isWhole = input?.dimensions.length === state.selection.dimensions.length && state.selection.part === '';
  const own = isWhole && present ? largestIn(present) : undefined;
  const needsMore = isWhole ? present !== undefined && own === undefined : true;
  const more = useMemo(() => summaryInput(state, currentYear), [state, currentYear]);
  const summary = useAnalyticsQuery(needsMore && more ? { variables: { input: more } } : skipToken);
  const whole = useMemo(() => resultOf(state, summary.data), [state, summary.data]);
  const year = state.filter.year ?? currentYear;
  const reported = useStored(
    useMemo(() => {
      const from = own ?? (whole && { totals: whole.totals, top: whole.groups[0] });
      return from && year !== undefined ? { ...from, state, year, today } : undefined;
      // eslint-disable-next-line react-hooks/exhaustive-deps -- `own` is made of `present`
    }, [present, whole, state, year, today]),
  );

  return {
    result,
    reported,
    input,
    loading: loading || input === undefined,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
  };
}

function resultOf(state: AnalyticsState, data: { readonly [K in keyof AnalyticsQuery]?: unknown } | undefined) {
  const analytics = (data as AnalyticsQuery | undefined)?.analytics;
  if (!analytics) return undefined;
  const { items, total, totals } = analytics;
  const groups = items.map(({ keys, values, before }): Group => ({
    keys: keys.map(({ dimension, value, label }) => ({ dimension: enumText(dimension), value, label })),
    values,
    before,
  }));
  return { state, groups, total, totals } satisfies Result;
}

/**
 * The largest group of a response that has it for certain: it has all groups, or the first ones from the largest on.
 */
function largestIn({ state, groups, total, totals }: Result): Pick<Reported, 'totals' | 'top'> | undefined {
  const measure = reportedMeasure(state);
  const { sort, page, selection } = state;
  const isSorted = sort.column === measure && sort.direction === 'desc' && (page === 1 || selection.view === 'chart');
  if (isSorted) return { totals, top: groups[0] };
  if (groups.length < total) return undefined;
  const size = (group: Group) => Number(group.values[measure] ?? -Infinity);
  return { totals, top: [...groups].sort((one, other) => size(other) - size(one))[0] };
}

/** The value of before, while the next is under way. */
function useStored<T>(present: T | undefined): T | undefined {
  const [stored, setStored] = useState(present);
  if (present !== undefined && present !== stored) setStored(present);
  return present ?? stored;
}
