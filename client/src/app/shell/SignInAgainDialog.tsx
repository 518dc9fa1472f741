import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { FormProblem } from '../../shared/forms/FormProblem';
import { TextField } from '../../shared/forms/TextField';
import { useSession } from '../../shared/session/SessionContext';

/** Asks for the password over a page whose form is open when the session ends; the form stays as it was. */
export function SignInAgainDialog() {
  const { user, signingInAgain } = useSession();
  return user !== undefined && signingInAgain ? <SignInAgainForm username={user.username} /> : null;
}

function SignInAgainForm({ username }: { username: string }) {
  const intl = useIntl();
  const { login, leave } = useSession();
  const [problem, setProblem] = useState<Problem>();
  const { control, handleSubmit, formState } = useForm({ defaultValues: { username, password: '' } });

  const submit = handleSubmit(async ({ password }) => {
    setProblem(undefined);
    try {
      await login({ username, password });
    } catch (error) {
      setProblem(problemOf(error));
    }
  });

  return (
    <FormDialog
      open
      title={intl.formatMessage({ id: 'shell.signInAgain.title' })}
      submitLabel={intl.formatMessage({ id: 'shell.signInAgain.submit' })}
      cancelLabel={intl.formatMessage({ id: 'shell.signInAgain.leave' })}
      busy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={leave}
    >
      <Typography>
        <FormattedMessage id="shell.signInAgain.text" />
      </Typography>
      <FormProblem problem={problem} />
      <TextField
        control={control}
        name="username"
        label={intl.formatMessage({ id: 'shell.signInAgain.username' })}
        autoComplete="username"
        readOnly
      />
      <TextField
        control={control}
        name="password"
        type="password"
        label={intl.formatMessage({ id: 'shell.signInAgain.password' })}
        autoComplete="current-password"
        rules={{ required: true }}
        autoFocus
      />
    </FormDialog>
  );
}
