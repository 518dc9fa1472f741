import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { barHeight } from '../../../shared/charts/drawing/barHeight';
import { monthsChartHeight } from '../../../shared/charts/MonthsChart';
import { sumOf, wholeMonths, type Figure } from '../../../shared/charts/data/figures';
import type { SeriesCategory } from '../../../shared/charts/data/categories';
import { MonthSeriesChart } from '../../../shared/charts/MonthSeriesChart';
import { SeriesChart } from '../../../shared/charts/SeriesChart';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { drawnDimension, mostCategories, partDimension, reportedMeasure } from '../selection/analyticsInput';
import { axisText } from './MonthsAnalytics';
import { monthsOf } from './months';
import type { Result } from '../useAnalytics';
import { namedSeries, useSeries, type Series } from './useSeries';
import { dimensionText, isSum, keyText, measureText, valueText, yearNames, type Group, type NamedKey } from '../texts';

interface SeriesAnalyticsProps {
  readonly result: Result;
  readonly year: number;
  /** The programme's day, at which both years end while the time runs. */
  readonly today: string | undefined;
  /** The values of the second dimension. */
  readonly parts: readonly NamedKey[];
  /** The number of all values of the second dimension. */
  readonly partCount: number;
  readonly hrefOf: (key: NamedKey | undefined) => string | undefined;
  readonly open: (key: NamedKey | undefined) => void;
  readonly frame: Pick<Parameters<typeof SeriesChart>[0], 'controls' | 'onNumbers'>;
}

/**
 * Both dimensions of a result: the groups of the first as bars, the largest values of the second as their series. The
 * other values are one series together where values add up; the sentence has their number.
 */
export function SeriesAnalytics({ result, year, today, parts, partCount, hrefOf, open, frame }: SeriesAnalyticsProps) {
  const { intl, say, language } = useTexts('analytics.chart');
  const texts = { intl, language };
  const { selection } = result.state;
  const measure = reportedMeasure(result.state);
  const drawn = drawnDimension(selection);
  const other = partDimension(selection) ?? drawn;
  const named = useMemo(() => namedSeries(result, parts), [result, parts]);
  const { series, problem, retry } = useSeries(result, named, year);
  const groups = groupsDrawn(result, year);
  const left = Math.max(0, partCount - named.length);
  // a line may count in several campaigns, so their sum exceeds the total
  const isStacked = isSum(measure) && other !== 'campaign';
  const sentence = useSentence(result, { visible: groups.length, named: named.length, left, isStacked });
  if (problem !== undefined) return <ErrorState problem={problem} onRetry={retry} />;
  if (series === undefined)
    return <SkeletonBlock height={drawn === 'month' ? monthsChartHeight : groups.length * barHeight} />;
  const hasOthers = isStacked && left > 0;
  const names = {
    measure: measureText(intl, measure),
    dimension: dimensionText(intl, drawn).toLocaleLowerCase(language),
    other: dimensionText(intl, other).toLocaleLowerCase(language),
  };
  const chart = {
    ...frame,
    title: say('both', names),
    sentence,
    isStacked,
    series: [
      ...series.map(({ part }) => ({ key: part.value ?? '', label: keyText(texts, part) })),
      ...(hasOthers ? [{ key: 'others', label: say('others') }] : []),
    ],
    labels: { category: dimensionText(intl, drawn), total: intl.formatMessage({ id: 'charts.total' }) },
    written: (value: Figure | null) => valueText(texts, measure, value),
    onSelect: (value: string) => open(groups.find(({ key }) => (key.value ?? '') === value)?.key),
  };
  const categories = groups.map(({ key, group }) => ({
    key: key.value ?? '',
    label: keyText(texts, key),
    isLast: hrefOf(key) === undefined,
    ...valuesOf(series, key, group?.values[measure] ?? null, hasOthers),
  }));
  if (drawn !== 'month') return <SeriesChart {...chart} categories={categories} />;
  const over = wholeMonths(year, today);
  return (
    <MonthSeriesChart
      {...chart}
      months={categories.map((month, index) => {
        const whole =
          selection.compareYear && Number(month.key.slice(5)) > over
            ? (groups[index]?.group?.wholeBefore?.[measure] ?? 0)
            : null;
        const isToCome = selection.compareYear && today !== undefined && month.key > today.slice(0, 7);
        // lines of a month to come are none of this comparison
        return isToCome ? { ...month, values: month.values.map(() => null), total: null, whole } : { ...month, whole };
      })}
      whole={yearNames(intl, year, true).wholeMonths}
      axis={(value) => axisText(texts, measure, value)}
    />
  );
}

interface GroupDrawn {
  readonly key: NamedKey;
  /** Undefined for a month without sales. */
  readonly group: Group | undefined;
}

/** The groups that have a bar: all months of the period, or else the first groups. */
function groupsDrawn({ state, groups }: Result, year: number): readonly GroupDrawn[] {
  if (drawnDimension(state.selection) === 'month') {
    const byMonth = new Map(groups.map((group) => [group.keys[0]?.value ?? '', group]));
    return monthsOf(year, state.filter.period).map((month) => ({
      key: { dimension: 'month', value: month, label: null },
      group: byMonth.get(month),
    }));
  }
  return groups.slice(0, mostCategories).flatMap((group) => {
    const [key] = group.keys;
    return key === undefined ? [] : [{ key, group }];
  });
}

function valuesOf(
  series: readonly Series[],
  { value }: NamedKey,
  total: Figure | null,
  hasOthers: boolean,
): Pick<SeriesCategory, 'values' | 'total'> {
  const values = series.map(({ valueOf }) => valueOf(value));
  if (!hasOthers) return { values, total };
  const known = sumOf(values.map((each) => each ?? 0));
  const others = sumOf([total ?? 0, known.startsWith('-') ? known.slice(1) : `-${known}`]);
  return { values: [...values, others], total };
}

interface Visible {
  readonly visible: number;
  readonly named: number;
  readonly left: number;
  readonly isStacked: boolean;
}

/** How many groups and series are shown, and that they link to their details. */
function useSentence({ state, total }: Result, { visible, named, left, isStacked }: Visible): string {
  const intl = useIntl();
  const format = useFormat();
  const say = (id: string, count: number, values: Readonly<Record<string, string>> = {}) =>
    intl.formatMessage({ id: `analytics.chart.${id}` }, { count, number: format.number(count), ...values });
  const groups =
    drawnDimension(state.selection) === 'month'
      ? say('sentence.months', total)
      : say(`sentence.${total > visible ? 'some' : 'all'}`, total, {
          visible: format.number(visible),
          left: format.number(total - visible),
        });
  const others = isStacked ? 'together' : 'inNumbers';
  const parts =
    left === 0
      ? say('series.all', named)
      : say(`series.${others}`, left, { named: format.number(named), whole: format.number(named + left) });
  return [groups, parts, ...(state.selection.compareYear ? [say('series.before', 1)] : []), say('drill', 1)].join(' ');
}
