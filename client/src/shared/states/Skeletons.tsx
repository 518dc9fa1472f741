import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Skeleton from '@mui/material/Skeleton';
import { useIntl } from 'react-intl';
import type { ReactNode } from 'react';

/** Announces to screen readers that something is loading. */
function Loading({ children }: { children: ReactNode }) {
  const intl = useIntl();
  return (
    <Box role="status" aria-label={intl.formatMessage({ id: 'states.loading' })}>
      {children}
    </Box>
  );
}

/** The placeholder of a list's rows; `height` is that of a real row, so that nothing moves. */
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

/** Pixels; where two are given, `md` applies from a width of 900 px. */
export type Height = number | { readonly xs: number; readonly md: number };

/** The placeholder of a surface. */
export function SkeletonBlock({ height }: { height: Height }) {
  return <SkeletonBlocks heights={[height]} />;
}

/** The placeholders of a page's surfaces, one below another. */
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
