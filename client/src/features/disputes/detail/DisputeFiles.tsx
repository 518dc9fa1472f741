import { useApolloClient } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { disputeLimits } from '@gdd/schema/disputes';
import { useState } from 'react';
import { thrownProblem } from '../../../shared/apollo/problem';
import { useProblemText } from '../../../shared/apollo/useProblemText';
import { ChooseFile, UploadProgress } from '../../../shared/files/UploadParts';
import { useDownload } from '../../../shared/files/useDownload';
import { useFileSize } from '../../../shared/files/useFileSize';
import { useUpload } from '../../../shared/files/useUpload';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../shared/i18n/useTexts';
import { Surface } from '../../../shared/page/Surface';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import {
  DisputeAttachmentFileDocument,
  useAddDisputeAttachmentMutation,
  useDisputeAttachmentFileQuery,
  type DisputeAttachmentFieldsFragment,
  type DisputeDetailsFragment,
} from '../dispute.generated';

interface DisputeFilesProps {
  readonly dispute: DisputeDetailsFragment;
  readonly onAdded: () => void;
}

/** The pictures and PDFs of a dispute, and the button that adds one; nothing if there are neither. */
export function DisputeFiles({ dispute: { id, attachments, mayAnswer }, onAdded }: DisputeFilesProps) {
  const { say } = useTexts('disputes');
  if (attachments.length === 0 && !mayAnswer) return null;
  return (
    <Surface title={say('files')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {attachments.map((attachment) => (
          <Box component="li" key={attachment.id} sx={{ maxWidth: 240 }}>
            {attachment.contentType.startsWith('image/') && <Picture disputeId={id} attachment={attachment} />}
            <DownloadFile disputeId={id} attachment={attachment} />
          </Box>
        ))}
      </Box>
      {mayAnswer && attachments.length < disputeLimits.attachments && (
        <Box sx={{ mt: attachments.length === 0 ? 0 : 2 }}>
          <AddFile disputeId={id} onAdded={onAdded} />
        </Box>
      )}
    </Surface>
  );
}

interface FileProps {
  readonly disputeId: string;
  readonly attachment: DisputeAttachmentFieldsFragment;
}

/** A picture, fetched with a ticket. Tickets expire after a few minutes, so each visit requests a new one. */
function Picture({ disputeId, attachment }: FileProps) {
  const { data } = useDisputeAttachmentFileQuery({
    variables: { id: disputeId, attachmentId: attachment.id },
    fetchPolicy: 'no-cache',
  });
  const url = data?.disputeAttachmentFile?.url;
  return (
    <Box sx={{ height: 160, bgcolor: 'sunken', borderRadius: 1, overflow: 'hidden' }}>
      {url !== undefined && (
        <Box
          component="img"
          src={url}
          alt={attachment.filename}
          sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'contain' }}
        />
      )}
    </Box>
  );
}

function DownloadFile({ disputeId, attachment: { id, filename, size, side, addedBy } }: FileProps) {
  const { say } = useTexts('disputes.files');
  const client = useApolloClient();
  const fileSize = useFileSize();
  const { busy, download } = useDownload();
  const fetchFile = () =>
    download(async () => {
      const { data } = await client.query({
        query: DisputeAttachmentFileDocument,
        variables: { id: disputeId, attachmentId: id },
        fetchPolicy: 'no-cache',
      });
      return data?.disputeAttachmentFile;
    }, filename);
  return (
    <>
      <Button
        size="small"
        disabled={busy}
        onClick={() => void fetchFile()}
        aria-label={say('download', { name: filename })}
        sx={{ overflowWrap: 'anywhere', textAlign: 'left' }}
      >
        {`${filename} (${fileSize(size)})`}
      </Button>
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', px: 1 }}>
        {say(side, { name: addedBy })}
      </Typography>
    </>
  );
}

function AddFile({ disputeId, onAdded }: { readonly disputeId: string; readonly onAdded: () => void }) {
  const { say } = useTexts('disputes.files');
  const toasts = useToasts();
  const problemText = useProblemText();
  const keyOf = useIdempotencyKey();
  const { sent, start, abort } = useUpload('DISPUTE_ATTACHMENT');
  const [add] = useAddDisputeAttachmentMutation();
  const [name, setName] = useState('');
  const upload = async (file: File) => {
    setName(file.name);
    try {
      const uploadId = await start(file);
      if (uploadId === undefined) return;
      await add({ variables: { id: disputeId, uploadId, idempotencyKey: keyOf(uploadId) } });
      toasts.success(say('done'));
    } catch (error) {
      const problem = thrownProblem(error);
      const isWrongType = problem.fields?.['uploadId'] === 'notAllowed';
      toasts.error(isWrongType ? say('kinds') : problemText(problem), file.name);
    }
    onAdded();
  };
  if (sent !== undefined) {
    return <UploadProgress label={say('sending')} name={name} sent={sent} onAbort={abort} />;
  }
  return (
    <>
      <ChooseFile label={say('add')} accept=".png,.jpg,.jpeg,.webp,.pdf" onFile={(file) => void upload(file)} />
      <Typography variant="caption" component="div" sx={{ color: 'text.secondary', mt: 1 }}>
        {say('kinds')}
      </Typography>
    </>
  );
}
