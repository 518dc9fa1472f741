import BlockOutlined from '@mui/icons-material/BlockOutlined';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import PauseCircleOutlined from '@mui/icons-material/PauseCircleOutlined';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import type { DealerStatus } from '../../shared/apollo/schema.generated';
import { statusNames } from './dealerOptions';

const looks = {
  ACTIVE: { icon: CheckCircleOutlined, color: 'success.main', tint: 'tint.success' },
  SUSPENDED: { icon: PauseCircleOutlined, color: 'warning.main', tint: 'tint.warning' },
  CLOSED: { icon: BlockOutlined, color: 'text.secondary', tint: 'sunken' },
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
        bgcolor: tint,
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
