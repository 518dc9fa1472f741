import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useId } from 'react';
import type { ChartSeries, MonthCategory } from '../data/categories';
import type { Figure } from '../data/figures';
import { chartStyle } from './chartStyle';
import { Drawing } from './Drawing';
import { hatchFill } from './Hatch';
import { outlineAbove } from './outlineAbove';
import { SeriesPattern } from './SeriesPattern';
import { useMonthsAxis } from './useMonthsAxis';

interface MonthSeriesBarsProps {
  readonly months: readonly MonthCategory[];
  readonly series: readonly ChartSeries[];
  readonly isStacked: boolean;
  /** The name of the outlines; undefined: nothing is outlined. */
  readonly whole: string | undefined;
  /** Formats a value in the tooltip; `axis` formats one on the axis. */
  readonly written: (value: Figure | null) => string;
  readonly axis: (value: number) => string;
  readonly onSelect: ((month: string) => void) | undefined;
}

const outlines = 'outlines';
const stack = 'all';

/** The height of the drawing in pixels. */
const height = 260;

/** The drawing of months divided into series: one bar for each month, or one for each of its series. */
export function MonthSeriesBars({ months, series, isStacked, whole, written, axis, onSelect }: MonthSeriesBarsProps) {
  const patterns = useId();
  const { palette } = useTheme().vars;
  const monthsAxis = useMonthsAxis(months.map(({ key }) => ({ month: key })));
  const patternOf = (index: number) => `${patterns}-${index}`;
  return (
    <Drawing height={height}>
      {(container) => (
        <ChartsContainer
          {...container}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          series={[
            ...series.map(({ key, label }, index) => ({
              type: 'bar' as const,
              id: key,
              label,
              color: hatchFill(patternOf(index)),
              data: months.map(({ values }) => (values[index] == null ? null : Number(values[index]))),
              valueFormatter: (value: number | null) => (value === null ? null : written(value)),
              ...(isStacked && { stack, stackOffset: 'diverging' as const }),
            })),
            ...(whole === undefined
              ? []
              : [
                  {
                    type: 'bar' as const,
                    id: outlines,
                    label: whole,
                    ...(palette.charts[1] !== undefined && { color: palette.charts[1] }),
                    data: months.map((month) => outlineAbove({ now: month.total, whole: month.whole })),
                    valueFormatter: (_above: number | null, { dataIndex }: { readonly dataIndex: number }) =>
                      written(months[dataIndex]?.whole ?? null),
                    stack,
                    stackOffset: 'diverging' as const,
                  },
                ]),
          ]}
          xAxis={[{ ...monthsAxis, ...(!isStacked && { categoryGapRatio: 0.2, barGapRatio: 0 }) }]}
          yAxis={[{ id: 'values', width: 'auto', tickNumber: 5, valueFormatter: axis }]}
          sx={{
            ...chartStyle,
            [`& [data-series="${outlines}"] rect`]: {
              fill: 'transparent',
              stroke: palette.charts[1],
              strokeWidth: 1,
            },
            cursor: onSelect ? 'pointer' : undefined,
          }}
        >
          {series.map(({ key }, index) => (
            <SeriesPattern key={key} id={patternOf(index)} index={index} />
          ))}
          <ChartsGrid horizontal />
          <BarPlot
            onItemClick={(_event, { dataIndex }) => {
              const month = dataIndex === undefined ? undefined : months[dataIndex];
              if (month && month.isLast !== true) onSelect?.(month.key);
            }}
          />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="months" disableLine disableTicks />
          <ChartsYAxis axisId="values" disableLine disableTicks />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      )}
    </Drawing>
  );
}
