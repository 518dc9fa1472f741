import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { DealerCampaignCard, type DealerCampaign } from '../../shared/campaign/DealerCampaignCard';
import { useDealerCampaignsQuery } from '../../shared/campaign/dealerCampaigns.generated';
import { PageHeader } from '../../shared/page/PageHeader';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';

interface DealerHomeProps {
  readonly member: { readonly id: string; readonly businessName: string };
}

/** What a dealer opens the portal for: the campaigns under way, with how far they are and what they have earned. */
export function DealerHome({ member }: DealerHomeProps) {
  const intl = useIntl();
  const { data, loading, error, refetch } = useDealerCampaignsQuery({ fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const campaigns = data?.dealerCampaigns ?? undefined;
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'home.dealer.title' })}
        subtitle={member.businessName}
        actions={
          <>
            <Button variant="outlined" component={Link} to="/subscriptions">
              <FormattedMessage id="home.dealer.all" />
            </Button>
            <Button component={Link} to={`/dealers/${member.id}`}>
              <FormattedMessage id="home.dealer.record" />
            </Button>
          </>
        }
      />
      {campaigns !== undefined ? (
        <CampaignsUnderWay
          campaigns={campaigns.filter(({ campaign }) => campaign.state !== 'CLOSED')}
          currentSince={startOf(data?.constants?.currentPeriod ?? '')}
        />
      ) : problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock height={320} />
      )}
    </>
  );
}

interface CampaignsUnderWayProps {
  readonly campaigns: readonly DealerCampaign[];
  /** The day on which the current half-year began. */
  readonly currentSince: string;
}

function CampaignsUnderWay({ campaigns, currentSince }: CampaignsUnderWayProps) {
  const intl = useIntl();
  if (campaigns.length === 0) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'home.dealer.none' })}
        text={intl.formatMessage({ id: 'home.dealer.noneText' })}
      />
    );
  }
  return (
    <Box
      component="ul"
      aria-label={intl.formatMessage({ id: 'home.dealer.title' })}
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
      }}
    >
      {[...campaigns].sort(byUrgency(currentSince)).map((campaign) => (
        <DealerCampaignCard key={campaign.campaign.id} campaign={campaign} headingLevel="h2" compact />
      ))}
    </Box>
  );
}

/** '2025_2' → '2025-07-01'; the empty day, before all others, where the period is not known. */
function startOf(period: string): string {
  const [year, half] = period.split('_');
  return half === undefined ? '' : `${year}-${half === '1' ? '01' : '07'}-01`;
}

/**
 * Those to be accepted before the others, then the main ones, then those that end first; last of all those whose period
 * is over, which wait for their closing.
 */
function byUrgency(currentSince: string): (one: DealerCampaign, other: DealerCampaign) => number {
  const rank = ({ campaign, accepted }: DealerCampaign) =>
    (campaign.endsOn < currentSince ? 4 : 0) +
    (campaign.state === 'OPEN' && !accepted ? 0 : 2) +
    (campaign.group === 'MAIN' ? 0 : 1);
  return (one, other) => rank(one) - rank(other) || one.campaign.endsOn.localeCompare(other.campaign.endsOn);
}
