import { useTheme } from '@mui/material/styles';
import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { useId } from 'react';
import type { ChartSeries, SeriesCategory } from '../data/categories';
import { Drawing } from './Drawing';
import { hatchFill } from './Hatch';
import { SeriesPattern } from './SeriesPattern';

interface SeriesBarsProps {
  readonly categories: readonly SeriesCategory[];
  readonly series: readonly ChartSeries[];
  readonly isStacked: boolean;
  readonly rowHeight: number;
  readonly onSelect: ((key: string) => void) | undefined;
}

/** The drawing of SeriesChart: for each category one bar divided into its series, or one bar for each series. */
export function SeriesBars({ categories, series, isStacked, onSelect, rowHeight }: SeriesBarsProps) {
  const patterns = useId();
  const { palette } = useTheme().vars;
  const height = categories.length * rowHeight;
  const patternOf = (index: number) => `${patterns}-${index}`;
  return (
    <Drawing height={height}>
      {(container) => (
        <ChartsContainer
          {...container}
          margin={0}
          series={series.map(({ key }, index) => ({
            type: 'bar',
            layout: 'horizontal',
            id: key,
            color: hatchFill(patternOf(index)),
            data: categories.map(({ values }) => (values[index] == null ? null : Number(values[index]))),
            ...(isStacked && { stack: 'all', stackOffset: 'diverging' as const }),
          }))}
          xAxis={[{ position: 'none', domainLimit: 'strict' }]}
          yAxis={[
            {
              position: 'none',
              scaleType: 'band',
              data: categories.map(({ key }) => key),
              categoryGapRatio: isStacked ? 0.5 : 0.25,
              barGapRatio: 0.05,
            },
          ]}
          sx={{
            '& .MuiBarElement-root': { stroke: palette.background.paper },
            cursor: onSelect ? 'pointer' : undefined,
          }}
        >
          {series.map(({ key }, index) => (
            <SeriesPattern key={key} id={patternOf(index)} index={index} />
          ))}
          <BarPlot
            onItemClick={(_event, { dataIndex }) => {
              const category = dataIndex === undefined ? undefined : categories[dataIndex];
              if (category && category.isLast !== true) onSelect?.(category.key);
            }}
          />
        </ChartsContainer>
      )}
    </Drawing>
  );
}
