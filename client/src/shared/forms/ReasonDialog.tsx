import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { TextField } from './fields/TextField';
import { FormProblem } from './FormProblem';
import { useDraft } from './drafts/useDraft';
import { useSubmit } from './saving/useSubmit';
import { FormDialog } from '../dialogs/FormDialog';

interface ReasonValues {
  reason: string;
  day: string;
}

interface ReasonDialogProps {
  /** The name of the dialog's draft, with the object that it is about. */
  readonly draftName: string;
  readonly title: string;
  /** What happens, and who reads the reason. */
  readonly text: string;
  readonly label: string;
  readonly maxLength: number;
  readonly submitLabel: string;
  /** Asks for a day too. */
  readonly day?: {
    /** The day that is filled in at first, yyyy-mm-dd. */
    readonly first: string;
    /** The field `day`. */
    readonly field: (control: Control<ReasonValues>) => ReactNode;
  };
  /** Gets the trimmed reason, and the day, or ''; rejects with the error of a call, which the dialog shows. */
  readonly onSubmit: (reason: string, day: string) => Promise<void>;
  /** Runs after an error: the record may not be as it is shown. */
  readonly onRefused?: () => void;
  readonly onClose: () => void;
}

/** Confirms a final action with a reason, which somebody else will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { draftName, title, text, label, maxLength, submitLabel, day, onSubmit, onRefused, onClose } = props;
  const intl = useIntl();
  const form = useForm<ReasonValues>({
    mode: 'onTouched',
    defaultValues: { reason: '', day: day?.first ?? '' },
  });
  const draft = useDraft(form, draftName);
  const { control, formState } = form;
  const send = async (values: ReasonValues) => {
    await onSubmit(values.reason.trim(), values.day);
    draft.sent();
    onClose();
  };
  const { submit, busy, problem } = useSubmit(form, send, onRefused);
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      cancelLabel={intl.formatMessage({ id: 'actions.close' })}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      <FormProblem problem={problem} draft={draft} />
      {day?.field(control)}
      <TextField
        control={control}
        name="reason"
        autoFocus
        autoComplete="off"
        label={label}
        rules={{ required: true, maxLength }}
      />
    </FormDialog>
  );
}
