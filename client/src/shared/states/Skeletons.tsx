import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';

/** Says to whoever cannot see the grey shapes that something is loading. */
function Loading({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <Box role="status" aria-label={intl.formatMessage({ id: 'states.loading' })}>
      {children}
    </Box>
  );
}

/** Rows of a list before they are there; `height` is that of the real row, so that nothing jumps. */
export function SkeletonRows({ count, height }: { count: number; height: number }) {
  return (
    <Loading>
      {Array.from({ length: count }, (_, row) => (
        <Box key={row} sx={{ height, display: 'flex', alignItems: 'center', borderBottom: 1, borderColor: 'divider' }}>
          <Skeleton variant="text" width={`${60 + ((row * 13) % 35)}%`} />
        </Box>
      ))}
    </Loading>
  );
}

/** A surface before its content is there. */
export function SkeletonBlock({ height }: { height: number }) {
  return (
    <Loading>
      <Skeleton variant="rounded" height={height} />
    </Loading>
  );
}
