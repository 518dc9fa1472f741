import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { DealerStatus } from '../../shared/apollo/schema.generated';
import { statusNames } from './dealerOptions';

const looks = {
  ACTIVE: { icon: CheckCircleOutlined, color: 'success.main', tint: 'success' },
  SUSPENDED: { icon: PauseCircleOutlined, color: 'warning.main', tint: 'warning' },
  CLOSED: { icon: BlockOutlined, color: 'text.secondary', tint: 'neutral' },
} as const;

/** A dealer's status: icon, word and tint. */
export function StatusLabel({ status }: { status: DealerStatus }) {
  const { icon: Icon, color, tint } = looks[status];
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
          const fill = tint === 'neutral' ? palette.sunken : palette.tint[tint];
          return `linear-gradient(${fill}, ${fill})`;
        },
        color,
        typography: 'caption',
        fontWeight: 600,
        verticalAlign: 'middle',
        whiteSpace: 'nowrap',
      }}
    >
      <Icon aria-hidden sx={{ fontSize: 16 }} />
      <FormattedMessage id={`dealers.status.${statusNames[status]}`} />
    </Box>
  );
}
