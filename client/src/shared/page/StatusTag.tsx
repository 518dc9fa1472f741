import Box from '@mui/material/Box';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ReactNode } from 'react';

/** What a status means for whoever reads it. */
export type StatusTone = 'success' | 'warning' | 'error' | 'info' | 'neutral';

interface StatusTagProps {
  readonly icon: typeof SvgIcon;
  readonly tone: StatusTone;
  readonly children: ReactNode;
}

/** A status: icon, word and tint. */
export function StatusTag({ icon: Icon, tone, children }: StatusTagProps) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        px: 0.75,
        py: 0.25,
        borderRadius: 1,
        // On paper of its own: a chosen row's tint below it would take the contrast away.
        bgcolor: 'background.paper',
        backgroundImage: ({ vars: { palette } }) => {
          const fill = tone === 'neutral' ? palette.sunken : palette.tint[tone];
          return `linear-gradient(${fill}, ${fill})`;
        },
        color: tone === 'neutral' ? 'text.secondary' : `${tone}.main`,
        typography: 'caption',
        fontWeight: 600,
        verticalAlign: 'middle',
        whiteSpace: 'nowrap',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      {children}
    </Box>
  );
}
