import DialogContentText from '@mui/material/DialogContentText';
import { useForm } from 'react-hook-form';
import { DateField } from '../../../shared/dates/DateField';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useReplayWebhookMutation } from '../webhooks.generated';

interface ReplayDialogProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** The form that sends all messages since a day again. */
export function ReplayDialog({ id, onClose }: ReplayDialogProps) {
  const { say, format } = useTexts('webhooks.replay');
  const toasts = useToasts();
  const [replay] = useReplayWebhookMutation({ refetchQueries: ['Webhook', 'WebhookDeliveries'] });
  const form = useForm({ mode: 'onTouched', defaultValues: { since: '' } });
  const { submit, busy, problem } = useSubmit(form, async ({ since }) => {
    const { data } = await replay({ variables: { id, since } });
    const count = data?.replayWebhook ?? 0;
    toasts.success(say('done', { count, number: format.number(count) }));
    onClose();
  });
  return (
    <FormDialog open title={say('title')} submitLabel={say('submit')} busy={busy} onSubmit={submit} onClose={onClose}>
      <DialogContentText>{say('text')}</DialogContentText>
      <FormProblem problem={problem} />
      <DateField control={form.control} name="since" label={say('since')} rules={{ required: true }} />
    </FormDialog>
  );
}
