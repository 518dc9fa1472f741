import { useApolloClient } from '@apollo/client/react';
import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDownload } from '../../shared/files/useDownload';
import { useFileSize } from '../../shared/files/useFileSize';
import { useTexts } from '../../shared/i18n/useTexts';
import { CampaignAttachmentFileDocument } from './SubscriptionPage.generated';

interface AttachmentsProps {
  readonly campaignId: string;
  readonly attachments: readonly { readonly id: string; readonly filename: string; readonly size: number }[];
}

/** A campaign's attachments for download. */
export function Attachments({ campaignId, attachments }: AttachmentsProps) {
  const { say } = useTexts('subscriptions');
  const client = useApolloClient();
  const fileSize = useFileSize();
  const { busy, download } = useDownload();
  const fetchFile = (attachmentId: string, filename: string) =>
    void download(async () => {
      const { data } = await client.query({
        query: CampaignAttachmentFileDocument,
        variables: { campaignId, attachmentId },
        fetchPolicy: 'no-cache',
      });
      return data?.campaignAttachmentFile;
    }, filename);
  return (
    <Box sx={{ mt: 2 }}>
      <Typography component="h3" sx={{ fontWeight: 600, mb: 1 }}>
        {say('attachments')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {attachments
          .map((attachment) => ({ ...attachment, name: `${attachment.filename} (${fileSize(attachment.size)})` }))
          .map(({ id, filename, name }) => (
            <li key={id}>
              <Button
                variant="outlined"
                size="small"
                startIcon={<FileDownloadOutlined />}
                disabled={busy}
                onClick={() => fetchFile(id, filename)}
                aria-label={say('download', { name })}
                sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
              >
                {name}
              </Button>
            </li>
          ))}
      </Box>
    </Box>
  );
}
