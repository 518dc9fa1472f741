import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { CampaignActionDialog } from '../CampaignActionDialog';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useCopyCampaignMutation, type CampaignRecordFragment } from '../campaign.generated';

interface CopyCampaignDialogProps {
  readonly campaign: CampaignRecordFragment;
  readonly onClose: () => void;
}

/** Copies a campaign into a draft, with or without its dealers and their goals, and opens the draft. */
export function CopyCampaignDialog({ campaign: { id, title }, onClose }: CopyCampaignDialogProps) {
  const { say } = useTexts('campaigns.copyToDraft');
  const navigate = useNavigate();
  const keyOf = useIdempotencyKey();
  const [withDealers, setWithDealers] = useState(true);
  const [withGoals, setWithGoals] = useState(true);
  const [copyCampaign] = useCopyCampaignMutation();
  const input = { withDealers, withGoals: withDealers && withGoals };
  return (
    <CampaignActionDialog
      action="copyToDraft"
      name={title}
      destructive={false}
      act={() => copyCampaign({ variables: { id, input, idempotencyKey: keyOf({ id, input }) } })}
      onDone={({ data }) => {
        if (data) void navigate(`/campaigns/${data.copyCampaign.id}`);
      }}
      onClose={onClose}
    >
      <FormGroup>
        <FormControlLabel
          control={<Switch checked={withDealers} onChange={(_event, checked) => setWithDealers(checked)} />}
          label={say('withDealers')}
        />
        <FormControlLabel
          disabled={!withDealers}
          control={<Switch checked={withDealers && withGoals} onChange={(_event, checked) => setWithGoals(checked)} />}
          label={say('withGoals')}
        />
      </FormGroup>
    </CampaignActionDialog>
  );
}
