import MuiLink from '@mui/material/Link';
import { FormattedMessage } from 'react-intl';
import { Link, useLocation } from 'react-router-dom';

/**
 * The way back in for who has failed to sign in too often: a new password. A form within the portal stays open beside
 * it.
 */
export function ForgottenPasswordLink() {
  const isSigningIn = useLocation().pathname.startsWith('/auth/');
  return (
    <MuiLink component={Link} to="/auth/forgot-password" {...(!isSigningIn && { target: '_blank', rel: 'noopener' })}>
      <FormattedMessage id="problem.forgotPassword" />
    </MuiLink>
  );
}
