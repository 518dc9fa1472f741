import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { FormProblem } from '../../shared/forms/FormProblem';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { TextField } from '../../shared/forms/TextField';
import { useSession } from '../../shared/session/SessionContext';
import { AuthHeading } from './AuthHeading';

/** Sign in; whoever is signed in goes on to the page that was asked for. */
export function Component() {
  const intl = useIntl();
  const { user, login } = useSession();
  const [search] = useSearchParams();
  const [problem, setProblem] = useState<Problem>();
  const { control, handleSubmit, formState } = useForm({
    mode: 'onTouched',
    defaultValues: { username: '', password: '' },
  });

  const submit = handleSubmit(async (credentials) => {
    setProblem(undefined);
    try {
      await login(credentials);
    } catch (error) {
      setProblem(problemOf(error));
    }
  });

  if (user !== undefined) return <Navigate to={returnPath(search.get('return'))} replace />;
  return (
    <>
      <AuthHeading title={intl.formatMessage({ id: 'auth.login.title' })} />
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack spacing={2.5}>
          <FormProblem problem={problem} />
          <TextField
            control={control}
            name="username"
            label={intl.formatMessage({ id: 'auth.username' })}
            autoComplete="username"
            rules={{ required: true }}
          />
          <TextField
            control={control}
            name="password"
            type="password"
            label={intl.formatMessage({ id: 'auth.password' })}
            autoComplete="current-password"
            rules={{ required: true }}
          />
          <SubmitButton busy={formState.isSubmitting} fullWidth>
            <FormattedMessage id="auth.login.submit" />
          </SubmitButton>
        </Stack>
      </form>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, justifyContent: 'space-between', mt: 3 }}>
        <MuiLink component={Link} to="/auth/forgot-password">
          <FormattedMessage id="auth.login.forgot" />
        </MuiLink>
        <MuiLink component={Link} to="/auth/registration">
          <FormattedMessage id="auth.login.register" />
        </MuiLink>
      </Box>
    </>
  );
}

/** Only a path of this portal is returned to; anything else might be somebody's trap. */
function returnPath(asked: string | null): string {
  return asked !== null && /^\/(?![/\\])/.test(asked) ? asked : '/';
}
