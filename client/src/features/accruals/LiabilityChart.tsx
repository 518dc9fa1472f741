import { lazy } from 'react';
import { ChartFrame } from '../../shared/charts/ChartFrame';
import { sumOf } from '../../shared/charts/data/figures';
import { useTexts } from '../../shared/i18n/useTexts';
import { PlainTable, type TableColumn } from '../../shared/table/PlainTable';
import type { AccrualChartQuery } from './accruals.generated';
import { LiabilityLegend } from './LiabilityLegend';
import { columnsOf, liabilityHeight, type LiabilityColumn } from './liabilityColumns';

const LiabilityDrawing = lazy(async () => ({ default: (await import('./LiabilityDrawing')).LiabilityDrawing }));

type Chart = NonNullable<AccrualChartQuery['accrualChart']>;

/** The liability month by month, unlocked and locked, and its forecast with low and high. */
export function LiabilityChart({ chart }: { readonly chart: Chart }) {
  const { say, format } = useTexts('accruals.chart');
  const columns = columnsOf(chart);
  const last = chart.points.at(-1);
  if (last === undefined) return null;
  const end = chart.forecast.at(-1);
  const sentence = say('sentence', {
    month: format.month(last.month),
    total: format.euro(sumOf([last.unlocked, last.notUnlocked, last.awaitingClosing])),
    unlocked: format.euro(last.unlocked),
    notUnlocked: format.euro(last.notUnlocked),
    awaiting: Number(last.awaitingClosing) === 0 ? 'no' : 'yes',
    awaitingClosing: format.euro(last.awaitingClosing),
  });
  const outlook =
    end &&
    say('forecast', {
      month: format.month(end.month),
      expected: format.euro(end.expected),
      ends: end.low === end.high ? 'same' : 'range',
      low: format.euro(end.low),
      high: format.euro(end.high),
      unlocked: format.euro(end.unlocked),
      notUnlocked: format.euro(end.notUnlocked),
    });
  return (
    <ChartFrame
      title={say('title')}
      sentence={[sentence, outlook].filter(Boolean).join(' ')}
      height={liabilityHeight}
      chart={
        <>
          <LiabilityLegend hasForecast={end !== undefined} />
          <LiabilityDrawing columns={columns} />
        </>
      }
      table={<LiabilityTable columns={columns} />}
    />
  );
}

/** The columns as rows: what the drawing shows, to the cent. */
function LiabilityTable({ columns }: { readonly columns: readonly LiabilityColumn[] }) {
  const { say, format } = useTexts('accruals.chart');
  const euro = (value: string | null) => (value === null ? say('none') : format.euro(value));
  const name = ({ kind, month }: LiabilityColumn) =>
    kind === 'opening'
      ? say('opening')
      : kind === 'forecast'
        ? `${format.month(month)} · ${say('expected')}`
        : format.month(month);
  const amount = (key: 'unlocked' | 'notUnlocked' | 'awaitingClosing' | 'total' | 'low' | 'high') => ({
    key,
    label: say(key),
    cell: (column: LiabilityColumn) => euro(column[key]),
    align: 'end' as const,
  });
  const tableColumns: readonly TableColumn<LiabilityColumn>[] = [
    { key: 'month', label: say('month'), cell: name },
    amount('unlocked'),
    amount('notUnlocked'),
    amount('awaitingClosing'),
    amount('total'),
    {
      key: 'change',
      label: say('change'),
      cell: ({ change }) => (change === null ? say('none') : format.euro(change, { signDisplay: 'exceptZero' })),
      align: 'end',
    },
    amount('low'),
    amount('high'),
  ];
  return (
    <PlainTable
      caption={say('title')}
      captionHidden
      columns={tableColumns}
      rows={columns}
      rowKey={({ kind, month }) => `${kind} ${month}`}
    />
  );
}
