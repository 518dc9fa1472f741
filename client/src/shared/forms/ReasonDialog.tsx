import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { thrownProblem, type Problem } from '../apollo/problem';
import { DateField } from '../dates/DateField';
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
  /** Asks for a day too. */
  readonly day?: {
    readonly label: string;
    /** The day that is filled in at first, yyyy-mm-dd. */
    readonly first: string;
    /** @returns the message for a day that cannot be chosen */
    readonly problemOf: (day: string) => string | undefined;
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
  const { control, formState, handleSubmit, setError, getValues } = useForm<{ reason: string; day: string }>({
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
      {day !== undefined && (
        <DateField
          control={control}
          name="day"
          label={day.label}
          rules={{ required: true, validate: (chosen: string) => day.problemOf(chosen) ?? true }}
        />
      )}
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
