import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { barHeight } from '../../../shared/charts/drawing/barHeight';
import { BarsChart } from '../../../shared/charts/BarsChart';
import { ChartFrame } from '../../../shared/charts/ChartFrame';
import { Legend } from '../../../shared/charts/Legend';
import { monthsChartHeight } from '../../../shared/charts/MonthsChart';
import { ChoiceFilter } from '../../../shared/list/filters/ChoiceFilter';
import { formatEuro } from '../../../shared/i18n/format';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useLanguage } from '../../../shared/i18n/LanguageProvider';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import {
  drawnDimension,
  mostCategories,
  partDimension,
  partFilter,
  reportedMeasure,
} from '../selection/analyticsInput';
import { drillHref, narrowedBy } from './drill';
import { monthsOf } from './months';
import { SeriesAnalytics } from './SeriesAnalytics';
import type { AnalyticsControls } from '../selection/useAnalyticsState';
import type { Result } from '../useAnalytics';
import { dimensionText, keyText, measureText, valueText, type Group, type NamedKey, type Texts } from '../texts';

const MonthBars = lazy(async () => ({ default: (await import('../../../shared/charts/drawing/drawings')).MonthBars }));

/** The height of the chart in pixels, also for its placeholder. */
export const chartHeight = mostCategories * barHeight;

interface AnalyticsChartProps {
  readonly result: Result;
  readonly year: number;
  /** With two dimensions: the values of the one that the chart does not show as bars. */
  readonly parts: readonly NamedKey[];
  /** The number of all these values; `parts` may be only the first of them. */
  readonly partCount: number;
  readonly controls: Pick<AnalyticsControls, 'select' | 'show' | 'list'>;
}

/** The groups of a result as bars, or as the months of a year; each links to its details. */
export function AnalyticsChart({ result, year, parts, partCount, controls }: AnalyticsChartProps) {
  const intl = useIntl();
  const { language } = useLanguage();
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
  const title = intl.formatMessage({ id: `analytics.chart.${selection.part === '' ? 'title' : 'of'}` }, names);
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
            all={`${dimensionText(intl, other)}: ${intl.formatMessage({ id: 'analytics.chart.part.all' }).toLocaleLowerCase(language)}`}
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
        parts={parts}
        partCount={partCount}
        hrefOf={hrefOf}
        open={open}
        frame={frame}
      />
    );
  }
  const yearBefore = selection.compareYear ? String(year - 1) : undefined;
  if (drawn === 'month') {
    return <Months {...shared} result={result} year={year} texts={texts} hrefOf={hrefOf} open={open} />;
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
                ...(yearBefore !== undefined && before != null && { before }),
              },
            ];
      })}
      labels={{
        category: dimensionText(intl, drawn),
        value: yearBefore === undefined ? names.measure : String(year),
        ...(yearBefore !== undefined && { before: yearBefore }),
      }}
      written={(value) => valueText(texts, measure, value)}
      onSelect={(value) => open(groups.find(({ keys }) => (keys[0]?.value ?? '') === value)?.keys[0])}
    />
  );
}

/** How many groups are shown, and that they link to their details. */
function useChartSentence({ total }: Result, visible: number): string {
  const intl = useIntl();
  const format = useFormat();
  const id = total > visible ? 'some' : 'all';
  return [
    intl.formatMessage(
      { id: `analytics.chart.sentence.${id}` },
      {
        count: total,
        number: format.number(total),
        visible: format.number(visible),
        left: format.number(total - visible),
      },
    ),
    intl.formatMessage({ id: 'analytics.chart.drill' }),
  ].join(' ');
}

interface ChartMeasureProps {
  readonly texts: Texts;
  readonly result: Result;
  readonly onChange: AnalyticsControls['list']['setSort'];
}

/** Selects the measure of the bars, which are sorted by it in descending order. */
function ChartMeasure({ texts: { intl }, result: { state }, onChange }: ChartMeasureProps) {
  const { measures } = state.selection;
  const reported = reportedMeasure(state);
  const [first = 'tires'] = measures;
  return (
    <ChoiceFilter
      label={intl.formatMessage({ id: 'analytics.chart.measure' })}
      all={measureText(intl, first)}
      choices={measures.slice(1)}
      text={(measure) => measureText(intl, measure)}
      value={reported === first ? '' : reported}
      onChange={(measure) => onChange({ column: measure === '' ? first : measure, direction: 'desc' })}
    />
  );
}

interface MonthsProps extends Pick<Parameters<typeof ChartFrame>[0], 'title' | 'controls' | 'onNumbers'> {
  readonly result: Result;
  readonly year: number;
  readonly texts: Texts;
  readonly hrefOf: (key: NamedKey | undefined) => string | undefined;
  readonly open: (key: NamedKey | undefined) => void;
}

interface Month {
  readonly month: string;
  readonly now: number | string;
  readonly before?: number | string;
}

/** The months of the year or half-year; a month without sales is 0. */
function Months({ result, year, texts, hrefOf, open, ...frame }: MonthsProps) {
  const { intl } = texts;
  const { state, groups } = result;
  const measure = reportedMeasure(state);
  const { period } = state.filter;
  const isCompared = state.selection.compareYear;
  const byMonth = new Map<string, Group>(groups.map((group) => [group.keys[0]?.value ?? '', group]));
  const months = monthsOf(year, period).map((month): Month => {
    const group = byMonth.get(month);
    return {
      month,
      now: group?.values[measure] ?? 0,
      ...(isCompared && { before: group?.before?.[measure] ?? 0 }),
    };
  });
  const labels = { now: String(year), ...(isCompared && { before: String(year - 1) }) };
  const written = (value: number | string) => valueText(texts, measure, value);
  const columns: readonly TableColumn<Month>[] = [
    {
      key: 'month',
      label: dimensionText(intl, 'month'),
      cell: ({ month }) => <MonthName texts={texts} month={month} href={hrefOf(byMonth.get(month)?.keys[0])} />,
    },
    { key: 'now', label: labels.now, cell: ({ now }) => written(now), align: 'end' },
    ...(isCompared
      ? [
          {
            key: 'before',
            label: String(year - 1),
            cell: ({ before }: Month) => written(before ?? 0),
            align: 'end' as const,
          },
        ]
      : []),
  ];
  return (
    <ChartFrame
      {...frame}
      sentence={intl.formatMessage({ id: 'analytics.chart.sentence.months' })}
      height={monthsChartHeight}
      chart={
        <>
          <Legend
            entries={[
              { label: labels.now, mark: 'bar' },
              ...(isCompared ? [{ label: String(year - 1), mark: 'line' as const }] : []),
            ]}
          />
          <MonthBars
            months={months}
            labels={labels}
            written={written}
            axis={(value) => axisText(texts, measure, value)}
            onSelect={(month) => open(byMonth.get(month)?.keys[0])}
          />
        </>
      }
      table={
        <PlainTable caption={frame.title} captionHidden columns={columns} rows={months} rowKey={({ month }) => month} />
      }
    />
  );
}

/** The text of a value on an axis: without cents. */
function axisText(texts: Texts, measure: ReturnType<typeof reportedMeasure>, value: number): string {
  return measure === 'amount'
    ? formatEuro(value, texts.language, { maximumFractionDigits: 0 })
    : valueText(texts, measure, value);
}

function MonthName({ texts, month, href }: { texts: Texts; month: string; href: string | undefined }) {
  const text = keyText(texts, { dimension: 'month', value: month, label: null });
  if (href === undefined) return <Box component="span">{text}</Box>;
  return (
    <Link component={RouterLink} to={href}>
      {text}
    </Link>
  );
}
