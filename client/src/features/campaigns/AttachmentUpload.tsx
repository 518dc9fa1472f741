import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../shared/apollo/problem';
import { useUpload } from '../../shared/files/useUpload';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useFormat } from '../../shared/i18n/useFormat';
import { visuallyHidden } from '../../shared/page/visuallyHidden';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { forgetTimeline, rememberAttachment } from './campaignCache';
import { useAddCampaignAttachmentMutation } from './campaignFiles.generated';

/** Adds a file to a campaign, and shows how far it has come. */
export function AttachmentUpload({ campaignId }: { campaignId: string }) {
  const intl = useIntl();
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
      toasts.success(intl.formatMessage({ id: 'campaigns.attachments.added' }, { name: file.name }));
    } catch (error) {
      setProblem(problemOf(error));
    }
  };

  const refusalId = problem && refusalOf(problem);
  if (upload.sent !== undefined) return <UploadProgress name={name} sent={upload.sent} onAbort={upload.abort} />;
  return (
    <>
      <FormProblem
        problem={problem}
        text={refusalId === undefined ? undefined : intl.formatMessage({ id: refusalId }, { name })}
      />
      <Button
        component="label"
        variant="outlined"
        startIcon={<UploadFileOutlined />}
        // The field inside takes the focus and says what it is.
        tabIndex={-1}
        role={undefined}
        sx={{
          mt: problem === undefined ? 0 : 1.5,
          '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
        }}
      >
        <FormattedMessage id="campaigns.attachments.add" />
        <Box
          component="input"
          type="file"
          sx={visuallyHidden}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same file can be chosen again after a refusal.
            target.value = '';
            if (file !== undefined) void send(file);
          }}
        />
      </Button>
    </>
  );
}

/** The message that says what is wrong with the file itself; undefined where it is something else. */
function refusalOf({ code, reason, fields }: Problem): string | undefined {
  if (code !== 'BAD_USER_INPUT' || reason !== undefined) return undefined;
  if (fields?.['size'] !== undefined) return 'campaigns.attachments.isEmpty';
  return fields?.['uploadId'] === 'notAllowed' ? 'campaigns.attachments.notAllowed' : undefined;
}

interface UploadProgressProps {
  readonly name: string;
  readonly sent: number;
  readonly onAbort: () => void;
}

function UploadProgress({ name, sent, onAbort }: UploadProgressProps) {
  const intl = useIntl();
  const format = useFormat();
  const percent = Math.floor(100 * sent);
  return (
    <Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography variant="table" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <Typography variant="table">{format.percent(percent)}</Typography>
        <Button size="small" onClick={onAbort}>
          <FormattedMessage id="actions.cancel" />
        </Button>
      </Box>
      <LinearProgress
        variant="determinate"
        value={percent}
        aria-label={intl.formatMessage({ id: 'campaigns.attachments.sending' }, { name })}
      />
    </Box>
  );
}
