import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { ConfirmationMail } from '../../domain/account/ConfirmationMail';
import { useTexts } from '../../shared/i18n/useTexts';
import { PageHeader } from '../../shared/page/PageHeader';
import { isWaiting } from '../../shared/permissions/access';
import { useSession, useUser } from '../../shared/session/SessionContext';
import type { SessionUser } from '../../shared/session/SessionStore';

/** The page of a user without a role or a member; any other user is redirected to the home page. */
export function Component() {
  const { say } = useTexts('home.waiting');
  const user = useUser();
  useFreshUser();
  if (user === undefined) return null;
  if (!isWaiting(user)) return <Navigate to="/" replace />;
  return (
    <Box sx={{ maxWidth: 560 }}>
      <PageHeader title={say('title')} />
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
        <Typography sx={{ fontSize: '1.125rem', lineHeight: 26 / 18, fontWeight: 600 }}>{say('text')}</Typography>
        <Box sx={{ mt: 1 }}>
          <NextStep user={user} />
        </Box>
      </Box>
    </Box>
  );
}

function NextStep({ user }: { user: SessionUser }) {
  const { intl, say } = useTexts('home.waiting');
  const address = user.pendingEmail ?? user.email;
  if (!user.emailConfirmed && address !== null) {
    return (
      <ConfirmationMail address={address} text={intl.formatMessage({ id: 'confirmation.activation' })}>
        <MuiLink component={Link} to="/account">
          {say('wrongAddress')}
        </MuiLink>
      </ConfirmationMail>
    );
  }
  return (
    <>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{say('next')}</Typography>
      <Button component={Link} to="/account" variant="outlined">
        {say('account')}
      </Button>
    </>
  );
}

/**
 * Reads the user again when the tab becomes visible: the mail's link opens another tab, and an administrator gives the
 * role.
 */
function useFreshUser(): void {
  const { refresh } = useSession();
  useEffect(() => {
    const refreshIfVisible = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', refreshIfVisible);
    return () => document.removeEventListener('visibilitychange', refreshIfVisible);
  }, [refresh]);
}
