import Stack from '@mui/material/Stack';
import { useCan } from '../../../shared/permissions/useCan';
import { AttachmentList } from '../attachments/AttachmentList';
import type { CampaignRecordFragment } from '../campaign.generated';
import { RulesVersions } from '../rules/RulesVersions';
import { CampaignFacts } from './CampaignFacts';

/** What a campaign says: its facts, the versions of its rules, and its attachments. */
export function CampaignRules({ campaign }: { readonly campaign: CampaignRecordFragment }) {
  const hasAttachments = useCan()('accessCampaigns') || campaign.attachments.length > 0;
  return (
    <Stack spacing={2} sx={{ maxWidth: 960 }}>
      <CampaignFacts campaign={campaign} />
      {campaign.state !== 'DRAFT' && <RulesVersions campaign={campaign} />}
      {hasAttachments && <AttachmentList campaign={campaign} />}
    </Stack>
  );
}
