import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { thrownProblem, type Problem } from '../../../shared/apollo/problem';
import { DateField } from '../../../shared/dates/DateField';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { FormProblem } from '../../../shared/forms/FormProblem';
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
  const [problem, setProblem] = useState<Problem>();
  const [replay] = useReplayWebhookMutation({ refetchQueries: ['Webhook', 'WebhookDeliveries'] });
  const { control, formState, handleSubmit } = useForm({ mode: 'onTouched', defaultValues: { since: '' } });
  const submit = handleSubmit(async ({ since }) => {
    setProblem(undefined);
    try {
      const { data } = await replay({ variables: { id, since } });
      const count = data?.replayWebhook ?? 0;
      toasts.success(say('done', { count, number: format.number(count) }));
      onClose();
    } catch (error) {
      setProblem(thrownProblem(error));
    }
  });
  return (
    <FormDialog
      open
      title={say('title')}
      submitLabel={say('submit')}
      busy={formState.isSubmitting}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <DialogContentText>{say('text')}</DialogContentText>
      <FormProblem problem={problem} />
      <DateField control={control} name="since" label={say('since')} rules={{ required: true }} />
    </FormDialog>
  );
}
