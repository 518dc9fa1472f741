import { lazy, type ComponentProps } from 'react';
import type { MonthCategory } from './data/categories';
import { ChartFrame } from './ChartFrame';
import { Legend } from './Legend';
import { monthsChartHeight } from './MonthsChart';
import { SeriesTable, type SeriesChart } from './SeriesChart';

const MonthSeriesBars = lazy(async () => ({ default: (await import('./drawing/drawings')).MonthSeriesBars }));

interface MonthSeriesChartProps extends Omit<ComponentProps<typeof SeriesChart>, 'categories'> {
  readonly months: readonly MonthCategory[];
  /** The name of the outlines: the whole months of the year before. */
  readonly whole: string;
  /** Formats a value on the axis. */
  readonly axis: (value: number) => string;
}

/** The months of a year from left to right, each divided into series; months to come are outlines of the year before. */
export function MonthSeriesChart({ months, whole, axis, ...props }: MonthSeriesChartProps) {
  const { title, sentence, series, isStacked, written, onSelect, controls, onNumbers } = props;
  const outlined = isStacked && months.some((month) => month.whole !== null) ? whole : undefined;
  return (
    <ChartFrame
      title={title}
      sentence={sentence}
      controls={controls}
      onNumbers={onNumbers}
      height={monthsChartHeight}
      chart={
        <>
          <Legend
            entries={[
              ...series.map(({ label }, index) => ({ label, mark: index })),
              ...(outlined === undefined ? [] : [{ label: outlined, mark: 'outline' as const }]),
            ]}
          />
          <MonthSeriesBars
            months={months}
            series={series}
            isStacked={isStacked}
            whole={outlined}
            written={written}
            axis={axis}
            onSelect={onSelect}
          />
        </>
      }
      table={<SeriesTable {...props} categories={months} />}
    />
  );
}
