import { skipToken } from '@apollo/client/react';
import { settlementLimits } from '@gdd/schema/settlements';
import Typography from '@mui/material/Typography';
import { useForm, useWatch } from 'react-hook-form';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { useDraft } from '../../../shared/forms/drafts/useDraft';
import { CheckboxField } from '../../../shared/forms/fields/CheckboxField';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { useSubmit } from '../../../shared/forms/saving/useSubmit';
import { SearchSelect, type SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
import { useTexts } from '../../../shared/i18n/useTexts';
import { useToasts } from '../../../shared/toasts/ToastsContext';
import { useMemberSearch } from '../../members/useMemberSearch';
import { forgetHolds } from './forgetHolds';
import { useHoldChoicesQuery, useHoldSettlementCreditsMutation } from './holds.generated';

interface HoldDialogProps {
  /** The dealer; without one the dialog asks for it. */
  readonly dealer?: { readonly id: string; readonly businessName: string };
  readonly onClose: () => void;
}

interface Values {
  dealerId: SearchOption | null;
  /** The id of a campaign, or `allCredits`. */
  campaignId: string;
  reason: string;
  isReasonShown: boolean;
}

/** The choice of all credits of the dealer in the place of a campaign's id. */
const allCredits = 'all';

/** Puts the credits of a dealer on hold, or its credit in one campaign, until somebody releases them. */
export function HoldDialog({ dealer, onClose }: HoldDialogProps) {
  const { intl, say } = useTexts('hold.dialog');
  const toasts = useToasts();
  const search = useMemberSearch('DEALER');
  const [hold] = useHoldSettlementCreditsMutation({ update: forgetHolds });
  const form = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      dealerId: dealer === undefined ? null : { id: dealer.id, label: dealer.businessName },
      campaignId: allCredits,
      reason: '',
      isReasonShown: false,
    },
  });
  const draft = useDraft(form, `hold.${dealer?.id ?? 'new'}`);
  const { control, formState } = form;
  const dealerId = useWatch({ control, name: 'dealerId' })?.id;
  const choices = useHoldChoicesQuery(dealerId === undefined ? skipToken : { variables: { dealerId } });
  const campaigns = (choices.data?.dealerCampaigns ?? []).map(({ campaign }) => campaign);
  const { submit, busy, problem } = useSubmit(form, async ({ campaignId, reason, ...values }) => {
    if (dealerId === undefined) return;
    const { isReasonShown } = values;
    const input = {
      dealerId,
      campaignId: campaignId === allCredits ? null : campaignId,
      reason: reason.trim(),
      isReasonShown,
    };
    await hold({ variables: { input } });
    draft.sent();
    toasts.success(say('done'));
    onClose();
  });
  return (
    <FormDialog
      open
      wide
      title={dealer === undefined ? say('title') : say('titleOf', { name: dealer.businessName })}
      submitLabel={say('submit')}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography>{say('text')}</Typography>
      <FormProblem problem={problem} draft={draft} />
      {dealer === undefined && (
        <SearchSelect
          control={control}
          name="dealerId"
          label={say('dealer')}
          search={search}
          rules={{ required: intl.formatMessage({ id: 'forms.fieldRequired' }) }}
        />
      )}
      <SelectField
        control={control}
        name="campaignId"
        label={say('campaign')}
        disabled={dealerId === undefined}
        rules={{ required: true }}
        options={[
          { value: allCredits, label: say('all') },
          ...campaigns.map(({ id, title }) => ({ value: id, label: title })),
        ]}
      />
      <TextField
        control={control}
        name="reason"
        autoComplete="off"
        label={say('reason')}
        rules={{ required: true, maxLength: settlementLimits.reason }}
      />
      <CheckboxField control={control} name="isReasonShown" label={say('isReasonShown')} />
    </FormDialog>
  );
}
