import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
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

/** Pixels; on a phone others than from the width of a tablet on, where both are given. */
export type Height = number | { readonly xs: number; readonly md: number };

/** A surface before its content is there. */
export function SkeletonBlock({ height }: { height: Height }) {
  return <SkeletonBlocks heights={[height]} />;
}

/** A page's surfaces, one below another, before their contents are there. */
export function SkeletonBlocks({ heights }: { heights: readonly Height[] }) {
  return (
    <Loading>
      <Stack spacing={2}>
        {heights.map((height, part) => (
          <Skeleton key={part} variant="rounded" sx={{ height }} />
        ))}
      </Stack>
    </Loading>
  );
}
