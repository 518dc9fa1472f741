import { lazy } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../i18n/useFormat';
import { PlainTable, type TableColumn } from '../table/PlainTable';
import { ChartFrame } from './ChartFrame';
import type { Line } from './data/lines';
import { Legend } from './Legend';

const Lines = lazy(async () => ({ default: (await import('./drawing/drawings')).Lines }));

/** The height of the chart with its legend in pixels, for placeholders. */
export const linesChartHeight = 330;

interface LinesChartProps {
  readonly title: string;
  /** The chart in one sentence. */
  readonly sentence: string;
  /** At most four. */
  readonly lines: readonly Line[];
  /** Ascending, one for each value of the lines. */
  readonly positions: readonly number[];
  /** The name of the positions ('Giorno'), and the text of one. */
  readonly positionLabel: string;
  readonly positionText: (position: number) => string;
}

/** Whole numbers over days as lines, and as a table. */
export function LinesChart({ title, sentence, lines, positions, positionLabel, positionText }: LinesChartProps) {
  const intl = useIntl();
  const { number } = useFormat();
  const none = intl.formatMessage({ id: 'charts.noDifference' });
  const rows = positions.map((position, index) => ({ position, index }));
  const columns: readonly TableColumn<(typeof rows)[number]>[] = [
    { key: 'position', label: positionLabel, cell: ({ position }) => positionText(position) },
    ...lines.map(({ key, label, values }) => ({
      key,
      label,
      cell: ({ index }: { index: number }) => {
        const value = values[index] ?? null;
        return value === null ? none : number(value);
      },
      align: 'end' as const,
    })),
  ];
  return (
    <ChartFrame
      title={title}
      sentence={sentence}
      height={linesChartHeight}
      chart={
        <>
          <Legend entries={lines.map(({ label }, place) => ({ label, mark: { place } }))} />
          <Lines lines={lines} positions={positions} positionText={positionText} written={(value) => number(value)} />
        </>
      }
      table={
        <PlainTable
          caption={title}
          captionHidden
          columns={columns}
          rows={rows}
          rowKey={({ position }) => String(position)}
        />
      }
    />
  );
}
