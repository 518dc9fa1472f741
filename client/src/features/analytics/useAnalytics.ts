import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { enumText } from '../../shared/apollo/enumTexts';
import type { AnalyticsInput } from '../../shared/apollo/schema.generated';
import { useLastDefined } from '../../shared/list/useLastDefined';
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

/** The state of a request. */
interface RequestState {
  readonly loading: boolean;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

export interface Analytics extends RequestState {
  /** The current result, or the previous one while the next loads; undefined before the first. */
  readonly result: Result | undefined;
  /** The figures for the sentence. */
  readonly reported: Reported | undefined;
  /** The page's request; undefined while it needs a year that is not known yet. */
  readonly input: AnalyticsInput | undefined;
  /** The request for the sentence's figures, needed where the page's own result does not contain them. */
  readonly summary: RequestState;
}

/** Requests the page's result, and the figures that its sentence needs beyond that. */
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
  const result = useLastDefined(present);

  const coversSelection = input?.dimensions.length === state.selection.dimensions.length && state.selection.part === '';
  const largest = coversSelection && present ? largestIn(present) : undefined;
  const needsSummary = coversSelection ? present !== undefined && largest === undefined : true;
  const summaryRequest = useMemo(() => summaryInput(state, currentYear), [state, currentYear]);
  const summary = useAnalyticsQuery(
    needsSummary && summaryRequest ? { variables: { input: summaryRequest } } : skipToken,
  );
  const summaryResult = useMemo(() => resultOf(state, summary.data), [state, summary.data]);
  const year = state.filter.year ?? currentYear;
  const reported = useLastDefined(
    useMemo(() => {
      const from = largest ?? (summaryResult && { totals: summaryResult.totals, top: summaryResult.groups[0] });
      return from && year !== undefined ? { ...from, state, year, today } : undefined;
      // eslint-disable-next-line react-hooks/exhaustive-deps -- `largest` is made of `present`
    }, [present, summaryResult, state, year, today]),
  );

  return {
    result,
    reported,
    input,
    loading: loading || input === undefined,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
    summary: {
      loading: summary.loading,
      problem: summary.loading ? undefined : problemOf(summary.error),
      retry: () => void summary.refetch(),
    },
  };
}

function resultOf(state: AnalyticsState, data: { readonly [K in keyof AnalyticsQuery]?: unknown } | undefined) {
  const analytics = (data as AnalyticsQuery | undefined)?.analytics;
  if (!analytics) return undefined;
  const { items, total, totals } = analytics;
  const groups = items.map(({ keys, ...sums }): Group => ({
    keys: keys.map(({ dimension, value, label }) => ({ dimension: enumText(dimension), value, label })),
    ...comparedSums(sums),
  }));
  return { state, groups, total, totals: comparedSums(totals) } satisfies Result;
}

type Sums = Omit<NonNullable<AnalyticsQuery['analytics']>['totals'], '__typename'>;

/** Sums as they are compared: both years to the same day, and the whole of the year before apart. */
const comparedSums = ({ values, before, toDay }: Sums): Totals => ({
  values: toDay?.values ?? values,
  before: toDay?.before ?? before,
  wholeBefore: before,
});

/**
 * The largest group and the totals of a result, if it contains that group for certain: it has all groups, or the first
 * ones sorted by the measure in descending order.
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
