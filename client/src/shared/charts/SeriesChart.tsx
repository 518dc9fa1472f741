import Box from '@mui/material/Box';
import { lazy, type ReactNode } from 'react';
import { PlainTable, type TableColumn } from '../table/PlainTable';
import { BarGrid, CategoryName } from './BarsChart';
import { barHeight } from './drawing/barHeight';
import type { ChartSeries, SeriesCategory } from './data/categories';
import { ChartFrame } from './ChartFrame';
import type { Figure } from './data/figures';
import { Legend } from './Legend';

const SeriesBars = lazy(async () => ({ default: (await import('./drawing/drawings')).SeriesBars }));

interface SeriesChartProps {
  readonly title: string;
  /** The chart in one sentence, with what it leaves out. */
  readonly sentence: string;
  readonly categories: readonly SeriesCategory[];
  /** At most six, the largest first. */
  readonly series: readonly ChartSeries[];
  /** The series add up to the category: they are stacked into one bar. */
  readonly isStacked: boolean;
  /** The names of the categories ('Regione') and of their totals ('Totale'). */
  readonly labels: { readonly category: string; readonly total: string };
  /** Formats a value; null: there is none. */
  readonly written: (value: Figure | null) => string;
  /** Opens a category, by its key, to show what it consists of. */
  readonly onSelect?: (key: string) => void;
  /** See `ChartFrame`. */
  readonly controls?: ReactNode;
  readonly onNumbers?: () => void;
}

/** The height in pixels of a row whose series are not stacked. */
const groupHeight = 64;

/** Categories as horizontal bars divided into series: each series has a colour and a texture of its own. */
export function SeriesChart(props: SeriesChartProps) {
  const { title, sentence, categories, series, isStacked, written, onSelect, controls, onNumbers } = props;
  const rowHeight = isStacked ? barHeight : groupHeight;
  return (
    <ChartFrame
      title={title}
      sentence={sentence}
      controls={controls}
      onNumbers={onNumbers}
      height={categories.length * rowHeight}
      chart={
        <>
          <Legend entries={series.map(({ label }, index) => ({ label, mark: index }))} />
          <BarGrid rowHeight={rowHeight}>
            {categories.map((category, index) => (
              <Box key={category.key} sx={{ gridColumn: 1, minWidth: 0 }} style={{ gridRow: index + 1 }}>
                <CategoryName category={category} onSelect={onSelect} />
              </Box>
            ))}
            <Box
              sx={{ gridColumn: 2, alignSelf: 'stretch', minWidth: 0 }}
              style={{ gridRow: `1 / span ${categories.length}` }}
            >
              <SeriesBars
                categories={categories}
                series={series}
                isStacked={isStacked}
                onSelect={onSelect}
                rowHeight={rowHeight}
              />
            </Box>
            {categories.map(({ key, total }, index) => (
              <Box key={key} sx={{ gridColumn: 3, textAlign: 'right', fontWeight: 600 }} style={{ gridRow: index + 1 }}>
                {written(total)}
              </Box>
            ))}
          </BarGrid>
        </>
      }
      table={<SeriesTable {...props} />}
    />
  );
}

/** The numbers of a chart of series: a row for each category, a column for each series and their total. */
export function SeriesTable({ title, categories, series, labels, written }: SeriesChartProps) {
  const columns: readonly TableColumn<SeriesCategory>[] = [
    { key: 'category', label: labels.category, cell: ({ label }) => label },
    ...series.map(({ key, label }, index) => ({
      key,
      label,
      cell: ({ values }: SeriesCategory) => written(values[index] ?? null),
      align: 'end' as const,
    })),
    { key: 'total', label: labels.total, cell: ({ total }) => written(total), align: 'end' },
  ];
  return <PlainTable caption={title} captionHidden columns={columns} rows={categories} rowKey={({ key }) => key} />;
}
