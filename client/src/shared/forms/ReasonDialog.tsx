import Typography from '@mui/material/Typography';
import { useState, type ReactNode } from 'react';
import { useForm, type Control } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { thrownProblem, type Problem } from '../apollo/problem';
import { TextField } from './fields/TextField';
import { FormProblem } from './FormProblem';
import { applyProblem } from './saving/applyProblem';
import { FormDialog } from '../dialogs/FormDialog';

interface ReasonValues {
  reason: string;
  day: string;
}

interface ReasonDialogProps {
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
  readonly onClose: () => void;
}

/** Confirms a final action with a reason, which somebody else will read. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, label, maxLength, submitLabel, day, onSubmit, onClose } = props;
  const intl = useIntl();
  const [problem, setProblem] = useState<Problem>();
  const { control, formState, handleSubmit, setError, getValues } = useForm<ReasonValues>({
    mode: 'onTouched',
    defaultValues: { reason: '', day: day?.first ?? '' },
  });
  const submit = handleSubmit(async (values) => {
    setProblem(undefined);
    try {
      await onSubmit(values.reason.trim(), values.day);
      onClose();
    } catch (error) {
      const refused = thrownProblem(error);
      if (!applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  });
  return (
    <FormDialog
      open
      title={title}
      submitLabel={submitLabel}
      cancelLabel={intl.formatMessage({ id: 'actions.close' })}
      busy={formState.isSubmitting}
      disabled={!formState.isValid}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Typography>{text}</Typography>
      <FormProblem problem={problem} />
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
