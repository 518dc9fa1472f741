import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { applyProblem } from '../../shared/forms/applyProblem';
import { NewPasswordFields, type NewPassword } from '../../shared/forms/NewPasswordFields';
import { FormProblem } from '../../shared/forms/FormProblem';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { useResetPasswordMutation } from './auth.generated';
import { AuthHeading } from './AuthHeading';
import { Outcome } from './Outcome';
import { useMailedLink } from './useMailedLink';

/** Sets a password by a mailed link, after it was forgotten or for the first time by an invitation. */
export function Component() {
  const intl = useIntl();
  const { token, invitation } = useMailedLink();
  const [reset, { data, loading }] = useResetPasswordMutation();
  const [problem, setProblem] = useState<Problem | undefined>(
    token === '' ? { code: 'BAD_USER_INPUT', reason: 'invalidLink' } : undefined,
  );
  const form = useForm<NewPassword>({
    mode: 'onTouched',
    defaultValues: { password: '', passwordConfirmation: '' },
  });
  const words = invitation ? 'auth.invitation' : 'auth.reset';

  const submit = form.handleSubmit(async (passwords) => {
    setProblem(undefined);
    try {
      await reset({ variables: { input: { token, ...passwords } } });
    } catch (error) {
      const refused = problemOf(error);
      if (refused !== undefined && !applyProblem(refused, form.setError, form.getValues)) setProblem(refused);
    }
  });

  return (
    <>
      <AuthHeading
        title={intl.formatMessage({ id: `${words}.title` })}
        {...(!data && { text: intl.formatMessage({ id: `${words}.text` }) })}
      />
      {data ? (
        <Outcome
          title={intl.formatMessage({ id: `${words}.success` })}
          text={intl.formatMessage({ id: 'auth.reset.next' })}
        />
      ) : (
        <FormProvider {...form}>
          <form onSubmit={(event) => void submit(event)} noValidate>
            <Stack spacing={2.5}>
              <FormProblem problem={problem} />
              {token !== '' && (
                <>
                  <NewPasswordFields
                    label={intl.formatMessage({ id: 'auth.password' })}
                    confirmationLabel={intl.formatMessage({ id: 'auth.passwordConfirmation' })}
                  />
                  <SubmitButton busy={loading} fullWidth>
                    <FormattedMessage id="auth.reset.submit" />
                  </SubmitButton>
                </>
              )}
            </Stack>
          </form>
        </FormProvider>
      )}
      <Stack direction="row" spacing={3} sx={{ mt: 3 }}>
        <MuiLink component={Link} to="/auth/login">
          <FormattedMessage id={data ? 'auth.reset.login' : 'auth.backToLogin'} />
        </MuiLink>
        {problem?.reason === 'invalidLink' && (
          <MuiLink component={Link} to="/auth/forgot-password">
            <FormattedMessage id="auth.reset.newLink" />
          </MuiLink>
        )}
      </Stack>
    </>
  );
}
