import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useState, type FormEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { FormProblem } from '../../shared/forms/FormProblem';
import { SubmitButton } from '../../shared/forms/SubmitButton';
import { useSession } from '../../shared/session/SessionContext';
import { useConfirmEmailMutation } from './auth.generated';
import { AuthHeading } from './AuthHeading';
import { Outcome } from './Outcome';
import { useMailedLink } from './useMailedLink';

/**
 * Confirms an address by a mailed link. A person presses the button: programs that look into mails open links too, and
 * the link is good once.
 */
export function Component() {
  const intl = useIntl();
  const { user, refresh } = useSession();
  const { token } = useMailedLink();
  const [confirm, { data, loading }] = useConfirmEmailMutation();
  const [problem, setProblem] = useState<Problem | undefined>(
    token === '' ? { code: 'BAD_USER_INPUT', reason: 'invalidLink' } : undefined,
  );
  const isInvalid = problem?.reason === 'invalidLink';

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(undefined);
    try {
      await confirm({ variables: { token } });
      await refresh();
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  return (
    <>
      <AuthHeading
        title={intl.formatMessage({ id: 'auth.confirm.title' })}
        {...(!data && !isInvalid && { text: intl.formatMessage({ id: 'auth.confirm.text' }) })}
      />
      {data ? (
        <Outcome
          title={intl.formatMessage({ id: 'auth.confirm.success' })}
          text={intl.formatMessage({ id: 'auth.confirm.next' })}
        />
      ) : (
        <form onSubmit={(event) => void submit(event)} noValidate>
          <Stack spacing={2.5}>
            <FormProblem
              problem={problem}
              text={isInvalid ? intl.formatMessage({ id: 'auth.confirm.invalid' }) : undefined}
            />
            {!isInvalid && (
              <SubmitButton busy={loading} fullWidth>
                <FormattedMessage id="auth.confirm.submit" />
              </SubmitButton>
            )}
          </Stack>
        </form>
      )}
      <MuiLink component={Link} to={user === undefined ? '/auth/login' : '/'} sx={{ display: 'inline-block', mt: 3 }}>
        <FormattedMessage id={user === undefined ? 'auth.reset.login' : 'auth.confirm.portal'} />
      </MuiLink>
    </>
  );
}
