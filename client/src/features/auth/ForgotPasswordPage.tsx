import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { FormProblem } from '../../shared/forms/FormProblem';
import { emailPattern } from '../../shared/forms/rules';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { TextField } from '../../shared/forms/TextField';
import { useForgotPasswordMutation } from './auth.generated';
import { AuthHeading } from './AuthHeading';
import { Outcome } from './Outcome';

/** Asks for a link to set a new password; the answer is the same whether or not the address is known. */
export function Component() {
  const intl = useIntl();
  const [send, { data, error, loading }] = useForgotPasswordMutation();
  const { control, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { email: '' } });
  // The hook keeps the error for the page; there is nothing else to do with it here.
  const submit = handleSubmit(({ email }) => send({ variables: { email } }).catch(() => undefined));

  return (
    <>
      <AuthHeading
        title={intl.formatMessage({ id: 'auth.forgot.title' })}
        {...(!data && { text: intl.formatMessage({ id: 'auth.forgot.text' }) })}
      />
      {data ? (
        <Outcome
          title={intl.formatMessage({ id: 'auth.forgot.success' })}
          text={intl.formatMessage({ id: 'auth.forgot.mail' })}
        />
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack spacing={2.5}>
            <FormProblem problem={problemOf(error)} />
            <TextField
              control={control}
              name="email"
              type="email"
              label={intl.formatMessage({ id: 'auth.email' })}
              autoComplete="email"
              rules={{ required: true, pattern: emailPattern }}
            />
            <SubmitButton busy={loading} fullWidth>
              <FormattedMessage id="auth.forgot.submit" />
            </SubmitButton>
          </Stack>
        </form>
      )}
      <MuiLink component={Link} to="/auth/login" sx={{ display: 'inline-block', mt: 3 }}>
        <FormattedMessage id="auth.backToLogin" />
      </MuiLink>
    </>
  );
}
