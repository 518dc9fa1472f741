import Box from '@mui/material/Box';
import { lazy, memo, Suspense, useEffect, useMemo } from 'react';
import { FormattedMessage } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { useIsNarrow } from '../../shared/page/useIsNarrow';
import { bottomBarHeight } from '../../shared/page/bottomBar';
import { Deferred } from '../../shared/page/Deferred';
import { isWaiting, lacksProfile } from '../../shared/permissions/access';
import { useSession } from '../../shared/session/SessionContext';
import { useLiveWaitingWork } from '../../domain/work/useWaitingWork';
import { UnsavedChangesGuard } from '../../shared/forms/unsaved/UnsavedChangesGuard';
import { PageAlone } from '../PageAlone';
import { PaletteButton } from '../palette/PaletteButton';
import { printInLight } from '../printInLight';
import { BottomBar } from './BottomBar';
import { Breadcrumb } from './Breadcrumb';
import { menuOf, placeOf } from './menu';
import type { MenuCounts } from './MenuCount';
import { PrintedBy } from './PrintedBy';
import { Rail } from './Rail';
import { SignInAgainDialog } from './SignInAgainDialog';
import { Tabs } from './Tabs';
import { UserMenu } from './UserMenu';
import { usePrefetchedPages } from './usePrefetchedPages';
import { useSettledPage } from './whenIdle';

// A chunk of its own: no page needs it.
const Bell = lazy(async () => ({ default: (await import('../../domain/notifications/Bell')).Bell }));

// Asks again who is there: a call that waits for it may be earlier.
const StepUp = lazy(async () => ({ default: (await import('./StepUp')).StepUp }));
// For whoever has something to do on the account page.
const AccountNotices = lazy(async () => ({ default: (await import('./AccountNotices')).AccountNotices }));

/** The main layout: the dark rail (on a phone the bottom bar), the breadcrumb, the user's menu, and the page. */
export function Component() {
  const { user, permissions, startProblem } = useSession();
  const { pathname } = useLocation();
  const counts = useMenuCounts(pathname);
  useEffect(() => printInLight(window), []);
  const entries = useMemo(() => (user ? menuOf(user, permissions) : []), [user, permissions]);
  usePrefetchedPages(entries);
  const isSettled = useSettledPage();
  const isNarrow = useIsNarrow();
  // Alone: a second factor that is overdue, or the problem where the session's lookup failed and the user is unknown.
  if (user === undefined ? startProblem !== undefined : user.factorDeadline?.isOver) {
    return (
      <PageAlone>
        <Suspense>{user === undefined ? <Outlet /> : <AccountNotices user={user} />}</Suspense>
      </PageAlone>
    );
  }
  if (user === undefined) return null;
  const current = placeOf(entries, pathname);
  const isTab = current !== undefined && current.entry.pages.length > 1 && current.page.path === pathname;

  return (
    <Box sx={{ display: 'flex', minHeight: '100dvh', '@media print': { minHeight: 0 } }}>
      <SkipLink />
      {!isNarrow && <Rail entries={entries} current={current?.entry} counts={counts} />}
      <Box
        sx={{
          flex: 1,
          minWidth: 0,
          display: 'flex',
          flexDirection: 'column',
          pb: { xs: `${bottomBarHeight + 12}px`, md: 0 },
          '@media print': { pb: 0 },
        }}
      >
        <Box
          component="header"
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: { xs: 0.5, md: 2 },
            px: { xs: 2, md: 3, lg: 4 },
            minHeight: 56,
            borderBottom: 1,
            borderColor: 'divider',
            displayPrint: 'none',
          }}
        >
          <Breadcrumb current={current} />
          <PaletteButton />
          <Box sx={{ minWidth: 44 }}>
            {isSettled && !isWaiting(user) && (
              <Suspense>
                <Bell />
              </Suspense>
            )}
          </Box>
          <UserMenu user={user} />
        </Box>
        <Box
          component="main"
          id="content"
          tabIndex={-1}
          sx={{
            flex: 1,
            p: { xs: 2, md: 3, lg: 4 },
            // Limits the length of text lines; a page with a list uses the whole width.
            '&:not(:has([data-whole-width]))': { maxWidth: 1440 },
            outline: 'none',
            // Without padding, borders at the edge of the printed area are cut off.
            '@media print': { p: '1px' },
          }}
        >
          <PrintedBy user={user} />
          {(user.factorDeadline || lacksProfile(user)) && pathname !== '/account' && (
            <Suspense>
              <AccountNotices user={user} />
            </Suspense>
          )}
          {isTab && <Tabs {...current} />}
          <Deferred>
            <Outlet />
          </Deferred>
        </Box>
      </Box>
      {isNarrow && <BottomBar entries={entries} current={current?.entry} counts={counts} />}
      <SignInAgainDialog />
      <Suspense>{isSettled && <StepUp />}</Suspense>
      <UnsavedChangesGuard />
    </Box>
  );
}

/** What waits at the entries of the menu. */
function useMenuCounts(pathname: string): MenuCounts {
  const work = useLiveWaitingWork(pathname);
  return useMemo(
    () => ({
      imports: work?.IMPORTS ?? 0,
      disputes: work?.DISPUTES ?? 0,
      settlements: (work?.SETTLEMENTS ?? 0) + (work?.REJECTED_NOTES ?? 0),
      approvals: work?.APPROVALS ?? 0,
      users: work?.USERS ?? 0,
    }),
    [work],
  );
}

const SkipLink = memo(function SkipLink() {
  return (
    <Box
      component="a"
      href="#content"
      sx={{
        displayPrint: 'none',
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        borderRadius: 1,
        fontWeight: 600,
        bgcolor: 'accent.main',
        color: 'accent.contrastText',
        transform: 'translateY(-80px)',
        '&:focus': { transform: 'none' },
      }}
      onClick={(event) => {
        // Moves the focus without a navigation of the router.
        event.preventDefault();
        document.getElementById('content')?.focus();
      }}
    >
      <FormattedMessage id="shell.skip" />
    </Box>
  );
});
