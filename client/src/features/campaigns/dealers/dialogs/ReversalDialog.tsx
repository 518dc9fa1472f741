import { campaignTextLengths } from '@gdd/schema/campaigns';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { problemOf, type Problem } from '../../../../shared/apollo/problem';
import { FormDialog } from '../../../../shared/dialogs/FormDialog';
import { TextField } from '../../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../../shared/forms/FormProblem';
import { applyProblem } from '../../../../shared/forms/saving/applyProblem';
import { useIdempotencyKey } from '../../../../shared/forms/saving/useIdempotencyKey';
import { useFormat } from '../../../../shared/i18n/useFormat';
import { useToasts } from '../../../../shared/toasts/ToastsContext';
import { forgetEntries, useDealersChanged } from '../../campaignCache';
import { useReverseEntryMutation, type EntryFieldsFragment } from './entries.generated';

interface ReversalDialogProps {
  readonly campaignId: string;
  readonly dealerId: string;
  readonly entry: EntryFieldsFragment;
  readonly onClose: () => void;
}

/** Takes an entry of a ledger back: the entry stays, and the dealer reads the reason (docs/domain/ledger.md). */
export function ReversalDialog({ campaignId, dealerId, entry, onClose }: ReversalDialogProps) {
  const intl = useIntl();
  const format = useFormat();
  const toasts = useToasts();
  const tellChange = useDealersChanged();
  const keyOf = useIdempotencyKey();
  const [problem, setProblem] = useState<Problem>();
  const [reverse, { loading }] = useReverseEntryMutation({ update: forgetEntries });
  const { control, formState, handleSubmit, setError, getValues } = useForm<{ reason: string }>({
    mode: 'onTouched',
    defaultValues: { reason: '' },
  });
  const submit = handleSubmit(async ({ reason }) => {
    setProblem(undefined);
    const input = { campaignId, dealerId, entryId: entry.id, reason: reason.trim() };
    try {
      await reverse({ variables: { ...input, idempotencyKey: keyOf(input) } });
      toasts.success(intl.formatMessage({ id: 'campaigns.entries.reverse.done' }));
      tellChange();
      onClose();
    } catch (error) {
      const refused = problemOf(error) ?? { code: 'INTERNAL_SERVER_ERROR' as const };
      if (!applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  });
  return (
    <FormDialog
      open
      title={intl.formatMessage({ id: 'campaigns.entries.reverse.title' })}
      submitLabel={intl.formatMessage({ id: 'campaigns.entries.reverse.submit' })}
      cancelLabel={intl.formatMessage({ id: 'actions.close' })}
      busy={loading}
      disabled={!formState.isValid}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Typography>
        <FormattedMessage
          id="campaigns.entries.reverse.text"
          values={{ amount: format.euro(entry.amount), date: format.date(entry.day) }}
        />
      </Typography>
      <FormProblem problem={problem} />
      <TextField
        control={control}
        name="reason"
        autoFocus
        autoComplete="off"
        label={intl.formatMessage({ id: 'campaigns.entries.adjustment.reason' })}
        rules={{ required: true, maxLength: campaignTextLengths.reason }}
      />
    </FormDialog>
  );
}
