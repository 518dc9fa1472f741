import { useApolloClient } from '@apollo/client/react';
import { disputeFigures, disputeLimits } from '@gdd/schema/disputes';
import { useForm } from 'react-hook-form';
import { apiEnum } from '../../shared/apollo/enumTexts';
import type { DisputeFigure } from '../../shared/apollo/schema.generated';
import { FormDialog } from '../../shared/dialogs/FormDialog';
import { useDraft } from '../../shared/forms/drafts/useDraft';
import { SelectField } from '../../shared/forms/fields/SelectField';
import { TextField } from '../../shared/forms/fields/TextField';
import { FormProblem } from '../../shared/forms/FormProblem';
import { useSubmit } from '../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../shared/i18n/useTexts';
import { useToasts } from '../../shared/toasts/ToastsContext';
import { useOpenDisputeMutation } from './disputes.generated';
import { disputeTitle } from './disputeTitle';

/** The subject of a new dispute, and the initial text of its form. */
export interface NewDispute {
  readonly campaignId: string;
  readonly dealerId: string;
  readonly about:
    | { readonly kind: 'LINE'; readonly document: string; readonly line: number }
    | { readonly kind: 'MISSING' | 'FIGURE' | 'OTHER' };
  readonly text: string;
}

interface OpenDisputeDialogProps {
  readonly dispute: NewDispute;
  readonly onClose: () => void;
}

interface Values {
  figure: DisputeFigure;
  document: string;
  text: string;
}

/** The form of a new dispute; its text is filled in, so that sending it is enough. */
export function OpenDisputeDialog({ dispute, onClose }: OpenDisputeDialogProps) {
  const { intl, say } = useTexts('dispute.open');
  const client = useApolloClient();
  const toasts = useToasts();
  const keyOf = useIdempotencyKey();
  const [open] = useOpenDisputeMutation();
  const { campaignId, dealerId, about } = dispute;
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: { figure: 'PLAFOND_ACCUMULATED', document: '', text: dispute.text },
  });
  const draft = useDraft(form, `dispute.new.${campaignId}.${dealerId}.${about.kind}`);
  const { control, formState } = form;
  const { submit, busy, problem } = useSubmit(form, async ({ figure, document, text }) => {
    const subject = {
      LINE: about,
      MISSING: { kind: about.kind, document: document.trim() || null },
      FIGURE: { kind: about.kind, figure },
      OTHER: about,
    }[about.kind];
    const input = { campaignId, dealerId, about: subject, text: text.trim() };
    await open({ variables: { input, idempotencyKey: keyOf(input) } });
    draft.sent();
    toasts.success(say('done'));
    onClose();
    // the statement and its lines display the dispute
    void client.refetchQueries({ include: 'active' });
  });
  const title =
    about.kind === 'LINE'
      ? disputeTitle({ __typename: 'DisputeSubject', ...about, figure: null }, intl)
      : say(`title.${about.kind}`);
  return (
    <FormDialog
      open
      title={title}
      submitLabel={say('submit')}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem problem={problem} draft={draft} />
      {about.kind === 'FIGURE' && (
        <SelectField
          control={control}
          name="figure"
          label={say('figure')}
          options={disputeFigures
            .map((figure) => apiEnum(figure))
            .map((value) => ({ value, label: intl.formatMessage({ id: `dispute.figure.${value}` }) }))}
          rules={{ required: true }}
        />
      )}
      {about.kind === 'MISSING' && (
        <TextField
          control={control}
          name="document"
          autoComplete="off"
          label={say('document')}
          rules={{ maxLength: disputeLimits.document }}
        />
      )}
      <TextField
        control={control}
        name="text"
        multiline
        autoComplete="off"
        label={say('text')}
        rules={{ required: true, maxLength: disputeLimits.text }}
      />
    </FormDialog>
  );
}
