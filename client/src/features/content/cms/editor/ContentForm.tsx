import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { contentKinds, contentLengths, docTypes, type DocType } from '@gdd/schema/content';
import { lazy, startTransition, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useWatch, type UseFormReturn } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { apiEnum } from '../../../../shared/apollo/enumTexts';
import type { Problem } from '../../../../shared/apollo/problem';
import { SelectField } from '../../../../shared/forms/fields/SelectField';
import { TextField } from '../../../../shared/forms/fields/TextField';
import { FormActions } from '../../../../shared/forms/FormActions';
import type { Draft } from '../../../../shared/forms/drafts/useDraft';
import { FormProblem } from '../../../../shared/forms/FormProblem';
import { SubmitButton } from '../../../../shared/forms/SubmitButton';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { Surface } from '../../../../shared/page/Surface';
import { RichTextField } from '../../editor/RichTextField';
import type { CmsRecordFragment } from '../cms.generated';
import { publishedOnOf, typeOfValues, type ContentFormValues } from './contentFormValues';
import { PublishingFields } from './PublishingFields';
import { UploadField } from './UploadField';

// Loaded when it is first opened, so that the form loads faster.
const PreviewDialog = lazy(async () => ({ default: (await import('./PreviewDialog')).PreviewDialog }));

interface ContentFormProps {
  readonly form: UseFormReturn<ContentFormValues>;
  /** The content that is edited; undefined for a new one, whose kind is selected here. */
  readonly content: CmsRecordFragment | undefined;
  readonly today: string;
  readonly problem: Problem | undefined;
  readonly draft: Draft;
  /** Buttons after the form's own. */
  readonly actions?: ReactNode;
  readonly onSubmit: () => void;
}

const docTypeNames = Object.keys(docTypes) as readonly DocType[];

/** The form that creates and edits a content: its texts on the left, publication and files on the right. */
export function ContentForm({ form, content, today, problem, draft, actions, onSubmit }: ContentFormProps) {
  const { say } = useTexts('content');
  const { control, formState, getValues } = form;
  const [kind, docType] = useWatch({ control, name: ['kind', 'docType'] });
  const images = useBodyImages(content);
  const [sending, setSending] = useState(0);
  const [preview, setPreview] = useState<ContentFormValues>();
  const countSending = (isSending: boolean) => setSending((before) => before + (isSending ? 1 : -1));
  const type = typeOfValues({ kind, docType });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (sending === 0) onSubmit();
      }}
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
      }}
    >
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <FormProblem problem={problem} draft={draft} />
        <Surface title={say('form.texts')}>
          <Stack spacing={2.5}>
            <Box
              sx={{
                display: 'grid',
                gap: 2.5,
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, 1fr)' },
                '&:empty': { display: 'none', '& + *': { mt: 0 } },
              }}
            >
              {content === undefined && (
                <SelectField
                  control={control}
                  name="kind"
                  label={say('type')}
                  hint={say('form.kindHint')}
                  options={contentKinds.map((name) => ({ value: apiEnum(name), label: say(`kind.${apiEnum(name)}`) }))}
                  rules={{ required: true }}
                />
              )}
              {kind === 'DOCUMENT' && (
                <SelectField
                  control={control}
                  name="docType"
                  label={say('field.docType')}
                  options={docTypeNames.map((name) => ({ value: apiEnum(name), label: say(`type.${name}`) }))}
                  rules={{ required: true }}
                />
              )}
            </Box>
            <TextField
              control={control}
              name="title"
              label={say('field.title')}
              autoComplete="off"
              rules={{
                required: true,
                maxLength: contentLengths.title,
                validate: { required: (text) => text.trim() !== '' },
              }}
            />
            <TextField
              control={control}
              name="summary"
              label={say('field.summary')}
              hint={say('field.summaryHint')}
              rules={{ maxLength: contentLengths.summary }}
              multiline
            />
            <RichTextField
              control={control}
              name="body"
              label={say('field.body')}
              imageUrl={images.urlOf}
              onImage={images.remember}
              rules={{ maxLength: contentLengths.body }}
            />
          </Stack>
        </Surface>
      </Stack>
      <Stack spacing={2} sx={{ minWidth: 0 }}>
        <PublishingFields control={control} />
        <UploadField control={control} name="coverUpload" type={type} onSending={countSending} />
        <UploadField control={control} name="fileUpload" type={type} onSending={countSending} />
      </Stack>
      <FormActions>
        <SubmitButton busy={formState.isSubmitting} disabled={sending > 0}>
          <SubmitLabel form={form} today={today} isArchived={content?.archived === true} />
        </SubmitButton>
        <Button
          variant="outlined"
          startIcon={<VisibilityOutlined />}
          onClick={() => startTransition(() => setPreview(getValues()))}
        >
          {say('tools.preview')}
        </Button>
        {actions}
      </FormActions>
      <Suspense>
        {preview !== undefined && (
          <PreviewDialog
            values={preview}
            publishedOn={publishedOnOf(preview, today)}
            imageUrl={images.urlOf}
            onClose={() => setPreview(undefined)}
          />
        )}
      </Suspense>
    </Box>
  );
}

interface SubmitLabelProps {
  readonly form: UseFormReturn<ContentFormValues>;
  readonly today: string;
  readonly isArchived: boolean;
}

/** The label of the save button: save a draft, publish now, or schedule. */
function SubmitLabel({ form: { control }, today, isArchived }: SubmitLabelProps) {
  const [visibility, publishedOn] = useWatch({ control, name: ['visibility', 'publishedOn'] });
  if (isArchived) return <FormattedMessage id="actions.save" />;
  const isToCome = visibility === 'day' && publishedOn > today;
  const submit = isToCome ? 'schedule' : visibility === 'day' ? 'save' : visibility === 'draft' ? 'draft' : 'publish';
  return <FormattedMessage id={submit === 'save' ? 'actions.save' : `content.submit.${submit}`} />;
}

/** The addresses of the text's images: stored ones by their tickets, new ones by a blob URL of the browser. */
function useBodyImages(content: CmsRecordFragment | undefined) {
  const [urls] = useState(
    () => new Map(content?.images?.flatMap(({ id, ticket }) => (ticket === null ? [] : [[id, ticket.url] as const]))),
  );
  useEffect(
    () => () => {
      for (const url of urls.values()) if (url.startsWith('blob:')) URL.revokeObjectURL(url);
    },
    [urls],
  );
  return {
    urlOf: (id: string) => urls.get(id),
    remember: (id: string, url: string) => void urls.set(id, url),
  };
}
