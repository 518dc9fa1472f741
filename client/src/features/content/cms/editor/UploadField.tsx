import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ContentSegment } from '@gdd/schema/content';
import { useId, useState } from 'react';
import { useController, type Control } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../../../shared/apollo/problem';
import { useFileSize } from '../../../../shared/files/useFileSize';
import { useUpload } from '../../../../shared/files/useUpload';
import { messageId } from '../../../../shared/forms/fields/FieldFrame';
import { FormProblem } from '../../../../shared/forms/FormProblem';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { Surface } from '../../../../shared/page/Surface';
import { Cover } from '../../Cover';
import type { ContentFormValues } from './contentFormValues';
import { ChooseFile, UploadProgress } from '../../../../shared/files/UploadParts';

interface UploadFieldProps {
  readonly control: Control<ContentFormValues>;
  readonly name: 'coverUpload' | 'fileUpload';
  readonly type: ContentSegment;
  /** Called when an upload starts and when it ends. */
  readonly onSending: (isSending: boolean) => void;
}

const purposes = { coverUpload: 'CONTENT_COVER', fileUpload: 'CONTENT_FILE' } as const;

/** The cover or the file of a content: uploaded when it is chosen, stored when the form is saved. */
export function UploadField({ control, name, type, onSending }: UploadFieldProps) {
  const id = useId();
  const intl = useIntl();
  const fileSize = useFileSize();
  const upload = useUpload(purposes[name]);
  const [sending, setSending] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const { field, fieldState } = useController({ control, name });
  const isCover = name === 'coverUpload';
  const { say } = useTexts(`content.${name}`);
  const stored = field.value;

  const send = async (file: File) => {
    setSending(file.name);
    setProblem(undefined);
    onSending(true);
    try {
      const uploadId = await upload.start(file);
      if (uploadId === undefined) return;
      const preview = isCover ? URL.createObjectURL(file) : '';
      field.onChange({ uploadId, filename: file.name, size: file.size, preview });
    } catch (error) {
      setProblem(problemOf(error));
    } finally {
      onSending(false);
    }
  };

  const reason = fieldState.error?.type;
  const message = reason === undefined ? undefined : say(reason === 'required' ? 'required' : 'notAllowed');
  return (
    <Surface title={say('title')}>
      <Stack spacing={1.5}>
        <FormProblem
          problem={problem}
          text={
            problem?.code === 'BAD_USER_INPUT' || problem?.code === 'PAYLOAD_TOO_LARGE' ? say('notAllowed') : undefined
          }
        />
        {isCover && (
          <Box sx={{ borderRadius: 1, overflow: 'hidden' }}>
            <Cover key={stored?.preview} type={type} url={stored?.preview} eager />
          </Box>
        )}
        {stored !== null && (
          <Typography variant="table" component="p" sx={{ overflowWrap: 'anywhere' }}>
            {stored.filename}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {' · '}
              {fileSize(stored.size)}
            </Box>
          </Typography>
        )}
        {upload.sent !== undefined ? (
          <UploadProgress
            label={intl.formatMessage({ id: 'content.upload.sending' }, { name: sending })}
            name={sending}
            sent={upload.sent}
            onAbort={upload.abort}
          />
        ) : (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <ChooseFile
              label={say(stored === null ? 'choose' : 'replace')}
              {...(isCover && { accept: 'image/png,image/jpeg,image/webp' })}
              describedBy={messageId(id)}
              onFile={(file) => void send(file)}
              inputRef={field.ref}
            />
            {stored !== null && (
              <Button size="small" onClick={() => field.onChange(null)}>
                <FormattedMessage id={`content.${name}.remove`} />
              </Button>
            )}
          </Box>
        )}
        <FormHelperText
          id={messageId(id)}
          error={message !== undefined}
          role={message === undefined ? undefined : 'alert'}
        >
          {message ?? say('hint')}
        </FormHelperText>
      </Stack>
    </Surface>
  );
}
