import Box from '@mui/material/Box';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { problemOf } from '../shared/apollo/problem';
import { PageHeader } from '../shared/page/PageHeader';
import { useSession } from '../shared/session/SessionContext';
import { ErrorState } from '../shared/states/ErrorState';

/** Stands where a page could not be shown: a start without an answer, a missing chunk, a mistake of the page. */
export function RouteError() {
  const intl = useIntl();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { startProblem, start } = useSession();

  const startAgain = async (): Promise<void> => {
    await start();
    // A navigation to the same place: it asks the guard again, and takes the error away.
    await navigate(pathname + search, { replace: true });
  };
  const retry = startProblem === undefined ? () => window.location.reload() : () => void startAgain();
  // A page's own chunk that is not there any more: a newer version is, and the browser must fetch it.
  const outdated = error instanceof TypeError && /import|module/i.test(error.message);

  return (
    <Box component="main" sx={{ maxWidth: 640, mx: 'auto', p: { xs: 2, sm: 4 } }}>
      <PageHeader title={intl.formatMessage({ id: outdated ? 'errors.outdated.title' : 'errors.500.title' })} />
      <ErrorState
        problem={problemOf(outdated ? undefined : error) ?? { code: 'UPSTREAM_UNAVAILABLE' }}
        onRetry={retry}
      />
    </Box>
  );
}
