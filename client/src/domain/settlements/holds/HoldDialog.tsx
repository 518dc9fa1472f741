import { skipToken } from '@apollo/client/react';
import { settlementLimits } from '@gdd/schema/settlements';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { thrownProblem, type Problem } from '../../../shared/apollo/problem';
import { FormDialog } from '../../../shared/dialogs/FormDialog';
import { CheckboxField } from '../../../shared/forms/fields/CheckboxField';
import { SelectField } from '../../../shared/forms/fields/SelectField';
import { TextField } from '../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../shared/forms/FormProblem';
import { applyProblem } from '../../../shared/forms/saving/applyProblem';
import { SearchSelect, type SearchOption } from '../../../shared/forms/searchSelect/SearchSelect';
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
  const intl = useIntl();
  const toasts = useToasts();
  const search = useMemberSearch('DEALER');
  const [problem, setProblem] = useState<Problem>();
  const [hold] = useHoldSettlementCreditsMutation({ update: forgetHolds });
  const { control, formState, handleSubmit, setError, getValues } = useForm<Values>({
    mode: 'onTouched',
    defaultValues: {
      dealerId: dealer === undefined ? null : { id: dealer.id, label: dealer.businessName },
      campaignId: allCredits,
      reason: '',
      isReasonShown: false,
    },
  });
  const dealerId = useWatch({ control, name: 'dealerId' })?.id;
  const choices = useHoldChoicesQuery(dealerId === undefined ? skipToken : { variables: { dealerId } });
  const campaigns = (choices.data?.dealerCampaigns ?? []).map(({ campaign }) => campaign);
  const say = (part: string, values = {}) => intl.formatMessage({ id: `hold.dialog.${part}` }, values);
  const submit = handleSubmit(async ({ campaignId, reason, ...values }) => {
    if (dealerId === undefined) return;
    setProblem(undefined);
    const { isReasonShown } = values;
    const input = {
      dealerId,
      campaignId: campaignId === allCredits ? null : campaignId,
      reason: reason.trim(),
      isReasonShown,
    };
    try {
      await hold({ variables: { input } });
      toasts.success(say('done'));
      onClose();
    } catch (error) {
      const refused = thrownProblem(error);
      if (!applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  });
  return (
    <FormDialog
      open
      wide
      title={dealer === undefined ? say('title') : say('titleOf', { name: dealer.businessName })}
      submitLabel={say('submit')}
      busy={formState.isSubmitting}
      disabled={!formState.isValid}
      onSubmit={(event) => void submit(event)}
      onClose={onClose}
    >
      <Typography>{say('text')}</Typography>
      <FormProblem problem={problem} />
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
