import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { DealerCampaignCard, type DealerCampaign } from '../../shared/campaign/DealerCampaignCard';
import { isPeriodOver } from '../../shared/campaign/period';
import { useDealerCampaignsQuery } from '../../shared/campaign/dealerCampaigns.generated';
import { CardGrid } from '../../shared/page/CardGrid';
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
        <Campaigns
          campaigns={campaigns.filter(({ campaign }) => campaign.state !== 'CLOSED')}
          today={data?.constants?.today}
        />
      ) : problem !== undefined ? (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      ) : (
        <SkeletonBlock height={320} />
      )}
    </>
  );
}

interface CampaignsProps {
  readonly campaigns: readonly DealerCampaign[];
  /** The programme's day. */
  readonly today: string | undefined;
}

/** Those under way, and below them those whose period is over, which wait for their closing. */
function Campaigns({ campaigns, today }: CampaignsProps) {
  const intl = useIntl();
  const ended = campaigns.filter(({ campaign }) => isPeriodOver(campaign, today));
  const underWay = campaigns.filter(({ campaign }) => !isPeriodOver(campaign, today));
  const label = (id: string) => intl.formatMessage({ id: `home.dealer.${id}` });
  return (
    <>
      {underWay.length === 0 ? (
        <EmptyState title={label('none')} text={label('noneText')} />
      ) : (
        <Cards campaigns={underWay} today={today} label={label('title')} headingLevel="h2" />
      )}
      {ended.length > 0 && (
        <Box component="section" sx={{ mt: 4 }}>
          <Typography variant="h2" sx={{ mb: 1.5 }}>
            {label('ended')}
          </Typography>
          <Cards campaigns={ended} today={today} label={label('ended')} headingLevel="h3" />
        </Box>
      )}
    </>
  );
}

interface CardsProps extends CampaignsProps {
  /** What the list is called. */
  readonly label: string;
  readonly headingLevel: 'h2' | 'h3';
}

function Cards({ campaigns, today, label, headingLevel }: CardsProps) {
  return (
    <CardGrid aria-label={label} entryWidth={360}>
      {[...campaigns].sort(byUrgency).map((campaign) => (
        <DealerCampaignCard
          key={campaign.campaign.id}
          campaign={campaign}
          today={today}
          headingLevel={headingLevel}
          compact
        />
      ))}
    </CardGrid>
  );
}

/** Those to be accepted before the others, then the main ones, then those that end first. */
function byUrgency(one: DealerCampaign, other: DealerCampaign): number {
  const rank = ({ campaign, accepted }: DealerCampaign) =>
    (campaign.state === 'OPEN' && !accepted ? 0 : 2) + (campaign.group === 'MAIN' ? 0 : 1);
  return rank(one) - rank(other) || one.campaign.endsOn.localeCompare(other.campaign.endsOn);
}
