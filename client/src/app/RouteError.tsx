import Box from '@mui/material/Box';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useRouteError } from 'react-router-dom';
import { problemOf, type Problem } from '../shared/apollo/problem';
import { PageHeader } from '../shared/page/PageHeader';
import { useSession } from '../shared/session/SessionContext';
import { ErrorState } from '../shared/states/ErrorState';
import { PageAlone } from './PageAlone';

/** The problem of a page whose files cannot be fetched without a connection. */
const offlineProblem: Problem = { code: 'UPSTREAM_UNAVAILABLE', offline: true };

/** The error page where not even the layout could be rendered. */
export function RouteErrorAlone() {
  return (
    <PageAlone>
      <RouteError />
    </PageAlone>
  );
}

/** The error in place of a page: no response at the start, a missing chunk, an exception while rendering. */
export function RouteError() {
  const intl = useIntl();
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { startProblem, start } = useSession();

  // A navigation to the same address runs the guard again and clears the error.
  const openAgain = (): void => void navigate(pathname + search, { replace: true });
  const isChunkMissing = error instanceof TypeError && /import|module/i.test(error.message);
  const isOffline = isChunkMissing && !navigator.onLine;
  // The page's chunk no longer exists: a newer version is deployed, which a reload fetches.
  const outdated = isChunkMissing && !isOffline;
  // Browsers remember a module that could not be fetched until the document is reloaded.
  const reload = (): void => window.location.reload();
  const retry = startProblem !== undefined ? () => void start().then(openAgain) : isOffline ? openAgain : reload;
  useEffect(() => {
    if (!isOffline) return;
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, [isOffline]);
  const title = isOffline ? 'errors.offline.title' : outdated ? 'errors.outdated.title' : 'errors.500.title';
  const problem = isOffline ? offlineProblem : problemOf(outdated ? undefined : error);

  return (
    <Box sx={{ maxWidth: 640, mx: 'auto' }}>
      <PageHeader title={intl.formatMessage({ id: title })} />
      <ErrorState problem={problem ?? { code: 'UPSTREAM_UNAVAILABLE' }} onRetry={retry} />
    </Box>
  );
}
