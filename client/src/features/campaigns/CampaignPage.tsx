import ArrowBackOutlined from '@mui/icons-material/ArrowBackOutlined';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { problemOf } from '../../shared/apollo/problem';
import { CampaignStateLabel } from '../../shared/campaign/CampaignStateLabel';
import { useFormat } from '../../shared/i18n/useFormat';
import { useListReturn } from '../../shared/list/useListReturn';
import { PageHeader } from '../../shared/page/PageHeader';
import { useCan } from '../../shared/permissions/useCan';
import { ErrorState } from '../../shared/states/ErrorState';
import { SkeletonBlock } from '../../shared/states/Skeletons';
import { WidgetBoundary } from '../../shared/states/WidgetBoundary';
import { AttachmentList } from './AttachmentList';
import { useCampaignQuery, type CampaignRecordFragment } from './campaign.generated';
import { CampaignActions } from './CampaignActions';
import { CampaignDealers } from './CampaignDealers';
import { CampaignFacts } from './CampaignFacts';
import { campaignList } from './campaignList';
import { CampaignNotFound } from './CampaignNotFound';
import { CampaignTimeline } from './CampaignTimeline';
import { TotalsStrip } from './TotalsStrip';

/** One campaign: what has come of it, its dealers, its rules and what happened to it. */
export function Component() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { data, loading, error, refetch } = useCampaignQuery({ variables: { id }, fetchPolicy: 'cache-and-network' });
  const problem = loading ? undefined : problemOf(error);
  const campaign = data?.campaign;
  if (problem?.code === 'NOT_FOUND') return <CampaignNotFound />;
  if (campaign) return <CampaignRecord key={campaign.id} campaign={campaign} />;
  return (
    <>
      <BackToList />
      <PageHeader title={intl.formatMessage({ id: 'campaigns.detail.title' })} />
      {problem === undefined ? (
        <SkeletonBlock height={560} />
      ) : (
        <ErrorState problem={problem} onRetry={() => void refetch()} />
      )}
    </>
  );
}

function BackToList() {
  const toList = useListReturn(campaignList, '/campaigns');
  return (
    <Link
      component={RouterLink}
      {...toList}
      underline="hover"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, mb: 1, minHeight: { xs: 44, sm: 28 } }}
    >
      <ArrowBackOutlined aria-hidden fontSize="small" />
      <FormattedMessage id="campaigns.detail.back" />
    </Link>
  );
}

function CampaignRecord({ campaign }: { campaign: CampaignRecordFragment }) {
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
      <Stack spacing={2}>
        <WidgetBoundary>
          <TotalsStrip campaignId={campaign.id} />
        </WidgetBoundary>
        <WidgetBoundary>
          <CampaignDealers campaign={campaign} />
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
            {hasAttachments && <AttachmentList campaign={campaign} />}
          </Stack>
          {isAdministrator && <CampaignTimeline campaignId={campaign.id} />}
        </Box>
      </Stack>
    </>
  );
}
