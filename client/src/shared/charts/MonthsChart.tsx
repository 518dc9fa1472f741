import { italianArticle } from '@gdd/schema/italianArticle';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { lazy, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../i18n/useFormat';
import { PlainTable, type TableColumn } from '../table/PlainTable';
import { ChartFrame } from './ChartFrame';
import { differencePercent, sumOf, wholeMonths, type Figure } from './data/figures';
import type { MonthFigures } from './data/monthToDay';
import { Legend } from './Legend';

const MonthBars = lazy(async () => ({ default: (await import('./drawing/drawings')).MonthBars }));

interface MonthsChartProps {
  readonly title: string;
  readonly year: number;
  /** The year's months, or some that follow one another, in their order. */
  readonly months: readonly MonthFigures[];
  /** The programme's current day, at which both years end while the time runs. */
  readonly today?: string | undefined;
}

type Measure = 'tires' | 'amount';

interface Month {
  readonly month: string;
  readonly now: Figure | null;
  readonly before: Figure | null;
  /** Of the whole month of the year before, for a month that is not over. */
  readonly whole: Figure | null;
}

/** The height of the chart with its legend in pixels, for placeholders. */
export const monthsChartHeight = 284;

/**
 * The months of a year as bars, the year before as a dashed line; tyres, or amounts where they are given. The month
 * under way ends at the day in both years; its whole, and the months to come, are outlines of the year before.
 */
export function MonthsChart({ title, year, months, today }: MonthsChartProps) {
  const [chosen, setChosen] = useState<Measure>('tires');
  const hasAmounts =
    months.length > 0 && months.every(({ amount, amountWhole }) => amount !== undefined && amountWhole !== undefined);
  const measure = hasAmounts ? chosen : 'tires';
  const over = wholeMonths(year, today);
  const wholes = months.map((row) => (measure === 'tires' ? row.tiresWhole : (row.amountWhole ?? null)));
  const visible = months.map((row, index): Month => {
    const whole = Number(row.month.slice(5)) > over ? (wholes[index] ?? null) : null;
    return measure === 'tires'
      ? { month: row.month, now: row.tires, before: row.tiresBefore, whole }
      : { month: row.month, now: row.amount ?? null, before: row.amountBefore ?? null, whole };
  });
  const isOutlined = visible.some(({ whole }) => whole !== null);
  const whole = isOutlined ? sumOf(known(wholes)) : undefined;
  const texts = useMeasureTexts(measure);
  const sentence = useSentence(year, visible, today, texts.reported);
  const wholeName = useWholeName(year, months.length);
  const labels = { now: String(year), before: String(year - 1), ...(isOutlined && { whole: wholeName.months }) };
  return (
    <ChartFrame
      title={title}
      sentence={sentence}
      aside={whole && `${wholeName.period}: ${texts.written(whole)}`}
      controls={hasAmounts && <MeasureSwitch value={measure} onChange={setChosen} />}
      height={monthsChartHeight}
      chart={
        <>
          <Legend
            entries={[
              { label: labels.now, mark: 'bar' },
              { label: labels.before, mark: 'line' },
              ...(isOutlined ? [{ label: wholeName.months, mark: 'outline' as const }] : []),
            ]}
          />
          <MonthBars months={visible} labels={labels} written={texts.written} axis={texts.axis} />
        </>
      }
      table={
        <MonthsTable
          year={year}
          months={visible}
          measure={measure}
          {...(whole !== undefined && { whole: { name: wholeName.period, value: whole } })}
        />
      }
    />
  );
}

function MeasureSwitch({ value, onChange }: { value: Measure; onChange: (measure: Measure) => void }) {
  const intl = useIntl();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      aria-label={intl.formatMessage({ id: 'charts.measure' })}
      onChange={(_event, next: Measure | null) => {
        if (next !== null) onChange(next);
      }}
    >
      {(['tires', 'amount'] as const).map((measure) => (
        <ToggleButton key={measure} value={measure} sx={{ px: 1.5, py: 0.5, minHeight: 32 }}>
          {intl.formatMessage({ id: `charts.${measure}` })}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** The formats of a measure: in a cell (`written`), on an axis (`axis`), in a sentence (`reported`). */
function useMeasureTexts(measure: Measure) {
  const intl = useIntl();
  const format = useFormat();
  if (measure === 'amount') {
    const written = (value: Figure) => format.euro(value);
    return { written, reported: written, axis: (value: number) => format.euro(value, { maximumFractionDigits: 0 }) };
  }
  const written = (value: Figure) => format.number(value, { maximumFractionDigits: 0 });
  return {
    written,
    reported: (value: Figure) =>
      intl.formatMessage({ id: 'charts.tiresCount' }, { count: Number(value), number: written(value) }),
    axis: (value: number) => written(value),
  };
}

/** The names of the whole of the year before: of each month, and of the chart's time ('2024 intero'). */
function useWholeName(year: number, count: number) {
  const intl = useIntl();
  const name = (id: string) => intl.formatMessage({ id: `charts.months.${id}` }, { yearBefore: String(year - 1) });
  return { months: name('wholeMonths'), period: name(count === 12 ? 'wholeYear' : 'wholeRange') };
}

/** The chart's sentence: the time compared with the same of the year before, to the same day while it runs. */
function useSentence(
  year: number,
  months: readonly Month[],
  today: string | undefined,
  reported: (value: Figure) => string,
): string {
  const intl = useIntl();
  const format = useFormat();
  const differenceText = useDifferenceText();
  const sold = months.filter(hasBegun);
  const now = sumOf(known(sold.map((each) => each.now)));
  const before = sumOf(known(sold.map((each) => each.before)));
  const last = sold.at(-1);
  if (last === undefined) return intl.formatMessage({ id: 'charts.months.begun' }, { year, now: reported(now) });
  const difference = differenceText(now, before);
  const isRunning = today !== undefined && wholeMonths(year, today) < Number((months.at(-1) ?? last).month.slice(5));
  const name = ({ month }: Month) => format.month(month, { month: 'long' });
  const day = isRunning ? `${Number(today.slice(8))} ${format.month(today.slice(0, 7), { month: 'long' })}` : '';
  return intl.formatMessage(
    { id: `charts.months.${isRunning ? 'toDay' : sold.length === 12 ? 'year' : 'range'}` },
    {
      year: String(year),
      yearBefore: String(year - 1),
      from: name(months[0] ?? last),
      to: name(last),
      day,
      article: italianArticle(day),
      now: reported(now),
      before: reported(before),
      difference:
        difference === undefined ? '' : intl.formatMessage({ id: 'charts.months.differenceIn' }, { difference }),
    },
  );
}

/** Whether a month is not still to come. */
const hasBegun = ({ now }: Month) => now !== null;

/** '+12,5 %'; undefined where there is nothing to compare with. */
function useDifferenceText(): (now: Figure, before: Figure) => string | undefined {
  const format = useFormat();
  return (now, before) => {
    const percent = differencePercent(now, before);
    return percent === undefined
      ? undefined
      : format.percent(percent, { minimumFractionDigits: 1, signDisplay: 'exceptZero' });
  };
}

const known = (figures: readonly (Figure | null)[]) => figures.filter((figure) => figure !== null);

interface MonthsTableProps {
  readonly year: number;
  readonly months: readonly Month[];
  readonly measure: Measure;
  /** The whole time of the year before, while it runs. */
  readonly whole?: { readonly name: string; readonly value: Figure };
}

function MonthsTable({ year, months, measure, whole }: MonthsTableProps) {
  const intl = useIntl();
  const format = useFormat();
  const texts = useMeasureTexts(measure);
  const none = intl.formatMessage({ id: 'charts.noDifference' });
  const written = (value: Figure | null) => (value === null ? none : texts.written(value));
  const differenceText = useDifferenceText();
  const total: Month = {
    month: 'total',
    now: sumOf(known(months.filter(hasBegun).map(({ now }) => now))),
    before: sumOf(known(months.filter(hasBegun).map(({ before }) => before))),
    whole: null,
  };
  const name = ({ month }: Month) =>
    month === 'total'
      ? intl.formatMessage({ id: 'charts.total' })
      : month === 'whole'
        ? whole?.name
        : format.month(month, { month: 'long' });
  const difference = ({ now, before }: Month) =>
    (now === null || before === null ? undefined : differenceText(now, before)) ?? none;
  const columns: readonly TableColumn<Month>[] = [
    { key: 'month', label: intl.formatMessage({ id: 'charts.month' }), cell: name },
    { key: 'before', label: String(year - 1), cell: ({ before }) => written(before), align: 'end' },
    { key: 'now', label: String(year), cell: ({ now }) => written(now), align: 'end' },
    {
      key: 'difference',
      label: intl.formatMessage({ id: 'charts.difference' }),
      cell: difference,
      align: 'end',
    },
  ];
  return (
    <PlainTable
      caption={intl.formatMessage(
        { id: 'charts.months.caption' },
        {
          measure: intl.formatMessage({ id: `charts.${measure}` }),
          year: String(year),
          yearBefore: String(year - 1),
        },
      )}
      captionHidden
      columns={columns}
      rows={[...months, total, ...(whole ? [{ month: 'whole', now: null, before: whole.value, whole: null }] : [])]}
      rowKey={({ month }) => month}
      item={(row) => (
        <Box
          sx={{ display: 'grid', gridTemplateColumns: '1fr auto', columnGap: 2, fontVariantNumeric: 'tabular-nums' }}
        >
          <Box sx={{ fontWeight: 600 }}>{name(row)}</Box>
          <Box sx={{ fontWeight: 600, textAlign: 'right' }}>{written(row.now)}</Box>
          <Box sx={{ color: 'text.secondary' }}>{difference(row)}</Box>
          <Box sx={{ color: 'text.secondary', textAlign: 'right' }}>
            {year - 1}: {written(row.before)}
          </Box>
        </Box>
      )}
    />
  );
}
