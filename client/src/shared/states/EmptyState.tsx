import InboxOutlined from '@mui/icons-material/InboxOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: string;
  /** One button or link. */
  readonly action?: ReactNode;
}

/** The text in place of content that does not exist. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', alignItems: 'center', textAlign: 'center', gap: 1, px: 2, py: 6 }}
    >
      <InboxOutlined aria-hidden sx={{ fontSize: 40, color: 'text.secondary' }} />
      <Typography variant="h2" component="p">
        {title}
      </Typography>
      {text !== undefined && <Typography sx={{ color: 'text.secondary', maxWidth: 420 }}>{text}</Typography>}
      {action !== undefined && <Box sx={{ mt: 1 }}>{action}</Box>}
    </Box>
  );
}
