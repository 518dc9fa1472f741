import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { useId } from 'react';
import type { Category } from '../data/categories';
import { barHeight } from './barHeight';
import { Drawing } from './Drawing';
import { Hatch, hatchFill } from './Hatch';

interface CategoryBarsProps {
  readonly categories: readonly Category[];
  readonly isCompared: boolean;
  /** The value of a bar of full width; undefined: that of the longest bar. */
  readonly whole: number | undefined;
  readonly onSelect: ((key: string) => void) | undefined;
}

/** The drawing of BarsChart: a bar for each category, and a hatched one below it for its comparison. */
export function CategoryBars({ categories, isCompared, whole, onSelect }: CategoryBarsProps) {
  const hatch = useId();
  const [now, before] = useTheme().vars.palette.charts;
  const numbers = categories.flatMap(numbersOf);
  const height = categories.length * barHeight;
  const values = { type: 'bar', layout: 'horizontal' } as const;
  return (
    <Drawing height={height}>
      {(container) => (
        <ChartsContainer
          {...container}
          margin={0}
          series={[
            { ...values, id: 'now', data: categories.map(({ value }) => Number(value)), color: now },
            ...(isCompared
              ? [
                  {
                    ...values,
                    id: 'before',
                    data: categories.map((category) =>
                      category.before === undefined ? null : Number(category.before),
                    ),
                    color: hatchFill(hatch),
                  },
                ]
              : []),
          ]}
          xAxis={[
            {
              position: 'none',
              min: Math.min(0, ...numbers),
              max: whole ?? Math.max(0, ...numbers),
              domainLimit: 'strict',
            },
          ]}
          yAxis={[
            {
              position: 'none',
              scaleType: 'band',
              data: categories.map(({ key }) => key),
              categoryGapRatio: isCompared ? 0.35 : 0.5,
              barGapRatio: 0.1,
            },
          ]}
          sx={{ '& .MuiBarElement-series-before': { stroke: before }, cursor: onSelect ? 'pointer' : undefined }}
        >
          <Hatch id={hatch} />
          <BarPlot
            borderRadius={2}
            onItemClick={(_event, { dataIndex }) => {
              const category = dataIndex === undefined ? undefined : categories[dataIndex];
              if (category) onSelect?.(category.key);
            }}
          />
        </ChartsContainer>
      )}
    </Drawing>
  );
}

const numbersOf = ({ value, before }: Category): number[] => [
  Number(value),
  ...(before === undefined ? [] : [Number(before)]),
];
