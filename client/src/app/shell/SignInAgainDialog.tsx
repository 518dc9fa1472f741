import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { FormProblem } from '../../shared/forms/FormProblem';
import { TextInput } from '../../shared/forms/fields/TextInput';
import { fieldMessage } from '../../shared/forms/fields/fieldMessage';
import { useSession } from '../../shared/session/SessionContext';
import { useSignInForm } from '../../domain/account/useSignInForm';

/** Asks for the password over a page whose form is open when the session ends; the form stays as it was. */
export function SignInAgainDialog() {
  const { user, signingInAgain } = useSession();
  return user !== undefined && signingInAgain ? <SignInAgainForm username={user.username} /> : null;
}

function SignInAgainForm({ username }: { username: string }) {
  const intl = useIntl();
  const { leave } = useSession();
  const { field, isBusy, problem, onSubmit } = useSignInForm(username);
  const label = intl.formatMessage({ id: 'shell.signInAgain.password' });
  const { set, leave: onBlur, bounds, error, ...password } = field('password');
  const wrong = error === undefined ? undefined : fieldMessage(label, error, intl.locale, bounds);

  return (
    <FormDialog
      open
      title={intl.formatMessage({ id: 'shell.signInAgain.title' })}
      submitLabel={intl.formatMessage({ id: 'shell.signInAgain.submit' })}
      cancelLabel={intl.formatMessage({ id: 'shell.signInAgain.leave' })}
      busy={isBusy}
      onSubmit={onSubmit}
      onClose={leave}
    >
      <Typography>
        <FormattedMessage id="shell.signInAgain.text" />
      </Typography>
      <FormProblem problem={problem} />
      <TextInput
        name="username"
        label={intl.formatMessage({ id: 'shell.signInAgain.username' })}
        autoComplete="username"
        value={username}
        required={false}
        message={undefined}
        readOnly
      />
      <TextInput
        {...password}
        type="password"
        label={label}
        autoComplete="current-password"
        message={wrong && intl.formatMessage({ id: wrong.id }, wrong.values)}
        onChange={(event) => set(event.target.value)}
        onBlur={onBlur}
        autoFocus
      />
    </FormDialog>
  );
}
