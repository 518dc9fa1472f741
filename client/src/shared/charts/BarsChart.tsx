import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../i18n/useFormat';
import { PlainTable, type TableColumn } from '../table/PlainTable';
import { ChartFrame } from './ChartFrame';
import { barHeight } from './drawing/barHeight';
import type { Category } from './data/categories';
import type { Figure } from './data/figures';
import { Legend } from './Legend';

const CategoryBars = lazy(async () => ({ default: (await import('./drawing/drawings')).CategoryBars }));

interface BarsChartProps {
  readonly title: string;
  /** The chart in one sentence. */
  readonly sentence: string;
  readonly categories: readonly Category[];
  /** The names of the categories ('Regione'), of the measure ('Pneumatici') and of its comparison ('2024'). */
  readonly labels: { readonly category: string; readonly value: string; readonly before?: string };
  /** The value of a bar of full width, such as 100 for percentages; default: that of the longest bar. */
  readonly whole?: number;
  /** Formats a value. */
  readonly written: (value: Figure) => string;
  /** Opens a category, by its key, to show what it consists of. */
  readonly onSelect?: (key: string) => void;
  /** See `ChartFrame`. */
  readonly controls?: ReactNode;
  readonly onNumbers?: () => void;
}

/** The most bars that are drawn: further categories are only in the table. */
const mostBars = 20;

/** Categories as horizontal bars with their values beside them, each with an optional comparison below it. */
export function BarsChart(props: BarsChartProps) {
  const { title, sentence, categories, labels, whole, written, onSelect, controls, onNumbers } = props;
  const drawn = categories.slice(0, mostBars);
  return (
    <ChartFrame
      title={title}
      sentence={sentence}
      controls={controls}
      onNumbers={onNumbers}
      height={drawn.length * barHeight}
      chart={
        <>
          {labels.before !== undefined && (
            <Legend
              entries={[
                { label: labels.value, mark: 'bar' },
                { label: labels.before, mark: 'hatch' },
              ]}
            />
          )}
          <Bars
            categories={drawn}
            isCompared={labels.before !== undefined}
            whole={whole}
            written={written}
            onSelect={onSelect}
          />
          <More count={categories.length - drawn.length} />
        </>
      }
      table={<BarsTable categories={categories} labels={labels} written={written} onSelect={onSelect} />}
    />
  );
}

interface BarsProps extends Pick<BarsChartProps, 'categories' | 'written'> {
  readonly isCompared: boolean;
  readonly whole: number | undefined;
  readonly onSelect: BarsChartProps['onSelect'] | undefined;
}

/** Names at the left, bars, values at the right. Only the bars are an image: the texts can be read and selected. */
function Bars({ categories, isCompared, whole, written, onSelect }: BarsProps) {
  return (
    <BarGrid rowHeight={barHeight}>
      {categories.map((category, index) => (
        <Box key={category.key} sx={{ gridColumn: 1, minWidth: 0 }} style={{ gridRow: index + 1 }}>
          <CategoryName category={category} onSelect={onSelect} />
        </Box>
      ))}
      <Box
        sx={{ gridColumn: 2, alignSelf: 'stretch', minWidth: 0 }}
        style={{ gridRow: `1 / span ${categories.length}` }}
      >
        <CategoryBars categories={categories} isCompared={isCompared} whole={whole} onSelect={onSelect} />
      </Box>
      {categories.map(({ key, value, before }, index) => (
        <Box key={key} sx={{ gridColumn: 3, textAlign: 'right' }} style={{ gridRow: index + 1 }}>
          <Box sx={{ fontWeight: 600 }}>{written(value)}</Box>
          {isCompared && before !== undefined && (
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{written(before)}</Box>
          )}
        </Box>
      ))}
    </BarGrid>
  );
}

/** Names at the left, bars, values at the right, in rows of one height. */
export function BarGrid({ rowHeight, children }: { rowHeight: number; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 1.5,
        alignItems: 'center',
        gridTemplateColumns: 'fit-content(38%) minmax(0, 1fr) max-content',
        gridAutoRows: rowHeight,
        typography: 'table',
      }}
    >
      {children}
    </Box>
  );
}

interface CategoryNameProps {
  readonly category: Pick<Category, 'key' | 'label' | 'isLast'>;
  readonly onSelect: BarsChartProps['onSelect'] | undefined;
}

/** The name of a bar: a button that opens its category, where it can be opened. */
export function CategoryName({ category: { key, label, isLast = false }, onSelect }: CategoryNameProps) {
  const twoLines = {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  } as const;
  if (onSelect === undefined || isLast) {
    return (
      <Box sx={twoLines} title={label}>
        {label}
      </Box>
    );
  }
  return (
    <Link
      component="button"
      type="button"
      onClick={() => onSelect(key)}
      title={label}
      sx={{ minHeight: barHeight, textAlign: 'left', verticalAlign: 'middle', font: 'inherit', fontWeight: 550 }}
    >
      <Box component="span" sx={twoLines}>
        {label}
      </Box>
    </Link>
  );
}

function More({ count }: { count: number }) {
  const intl = useIntl();
  const format = useFormat();
  if (count <= 0) return null;
  return (
    <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1 }}>
      {intl.formatMessage({ id: 'charts.moreInNumbers' }, { count, number: format.number(count) })}
    </Typography>
  );
}

interface BarsTableProps extends Pick<BarsChartProps, 'categories' | 'labels' | 'written'> {
  readonly onSelect: BarsChartProps['onSelect'] | undefined;
}

function BarsTable({ categories, labels, written, onSelect }: BarsTableProps) {
  const intl = useIntl();
  const { before } = labels;
  const columns: readonly TableColumn<Category>[] = [
    {
      key: 'category',
      label: labels.category,
      cell: (category) =>
        onSelect === undefined || category.isLast === true ? (
          category.label
        ) : (
          <Link component="button" type="button" onClick={() => onSelect(category.key)} sx={{ textAlign: 'left' }}>
            {category.label}
          </Link>
        ),
    },
    { key: 'value', label: labels.value, cell: ({ value }) => written(value), align: 'end' },
    ...(before === undefined
      ? []
      : [
          {
            key: 'before',
            label: before,
            cell: (category: Category) =>
              category.before === undefined
                ? intl.formatMessage({ id: 'charts.noDifference' })
                : written(category.before),
            align: 'end' as const,
          },
        ]),
  ];
  return (
    <PlainTable
      caption={`${labels.value}, ${labels.category}`}
      captionHidden
      columns={columns}
      rows={categories}
      rowKey={({ key }) => key}
    />
  );
}
