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

/** One value of the dimension that is not drawn, with what it comes to in each group of the other. */
export interface Series {
  readonly part: NamedKey;
  readonly valueOf: (group: string | null) => Figure | null;
}

/** The largest values of a result's second dimension. */
interface SeriesOfResult {
  /** Undefined while they are under way. */
  readonly series: readonly Series[] | undefined;
  readonly problem: Problem | undefined;
  readonly retry: () => void;
}

/** Values with a series of their own: all series but the one that 'Altri' takes. */
const mostNamed = mostSeries - 1;

/** The values that have a series of their own: the largest ones that can be asked for, `parts` having them in this order. */
export function namedSeries(result: Result, parts: readonly NamedKey[]): readonly NamedKey[] {
  const other = partDimension(result.state.selection);
  if (other === undefined) return [];
  return parts.filter(({ value }) => narrowedBy(other, value) !== undefined).slice(0, mostNamed);
}

/** Requests the values of each named part, one request for each: none is cut off by the others. */
export function useSeries(result: Result, named: readonly NamedKey[], year: number): SeriesOfResult {
  // As many hooks at every drawing, however many series there are.
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
    () => items && new Map(items.map((item) => [item?.keys?.[0]?.value ?? null, item?.values?.[measure] ?? null])),
    [items, measure],
  );
  return {
    series: values && part ? ({ part, valueOf: (group) => values.get(group) ?? null } satisfies Series) : undefined,
    problem: loading ? undefined : problemOf(error),
    retry: () => void refetch(),
  };
}
