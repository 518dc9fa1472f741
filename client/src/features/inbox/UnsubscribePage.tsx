import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Link, useParams } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import { PageHeader } from '../../shared/page/PageHeader';
import { ErrorState } from '../../shared/states/ErrorState';
import { useUnsubscribeMutation } from './inbox.generated';

/**
 * Unsubscribes from the e-mails of the kind that contained the link. Needs a confirmation, because mail scanners
 * follow links.
 */
export function Component() {
  const { say } = useTexts('unsubscribe');
  const { token = '' } = useParams();
  const [unsubscribe, { data, loading, error }] = useUnsubscribeMutation();
  const problem = problemOf(error);
  const confirm = (): void => {
    // The error is displayed by the state of the mutation.
    unsubscribe({ variables: { token } }).catch(() => undefined);
  };
  return (
    <Box sx={{ width: '100%', maxWidth: 560, mx: 'auto' }}>
      <PageHeader title={say('title')} />
      {data?.unsubscribe === true ? (
        <Typography role="status" sx={{ mb: 3 }}>
          {say('done')}
        </Typography>
      ) : problem?.code === 'NOT_FOUND' ? (
        <Typography role="alert" sx={{ mb: 3 }}>
          {say('unknown')}
        </Typography>
      ) : (
        <>
          <Typography sx={{ mb: 3 }}>{say('text')}</Typography>
          {problem !== undefined && <ErrorState problem={problem} onRetry={confirm} />}
          <Button variant="contained" disabled={loading} onClick={confirm} sx={{ mr: 1 }}>
            {say('confirm')}
          </Button>
        </>
      )}
      <Button component={Link} to="/account#notifications">
        {say('preferences')}
      </Button>
    </Box>
  );
}
