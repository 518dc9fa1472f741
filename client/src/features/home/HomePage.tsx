import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import { useTexts } from '../../shared/i18n/useTexts';
import { PageHeader } from '../../shared/page/PageHeader';
import { useCan } from '../../shared/permissions/useCan';
import { useUser } from '../../shared/session/SessionContext';
import { Dashboard } from './Dashboard';
import { RecentChanges } from './RecentChanges';
import { FindDealer } from './FindDealer';

// A chunk of its own: only a dealer that has not decided sees it.
const SmsConsentStrip = lazy(async () => ({
  default: (await import('../../domain/consent/SmsConsentStrip')).SmsConsentStrip,
}));

const administratorWidgets = ['ENDING_SOON', 'LIABILITY', 'DEBTS', 'BUDGETS', 'FORECAST'] as const;
const networkWidgets = ['CLOSE', 'BEHIND', 'NOT_ACCEPTED', 'STOPPED', 'FORECAST', 'TIRES', 'RANKING'] as const;
const dealerWidgets = ['EXPENDABLE', 'TO_ACCEPT', 'NEXT_THRESHOLDS', 'NEWS', 'TIRES'] as const;

/** The home page: the dashboard of the role, or a search for a dealer for users without one. */
export function Component() {
  const { say } = useTexts('home');
  const can = useCan();
  const user = useUser();
  if (user === undefined) return null;
  const title = say('title');
  if (can('accessReport')) {
    return (
      <Dashboard
        isOffice={can('accessCampaigns')}
        expected={can('accessCampaigns') ? administratorWidgets : networkWidgets}
        head={(sentence) => <PageHeader title={title} subtitle={sentence} />}
      />
    );
  }
  if (can('accessSubscription') && user.member !== null) {
    const { id, businessName } = user.member;
    return (
      <Dashboard
        expected={dealerWidgets}
        head={(sentence) => (
          <>
            <PageHeader
              title={businessName}
              subtitle={sentence}
              actions={
                <>
                  <Button variant="outlined" component={Link} to="/subscriptions">
                    {say('dealer.all')}
                  </Button>
                  <Button component={Link} to={`/dealers/${id}`}>
                    {say('dealer.record')}
                  </Button>
                </>
              }
            />
            <Suspense>
              <SmsConsentStrip />
            </Suspense>
            <RecentChanges />
          </>
        )}
      />
    );
  }
  return (
    <>
      {/* Not printed: only the figures are. */}
      <Box sx={{ displayPrint: 'none' }}>
        <FindDealer />
      </Box>
      <Box sx={{ mt: 4 }}>
        <Dashboard expected={['TIRES']} head={(sentence) => <Box sx={{ mb: 2 }}>{sentence}</Box>} />
      </Box>
    </>
  );
}
