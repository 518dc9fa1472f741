import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { webhookLimits } from '@gdd/schema/webhooks';
import { useForm, useWatch, type UseFormReturn } from 'react-hook-form';
import { problemOf } from '../../shared/apollo/problem';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { useDraft } from '../../shared/forms/drafts/useDraft';
import { CheckboxField } from '../../shared/forms/fields/CheckboxField';
import { TextField } from '../../shared/forms/fields/TextField';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useSaveOver } from '../../shared/forms/saving/useSaveOver';
import { useTexts } from '../../shared/i18n/useTexts';
import { formValuesOf, kindOptions, webhookInput, type WebhookFormValues } from './webhookFormValues';
import {
  useCreateWebhookMutation,
  useUpdateWebhookMutation,
  useWebhookLazyQuery,
  type WebhookDetailsFragment,
} from './webhooks.generated';

interface WebhookDialogProps {
  /** The webhook to change; undefined for a new one. */
  readonly webhook?: WebhookDetailsFragment;
  /**
   * @param secret the secret of a new webhook; null if a repeated request found it created: the secret is no longer
   * available
   */
  readonly onSaved: (webhook: WebhookDetailsFragment, secret?: string | null) => void;
  readonly onClose: () => void;
}

/** The form that creates or changes a webhook. */
export function WebhookDialog({ webhook, onSaved, onClose }: WebhookDialogProps) {
  const { intl, say } = useTexts('webhooks');
  const form = useForm<WebhookFormValues>({ mode: 'onTouched', defaultValues: formValuesOf(webhook) });
  const draft = useDraft(form, `webhook.${webhook?.id ?? 'new'}`);
  const { submit, busy, problem, isStale } = useSaving(form, webhook, (...saved) => {
    draft.sent();
    onSaved(...saved);
  });
  const { control } = form;
  const saveLabel = isStale ? say('form.saveOver') : intl.formatMessage({ id: 'actions.save' });
  return (
    <FormDialog
      open
      wide
      title={say(webhook ? 'form.edit' : 'form.create')}
      submitLabel={webhook ? saveLabel : say('form.submit')}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem problem={problem} draft={draft} />
      <TextField
        control={control}
        name="url"
        label={say('url')}
        hint={say('url.hint')}
        autoComplete="off"
        rules={{ required: true, maxLength: webhookLimits.url }}
      />
      <TextField
        control={control}
        name="description"
        label={say('description')}
        hint={say('description.hint')}
        autoComplete="off"
        rules={{ maxLength: webhookLimits.description }}
      />
      <KindFields form={form} />
      {webhook && <CheckboxField control={control} name="enabled" label={say('enabled')} />}
    </FormDialog>
  );
}

/** The kinds of events, at least one of which is required. */
function KindFields({ form: { control, formState } }: { readonly form: UseFormReturn<WebhookFormValues> }) {
  const { say } = useTexts('webhooks');
  const kinds = useWatch({ control, name: 'kinds' });
  const isMissing = formState.isSubmitted && !Object.values(kinds).includes(true);
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 0.5, color: 'text.secondary' }}>
        {say('kinds')}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {kindOptions.map((kind) => (
          <CheckboxField key={kind} control={control} name={`kinds.${kind}`} label={say(`kind.${kind}`)} />
        ))}
      </Box>
      {isMissing && (
        <FormHelperText error role="alert">
          {say('kinds.none')}
        </FormHelperText>
      )}
    </Box>
  );
}

/**
 * Saves the form. If another user has changed the webhook meanwhile, the form reports it, and a second submission
 * overwrites that change.
 */
function useSaving(
  form: UseFormReturn<WebhookFormValues>,
  webhook: WebhookDetailsFragment | undefined,
  onSaved: WebhookDialogProps['onSaved'],
) {
  const { say } = useTexts('webhooks');
  const keyOf = useIdempotencyKey();
  // the secret must not be stored, so it bypasses the cache
  const [create] = useCreateWebhookMutation({ fetchPolicy: 'no-cache' });
  const [update] = useUpdateWebhookMutation();
  const [read] = useWebhookLazyQuery({ fetchPolicy: 'network-only' });

  const send = async (values: WebhookFormValues, newer: WebhookDetailsFragment | undefined) => {
    const input = webhookInput(values);
    if (webhook === undefined) {
      const { data } = await create({ variables: { input, idempotencyKey: keyOf(input) } });
      if (data) onSaved(data.createWebhook.webhook, data.createWebhook.secret);
      return;
    }
    const { version } = newer ?? webhook;
    const changed = { ...input, enabled: values.enabled, version };
    const { data } = await update({ variables: { id: webhook.id, input: changed } });
    if (data) onSaved(data.updateWebhook);
  };

  return useSaveOver({
    form,
    valuesOf: formValuesOf,
    read: async () => {
      if (webhook === undefined) return undefined;
      return (await read({ variables: { id: webhook.id } })).data?.webhook;
    },
    save: async (values, newer: WebhookDetailsFragment | undefined) => {
      if (!Object.values(values.kinds).includes(true)) return;
      try {
        await send(values, newer);
      } catch (error) {
        const type = problemOf(error)?.fields?.['url'];
        if (type !== 'notAllowed' && type !== 'portNotAllowed') throw error;
        form.setError('url', { type, message: say(`url.${type}`) }, { shouldFocus: true });
      }
    },
  });
}
