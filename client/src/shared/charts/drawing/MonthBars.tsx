import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';
import { useFormat } from '../../i18n/useFormat';
import type { Figure } from '../data/figures';
import { chartStyle } from './chartStyle';
import { Drawing } from './Drawing';

interface MonthBarsProps {
  /**
   * A month to come has no `now`: the year before is its outline. `rest` is what the year before sold after the day, of
   * the month under way.
   */
  readonly months: readonly {
    readonly month: string;
    readonly now: Figure | null;
    readonly before?: Figure | null;
    readonly rest?: Figure;
  }[];
  /** Without a name for it, the year before is not drawn; `rest` names the outlines. */
  readonly labels: { readonly now: string; readonly before?: string; readonly rest?: string };
  /** Formats a value in the tooltip; `axis` formats one on the axis. */
  readonly written: (value: Figure) => string;
  readonly axis: (value: number) => string;
  /** Opens a month ('2025-07') to show what it consists of. */
  readonly onSelect?: (month: string) => void;
}

const drawn = (value: Figure | null) => (value === null ? null : Number(value));

const outlines = 'outlines';
const outlineOf = ({ now, before, rest }: MonthBarsProps['months'][number]) => (now === null ? before : rest) ?? null;
const positive = (value: number | null) => (value === null || value <= 0 ? null : value);

/** The height of the drawing in pixels. */
const height = 260;

/** The drawing of MonthsChart: bars of the year, and a dashed line with dots of the year before if it has a label. */
export function MonthBars({ months, labels, written, axis, onSelect }: MonthBarsProps) {
  const format = useFormat();
  const [now, before] = useTheme().vars.palette.charts;
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
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
                    data: months.map(({ now: own, before: value = 0 }) => (own === null ? null : drawn(value))),
                    color: before,
                    curve: 'linear' as const,
                    shape: 'circle' as const,
                    showMark: true,
                    valueFormatter,
                  },
                  {
                    type: 'bar' as const,
                    id: outlines,
                    stack: 'month',
                    label: labels.rest ?? labels.before,
                    // returns would draw it downwards
                    data: months.map((month) => positive(drawn(outlineOf(month)))),
                    color: before,
                    valueFormatter,
                  },
                ]),
          ]}
          xAxis={[
            {
              id: 'months',
              scaleType: 'band',
              data: months.map(({ month }) => month),
              categoryGapRatio: 0.35,
              height: 24,
              tickLabelInterval: () => true,
              valueFormatter: (month: string, { location }) =>
                location === 'tick'
                  ? format.month(month, { month: isPhone ? 'narrow' : 'short' })
                  : format.month(month, { month: 'long' }),
            },
          ]}
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
