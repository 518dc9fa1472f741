import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { lazy } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { ChartFrame } from '../../../shared/charts/ChartFrame';
import { wholeMonths, type Figure } from '../../../shared/charts/data/figures';
import { Legend } from '../../../shared/charts/Legend';
import { monthsChartHeight } from '../../../shared/charts/MonthsChart';
import { useTexts } from '../../../shared/i18n/useTexts';
import { formatEuro } from '../../../shared/i18n/format';
import { PlainTable, type TableColumn } from '../../../shared/table/PlainTable';
import { reportedMeasure } from '../selection/analyticsInput';
import { isRunning } from '../selection/sentence';
import { dimensionText, isSum, keyText, valueText, yearNames, type Group, type NamedKey, type Texts } from '../texts';
import type { Result } from '../useAnalytics';
import { monthsOf } from './months';

const MonthBars = lazy(async () => ({ default: (await import('../../../shared/charts/drawing/drawings')).MonthBars }));

interface MonthsProps extends Pick<Parameters<typeof ChartFrame>[0], 'title' | 'controls' | 'onNumbers'> {
  readonly result: Result;
  readonly year: number;
  readonly today: string | undefined;
  readonly texts: Texts;
  readonly hrefOf: (key: NamedKey | undefined) => string | undefined;
  readonly open: (key: NamedKey | undefined) => void;
}

/** A month; one to come has no figure of its own, only the whole month of the year before. */
interface Month {
  readonly month: string;
  readonly now: Figure | null;
  /** Null where years are not compared. */
  readonly before: Figure | null;
  /** Of the whole month of the year before, for one that is not over. */
  readonly whole: Figure | null;
}

/** The months of the year or half-year, from the first to the last; a month without sales is 0. */
export function MonthsAnalytics({ result, year, today, texts, hrefOf, open, ...frame }: MonthsProps) {
  const { say } = useTexts('analytics.chart.sentence');
  const { intl } = texts;
  const { state, groups } = result;
  const measure = reportedMeasure(state);
  const { period } = state.filter;
  const isCompared = state.selection.compareYear;
  const monthsOver = wholeMonths(year, today);
  const byMonth = new Map<string, Group>(groups.map((group) => [group.keys[0]?.value ?? '', group]));
  const months = monthsOf(year, period).map((month): Month => {
    const group = byMonth.get(month);
    const isToCome = today !== undefined && month > today.slice(0, 7);
    const isOver = Number(month.slice(5)) <= monthsOver;
    if (!isCompared) {
      return { month, now: group?.values[measure] ?? (isToCome ? null : 0), before: null, whole: null };
    }
    return {
      month,
      // a month to come may have lines already: the comparison leaves them out
      now: isToCome ? null : (group?.values[measure] ?? 0),
      before: isToCome ? null : (group?.before?.[measure] ?? 0),
      // of a month under way for sums only: a percentage so far is no part of the whole one's
      whole: isOver || !(isToCome || isSum(measure)) ? null : (group?.wholeBefore?.[measure] ?? 0),
    };
  });
  const running = isCompared && isRunning({ state, year, today });
  const years = yearNames(intl, year, running);
  const labels = { now: years.now, ...(isCompared && { before: years.before, whole: years.wholeMonths }) };
  const written = (value: number | string) => valueText(texts, measure, value);
  const columns: readonly TableColumn<Month>[] = [
    {
      key: 'month',
      label: dimensionText(intl, 'month'),
      cell: ({ month }) => <MonthName texts={texts} month={month} href={hrefOf(byMonth.get(month)?.keys[0])} />,
    },
    { key: 'now', label: labels.now, cell: ({ now }) => valueText(texts, measure, now), align: 'end' },
    ...(isCompared
      ? [
          {
            key: 'before',
            label: years.before,
            cell: ({ before }: Month) => valueText(texts, measure, before),
            align: 'end' as const,
          },
        ]
      : []),
  ];
  return (
    <ChartFrame
      {...frame}
      sentence={say('months')}
      height={monthsChartHeight}
      chart={
        <>
          <Legend
            entries={[
              { label: labels.now, mark: 'bar' },
              ...(isCompared ? [{ label: years.before, mark: 'line' as const }] : []),
              ...(running ? [{ label: years.wholeMonths, mark: 'outline' as const }] : []),
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
export function axisText(texts: Texts, measure: ReturnType<typeof reportedMeasure>, value: number): string {
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
