import MuiLink from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';

/** The way back in for who has failed to sign in too often: a new password. The open form stays beside it. */
export function ForgottenPasswordLink() {
  return (
    <MuiLink href="/auth/forgot-password" target="_blank" rel="noopener">
      <FormattedMessage id="problem.forgotPassword" />
    </MuiLink>
  );
}
