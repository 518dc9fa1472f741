import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { CampaignGroup } from '../../shared/apollo/schema.generated';
import { DealerCampaignCard, type DealerCampaign } from '../../domain/campaigns/DealerCampaignCard';
import { isAcceptable } from '../../domain/campaigns/period';
import { yearParameter } from '../../shared/list/state/years';
import { CardGrid } from '../../shared/page/CardGrid';
import { YearSwitch } from '../../domain/calendar/YearSwitch';
import { EmptyState } from '../../shared/states/EmptyState';
import { AcceptCampaign } from './AcceptCampaign';
import { chosenYear, yearsOf } from './years';

interface DealerCampaignsProps {
  readonly campaigns: readonly DealerCampaign[];
  readonly currentYear: number | undefined;
  /** The programme's day. */
  readonly today: string | undefined;
  /** They are from before, and may have changed: nothing is decided on them. */
  readonly isLastSeen: boolean;
}

const groups: readonly CampaignGroup[] = ['MAIN', 'SECONDARY'];

/** The campaigns of the chosen year, group by group. */
export function DealerCampaigns({ campaigns, currentYear, today, isLastSeen }: DealerCampaignsProps) {
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

interface CampaignGroupSectionProps extends Pick<DealerCampaignsProps, 'campaigns' | 'today' | 'isLastSeen'> {
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
