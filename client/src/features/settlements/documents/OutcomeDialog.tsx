import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import type { ExchangeOutcome } from '../../../shared/apollo/schema.generated';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { DayField } from './DayField';
import { possibleOutcomes } from './documentChanges';
import type { DocumentDetailsFragment } from './documents.generated';
import { forgetHistory } from './forgetHistory';
import { useRecordSettlementDocumentOutcomeMutation } from './outcomes.generated';
import { useDocumentStates } from './useDocumentStates';
import { useFreshStates } from './useFreshStates';

interface OutcomeDialogProps {
  readonly document: DocumentDetailsFragment;
  /** The programme's day, yyyy-mm-dd. */
  readonly today: string;
  readonly onClose: () => void;
}

interface OutcomeValues {
  readonly outcome: ExchangeOutcome | '';
  readonly day: string;
  /** As they are typed, with spaces or commas between them. */
  readonly codes: string;
}

/** Records by hand what the exchange system answered about a note. */
export function OutcomeDialog({ document, today, onClose }: OutcomeDialogProps) {
  const { id, number, day } = document;
  const { say } = useTexts('document.outcome');
  const toasts = useToasts();
  const states = useDocumentStates(document);
  const withFreshStates = useFreshStates();
  const [record] = useRecordSettlementDocumentOutcomeMutation({ update: forgetHistory });
  const form = useForm<OutcomeValues>({
    mode: 'onTouched',
    defaultValues: { outcome: '', day: today, codes: '' },
  });
  const draft = useDraft(form, `document.outcome.${id}`);
  const { control, formState } = form;
  const outcome = useWatch({ control, name: 'outcome' });
  const { submit, busy, problem } = useSubmit(form, async (values) => {
    if (values.outcome === '') return;
    const codes = values.outcome === 'REJECTED' ? codesIn(values.codes) : [];
    const input = { outcome: values.outcome, day: values.day, codes };
    await withFreshStates(record({ variables: { id, input } }));
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
      <SelectField
        control={control}
        name="outcome"
        label={say('outcome')}
        options={possibleOutcomes(document).map((value) => ({ value, label: say(value) }))}
        rules={{ required: true }}
      />
      <DayField control={control} name="day" label={say('day')} first={day} today={today} />
      {outcome === 'REJECTED' && (
        <TextField
          control={control}
          name="codes"
          label={say('codes')}
          hint={say('codes.hint')}
          rules={{
            validate: (codes: string) => codesIn(codes).every((code) => /^\d{5}$/.test(code)) || say('codes.wrong'),
          }}
        />
      )}
    </FormDialog>
  );
}

const codesIn = (text: string) => text.split(/[\s,;]+/).filter(Boolean);
