import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { bottomBarHeight } from '../page/bottomBar';

/** The buttons of a long form, the submit button first; on a phone they stay visible above the menu. */
export function FormActions({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        gridColumn: '1 / -1',
        pt: 1,
        pb: { xs: 1, md: 0 },
        mx: { xs: -2, md: 0 },
        px: { xs: 2, md: 0 },
        position: { xs: 'sticky', md: 'static' },
        bottom: `calc(${bottomBarHeight}px + env(safe-area-inset-bottom))`,
        zIndex: 2,
        bgcolor: { xs: 'background.default', md: 'transparent' },
        borderTop: { xs: 1, md: 0 },
        borderColor: 'divider',
      }}
    >
      {children}
    </Box>
  );
}
