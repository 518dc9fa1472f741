import MuiLink from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';

/** A link to set a new password after too many failed sign-ins; it opens a new tab, so that the form stays. */
export function ForgottenPasswordLink() {
  return (
    <MuiLink href="/auth/forgot-password" target="_blank" rel="noopener">
      <FormattedMessage id="problem.forgotPassword" />
    </MuiLink>
  );
}
