import Typography from '@mui/material/Typography';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { DayField } from './DayField';
import { usePaySettlementDocumentMutation, type DocumentDetailsFragment } from './documents.generated';
import { forgetHistory } from './forgetHistory';
import { useDocumentStates } from './useDocumentStates';
import { useFreshStates } from './useFreshStates';

interface PaymentDialogProps {
  readonly document: DocumentDetailsFragment;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
  readonly onClose: () => void;
}

/** Records the payment of a document by hand; of one that came back, the second transfer. */
export function PaymentDialog({ document, today, onClose }: PaymentDialogProps) {
  const { id, number, day, returnedOn } = document;
  const { say } = useTexts('document.pay');
  const toasts = useToasts();
  const states = useDocumentStates(document);
  const withFreshStates = useFreshStates();
  const [pay] = usePaySettlementDocumentMutation({ update: forgetHistory });
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { paidOn: today },
  });
  const draft = useDraft(form, `document.payment.${id}`);
  const { control, formState } = form;
  const { submit, busy, problem } = useSubmit(form, async ({ paidOn }) => {
    await withFreshStates(pay({ variables: { id, paidOn } }));
    draft.sent();
    toasts.success(say('done', { number }));
    onClose();
  });
  return (
    <FormDialog
      open
      title={say('title', { number })}
      submitLabel={say('submit')}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{states}</Typography>
      <FormProblem problem={problem} draft={draft} />
      <DayField control={control} name="paidOn" label={say('day')} first={returnedOn ?? day} today={today} />
    </FormDialog>
  );
}
