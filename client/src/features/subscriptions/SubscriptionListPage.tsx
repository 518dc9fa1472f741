import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import type { CampaignGroup } from '../../shared/apollo/schema.generated';
import { DealerCampaignCard, type DealerCampaign } from '../../shared/campaign/DealerCampaignCard';
import { isAcceptable } from '../../shared/campaign/period';
import { DealerCampaignsDocument, useDealerCampaignsQuery } from '../../shared/campaign/dealerCampaigns.generated';
import { useFormat } from '../../shared/i18n/useFormat';
import { yearParameter } from '../../shared/list/years';
import { CardGrid } from '../../shared/page/CardGrid';
import { PageHeader } from '../../shared/page/PageHeader';
import { YearSwitch } from '../../shared/page/YearSwitch';
import { useLastSeen } from '../../shared/session/useLastSeen';
import { EmptyState } from '../../shared/states/EmptyState';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { AcceptCampaign } from './AcceptCampaign';
import { chosenYear, yearsOf } from './years';

/** The dealer's own campaigns of a year, each with its progress and its prize. */
export function Component() {
  const intl = useIntl();
  const { data, loading, error, refetch } = useDealerCampaignsQuery({ fetchPolicy: 'cache-and-network' });
  const format = useFormat();
  const problem = loading ? undefined : problemOf(error);
  const seen = useLastSeen(DealerCampaignsDocument, { data, loading, problem });
  const campaigns = seen.data?.dealerCampaigns ?? undefined;
  const retry = () => void refetch();
  return (
    <>
      <PageHeader
        title={intl.formatMessage({ id: 'subscriptions.title' })}
        subtitle={<FormattedMessage id="subscriptions.subtitle" />}
      />
      {problem !== undefined && (campaigns === undefined || seen.readAt !== undefined) && (
        <Box sx={{ mb: 2 }}>
          <ErrorState problem={problem} onRetry={retry}>
            {seen.readAt === undefined ? undefined : (
              <FormattedMessage id="subscriptions.lastSeen" values={{ at: format.dateTime(seen.readAt) }} />
            )}
          </ErrorState>
        </Box>
      )}
      {campaigns !== undefined ? (
        <Campaigns
          campaigns={campaigns}
          currentYear={seen.data?.constants?.currentYear}
          today={seen.data?.constants?.today}
          isLastSeen={seen.readAt !== undefined}
        />
      ) : (
        problem === undefined && <SkeletonBlock height={420} />
      )}
    </>
  );
}

interface CampaignsProps {
  readonly campaigns: readonly DealerCampaign[];
  readonly currentYear: number | undefined;
  /** The programme's day. */
  readonly today: string | undefined;
  /** They are from before, and may have changed: nothing is decided on them. */
  readonly isLastSeen: boolean;
}

const groups: readonly CampaignGroup[] = ['MAIN', 'SECONDARY'];

function Campaigns({ campaigns, currentYear, today, isLastSeen }: CampaignsProps) {
  const intl = useIntl();
  const [params] = useSearchParams();
  const years = yearsOf(campaigns);
  const year = chosenYear(params.get(yearParameter.name), years, currentYear);
  if (year === undefined) {
    return (
      <EmptyState
        title={intl.formatMessage({ id: 'subscriptions.empty.title' })}
        text={intl.formatMessage({ id: 'subscriptions.empty.text' })}
      />
    );
  }
  const ofYear = campaigns.filter(({ campaign }) => campaign.year === year);
  return (
    <>
      <Box sx={{ mb: 2 }}>
        <YearSwitch years={years} year={year} />
      </Box>
      {groups.map((group) => (
        <CampaignGroupSection
          key={group}
          group={group}
          today={today}
          isLastSeen={isLastSeen}
          campaigns={ofYear.filter(({ campaign }) => campaign.group === group)}
        />
      ))}
    </>
  );
}

interface CampaignGroupSectionProps extends Pick<CampaignsProps, 'campaigns' | 'today' | 'isLastSeen'> {
  readonly group: CampaignGroup;
}

function CampaignGroupSection({ group, campaigns, today, isLastSeen }: CampaignGroupSectionProps) {
  if (campaigns.length === 0) return null;
  const id = `campaigns-${group}`;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        <FormattedMessage id={`subscriptions.group.${group}`} />
      </Typography>
      <CardGrid entryWidth={400}>
        {campaigns.map((campaign) => (
          <DealerCampaignCard
            key={campaign.campaign.id}
            campaign={campaign}
            today={today}
            headingLevel="h3"
            actions={
              isAcceptable(campaign.campaign, today) &&
              !campaign.accepted &&
              !isLastSeen && (
                <AcceptCampaign
                  campaign={campaign.campaign}
                  goalThreshold={campaign.goalThreshold}
                  variant="outlined"
                />
              )
            }
          />
        ))}
      </CardGrid>
    </Box>
  );
}
