import Box from '@mui/material/Box';
import { useTheme, type Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsReferenceLine } from '@mui/x-charts/ChartsReferenceLine';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { useXScale, useYScale } from '@mui/x-charts/hooks';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { chartStyle } from '../../shared/charts/drawing/chartStyle';
import { Drawing } from '../../shared/charts/drawing/Drawing';
import { hatchFill } from '../../shared/charts/drawing/Hatch';
import { SeriesPattern } from '../../shared/charts/drawing/SeriesPattern';
import { useTexts } from '../../shared/i18n/useTexts';
import { changesHeight, totalsHeight, type LiabilityColumn } from './liabilityColumns';

interface ColumnsProps {
  readonly columns: readonly LiabilityColumn[];
}

/** The width of the amounts beside both drawings in pixels, so that their months stand below each other. */
const axisWidth = 72;

const numberOf = (value: string | null) => (value === null ? null : Number(value));
const keyOf = ({ kind, month }: LiabilityColumn) => `${kind} ${month}`;

/** The liability month by month as columns, and below it, on a scale of its own, what each month changed. */
export function LiabilityDrawing({ columns }: ColumnsProps) {
  const { say } = useTexts('accruals.chart');
  return (
    <Box sx={outlines}>
      <Totals columns={columns} />
      <Box sx={{ mt: 2, mb: 0.5, typography: 'caption', color: 'text.secondary' }}>{say('changes')}</Box>
      <Changes columns={columns} />
    </Box>
  );
}

/** Months to come are outlines, each in the colour of its series. */
const outlines = {
  '& [data-series*="to-come"] rect': { fill: 'transparent', strokeDasharray: '4 3', strokeWidth: 1.5 },
  '& [data-series="to-come-notUnlocked"] rect': { stroke: 'var(--gdd-palette-charts-1)' },
  '& [data-series="to-come-unlocked"] rect, & [data-series="change-to-come"] rect': {
    stroke: 'var(--gdd-palette-charts-0)',
  },
} as const;

const parts = ['unlocked', 'notUnlocked', 'awaitingClosing'] as const;

function Totals({ columns }: ColumnsProps) {
  const patterns = useId();
  const { say } = useTexts('accruals.chart');
  const { palette } = useTheme().vars;
  const axes = useAxes(columns);
  const isForecast = (column: LiabilityColumn) => column.kind === 'forecast';
  const bar = (
    id: string,
    label: string,
    color: string | undefined,
    valueOf: (column: LiabilityColumn) => string | null,
  ) => ({
    type: 'bar' as const,
    stack: 'all',
    stackOffset: 'diverging' as const,
    id,
    label,
    ...(color !== undefined && { color }),
    data: columns.map((column) => numberOf(valueOf(column))),
    valueFormatter: axes.written,
  });
  return (
    <Columns
      height={totalsHeight}
      axes={axes.of(columns.flatMap(({ total, high }) => [Number(total), Number(high ?? total)]))}
      series={[
        bar('opening', say('opening'), palette.charts[5], (column) =>
          column.kind === 'opening' ? column.total : null,
        ),
        ...parts.map((part, index) =>
          bar(part, say(part), hatchFill(`${patterns}-${index}`), (column) =>
            isForecast(column) ? null : column[part],
          ),
        ),
        ...(['unlocked', 'notUnlocked'] as const).map((part, index) =>
          bar(`to-come-${part}`, `${say('expected')}: ${say(part)}`, palette.charts[index], (column) =>
            isForecast(column) ? column[part] : null,
          ),
        ),
      ]}
      patterns={parts.map((part, index) => (
        <SeriesPattern key={part} id={`${patterns}-${index}`} index={index} />
      ))}
    >
      <Ranges columns={columns} />
    </Columns>
  );
}

function Changes({ columns }: ColumnsProps) {
  const { say } = useTexts('accruals.chart');
  const { palette } = useTheme().vars;
  const axes = useAxes(columns);
  const change = (id: string, isOf: (column: LiabilityColumn) => boolean) => ({
    type: 'bar' as const,
    stack: 'all',
    stackOffset: 'diverging' as const,
    id,
    label: say('change'),
    ...(palette.charts[0] !== undefined && { color: palette.charts[0] }),
    data: columns.map((column) => (isOf(column) ? numberOf(column.change) : null)),
    valueFormatter: axes.signed,
  });
  return (
    <Columns
      height={changesHeight}
      axes={axes.of(columns.map(({ change: value }) => Number(value ?? 0)))}
      series={[
        change('change', ({ kind }) => kind !== 'forecast'),
        change('change-to-come', ({ kind }) => kind === 'forecast'),
      ]}
    >
      <ChartsReferenceLine y={0} lineStyle={{ stroke: palette.text.secondary }} />
    </Columns>
  );
}

