import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { ProblemError } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { useUpload } from '../../../shared/files/useUpload';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { TextField } from '../../../shared/forms/fields/TextField';
import { useIdempotencyKey } from '../../../shared/forms/saving/useIdempotencyKey';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useAddContentImageMutation } from '../cms/cms.generated';
import { useTexts } from '../../../shared/i18n/useTexts';
import { ChooseFile, UploadProgress } from '../../../shared/files/UploadParts';

interface ImageDialogProps {
  readonly editor: Editor;
  readonly onImage: (id: string, url: string) => void;
  readonly onClose: () => void;
}

/** Uploads an image and inserts it at the cursor. */
export function ImageDialog({ editor, onImage, onClose }: ImageDialogProps) {
  const { intl, say } = useTexts('content.editor');
  const upload = useUpload('CONTENT_IMAGE');
  const keyOf = useIdempotencyKey();
  const [add] = useAddContentImageMutation();
  const [file, setFile] = useState<File>();
  const form = useForm({ defaultValues: { alt: '' } });

  const { submit, busy, problem } = useSubmit(form, async ({ alt }) => {
    if (file === undefined) return;
    const uploadId = await upload.start(file);
    if (uploadId === undefined) return;
    const { data } = await add({ variables: { uploadId, idempotencyKey: keyOf(uploadId) } });
    if (!data) throw new ProblemError({ code: 'UPSTREAM_INVALID' });
    const { id, width, height } = data.addContentImage;
    onImage(id, URL.createObjectURL(file));
    const attrs = { imageId: id, alt: alt.trim(), width: String(width), height: String(height) };
    editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    onClose();
  });
  const isNoImage = problem?.code === 'BAD_USER_INPUT';

  return (
    <FormDialog
      open
      title={say('image')}
      submitLabel={say('image.insert')}
      busy={busy}
      disabled={file === undefined}
      onSubmit={(event) => {
        // The dialog is inside of the content's form, which must not be submitted too.
        event.stopPropagation();
        submit(event);
      }}
      onClose={onClose}
    >
      <FormProblem
        problem={problem}
        text={isNoImage ? intl.formatMessage({ id: 'content.upload.noImage' }) : undefined}
      />
      {upload.sent !== undefined && file !== undefined ? (
        <UploadProgress
          label={intl.formatMessage({ id: 'content.upload.sending' }, { name: file.name })}
          name={file.name}
          sent={upload.sent}
          onAbort={upload.abort}
        />
      ) : (
        <ChooseFile
          label={file === undefined ? say('image.choose') : file.name}
          accept="image/png,image/jpeg,image/webp"
          onFile={setFile}
        />
      )}
      <TextField
        control={form.control}
        name="alt"
        label={say('image.alt')}
        hint={say('image.altHint')}
        autoComplete="off"
        rules={{ maxLength: 200 }}
      />
    </FormDialog>
  );
}
