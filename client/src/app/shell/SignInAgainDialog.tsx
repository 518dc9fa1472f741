import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useSignInForm } from '../../domain/account/useSignInForm';
import { useSession } from '../../shared/session/SessionContext';
import { WithMessages } from '../../shared/states/WithMessages';
import { PasswordDialog } from './PasswordDialog';

// Fetched when a factor is due, with its messages: few sessions end over an open form.
const FactorDialog = lazy(async () => ({ default: (await import('./FactorDialog')).FactorDialog }));

/** Prompts for the password when the session ends while a form is open; the form keeps its values. */
export function SignInAgainDialog() {
  const { user, signingInAgain } = useSession();
  return user !== undefined && signingInAgain ? <SignInAgainForm username={user.username} /> : null;
}

function SignInAgainForm({ username }: { username: string }) {
  const intl = useIntl();
  const { leave, answerFactor } = useSession();
  const { field, due, setDue, ...form } = useSignInForm(username);
  if (due !== undefined) {
    return (
      <WithMessages part="account">
        <Suspense>
          <FactorDialog
            due={due}
            answer={answerFactor}
            submitLabel={intl.formatMessage({ id: 'shell.signInAgain.submit' })}
            onClose={() => setDue(undefined)}
          />
        </Suspense>
      </WithMessages>
    );
  }
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
