import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { SecondFactors } from '../../features/account/factors/SecondFactors';
import { PageHeader } from '../../shared/page/PageHeader';
import { Surface } from '../../shared/page/Surface';
import { useSession } from '../../shared/session/SessionContext';
import { WithMessages } from '../../shared/states/WithMessages';
import { StepUp } from './StepUp';

/** All that a session may do whose second factor is overdue: set one up, or leave. */
export function EnrolmentPage() {
  return (
    <WithMessages part="account">
      <Enrolment />
      <StepUp />
    </WithMessages>
  );
}

function Enrolment() {
  const intl = useIntl();
  const { logout, refresh } = useSession();
  return (
    <Stack spacing={3} sx={{ maxWidth: 720, mx: 'auto' }}>
      <PageHeader
        title={intl.formatMessage({ id: 'enrolment.title' })}
        subtitle={<FormattedMessage id="enrolment.text" />}
      />
      <Surface title={intl.formatMessage({ id: 'account.factors' })}>
        <SecondFactors onEnrolled={() => void refresh()} />
      </Surface>
      <Button sx={{ alignSelf: 'flex-start' }} onClick={logout}>
        <FormattedMessage id="shell.logout" />
      </Button>
    </Stack>
  );
}
