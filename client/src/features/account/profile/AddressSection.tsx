import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import MarkEmailUnreadOutlined from '@mui/icons-material/MarkEmailUnreadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ConfirmationMail } from '../../../domain/account/ConfirmationMail';
import { StatusTag } from '../../../shared/page/StatusTag';
import type { SessionUser } from '../../../shared/session/SessionStore';

const NewAddressDialog = lazy(async () => ({ default: (await import('./NewAddressDialog')).NewAddressDialog }));

/** The mail address, the one that is to replace it, and the button for another. */
export function AddressSection({ user }: { user: SessionUser }) {
  const intl = useIntl();
  const [isChanging, setChanging] = useState(false);
  const { email, emailConfirmed, pendingEmail } = user;
  const unconfirmed = pendingEmail ?? (emailConfirmed ? null : email);
  const textId = pendingEmail === null ? 'confirmation.activation' : 'account.email.pendingText';
  const change = (
    <Button variant="outlined" onClick={() => setChanging(true)}>
      <FormattedMessage id={email === null ? 'account.email.add' : 'account.email.change'} />
    </Button>
  );
  return (
    <Stack spacing={2}>
      {email !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{email}</Typography>
          <StatusTag
            icon={emailConfirmed ? CheckCircleOutlined : MarkEmailUnreadOutlined}
            tone={emailConfirmed ? 'success' : 'warning'}
          >
            {intl.formatMessage({ id: emailConfirmed ? 'account.email.confirmed' : 'account.email.unconfirmed' })}
          </StatusTag>
        </Box>
      )}
      {unconfirmed === null ? (
        <Box>{change}</Box>
      ) : (
        <ConfirmationMail address={unconfirmed} text={intl.formatMessage({ id: textId })}>
          {change}
        </ConfirmationMail>
      )}
      <Suspense>{isChanging && <NewAddressDialog user={user} onClose={() => setChanging(false)} />}</Suspense>
    </Stack>
  );
}
