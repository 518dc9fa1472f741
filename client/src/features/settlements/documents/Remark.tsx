import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface RemarkProps {
  /** Whether something is wrong with the document, or over. */
  readonly isWarning: boolean;
  readonly children: ReactNode;
}

/** What has to be known of a document before its content is read; on paper too. */
export function Remark({ isWarning, children }: RemarkProps) {
  return (
    <Box
      role="note"
      sx={{
        ...{ px: 1.5, py: 1, borderLeft: 4 },
        ...(isWarning
          ? { borderColor: 'error.main', bgcolor: 'tint.error' }
          : { borderColor: 'divider', bgcolor: 'action.hover' }),
      }}
    >
      {children}
    </Box>
  );
}
