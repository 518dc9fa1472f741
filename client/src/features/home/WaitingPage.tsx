import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { PageHeader } from '../../shared/page/PageHeader';
import { isWaiting } from '../../shared/permissions/access';
import { useUser } from '../../shared/session/SessionContext';

/** What a user without a role or a member sees; whoever has both goes on. */
export function Component() {
  const intl = useIntl();
  const user = useUser();
  if (user === undefined) return null;
  if (!isWaiting(user)) return <Navigate to="/" replace />;
  return (
    <Box sx={{ maxWidth: 560 }}>
      <PageHeader title={intl.formatMessage({ id: 'home.waiting.title' })} />
      <Box
        sx={{
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'divider',
          borderLeft: 4,
          borderLeftColor: 'accent.main',
          borderRadius: 2,
          p: 3,
        }}
      >
        <Typography sx={{ fontSize: '1.125rem', lineHeight: 26 / 18, fontWeight: 600 }}>
          <FormattedMessage id="home.waiting.text" />
        </Typography>
        <Typography sx={{ color: 'text.secondary', mt: 1, mb: 2 }}>
          <FormattedMessage id="home.waiting.next" />
        </Typography>
        <Button component={Link} to="/account" variant="outlined">
          <FormattedMessage id="home.waiting.account" />
        </Button>
      </Box>
    </Box>
  );
}
