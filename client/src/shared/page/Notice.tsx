import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** A remark within a page that attracts attention without being an error. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <Box
      role="note"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 2,
        mb: 3,
        px: 1.5,
        py: 1,
        borderLeft: 4,
        borderColor: 'accent.main',
        bgcolor: 'sunken',
        borderRadius: 1,
      }}
    >
      {children}
    </Box>
  );
}
