import Box from '@mui/material/Box';
import { lazy, type ReactNode } from 'react';
import { BarGrid, CategoryName } from './BarsChart';
import { ChartFrame } from './ChartFrame';
import { barHeight } from './drawing/barHeight';
import type { Figure } from './data/figures';
import { waterfallBars, type WaterfallStep } from './data/waterfall';

const WaterfallBars = lazy(async () => ({ default: (await import('./drawing/drawings')).WaterfallBars }));

interface WaterfallChartProps {
  readonly title: string;
  /** The chart in one sentence. */
  readonly sentence: string;
  readonly first: WaterfallStep;
  readonly steps: readonly WaterfallStep[];
  readonly last: WaterfallStep;
  /** Formats a figure; `signed` formats the change of a step. */
  readonly written: (value: Figure) => string;
  readonly signed: (value: Figure) => string;
  /** See `ChartFrame`. */
  readonly table: ReactNode;
  readonly controls?: ReactNode;
}

/** A waterfall: the steps that lead from one figure to another. Each bar begins where the one above it ends. */
export function WaterfallChart(props: WaterfallChartProps) {
  const { title, sentence, first, steps, last, written, signed, table, controls } = props;
  const bars = waterfallBars(first, steps, last);
  return (
    <ChartFrame
      title={title}
      sentence={sentence}
      controls={controls}
      height={bars.length * barHeight}
      table={table}
      chart={
        <BarGrid rowHeight={barHeight}>
          {bars.map((bar, index) => (
            <Box key={bar.key} sx={{ gridColumn: 1, minWidth: 0 }} style={{ gridRow: index + 1 }}>
              <CategoryName category={bar} onSelect={undefined} />
            </Box>
          ))}
          <Box sx={{ gridColumn: 2, alignSelf: 'stretch', minWidth: 0 }} style={{ gridRow: `1 / span ${bars.length}` }}>
            <WaterfallBars bars={bars} />
          </Box>
          {bars.map(({ key, kind, value }, index) => (
            <Box
              key={key}
              sx={{ gridColumn: 3, textAlign: 'right', fontWeight: kind === 'figure' ? 600 : 400 }}
              style={{ gridRow: index + 1 }}
            >
              {kind === 'figure' ? written(value) : signed(value)}
            </Box>
          ))}
        </BarGrid>
      }
    />
  );
}
