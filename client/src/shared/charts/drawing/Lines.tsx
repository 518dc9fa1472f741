import { useTheme } from '@mui/material/styles';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot } from '@mui/x-charts/LineChart';
import { lineDashes, type Line } from '../data/lines';
import { chartStyle } from './chartStyle';
import { Drawing } from './Drawing';

interface LinesProps {
  readonly lines: readonly Line[];
  /** Ascending, one for each value of the lines. */
  readonly positions: readonly number[];
  /** The text of a position, on the axis and in the tooltip. */
  readonly positionText: (position: number) => string;
  readonly written: (value: number) => string;
}

/** The height of the drawing in pixels. */
export const linesHeight = 300;

/** The drawing of LinesChart: each line has its own colour and dash pattern. */
export function Lines({ lines, positions, positionText, written }: LinesProps) {
  const colors = useTheme().vars.palette.charts;
  const strokes = Object.fromEntries(
    lines.map(({ key }, index) => [`& [data-series="${key}"]`, { strokeDasharray: lineDashes[index] }]),
  );
  return (
    <Drawing height={linesHeight}>
      {(container) => (
        <ChartsContainer
          {...container}
          margin={{ top: 8, right: 16, bottom: 0, left: 0 }}
          series={lines.map(({ key, label, values }, index) => ({
            type: 'line' as const,
            id: key,
            label,
            data: [...values],
            ...(colors[index] !== undefined && { color: colors[index] }),
            curve: 'linear' as const,
            showMark: false,
            connectNulls: true,
            valueFormatter: (value: number | null) => (value === null ? '' : written(value)),
          }))}
          xAxis={[
            {
              id: 'positions',
              scaleType: 'linear',
              data: positions,
              min: positions[0] ?? 0,
              max: positions.at(-1) ?? 0,
              height: 24,
              tickNumber: 6,
              valueFormatter: positionText,
            },
          ]}
          yAxis={[{ id: 'values', width: 'auto', tickNumber: 5, valueFormatter: written }]}
          sx={{ ...chartStyle, ...strokes }}
        >
          <ChartsGrid horizontal />
          <LinePlot />
          <ChartsAxisHighlight x="line" />
          <ChartsXAxis axisId="positions" disableLine disableTicks />
          <ChartsYAxis axisId="values" disableLine disableTicks />
          <ChartsTooltip trigger="axis" />
        </ChartsContainer>
      )}
    </Drawing>
  );
}
