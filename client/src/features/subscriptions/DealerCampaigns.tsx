import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import Typography from '@mui/material/Typography';
import { useSearchParams } from 'react-router-dom';
import type { CampaignGroup } from '../../shared/apollo/schema.generated';
import { AcceptCampaign } from '../../domain/campaigns/AcceptCampaign';
import { DealerCampaignCard, type DealerCampaign } from '../../domain/campaigns/DealerCampaignCard';
import { isAcceptable } from '../../domain/campaigns/period';
import { useTexts } from '../../shared/i18n/useTexts';
import { choiceParameter } from '../../shared/list/state/parameters';
import { yearParameter } from '../../shared/list/state/years';
import { CardGrid } from '../../shared/page/CardGrid';
import { YearSwitch } from '../../domain/calendar/YearSwitch';
import { EmptyState } from '../../shared/states/EmptyState';
import { chosenYear, yearsOf } from './years';

interface DealerCampaignsProps {
  readonly campaigns: readonly DealerCampaign[];
  readonly currentYear: number | undefined;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
  /** The campaigns are from an earlier visit and may be outdated: no decisions are offered. */
  readonly isLastSeen: boolean;
}

const groups: readonly CampaignGroup[] = ['MAIN', 'SECONDARY'];

/** `?daSpendere=yes`: the campaigns of all years with a prize to spend. */
const expendableParameter = choiceParameter<'yes' | ''>('daSpendere', ['yes'], '');

/** The campaigns of the chosen year, or those of all years with a prize to spend, by group. */
export function DealerCampaigns({ campaigns, currentYear, today, isLastSeen }: DealerCampaignsProps) {
  const { say } = useTexts('subscriptions');
  const [params, setParams] = useSearchParams();
  const years = yearsOf(campaigns);
  const year = chosenYear(params.get(yearParameter.name), years, currentYear);
  if (year === undefined) {
    return <EmptyState title={say('empty.title')} text={say('empty.text')} />;
  }
  const isExpendable = params.get(expendableParameter.name) === 'yes';
  const visible = campaigns.filter(({ campaign, plafondExpendable }) =>
    isExpendable ? Number(plafondExpendable) > 0 : campaign.year === year,
  );
  return (
    <>
      <Box sx={{ mb: 2, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <YearSwitch years={years} year={isExpendable ? undefined : year} />
        <ToggleButton
          size="small"
          value="expendable"
          selected={isExpendable}
          onChange={() =>
            setParams(isExpendable ? {} : { [expendableParameter.name]: 'yes' }, {
              preventScrollReset: true,
              replace: true,
            })
          }
          sx={{ px: 2 }}
        >
          {say('expendable')}
        </ToggleButton>
      </Box>
      {visible.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{say('expendable.none')}</Typography>}
      {groups.map((group) => (
        <CampaignGroupSection
          key={group}
          group={group}
          today={today}
          isLastSeen={isLastSeen}
          campaigns={visible.filter(({ campaign }) => campaign.group === group)}
        />
      ))}
    </>
  );
}

interface CampaignGroupSectionProps extends Pick<DealerCampaignsProps, 'campaigns' | 'today' | 'isLastSeen'> {
  readonly group: CampaignGroup;
}

function CampaignGroupSection({ group, campaigns, today, isLastSeen }: CampaignGroupSectionProps) {
  const { say } = useTexts('subscriptions.group');
  if (campaigns.length === 0) return null;
  const id = `campaigns-${group}`;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography variant="h2" id={id} sx={{ mb: 1.5 }}>
        {say(group)}
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
                  refetchQueries={['DealerCampaigns']}
                />
              )
            }
          />
        ))}
      </CardGrid>
    </Box>
  );
}
