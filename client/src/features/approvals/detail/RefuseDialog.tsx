import { approvalLimits } from '@gdd/schema/approvals';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useRefuseRequestMutation } from '../approval.generated';

interface RefuseDialogProps {
  readonly id: string;
  /** The refusal was not taken: the request may have changed since it was read. */
  readonly onRefused: () => void;
  readonly onClose: () => void;
}

/** Refuses a request for good, with a reason that who asked reads. */
export function RefuseDialog({ id, onRefused, onClose }: RefuseDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const [problem, setProblem] = useState<Problem>();
  const [refuse, { loading }] = useRefuseRequestMutation();
  const { control, formState, handleSubmit, setError, getValues } = useForm<{ reason: string }>({
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const say = (part: string) => intl.formatMessage({ id: `approvals.refuse.${part}` });
  const submit = handleSubmit(async ({ reason }) => {
    setProblem(undefined);
    try {
      await refuse({ variables: { id, reason: reason.trim() } });
      toasts.success(say('done'));
      onClose();
    } catch (error) {
      const refused = problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' as const };
      if (!applyProblem(refused, setError, getValues)) setProblem(refused);
      onRefused();
    }
  });
  return (
    <FormDialog
      open
      title={say('title')}
      submitLabel={say('submit')}
      busy={loading}
      disabled={!formState.isValid}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Typography>
        <FormattedMessage id="approvals.refuse.text" />
      </Typography>
      <FormProblem problem={problem} />
      <TextField
        control={control}
        name="reason"
        autoFocus
        autoComplete="off"
        label={say('reason')}
        rules={{ required: true, maxLength: approvalLimits.reason }}
      />
    </FormDialog>
  );
}
