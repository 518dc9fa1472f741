import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { barHeight } from './barHeight';
import { Drawing } from './Drawing';
import type { WaterfallBar } from '../data/waterfall';

/** The drawing of WaterfallChart: bars stacked on a transparent offset begin where the one before ended. */
export function WaterfallBars({ bars }: { readonly bars: readonly WaterfallBar[] }) {
  const { charts } = useTheme().vars.palette;
  const stacked = { type: 'bar', layout: 'horizontal', stack: 'way' } as const;
  const sizeOf = (kind: WaterfallBar['kind']) =>
    bars.map((bar) => (bar.kind === kind ? Math.abs(bar.end - bar.start) : 0));
  return (
    <Drawing height={bars.length * barHeight}>
      {(container) => (
        <ChartsContainer
          {...container}
          margin={0}
          series={[
            {
              ...stacked,
              id: 'offset',
              data: bars.map(({ start, end }) => Math.min(start, end)),
              color: 'transparent',
            },
            { ...stacked, id: 'figure', data: sizeOf('figure'), color: charts[0] },
            { ...stacked, id: 'rise', data: sizeOf('rise'), color: charts[3] },
            { ...stacked, id: 'fall', data: sizeOf('fall'), color: charts[4] },
          ]}
          xAxis={[
            {
              position: 'none',
              min: Math.min(0, ...bars.flatMap(({ start, end }) => [start, end])),
              max: Math.max(1, ...bars.flatMap(({ start, end }) => [start, end])),
              domainLimit: 'strict',
            },
          ]}
          yAxis={[{ position: 'none', scaleType: 'band', data: bars.map(({ key }) => key), categoryGapRatio: 0.5 }]}
        >
          <BarPlot borderRadius={2} />
        </ChartsContainer>
      )}
    </Drawing>
  );
}
