import { skipToken } from '@apollo/client/react';
import { useMemo } from 'react';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { mostSeries } from '../../../shared/charts/data/mostSeries';
import type { Figure } from '../../../shared/charts/data/figures';
import { partDimension, seriesInput, reportedMeasure } from '../selection/analyticsInput';
import { useAnalyticsQuery } from '../AnalyticsPage.generated';
import { narrowedBy } from './drill';
import type { Result } from '../useAnalytics';
import type { NamedKey } from '../texts';

/** One value of the second dimension, with its figure in each group of the first. */
export interface Series {
  readonly part: NamedKey;
  readonly valueOf: (group: string | null) => Figure | null;
}

/** The series of the largest values of a result's second dimension. */
interface SeriesOfResult {
  /** Undefined until all of them are loaded. */
  readonly series: readonly Series[] | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** The most values with a series of their own; the last series is for all others ('Altri'). */
const maxNamed = mostSeries - 1;

/** The values that have a series of their own: the first of `parts` (sorted by size) that a filter can express. */
export function namedSeries(result: Result, parts: readonly NamedKey[]): readonly NamedKey[] {
  const other = partDimension(result.state.selection);
  if (other === undefined) return [];
  return parts.filter(({ value }) => narrowedBy(other, value) !== undefined).slice(0, maxNamed);
}

/** Requests the figures of each named value separately, so that no response is cut off. */
export function useSeries(result: Result, named: readonly NamedKey[], year: number): SeriesOfResult {
  // The number of hooks must not change between renders, so there is one for each possible series.
  const responses = [
    useOneSeries(result, named[0], year),
    useOneSeries(result, named[1], year),
    useOneSeries(result, named[2], year),
    useOneSeries(result, named[3], year),
    useOneSeries(result, named[4], year),
  ].slice(0, named.length);
  const series = responses.flatMap((response) => response.series ?? []);
  return {
    series: series.length === named.length ? series : undefined,
    problem: responses.find(({ problem }) => problem !== undefined)?.problem,
    retry: () => responses.forEach(({ retry }) => retry()),
  };
}

function useOneSeries({ state }: Result, part: NamedKey | undefined, year: number) {
  const input = useMemo(() => part && seriesInput(state, part, year), [state, part, year]);
  const { data, error, loading, refetch } = useAnalyticsQuery(input ? { variables: { input } } : skipToken);
  const measure = reportedMeasure(state);
  const items = data?.analytics?.items;
  const values = useMemo(
    () =>
      items &&
      new Map(
        items.map((item) => [item?.keys?.[0]?.value ?? null, (item?.toDay?.values ?? item?.values)?.[measure] ?? null]),
      ),
    [items, measure],
  );
  return {
    series: values && part ? ({ part, valueOf: (group) => values.get(group) ?? null } satisfies Series) : undefined,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
  };
}
