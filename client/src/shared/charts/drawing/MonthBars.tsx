import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import type { Figure } from '../data/figures';
import { chartStyle } from './chartStyle';
import { Drawing } from './Drawing';
import { outlineAbove } from './outlineAbove';
import { useMonthsAxis } from './useMonthsAxis';

interface MonthBarsProps {
  /** A month under way and one to come have a `whole`, which is outlined; one to come has nothing else. */
  readonly months: readonly DrawnMonth[];
  /** What has no name is not drawn. */
  readonly labels: { readonly now: string; readonly before?: string; readonly whole?: string };
  /** Formats a value in the tooltip; `axis` formats one on the axis. */
  readonly written: (value: Figure) => string;
  readonly axis: (value: number) => string;
  /** Opens a month ('2025-07') to show what it consists of. */
  readonly onSelect?: (month: string) => void;
}

interface DrawnMonth {
  readonly month: string;
  readonly now: Figure | null;
  readonly before?: Figure | null;
  /** Of the whole month of the year before. */
  readonly whole?: Figure | null;
}

const drawn = (value: Figure | null | undefined) => (value == null ? null : Number(value));

const outlines = 'outlines';

/** The height of the drawing in pixels. */
const height = 260;

/** The drawing of MonthsChart: bars of the year, a dashed line with dots of the year before, and outlines. */
export function MonthBars({ months, labels, written, axis, onSelect }: MonthBarsProps) {
  const [now, before] = useTheme().vars.palette.charts;
  const monthsAxis = useMonthsAxis(months);
  const valueFormatter = (value: number | null) => (value === null ? '' : written(value));
  return (
    <Drawing height={height}>
      {(container) => (
        <ChartsContainer
          {...container}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          series={[
            {
              type: 'bar',
              id: 'now',
              stack: 'month',
              label: labels.now,
              data: months.map(({ now: value }) => drawn(value)),
              color: now,
              valueFormatter,
            },
            ...(labels.before === undefined
              ? []
              : [
                  {
                    type: 'line' as const,
                    id: 'before',
                    label: labels.before,
                    data: months.map(({ before: value }) => drawn(value)),
                    color: before,
                    curve: 'linear' as const,
                    shape: 'circle' as const,
                    showMark: true,
                    valueFormatter,
                  },
                ]),
            ...(labels.whole === undefined
              ? []
              : [
                  {
                    type: 'bar' as const,
                    id: outlines,
                    stack: 'month',
                    label: labels.whole,
                    data: months.map(outlineAbove),
                    color: before,
                    // stacked above the month's own bar, it ends at the whole
                    valueFormatter: (_above: number | null, { dataIndex }: { readonly dataIndex: number }) =>
                      valueFormatter(drawn(months[dataIndex]?.whole)),
                  },
                ]),
          ]}
          xAxis={[monthsAxis]}
          yAxis={[{ id: 'values', width: 'auto', tickNumber: 5, valueFormatter: axis }]}
          sx={{
            ...chartStyle,
            '& .MuiLineElement-root, & .MuiLineChart-line': { strokeDasharray: '6 4' },
            [`& [data-series="${outlines}"] rect`]: {
              fill: 'transparent',
              stroke: before,
              strokeWidth: 1,
            },
            cursor: onSelect ? 'pointer' : undefined,
          }}
        >
          <ChartsGrid horizontal />
          <BarPlot
            borderRadius={2}
            onItemClick={(_event, { dataIndex }) => {
              const month = dataIndex === undefined ? undefined : months[dataIndex];
              if (month) onSelect?.(month.month);
            }}
          />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="months" disableLine disableTicks />
          <ChartsYAxis axisId="values" disableLine disableTicks />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      )}
    </Drawing>
  );
}
