import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { DealerCampaignCard } from '../../../domain/campaigns/DealerCampaignCard';
import { FigureList } from '../../../domain/campaigns/FigureList';
import { useTexts } from '../../../shared/i18n/useTexts';
import { CardGrid } from '../../../shared/page/CardGrid';
import { useCan } from '../../../shared/permissions/useCan';
import { ErrorState } from '../../../shared/states/ErrorState';
import { SkeletonBlock } from '../../../shared/states/Skeletons';
import { TreadBar } from '../../../domain/tread/TreadBar';
import type { DealerCampaigns, VisibleCampaign } from './useDealerCampaigns';

interface DealerCampaignsSectionProps extends Omit<DealerCampaigns, 'years'> {
  readonly dealerId: string;
  readonly year: number;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
}

/** The usual height of a campaign's card, in pixels. */
const cardHeight = 250;

/** The campaigns of a year, each with its progress towards the goal. */
export function DealerCampaignsSection(props: DealerCampaignsSectionProps) {
  const { say } = useTexts('dealers.campaigns');
  const id = useId();
  const { year, campaigns, problem, retry } = props;
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {say('ofYear', { year: String(year) })}
      </Typography>
      {campaigns !== undefined ? (
        <Cards {...props} campaigns={campaigns} />
      ) : problem !== undefined ? (
        <ErrorState problem={problem} onRetry={retry} />
      ) : (
        <SkeletonBlock height={cardHeight} />
      )}
    </Box>
  );
}

interface CardsProps extends DealerCampaignsSectionProps {
  readonly campaigns: readonly VisibleCampaign[];
}

function Cards({ campaigns, dealerId, year, today }: CardsProps): ReactNode {
  const { say } = useTexts('dealers.campaigns');
  const can = useCan();
  if (campaigns.length === 0) {
    return (
      <Paper sx={{ p: { xs: 2, sm: 3 }, color: 'text.secondary' }}>{say('noneInYear', { year: String(year) })}</Paper>
    );
  }
  const statement = (campaignId: string) =>
    can('accessReport', 'accessCampaigns')
      ? `/campaigns/${campaignId}/dealers/${dealerId}`
      : `/subscriptions/${campaignId}`;
  return (
    <CardGrid entryWidth={280}>
      {campaigns.map((campaign) =>
        campaign.details === undefined ? (
          <FiguresCard key={campaign.id} campaign={campaign} />
        ) : (
          <DealerCampaignCard
            key={campaign.id}
            campaign={campaign.details}
            today={today}
            to={statement(campaign.id)}
            headingLevel="h3"
            compact
          />
        ),
      )}
    </CardGrid>
  );
}

/** A campaign of which the user may only see the figures. */
function FiguresCard({ campaign }: { campaign: VisibleCampaign }) {
  const id = useId();
  return (
    <Paper
      component="li"
      aria-labelledby={id}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'flex', flexDirection: 'column', gap: 2 }}
    >
      <Typography variant="h2" component="h3" id={id} sx={{ overflowWrap: 'anywhere' }}>
        {campaign.title}
      </Typography>
      <TreadBar purchased={campaign.tiresPurchased} goal={campaign.goalThreshold} tiers={[]} />
      <FigureList figures={campaign} show={['plafondAccumulated', 'plafondExpendable']} />
    </Paper>
  );
}
