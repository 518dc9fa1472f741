import InsertChartOutlined from '@mui/icons-material/InsertChartOutlined';
import TableRowsOutlined from '@mui/icons-material/TableRowsOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Surface } from '../page/Surface';
import { useNear } from '../page/useNear';
import { SkeletonBlock } from '../states/Skeletons';
import { ChartBoundary } from './ChartBoundary';

interface ChartFrameProps {
  readonly title: string;
  /** The chart in one sentence. */
  readonly sentence: string;
  /** What stands apart from the sentence, in grey. */
  readonly aside?: string | undefined;
  /** Further controls, beside the switch to the numbers. */
  readonly controls?: ReactNode;
  /** The height of the chart in pixels, for the placeholder. */
  readonly height: number;
  readonly chart: ReactNode;
  /** The chart's numbers as a table. */
  readonly table: ReactNode;
  /** Opens the numbers elsewhere, such as in a paged table; default: the table replaces the chart. */
  readonly onNumbers?: (() => void) | undefined;
}

/**
 * A chart with its title, its sentence and a switch to the same numbers as a table. The chart is rendered, and its
 * library fetched, when it is scrolled near. Print has the table below the chart, or alone if the chart was not
 * rendered. Where the chart fails, the table replaces it.
 */
export function ChartFrame({ title, sentence, aside, controls, height, chart, table, onNumbers }: ChartFrameProps) {
  const [showsNumbers, setShowsNumbers] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const isNear = useNear(container);
  return (
    <Surface
      title={title}
      actions={
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', '@media print': { display: 'none' } }}
        >
          {controls}
          <Button
            size="small"
            startIcon={showsNumbers ? <InsertChartOutlined /> : <TableRowsOutlined />}
            onClick={onNumbers ?? (() => setShowsNumbers(!showsNumbers))}
          >
            <FormattedMessage id={showsNumbers ? 'charts.showChart' : 'charts.showNumbers'} />
          </Button>
        </Box>
      }
    >
      <Box sx={{ mb: 2, maxWidth: 720 }}>
        <Box component="p" sx={{ m: 0 }}>
          {sentence}
        </Box>
        {aside !== undefined && (
          <Box component="p" sx={{ m: 0, color: 'text.secondary' }}>
            {aside}
          </Box>
        )}
      </Box>
      {!showsNumbers && (
        <ChartBoundary instead={table}>
          <Box ref={container} sx={{ breakInside: 'avoid' }}>
            {isNear ? (
              <Suspense fallback={<SkeletonBlock height={height} />}>{chart}</Suspense>
            ) : (
              <Skeleton variant="rounded" sx={{ height, displayPrint: 'none' }} />
            )}
          </Box>
          <Box hidden sx={{ '@media print': { '&[hidden]': { display: 'block', mt: 2 } } }}>
            {table}
          </Box>
        </ChartBoundary>
      )}
      {showsNumbers && table}
    </Surface>
  );
}
