import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CampaignStateLabel } from '../../domain/campaigns/CampaignStateLabel';
import { problemOf } from '../../shared/apollo/problem';
import { useTexts } from '../../shared/i18n/useTexts';
import { BackLink } from '../../shared/page/BackLink';
import { TabbedPage } from '../../shared/states/TabbedPage';
import { PageState } from '../../shared/states/PageState';
import { RecordNotFound } from '../../shared/states/RecordNotFound';
import { GoalsTab } from './goals/GoalsTab';
import { usePageAddress, type PageAddress } from './pageAddress';
import { useSimulatePageQuery, type SimulatePage_CampaignFragment } from './SimulatePage.generated';
import { SimulationTab } from './simulation/SimulationTab';

/** Simulates the cost of a campaign from the sales of a past period, and proposes goals from these sales. */
export function Component() {
  const { intl, say } = useTexts('campaigns.notFound');
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useSimulatePageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const problem = loading ? undefined : problemOf(error);
  const campaign = data?.campaign;
  const title = intl.formatMessage({ id: 'simulations.title' });
  if (campaign) return <CampaignSimulation key={id} campaign={campaign} today={data.constants?.today} />;
  if (problem?.code === 'NOT_FOUND') {
    return (
      <RecordNotFound
        title={say('title')}
        text={say('text')}
        link={{ to: '/campaigns', labelId: 'campaigns.detail.back' }}
      />
    );
  }
  return <PageState title={title} heights={[48, 320, 240]} problem={problem} onRetry={() => void refetch()} />;
}

interface CampaignSimulationProps {
  readonly campaign: SimulatePage_CampaignFragment;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
}

const tabs: readonly PageAddress['tab'][] = ['simulation', 'goals'];

function CampaignSimulation({ campaign, today }: CampaignSimulationProps) {
  const { say, format } = useTexts('simulations');
  const { tab, queryWith } = usePageAddress();
  const { id, title, startsOn, endsOn, state } = campaign;
  return (
    <>
      <BackLink to={`/campaigns/${id}`} labelId="simulations.back" />
      <TabbedPage
        title={say('titleOf', { title })}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <span>
              <FormattedMessage
                id="campaign.period"
                values={{ from: format.date(startsOn), to: format.date(endsOn) }}
              />
            </span>
            <CampaignStateLabel state={state} />
          </Box>
        }
        label={say('tabs')}
        tabs={tabs.map((name) => ({
          name,
          label: say(`tab.${name}`),
          content:
            name === 'simulation' ? (
              <SimulationTab campaign={campaign} today={today} />
            ) : (
              <GoalsTab campaign={campaign} today={today} />
            ),
        }))}
        open={tab}
        hrefOf={(name) => queryWith({ scheda: name === 'goals' ? 'obiettivi' : undefined, obiettivi: undefined })}
      />
    </>
  );
}
