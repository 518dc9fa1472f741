import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIsNarrow } from '../page/useIsNarrow';
import { SkeletonBlock, SkeletonRows } from '../states/Skeletons';
import { gridHeaderHeight, rowHeights } from './grid/gridSizes';
import { useCompactRows } from './grid/useCompactRows';

const cardHeight = 190;

/** The placeholder of a list, as tall as the list will be. */
export function ListSkeleton({ rows }: { rows: number }) {
  const isNarrow = useIsNarrow();
  const [compact] = useCompactRows();
  return (
    <Box>
      <Box sx={{ minHeight: 44, mb: 0.5, display: 'flex', alignItems: 'center' }}>
        <Skeleton variant="text" width={120} />
      </Box>
      {isNarrow ? <SkeletonBlock height={rows * cardHeight} /> : <GridSkeleton rows={rows} compact={compact} />}
      <Box sx={{ minHeight: 56 }} />
    </Box>
  );
}

/** The placeholder of a grid. */
export function GridSkeleton({ rows, compact }: { rows: number; compact: boolean }) {
  return (
    <Box sx={{ border: 1, borderColor: 'divider', borderRadius: 2, bgcolor: 'background.paper', overflow: 'hidden' }}>
      <Box sx={{ height: gridHeaderHeight, bgcolor: 'sunken' }} />
      <Box sx={{ px: 1.25 }}>
        <SkeletonRows count={rows} height={compact ? rowHeights.compact : rowHeights.normal} />
      </Box>
    </Box>
  );
}
