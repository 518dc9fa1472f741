import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A page that is shown without menu and header. */
export function PageAlone({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="main" sx={{ p: { xs: 2, sm: 4 } }}>
      {children}
    </Box>
  );
}
