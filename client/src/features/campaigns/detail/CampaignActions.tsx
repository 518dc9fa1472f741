import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import ContentCopyOutlined from '@mui/icons-material/ContentCopyOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileCopyOutlined from '@mui/icons-material/FileCopyOutlined';
import LockOutlined from '@mui/icons-material/LockOutlined';
import PersonOffOutlined from '@mui/icons-material/PersonOffOutlined';
import Button from '@mui/material/Button';
import { lazy, startTransition, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import type { RequestMadeFragment } from '../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../domain/approvals/forgetApprovals';
import { forgetTimeline } from '../../../domain/campaigns/forgetCampaign';
import type { CampaignState } from '../../../shared/apollo/schema.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import type { RowAction } from '../../../shared/list/columns/ListColumn';
import { RowMenu } from '../../../shared/list/rows/RowMenu';
import { useCan } from '../../../shared/permissions/useCan';
import {
  useCloseCampaignMutation,
  useCloseCampaignRegistrationMutation,
  useDeleteCampaignMutation,
  type CampaignRecordFragment,
} from '../campaign.generated';

// Loaded when they are first opened, so that the page loads faster.
const IncentiveDetailDialog = lazy(async () => ({
  default: (await import('../../../domain/incentives/IncentiveDetailDialog')).IncentiveDetailDialog,
}));
const OpenCampaignDialog = lazy(async () => ({ default: (await import('./OpenCampaignDialog')).OpenCampaignDialog }));
const CopyCampaignDialog = lazy(async () => ({ default: (await import('./CopyCampaignDialog')).CopyCampaignDialog }));
const RequestMadeDialog = lazy(async () => ({
  default: (await import('../../../domain/approvals/RequestMadeDialog')).RequestMadeDialog,
}));
const CampaignActionDialog = lazy(async () => ({
  default: (await import('../CampaignActionDialog')).CampaignActionDialog,
}));

type OpenDialog = 'incentives' | 'open' | 'copyToDraft' | 'delete' | 'closeRegistration' | 'close' | undefined;

/** The actions on a campaign as a whole. */
export function CampaignActions({ campaign }: { campaign: CampaignRecordFragment }) {
  const { say } = useTexts('campaigns.action');
  const can = useCan();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<OpenDialog>();
  // A transition, so that the page stays as it is until the dialog is loaded.
  const open = (next: OpenDialog) => startTransition(() => setDialog(next));
  const close = () => setDialog(undefined);
  const actions = useMenuActions(campaign, open);
  const isAdministrator = can('accessCampaigns');
  const { id, title } = campaign;
  const [closeRegistration] = useCloseCampaignRegistrationMutation({ update: forgetTimeline });
  const [closeCampaign] = useCloseCampaignMutation({
    update: (cache) => {
      forgetTimeline(cache);
      forgetApprovals(cache);
    },
  });
  const [deleteCampaign] = useDeleteCampaignMutation();
  const [request, setRequest] = useState<RequestMadeFragment>();
  const closeOrRequest = async () => {
    const { data } = await closeCampaign({ variables: { id } });
    setRequest(data?.closeCampaign.pendingApproval ?? undefined);
    return !data?.closeCampaign.pendingApproval;
  };
  return (
    <>
      <Button variant="outlined" onClick={() => open('incentives')}>
        <FormattedMessage id="incentives.title" />
      </Button>
      <Button variant="outlined" component={Link} to={`/campaigns/compare?a=${id}`}>
        {say('compare')}
      </Button>
      {isAdministrator && campaign.state !== 'CLOSED' && (
        <>
          <Button variant="outlined" component={Link} to={`/campaigns/${id}/simulate`}>
            {say('simulate')}
          </Button>
          <Button variant="outlined" component={Link} to={`/campaigns/${id}/edit`}>
            {say('edit')}
          </Button>
        </>
      )}
      {isAdministrator && campaign.state === 'DRAFT' && (
        <Button variant="contained" startIcon={<CampaignOutlined />} onClick={() => open('open')}>
          {say('open')}
        </Button>
      )}
      {isAdministrator && <RowMenu name={title} item={campaign} actionsOf={() => actions} />}
      <Suspense>
        {dialog === 'incentives' && <IncentiveDetailDialog open onClose={close} campaign={campaign} />}
        {dialog === 'open' && <OpenCampaignDialog campaign={campaign} onClose={close} />}
        {dialog === 'copyToDraft' && <CopyCampaignDialog campaign={campaign} onClose={close} />}
        {dialog === 'delete' && (
          <CampaignActionDialog
            action="delete"
            name={title}
            act={() => deleteCampaign({ variables: { id } })}
            onDone={() => void navigate('/campaigns', { replace: true })}
            onClose={close}
          />
        )}
        {dialog === 'closeRegistration' && (
          <CampaignActionDialog
            action="closeRegistration"
            name={title}
            act={() => closeRegistration({ variables: { id } })}
            onClose={close}
          />
        )}
        {dialog === 'close' && (
          <CampaignActionDialog action="close" name={title} act={closeOrRequest} onClose={close} />
        )}
        {request !== undefined && <RequestMadeDialog request={request} onClose={() => setRequest(undefined)} />}
      </Suspense>
    </>
  );
}

function useMenuActions({ id, state }: CampaignRecordFragment, open: (dialog: OpenDialog) => void): RowAction[] {
  const { say } = useTexts('campaigns.action');
  const navigate = useNavigate();
  const copy: RowAction = {
    key: 'copy',
    label: say('copy'),
    icon: ContentCopyOutlined,
    onSelect: () => void navigate(`/campaigns/new?da=${id}`),
  };
  const copyToDraft: RowAction = {
    key: 'copyToDraft',
    label: say('copyToDraft'),
    icon: FileCopyOutlined,
    onSelect: () => open('copyToDraft'),
  };
  const deleteDraft: RowAction = {
    key: 'delete',
    label: say('delete'),
    icon: DeleteOutlined,
    destructive: true,
    onSelect: () => open('delete'),
  };
  const closeRegistration: RowAction = {
    key: 'closeRegistration',
    label: say('closeRegistration'),
    icon: PersonOffOutlined,
    onSelect: () => open('closeRegistration'),
  };
  const close: RowAction = {
    key: 'close',
    label: say('close'),
    icon: LockOutlined,
    destructive: true,
    onSelect: () => open('close'),
  };
  const ofState: Readonly<Record<CampaignState, readonly RowAction[]>> = {
    DRAFT: [deleteDraft],
    OPEN: [closeRegistration, close],
    REGISTRATION_CLOSED: [close],
    CLOSED: [],
  };
  return [copy, copyToDraft, ...ofState[state]];
}
