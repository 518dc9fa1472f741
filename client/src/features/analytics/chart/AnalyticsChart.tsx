import { useNavigate } from 'react-router-dom';
import { barHeight } from '../../../shared/charts/drawing/barHeight';
import { BarsChart } from '../../../shared/charts/BarsChart';
import { ChoiceFilter } from '../../../shared/list/filters/ChoiceFilter';
import { useTexts } from '../../../shared/i18n/useTexts';
import {
  drawnDimension,
  mostCategories,
  partDimension,
  partFilter,
  reportedMeasure,
} from '../selection/analyticsInput';
import { drillHref, narrowedBy } from './drill';
import { MonthsAnalytics } from './MonthsAnalytics';
import { isRunning } from '../selection/sentence';
import { SeriesAnalytics } from './SeriesAnalytics';
import type { AnalyticsControls } from '../selection/useAnalyticsState';
import type { Result } from '../useAnalytics';
import { dimensionText, keyText, measureText, valueText, yearNames, type NamedKey, type Texts } from '../texts';

/** The height of the chart in pixels, also for its placeholder. */
export const chartHeight = mostCategories * barHeight;

interface AnalyticsChartProps {
  readonly result: Result;
  readonly year: number;
  /** The programme's day, at which both years end while the time runs. */
  readonly today: string | undefined;
  /** With two dimensions: the values of the one that the chart does not show as bars. */
  readonly parts: readonly NamedKey[];
  /** The number of all these values; `parts` may be only the first of them. */
  readonly partCount: number;
  readonly controls: Pick<AnalyticsControls, 'select' | 'show' | 'list'>;
}

/** The groups of a result as bars, or as the months of a year; each links to its details. */
export function AnalyticsChart({ result, year, today, parts, partCount, controls }: AnalyticsChartProps) {
  const { intl, say, language } = useTexts('analytics.chart');
  const texts = { intl, language };
  const navigate = useNavigate();
  const { state } = result;
  const { selection } = state;
  const drawn = drawnDimension(selection);
  const other = partDimension(selection);
  const measure = reportedMeasure(state);
  const partKey = parts.find(({ value }) => value === selection.part);
  const names = {
    measure: measureText(intl, measure),
    dimension: dimensionText(intl, drawn).toLocaleLowerCase(language),
    part: partKey === undefined ? selection.part : keyText(texts, partKey),
  };
  const title = say(selection.part === '' ? 'title' : 'of', names);
  const hrefOf = (key: NamedKey | undefined) =>
    key && drillHref({ ...state, filter: { ...state.filter, ...partFilter(selection) } }, [key]);
  const open = (key: NamedKey | undefined) => {
    const href = hrefOf(key);
    if (href !== undefined) void navigate(href);
  };
  const groups = result.groups.slice(0, mostCategories);
  const sentence = useChartSentence(result, groups.length);
  const partNames = new Map(
    parts.flatMap((key) =>
      key.value !== null && narrowedBy(key.dimension, key.value) !== undefined
        ? [[key.value, keyText(texts, key)] as const]
        : [],
    ),
  );
  const shared = {
    title,
    onNumbers: () => controls.show('table'),
    controls: (
      <>
        {other !== undefined && (
          <ChoiceFilter
            label={dimensionText(intl, other)}
            all={`${dimensionText(intl, other)}: ${say('part.all').toLocaleLowerCase(language)}`}
            choices={[...partNames.keys()]}
            text={(part) => partNames.get(part) ?? part}
            value={selection.part}
            onChange={(part) => controls.select({ part })}
          />
        )}
        {selection.measures.length > 1 && (
          <ChartMeasure texts={texts} result={result} onChange={(column) => controls.list.setSort(column)} />
        )}
      </>
    ),
  };
  if (other !== undefined && selection.part === '' && parts.length > 0) {
    const frame = { controls: shared.controls, onNumbers: shared.onNumbers };
    return (
      <SeriesAnalytics
        result={result}
        year={year}
        today={today}
        parts={parts}
        partCount={partCount}
        hrefOf={hrefOf}
        open={open}
        frame={frame}
      />
    );
  }
  const isCompared = selection.compareYear;
  const years = yearNames(intl, year, isCompared && isRunning({ state, year, today }));
  if (drawn === 'month') {
    return (
      <MonthsAnalytics
        {...shared}
        result={result}
        year={year}
        today={today}
        texts={texts}
        hrefOf={hrefOf}
        open={open}
      />
    );
  }
  return (
    <BarsChart
      {...shared}
      sentence={sentence}
      categories={groups.flatMap((group) => {
        const [key] = group.keys;
        const value = group.values[measure];
        const before = group.before?.[measure];
        return key === undefined
          ? []
          : [
              {
                key: key.value ?? '',
                label: keyText(texts, key),
                value: value ?? 0,
                isLast: hrefOf(key) === undefined,
                ...(isCompared && before != null && { before }),
              },
            ];
      })}
      labels={{
        category: dimensionText(intl, drawn),
        value: isCompared ? years.now : names.measure,
        ...(isCompared && { before: years.before }),
      }}
      written={(value) => valueText(texts, measure, value)}
      onSelect={(value) => open(groups.find(({ keys }) => (keys[0]?.value ?? '') === value)?.keys[0])}
    />
  );
}

/** How many groups are shown, and that they link to their details. */
function useChartSentence({ total }: Result, visible: number): string {
  const { say, format } = useTexts('analytics.chart');
  const id = total > visible ? 'some' : 'all';
  return [
    say(`sentence.${id}`, {
      count: total,
      number: format.number(total),
      visible: format.number(visible),
      left: format.number(total - visible),
    }),
    say('drill'),
  ].join(' ');
}

interface ChartMeasureProps {
  readonly texts: Texts;
  readonly result: Result;
  readonly onChange: AnalyticsControls['list']['setSort'];
}

/** Selects the measure of the bars, which are sorted by it in descending order. */
function ChartMeasure({ texts: { intl }, result: { state }, onChange }: ChartMeasureProps) {
  const { say } = useTexts('analytics.chart');
  const { measures } = state.selection;
  const reported = reportedMeasure(state);
  const [first = 'tires'] = measures;
  return (
    <ChoiceFilter
      label={say('measure')}
      all={measureText(intl, first)}
      choices={measures.slice(1)}
      text={(measure) => measureText(intl, measure)}
      value={reported === first ? '' : reported}
      onChange={(measure) => onChange({ column: measure === '' ? first : measure, direction: 'desc' })}
    />
  );
}
