import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A text that is replaced: struck through. */
export function Old({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="del" sx={{ color: 'text.secondary' }}>
      {children}
    </Box>
  );
}

/** The text that replaces it: bold. */
export function New({ children }: { readonly children: ReactNode }) {
  return (
    <Box component="ins" sx={{ fontWeight: 650, textDecoration: 'none' }}>
      {children}
    </Box>
  );
}
