import { useIntl } from 'react-intl';
import { useSignInForm } from '../../domain/account/useSignInForm';
import { useSession } from '../../shared/session/SessionContext';
import { PasswordDialog } from './PasswordDialog';

/** Prompts for the password when the session ends while a form is open; the form keeps its values. */
export function SignInAgainDialog() {
  const { user, signingInAgain } = useSession();
  return user !== undefined && signingInAgain ? <SignInAgainForm username={user.username} /> : null;
}

function SignInAgainForm({ username }: { username: string }) {
  const intl = useIntl();
  const { leave } = useSession();
  const { field, ...form } = useSignInForm(username);
  return (
    <PasswordDialog
      username={username}
      form={form}
      password={field('password')}
      title={intl.formatMessage({ id: 'shell.signInAgain.title' })}
      text={intl.formatMessage({ id: 'shell.signInAgain.text' })}
      submitLabel={intl.formatMessage({ id: 'shell.signInAgain.submit' })}
      cancelLabel={intl.formatMessage({ id: 'shell.signInAgain.leave' })}
      onClose={leave}
    />
  );
}
