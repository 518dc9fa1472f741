import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SurfaceProps {
  readonly title: string;
  /** Beside the heading, at the right. */
  readonly actions?: ReactNode;
  /** The id under which a link of the page moves the focus here. */
  readonly anchor?: string;
  readonly children: ReactNode;
}

/** A section of a page with its own heading, inside a border. */
export function Surface({ title, actions, anchor, children }: SurfaceProps) {
  const id = useId();
  return (
    <Box
      component="section"
      {...(anchor !== undefined && { id: anchor, tabIndex: -1 })}
      aria-labelledby={id}
      sx={{ bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 2, p: { xs: 2, sm: 3 } }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 1, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" id={id} sx={{ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  );
}
