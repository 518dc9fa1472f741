import { settlementLimits } from '@gdd/schema/settlements';
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
import { useCancelSettlementDocumentMutation, type DocumentDetailsFragment } from './documents.generated';

interface CancelDocumentDialogProps {
  readonly document: DocumentDetailsFragment;
  readonly onClose: () => void;
}

/** Cancels a document: its entries are reversed, its number stays, and the dealer reads the reason. */
export function CancelDocumentDialog({ document: { id, number }, onClose }: CancelDocumentDialogProps) {
  const intl = useIntl();
  const toasts = useToasts();
  const [problem, setProblem] = useState<Problem>();
  const [cancel, { loading }] = useCancelSettlementDocumentMutation();
  const { control, formState, handleSubmit, setError, getValues } = useForm<{ reason: string }>({
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const say = (part: string) => intl.formatMessage({ id: `document.cancel.${part}` }, { number });
  const submit = handleSubmit(async ({ reason }) => {
    setProblem(undefined);
    try {
      await cancel({ variables: { id, reason: reason.trim() } });
      toasts.success(say('done'));
      onClose();
    } catch (error) {
      const refused = problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' as const };
      if (!applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  });
  return (
    <FormDialog
      open
      title={say('title')}
      submitLabel={say('submit')}
      cancelLabel={intl.formatMessage({ id: 'actions.close' })}
      busy={loading}
      disabled={!formState.isValid}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Typography>
        <FormattedMessage id="document.cancel.text" />
      </Typography>
      <FormProblem problem={problem} />
      <TextField
        control={control}
        name="reason"
        autoFocus
        autoComplete="off"
        label={say('reason')}
        rules={{ required: true, maxLength: settlementLimits.reason }}
      />
    </FormDialog>
  );
}
