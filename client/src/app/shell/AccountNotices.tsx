import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { lazy } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/useFormat';
import { Notice } from '../../shared/page/Notice';
import { lacksProfile } from '../../shared/permissions/access';
import type { SessionUser } from '../../shared/session/SessionStore';
import { WithMessages } from '../../shared/states/WithMessages';

const EnrolmentPage = lazy(async () => ({ default: (await import('./EnrolmentPage')).EnrolmentPage }));

/**
 * What the user has to do on the account page: set a second factor up, complete the profile. Where the factor is
 * overdue, the page on which it is set up.
 */
export function AccountNotices({ user }: { user: SessionUser }) {
  if (user.factorDeadline?.isOver) return <EnrolmentPage />;
  return (
    <WithMessages part="account">
      {/* a user that an earlier version has stored has none */}
      {user.factorDeadline && <FactorNotice lastDay={user.factorDeadline.lastDay} />}
      {lacksProfile(user) && <ProfileNotice />}
    </WithMessages>
  );
}

/** Says until when a second factor has to be set up. @param lastDay a day */
function FactorNotice({ lastDay }: { lastDay: string }) {
  const format = useFormat();
  return (
    <Notice>
      <Typography>
        <FormattedMessage id="enrolment.due" values={{ day: format.date(lastDay) }} />
      </Typography>
      <MuiLink component={Link} to="/account">
        <FormattedMessage id="enrolment.add" />
      </MuiLink>
    </Notice>
  );
}

/** Reminds the user of an incomplete profile. */
function ProfileNotice() {
  return (
    <Notice>
      <Typography>
        <FormattedMessage id="shell.profile.missing" />
      </Typography>
      <MuiLink component={Link} to="/account">
        <FormattedMessage id="shell.profile.complete" />
      </MuiLink>
    </Notice>
  );
}
