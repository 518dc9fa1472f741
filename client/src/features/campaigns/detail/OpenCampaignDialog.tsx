import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { CampaignActionDialog } from '../CampaignActionDialog';
import { useOpenCampaignMutation, type CampaignRecordFragment } from '../campaign.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useDealersChanged } from '../campaignCache';

interface OpenCampaignDialogProps {
  readonly campaign: CampaignRecordFragment;
  readonly onClose: () => void;
}

/** Opens a draft for registration and, if chosen, invites its dealers and displays their mails. */
export function OpenCampaignDialog({ campaign: { id, title }, onClose }: OpenCampaignDialogProps) {
  const { say } = useTexts('campaigns.open');
  const navigate = useNavigate();
  const refetchDealers = useDealersChanged();
  const keyOf = useIdempotencyKey();
  const [invite, setInvite] = useState(false);
  const [openCampaign] = useOpenCampaignMutation();
  return (
    <CampaignActionDialog
      action="open"
      name={title}
      destructive={false}
      act={() => openCampaign({ variables: { id, invite, idempotencyKey: keyOf({ id, invite }) } })}
      onDone={({ data }) => {
        refetchDealers();
        const run = data?.openCampaign.run;
        if (run) void navigate(`/reminders/${run.id}`);
      }}
      onClose={onClose}
    >
      <FormControlLabel
        control={<Checkbox checked={invite} onChange={(_event, checked) => setInvite(checked)} />}
        label={say('invite')}
      />
    </CampaignActionDialog>
  );
}
