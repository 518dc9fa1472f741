import { skipToken } from '@apollo/client/react';
import { useMemo, useState } from 'react';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { enumText } from '../../shared/apollo/enumTexts';
import type { AnalyticsInput } from '../../shared/apollo/schema.generated';
import type { AnalyticsState } from './analyticsCodec';
import { analyticsInput, summaryInput, toldMeasure } from './analyticsInput';
import { useAnalyticsQuery, type AnalyticsQuery } from './AnalyticsPage.generated';
import type { Told } from './sentence';
import type { Group, Totals } from './words';

/** The answer to one question, with the question. */
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
  /** What the sentence tells. */
  readonly told: Told | undefined;
  /** What the page asked; undefined while the year is not known that it needs. */
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
  const result = useKept(present);

  const isWhole = input?.dimensions.length === state.question.dimensions.length && state.question.part === '';
  const own = isWhole && present ? largestIn(present) : undefined;
  const needsMore = isWhole ? present !== undefined && own === undefined : true;
  const more = useMemo(() => summaryInput(state, currentYear), [state, currentYear]);
  const summary = useAnalyticsQuery(needsMore && more ? { variables: { input: more } } : skipToken);
  const whole = useMemo(() => resultOf(state, summary.data), [state, summary.data]);
  const year = state.filter.year ?? currentYear;
  const told = useKept(
    useMemo(() => {
      const from = own ?? (whole && { totals: whole.totals, top: whole.groups[0] });
      return from && year !== undefined ? { ...from, state, year, today } : undefined;
      // eslint-disable-next-line react-hooks/exhaustive-deps -- `own` is made of `present`
    }, [present, whole, state, year, today]),
  );

  return {
    result,
    told,
    input,
    loading: loading || input === undefined,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
  };
}

function resultOf(state: AnalyticsState, data: { readonly [K in keyof AnalyticsQuery]?: unknown } | undefined) {
  const answer = (data as AnalyticsQuery | undefined)?.analytics;
  if (!answer) return undefined;
  const { items, total, totals } = answer;
  const groups = items.map(({ keys, values, before }): Group => ({
    keys: keys.map(({ dimension, value, label }) => ({ dimension: enumText(dimension), value, label })),
    values,
    before,
  }));
  return { state, groups, total, totals } satisfies Result;
}

/** The largest group of an answer that has it for certain: it has all groups, or the first ones from the largest on. */
function largestIn({ state, groups, total, totals }: Result): Pick<Told, 'totals' | 'top'> | undefined {
  const measure = toldMeasure(state);
  const { sort, page, question } = state;
  const isSorted = sort.column === measure && sort.direction === 'desc' && (page === 1 || question.view === 'chart');
  if (isSorted) return { totals, top: groups[0] };
  if (groups.length < total) return undefined;
  const size = (group: Group) => Number(group.values[measure] ?? -Infinity);
  return { totals, top: [...groups].sort((one, other) => size(other) - size(one))[0] };
}

/** What stood there before, while the next is under way. */
function useKept<T>(present: T | undefined): T | undefined {
  const [kept, setKept] = useState(present);
  if (present !== undefined && present !== kept) setKept(present);
  return present ?? kept;
}
