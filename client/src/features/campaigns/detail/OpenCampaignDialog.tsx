import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { ActionDialog } from '../ActionDialog';
import { useOpenCampaignMutation, type CampaignRecordFragment } from '../campaign.generated';
import { useDealersChanged } from '../campaignCache';

interface OpenCampaignDialogProps {
  readonly campaign: CampaignRecordFragment;
  readonly onClose: () => void;
}

/** Opens a draft for registration and, if chosen, invites its dealers and displays their mails. */
export function OpenCampaignDialog({ campaign: { id, title }, onClose }: OpenCampaignDialogProps) {
  const navigate = useNavigate();
  const refetchDealers = useDealersChanged();
  const keyOf = useIdempotencyKey();
  const [invite, setInvite] = useState(false);
  const run = useRef<string>(undefined);
  const [openCampaign] = useOpenCampaignMutation();
  const act = async () => {
    const { data } = await openCampaign({ variables: { id, invite, idempotencyKey: keyOf({ id, invite }) } });
    run.current = data?.openCampaign.run?.id;
  };
  return (
    <ActionDialog
      action="open"
      name={title}
      destructive={false}
      act={act}
      onDone={() => {
        refetchDealers();
        if (run.current !== undefined) void navigate(`/reminders/${run.current}`);
      }}
      onClose={onClose}
    >
      <FormControlLabel
        control={<Checkbox checked={invite} onChange={(_event, checked) => setInvite(checked)} />}
        label={<FormattedMessage id="campaigns.open.invite" />}
      />
    </ActionDialog>
  );
}
