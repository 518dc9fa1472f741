import { useApolloClient } from '@apollo/client/react';
import AttachFileOutlined from '@mui/icons-material/AttachFileOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { lazy, startTransition, Suspense, useState } from 'react';
import { forgetTimeline } from '../../../domain/campaigns/forgetCampaign';
import { forgetEntity } from '../../../shared/apollo/forgetEntity';
import { useDownload } from '../../../shared/files/useDownload';
import { useFileSize } from '../../../shared/files/useFileSize';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useFormat } from '../../../shared/i18n/useFormat';
import { Surface } from '../../../shared/page/Surface';
import { useCan } from '../../../shared/permissions/useCan';
import { AttachmentUpload } from './AttachmentUpload';
import type { CampaignAttachmentFieldsFragment, CampaignRecordFragment } from '../campaign.generated';
import { AttachmentFileDocument, useRemoveCampaignAttachmentMutation } from './attachments.generated';

// Loaded when it is first opened.
const CampaignActionDialog = lazy(async () => ({
  default: (await import('../CampaignActionDialog')).CampaignActionDialog,
}));

type Attachment = CampaignAttachmentFieldsFragment;

/** The files of a campaign; administrators add and remove them, in closed campaigns too. */
export function AttachmentList({ campaign: { id, attachments } }: { campaign: CampaignRecordFragment }) {
  const { say } = useTexts('campaigns');
  const can = useCan();
  const isAdministrator = can('accessCampaigns');
  const [removing, setRemoving] = useState<Attachment>();
  const [remove] = useRemoveCampaignAttachmentMutation();
  return (
    <Surface title={say('attachments')}>
      {attachments.length === 0 && (
        <Typography sx={{ color: 'text.secondary', mb: 1.5 }}>{say('attachments.none')}</Typography>
      )}
      {attachments.length > 0 && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, mb: isAdministrator ? 1.5 : 0, p: 0 }}>
          {attachments.map((attachment) => (
            <Item
              key={attachment.id}
              campaignId={id}
              attachment={attachment}
              {...(isAdministrator && { onRemove: () => startTransition(() => setRemoving(attachment)) })}
            />
          ))}
        </Box>
      )}
      {isAdministrator && <AttachmentUpload campaignId={id} />}
      <Suspense>
        {removing !== undefined && (
          <CampaignActionDialog
            action="removeAttachment"
            name={removing.filename}
            act={() =>
              remove({
                variables: { campaignId: id, attachmentId: removing.id },
                update: (cache) => {
                  forgetEntity(cache, 'CampaignAttachment', removing.id);
                  forgetTimeline(cache);
                },
              })
            }
            onClose={() => setRemoving(undefined)}
          />
        )}
      </Suspense>
    </Surface>
  );
}

interface ItemProps {
  readonly campaignId: string;
  readonly attachment: Attachment;
  readonly onRemove?: () => void;
}

function Item({ campaignId, attachment: { id, filename, size, addedAt }, onRemove }: ItemProps) {
  const client = useApolloClient();
  const format = useFormat();
  const fileSize = useFileSize();
  const { busy, download } = useDownload();
  const { say } = useTexts('campaigns.attachments', { name: filename });
  const fetchFile = () =>
    void download(async () => {
      const { data } = await client.query({
        query: AttachmentFileDocument,
        variables: { campaignId, attachmentId: id },
        fetchPolicy: 'no-cache',
      });
      return data?.campaignAttachmentFile;
    }, filename);
  return (
    <Box
      component="li"
      sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.75, borderBottom: 1, borderColor: 'divider' }}
    >
      <AttachFileOutlined aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>{filename}</Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {fileSize(size)} · {format.date(addedAt)}
        </Typography>
      </Box>
      <IconButton aria-label={say('download')} title={say('download')} loading={busy} onClick={fetchFile}>
        <FileDownloadOutlined fontSize="small" />
      </IconButton>
      {onRemove !== undefined && (
        <IconButton aria-label={say('remove')} title={say('remove')} onClick={onRemove}>
          <DeleteOutlined fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
}
