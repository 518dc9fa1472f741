import Box from '@mui/material/Box';
import { useState } from 'react';
import { forgetTimeline } from '../../../domain/campaigns/forgetCampaign';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { ChooseFile, UploadProgress } from '../../../shared/files/UploadParts';
import { useUpload } from '../../../shared/files/useUpload';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { rememberAttachment } from '../campaignCache';
import { useAddCampaignAttachmentMutation } from './attachments.generated';

/** Uploads a file to a campaign and displays the progress. */
export function AttachmentUpload({ campaignId }: { campaignId: string }) {
  const { intl, say } = useTexts('campaigns.attachments');
  const toasts = useToasts();
  const upload = useUpload('CAMPAIGN_ATTACHMENT');
  const [name, setName] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [add] = useAddCampaignAttachmentMutation({
    update: (cache, { data }) => {
      if (data) rememberAttachment(cache, campaignId, data.addCampaignAttachment);
      forgetTimeline(cache);
    },
  });

  const send = async (file: File) => {
    setName(file.name);
    setProblem(undefined);
    try {
      const uploadId = await upload.start(file);
      if (uploadId === undefined) return;
      await add({ variables: { campaignId, uploadId } });
      toasts.success(say('added', { name: file.name }));
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  const refusalId = problem && refusalOf(problem);
  if (upload.sent !== undefined) {
    const label = say('sending', { name });
    return <UploadProgress label={label} name={name} sent={upload.sent} onAbort={upload.abort} />;
  }
  return (
    <>
      <FormProblem
        problem={problem}
        text={refusalId === undefined ? undefined : intl.formatMessage({ id: refusalId }, { name })}
      />
      <Box sx={{ mt: problem === undefined ? 0 : 1.5 }}>
        <ChooseFile label={say('add')} size="medium" onFile={(file) => void send(file)} />
      </Box>
    </>
  );
}

/** The message id for a problem with the file itself; undefined for any other problem. */
function refusalOf({ code, reason, fields }: Problem): string | undefined {
  if (code !== 'BAD_USER_INPUT' || reason !== undefined) return undefined;
  if (fields?.['size'] !== undefined) return 'campaigns.attachments.isEmpty';
  return fields?.['uploadId'] === 'notAllowed' ? 'campaigns.attachments.notAllowed' : undefined;
}
