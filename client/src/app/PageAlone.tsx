import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A page without the layout round it. */
export function PageAlone({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="main" sx={{ p: { xs: 2, sm: 4 } }}>
      {children}
    </Box>
  );
}