interface ColumnsFrameProps {
  /** In pixels. */
  readonly height: number;
  readonly axes: ReturnType<ReturnType<typeof useAxes>['of']>;
  readonly series: ComponentProps<typeof ChartsContainer>['series'];
  /** The definitions of the patterns that fill the columns. */
  readonly patterns?: ReactNode;
  /** What is drawn over the columns. */
  readonly children: ReactNode;
}

/** One of the two drawings: columns over the months, and amounts beside them. */
function Columns({ height, axes, series, patterns, children }: ColumnsFrameProps) {
  return (
    <Drawing height={height}>
      {(container) => (
        <ChartsContainer
          {...container}
          margin={{ top: 8, right: 4, bottom: 0, left: 0 }}
          {...(series !== undefined && { series })}
          {...axes}
          sx={chartStyle}
        >
          {patterns}
          <ChartsGrid horizontal />
          <BarPlot />
          {children}
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="months" disableLine disableTicks />
          <ChartsYAxis axisId="amounts" disableLine disableTicks />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      )}
    </Drawing>
  );
}

/** Low and high of the forecasts, as whiskers over their columns. */
function Ranges({ columns }: ColumnsProps) {
  const { palette } = useTheme().vars;
  const xScale = useXScale<'band'>('months');
  const yScale = useYScale('amounts');
  return (
    <g data-ranges stroke={palette.text.primary} strokeWidth={1.5}>
      {columns.map((column) => {
        const { low, high } = column;
        const left = xScale(keyOf(column));
        if (low === null || high === null || low === high || left === undefined) return null;
        const middle = left + xScale.bandwidth() / 2;
        const [bottom, top] = [yScale(Number(low)), yScale(Number(high))];
        return (
          <path
            key={keyOf(column)}
            d={`M${middle} ${bottom}V${top}M${middle - 4} ${bottom}h8M${middle - 4} ${top}h8`}
            fill="none"
          />
        );
      })}
    </g>
  );
}

/** The axes of both drawings: the months, and amounts that contain 0. */
function useAxes(columns: readonly LiabilityColumn[]) {
  const { say, format } = useTexts('accruals.chart');
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const byKey = new Map(columns.map((column) => [keyOf(column), column]));
  const opening = say('opening');
  const monthText = (key: string, isTick: boolean) => {
    const column = byKey.get(key);
    if (column === undefined) return key;
    if (column.kind === 'opening') {
      return isTick ? say(`opening.${isPhone ? 'narrow' : 'short'}`) : opening;
    }
    const name = format.month(column.month, {
      month: isTick && isPhone ? 'narrow' : 'short',
      ...(!isTick && { year: 'numeric' }),
    });
    if (isTick || column.low === null || column.high === null) return name;
    const range = { month: name, low: format.euro(column.low), high: format.euro(column.high) };
    return say(`toCome${column.low === column.high ? '' : '.range'}`, range);
  };
  const written = (value: number | null) => (value === null ? '' : format.euro(value));
  return {
    written,
    signed: (value: number | null) => (value === null ? '' : format.euro(value, { signDisplay: 'exceptZero' })),
    of: (amounts: readonly number[]) => ({
      xAxis: [
        {
          id: 'months',
          scaleType: 'band' as const,
          data: columns.map(keyOf),
          categoryGapRatio: 0.35,
          height: 24,
          tickLabelInterval: () => true,
          valueFormatter: (key: string, { location }: { readonly location: string }) =>
            monthText(key, location === 'tick'),
        },
      ],
      yAxis: [
        {
          id: 'amounts',
          width: axisWidth,
          tickNumber: 4,
          min: Math.min(0, ...amounts),
          max: Math.max(0, ...amounts),
          valueFormatter: (value: number) => format.euro(value, { maximumFractionDigits: 0 }),
        },
      ],
    }),
  };
}
