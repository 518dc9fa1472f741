import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageHeader } from '../../shared/page/PageHeader';
import { useCan } from '../../shared/permissions/useCan';
import { useUser } from '../../shared/session/SessionContext';
import { Dashboard } from './Dashboard';
import { RecentChanges } from './RecentChanges';
import { FindDealer } from './FindDealer';

const ofAdministrators = [
  'PARTICIPATION',
  'PROGRESS',
  'PRIZES',
  'ENDING_SOON',
  'IMPORTS',
  'WAITING_USERS',
  'SETTLEMENTS',
  'LIABILITY',
  'DEBTS',
  'BUDGETS',
  'FORECAST',
  'TIRES',
] as const;
const ofNetworks = ['CLOSE', 'BEHIND', 'NOT_ACCEPTED', 'STOPPED', 'FORECAST', 'TIRES', 'RANKING'] as const;
const ofDealers = ['EXPENDABLE', 'TO_ACCEPT', 'NEXT_THRESHOLDS', 'NEWS', 'TIRES'] as const;

/** Where everybody begins: what the role opens the portal for; who has no network first finds a dealer. */
export function Component() {
  const intl = useIntl();
  const can = useCan();
  const user = useUser();
  if (user === undefined) return null;
  const title = intl.formatMessage({ id: 'home.title' });
  if (can('accessReport')) {
    return (
      <Dashboard
        expected={can('accessCampaigns') ? ofAdministrators : ofNetworks}
        head={(sentence) => <PageHeader title={title} subtitle={sentence} />}
      />
    );
  }
  if (can('accessSubscription') && user.member !== null) {
    const { id, businessName } = user.member;
    return (
      <Dashboard
        expected={ofDealers}
        head={(sentence) => (
          <>
            <PageHeader
              title={businessName}
              subtitle={sentence}
              actions={
                <>
                  <Button variant="outlined" component={Link} to="/subscriptions">
                    <FormattedMessage id="home.dealer.all" />
                  </Button>
                  <Button component={Link} to={`/dealers/${id}`}>
                    <FormattedMessage id="home.dealer.record" />
                  </Button>
                </>
              }
            />
            <RecentChanges />
          </>
        )}
      />
    );
  }
  return (
    <>
      {/* Whoever prints the page wants the figures, not twenty names of a search. */}
      <Box sx={{ displayPrint: 'none' }}>
        <FindDealer />
      </Box>
      <Box sx={{ mt: 4 }}>
        <Dashboard expected={['TIRES']} head={(sentence) => <Box sx={{ mb: 2 }}>{sentence}</Box>} />
      </Box>
    </>
  );
}
