import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { thrownProblem, type Problem } from '../apollo/problem';
import { TextField } from './fields/TextField';
import { FormProblem } from './FormProblem';
import { applyProblem } from './saving/applyProblem';
import { FormDialog } from '../dialogs/FormDialog';

interface ReasonDialogProps {
  readonly title: string;
  /** What happens, and who reads the reason. */
  readonly text: string;
  readonly label: string;
  readonly maxLength: number;
  readonly submitLabel: string;
  /** Gets the trimmed reason; rejects with the error of a call, which the dialog shows. */
  readonly onSubmit: (reason: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms a final action with a reason, which somebody else will read. */
export function ReasonDialog({ title, text, label, maxLength, submitLabel, onSubmit, onClose }: ReasonDialogProps) {
  const intl = useIntl();
  const [problem, setProblem] = useState<Problem>();
  const { control, formState, handleSubmit, setError, getValues } = useForm<{ reason: string }>({
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    setProblem(undefined);
    try {
      await onSubmit(reason.trim());
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
