import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { applyProblem } from '../../shared/forms/applyProblem';
import { NewPasswordFields, type NewPassword } from '../../shared/forms/NewPasswordFields';
import { FormProblem } from '../../shared/forms/FormProblem';
import { emailPattern } from '../../shared/forms/rules';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { TextField } from '../../shared/forms/TextField';
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey';
import { useSession } from '../../shared/session/SessionContext';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { AuthHeading } from './AuthHeading';
import { TermsField, type Terms } from './TermsField';

type Registration = NewPassword & Terms & { username: string };

/** Registers an address and signs in with the same credentials; the account then waits for its activation. */
export function Component() {
  const intl = useIntl();
  const toasts = useToasts();
  const { user, register } = useSession();
  const keyOf = useIdempotencyKey();
  const [problem, setProblem] = useState<Problem>();
  const form = useForm<Registration>({
    mode: 'onTouched',
    defaultValues: { username: '', password: '', passwordConfirmation: '', terms: false },
  });
  const { control, handleSubmit, formState, setError, getValues } = form;

  const submit = handleSubmit(async ({ username, password }) => {
    const credentials = { username, password };
    setProblem(undefined);
    try {
      await register(credentials, keyOf(credentials));
      toasts.success(intl.formatMessage({ id: 'auth.registration.success' }));
    } catch (error) {
      const refused = problemOf(error);
      if (refused !== undefined && !applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  });

  if (user !== undefined) return <Navigate to="/" replace />;
  return (
    <>
      <AuthHeading
        title={intl.formatMessage({ id: 'auth.registration.title' })}
        text={intl.formatMessage({ id: 'auth.registration.text' })}
      />
      <FormProvider {...form}>
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack spacing={2.5}>
            <FormProblem problem={problem} />
            <TextField
              control={control}
              name="username"
              type="email"
              label={intl.formatMessage({ id: 'auth.email' })}
              autoComplete="username"
              rules={{ required: true, pattern: emailPattern }}
            />
            <NewPasswordFields
              label={intl.formatMessage({ id: 'auth.password' })}
              confirmationLabel={intl.formatMessage({ id: 'auth.passwordConfirmation' })}
            />
            <TermsField />
            <SubmitButton busy={formState.isSubmitting} fullWidth>
              <FormattedMessage id="auth.registration.submit" />
            </SubmitButton>
          </Stack>
        </form>
      </FormProvider>
      <MuiLink component={Link} to="/auth/login" sx={{ display: 'inline-block', mt: 3 }}>
        <FormattedMessage id="auth.backToLogin" />
      </MuiLink>
    </>
  );
}
