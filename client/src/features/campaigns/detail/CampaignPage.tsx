import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { lazy, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { problemOf } from '../../../shared/apollo/problem';
import { CampaignCurve } from '../../../domain/curves/CampaignCurve';
import { CampaignStateLabel } from '../../../domain/campaigns/CampaignStateLabel';
import { useFormat } from '../../../shared/i18n/useFormat';
import { useListReturn } from '../../../shared/list/state/useListReturn';
import { BackLink } from '../../../shared/page/BackLink';
import { kpiHeight } from '../../../shared/page/Kpi';
import { PageHeader } from '../../../shared/page/PageHeader';
import { useCan } from '../../../shared/permissions/useCan';
import { PageState } from '../../../shared/states/PageState';
import { WidgetBoundary } from '../../../shared/states/WidgetBoundary';
import { AttachmentList } from '../attachments/AttachmentList';
import { useCampaignQuery, type CampaignRecordFragment } from '../campaign.generated';
import { CampaignActions } from './CampaignActions';
import { CampaignDealers } from '../dealers/CampaignDealers';
import { CampaignFacts } from './CampaignFacts';
import { CampaignNotFound } from '../CampaignNotFound';
import { CampaignTimeline } from '../audit/CampaignTimeline';
import { RulesVersions } from '../rules/RulesVersions';
import { TotalsStrip } from './TotalsStrip';

// Loaded separately: few campaigns have pending requests.
const PendingApprovals = lazy(async () => ({
  default: (await import('../../../domain/approvals/PendingApprovals')).PendingApprovals,
}));

/** A campaign: its figures, its dealers, its rules and its timeline. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useCampaignQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const campaign = data?.campaign;
  if (problem?.code === 'NOT_FOUND') return <CampaignNotFound />;
  if (campaign) return <CampaignRecord key={campaign.id} campaign={campaign} today={data.constants?.today} />;
  return (
    <PageState
      title={intl.formatMessage({ id: 'campaigns.detail.title' })}
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
  const format = useFormat();
  const can = useCan();
  const isAdministrator = can('accessCampaigns');
  const hasAttachments = isAdministrator || campaign.attachments.length > 0;
  return (
    <>
      <BackToList />
      <PageHeader
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
      />
      {isAdministrator && (
        <Suspense>
          <PendingApprovals about={{ campaignId: [campaign.id] }} queue={`/approvals?campagna=${campaign.id}`} />
        </Suspense>
      )}
      <Stack spacing={2}>
        <WidgetBoundary>
          <TotalsStrip campaign={campaign} today={today} />
        </WidgetBoundary>
        {campaign.state !== 'DRAFT' && (
          <WidgetBoundary>
            <CampaignCurve campaign={campaign} dealerId={null} />
          </WidgetBoundary>
        )}
        <WidgetBoundary>
          <CampaignDealers campaign={campaign} today={today} />
        </WidgetBoundary>
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              lg: isAdministrator ? 'minmax(0, 3fr) minmax(0, 2fr)' : 'minmax(0, 720px)',
            },
          }}
        >
          <Stack spacing={2}>
            <CampaignFacts campaign={campaign} />
            {campaign.state !== 'DRAFT' && <RulesVersions campaign={campaign} />}
            {hasAttachments && <AttachmentList campaign={campaign} />}
          </Stack>
          {isAdministrator && <CampaignTimeline campaignId={campaign.id} />}
        </Box>
      </Stack>
    </>
  );
}
