import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import { CampaignStateLabel } from '../../../domain/campaigns/CampaignStateLabel';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { kpiHeight } from '../../../shared/page/Kpi';
import { TabbedPage } from '../../../shared/states/TabbedPage';
import { usePageTab } from '../../../shared/page/usePageTab';
import { useCan } from '../../../shared/permissions/useCan';
import { PageState } from '../../../shared/states/PageState';
import { WidgetBoundary } from '../../../shared/states/WidgetBoundary';
import { useCampaignQuery, type CampaignRecordFragment } from '../campaign.generated';
import { CampaignActions } from './CampaignActions';
import { CampaignDealers } from '../dealers/CampaignDealers';
import { CampaignNotFound } from '../CampaignNotFound';
import { TotalsStrip } from './TotalsStrip';

// Loaded separately: few campaigns have pending requests.
const PendingApprovals = lazy(async () => ({
  default: (await import('../../../domain/approvals/PendingApprovals')).PendingApprovals,
}));

// Each is loaded when its tab is opened.
const CampaignCurve = lazy(async () => ({
  default: (await import('../../../domain/curves/CampaignCurve')).CampaignCurve,
}));
const CampaignRules = lazy(async () => ({ default: (await import('./CampaignRules')).CampaignRules }));
const CampaignTimeline = lazy(async () => ({ default: (await import('../audit/CampaignTimeline')).CampaignTimeline }));

/** The words of the tabs in the address; the first is the default. */
const tabNames = ['dealer', 'andamento', 'regole', 'cronologia'] as const;

type TabName = (typeof tabNames)[number];

/** A campaign, in tabs: its figures, its dealers, its rules and its timeline. */
export function Component() {
  const { say } = useTexts('campaigns.detail');
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useCampaignQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const campaign = data?.campaign;
  if (problem?.code === 'NOT_FOUND') return <CampaignNotFound />;
  if (campaign) return <CampaignRecord key={campaign.id} campaign={campaign} today={data.constants?.today} />;
  return (
    <PageState
      title={say('title')}
      back={<BackToList />}
      heights={[kpiHeight, 560, 240]}
      problem={problem}
      onRetry={() => void refetch()}
    />
  );
}

function BackToList() {
  return <BackLink {...useListReturn('campaigns', '/campaigns')} labelId="campaigns.detail.back" />;
}

interface CampaignRecordProps {
  readonly campaign: CampaignRecordFragment;
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
}

function CampaignRecord({ campaign, today }: CampaignRecordProps) {
  const { say, format } = useTexts('campaigns');
  const isAdministrator = useCan()('accessCampaigns');
  const offered = tabNames.filter(
    (name) => (name !== 'andamento' || campaign.state !== 'DRAFT') && (name !== 'cronologia' || isAdministrator),
  );
  const { named, hrefOf } = usePageTab(offered);
  const content: Readonly<Record<TabName, ReactNode>> = {
    dealer: (
      <Stack spacing={2}>
        <WidgetBoundary>
          <TotalsStrip campaign={campaign} today={today} />
        </WidgetBoundary>
        <WidgetBoundary>
          <CampaignDealers campaign={campaign} today={today} />
        </WidgetBoundary>
      </Stack>
    ),
    andamento: <CampaignCurve campaign={campaign} dealerId={null} />,
    regole: <CampaignRules campaign={campaign} />,
    cronologia: <CampaignTimeline campaignId={campaign.id} />,
  };
  return (
    <>
      <BackToList />
      <TabbedPage
        title={campaign.title}
        subtitle={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <span>
              <FormattedMessage
                id="campaign.period"
                values={{ from: format.date(campaign.startsOn), to: format.date(campaign.endsOn) }}
              />
            </span>
            <CampaignStateLabel state={campaign.state} />
          </Box>
        }
        actions={<CampaignActions campaign={campaign} />}
        above={
          isAdministrator && (
            <Suspense>
              <PendingApprovals about={{ campaignId: [campaign.id] }} queue={`/approvals?campagna=${campaign.id}`} />
            </Suspense>
          )
        }
        label={say('tabs')}
        tabs={offered.map((name) => ({
          name,
          label: say(`tab.${name}`),
          content: content[name],
        }))}
        open={named ?? 'dealer'}
        hrefOf={hrefOf}
      />
    </>
  );
}
