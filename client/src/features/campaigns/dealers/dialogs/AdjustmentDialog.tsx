import { campaignTextLengths } from '@gdd/schema/campaigns';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RequestMadeFragment } from '../../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../../domain/approvals/forgetApprovals';
import { RequestMadeDialog } from '../../../../domain/approvals/RequestMadeDialog';
import { forgetEntries } from '../../../../domain/campaigns/forgetCampaign';
import { DateField } from '../../../../shared/dates/DateField';
import { FormDialog } from '../../../../shared/dialogs/FormDialog';
import { useDraft } from '../../../../shared/forms/drafts/useDraft';
import { parseDecimal } from '../../../../shared/forms/fields/decimalText';
import { FieldColumns } from '../../../../shared/forms/fields/FieldColumns';
import { SelectField } from '../../../../shared/forms/fields/SelectField';
import { TextField } from '../../../../shared/forms/fields/TextField';
import { FormProblem } from '../../../../shared/forms/FormProblem';
import { useSubmit } from '../../../../shared/forms/saving/useSubmit';
import { useIdempotencyKey } from '../../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useToasts } from '../../../../shared/toasts/ToastsContext';
import { useDealersChanged } from '../../campaignCache';
import type { CampaignDealer } from '../useCampaignDealerColumns';
import { Balance } from './Balance';
import { useEntryRules } from './useEntryRules';
import { useRecordAdjustmentMutation } from './entries.generated';

interface AdjustmentDialogProps {
  readonly campaign: { readonly id: string; readonly startsOn: string };
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
  readonly dealer: Pick<CampaignDealer, 'dealerId' | 'businessName' | 'plafondExpendable' | 'debt'>;
  readonly onClose: () => void;
}

interface NewAdjustment {
  direction: 'credit' | 'debit';
  day: string;
  amount: string;
  reason: string;
}

const directions = ['credit', 'debit'] as const;

/** Adds to or subtracts from a dealer's expendable prize in a campaign, with a reason (docs/domain/ledger.md). */
export function AdjustmentDialog({ campaign, today, dealer, onClose }: AdjustmentDialogProps) {
  const { intl, say } = useTexts('campaigns.entries.adjustment');
  const toasts = useToasts();
  const refetchDealers = useDealersChanged();
  const keyOf = useIdempotencyKey();
  const [request, setRequest] = useState<RequestMadeFragment>();
  const [record] = useRecordAdjustmentMutation({
    update: (cache) => {
      forgetEntries(cache);
      forgetApprovals(cache);
    },
  });
  const form = useForm<NewAdjustment>({
    mode: 'onTouched',
    defaultValues: { direction: 'credit', day: today ?? '', amount: '', reason: '' },
  });
  const draft = useDraft(form, `adjustment.${campaign.id}.${dealer.dealerId}`);
  const { control, formState } = form;
  const rules = useEntryRules(campaign, today);
  const { submit, busy, problem } = useSubmit(form, async ({ direction, day, amount, reason }) => {
    const exact = parseDecimal(amount, 2);
    if (exact === undefined) return;
    const input = { day, amount: direction === 'debit' ? `-${exact}` : exact, reason: reason.trim() };
    const { dealerId } = dealer;
    const { data } = await record({
      variables: { campaignId: campaign.id, dealerId, input, idempotencyKey: keyOf(input) },
    });
    if (data?.recordAdjustment.approval) {
      setRequest(data.recordAdjustment.approval);
      return;
    }
    draft.sent();
    toasts.success(say('done'));
    refetchDealers();
    onClose();
  });
  if (request !== undefined) return <RequestMadeDialog request={request} onClose={onClose} />;
  return (
    <FormDialog
      open
      wide
      title={say('title', { name: dealer.businessName })}
      submitLabel={say('record')}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <Balance dealer={dealer} />
      <FormProblem problem={problem} draft={draft} />
      <SelectField
        control={control}
        name="direction"
        label={say('direction')}
        options={directions.map((value) => ({ value, label: say(value) }))}
        rules={{ required: true }}
      />
      <FieldColumns>
        <DateField control={control} name="day" label={intl.formatMessage({ id: 'labels.day' })} rules={rules.day} />
        <TextField
          control={control}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          label={intl.formatMessage({ id: 'campaigns.redemptions.amount' })}
          rules={rules.amount}
        />
      </FieldColumns>
      <TextField
        control={control}
        name="reason"
        autoComplete="off"
        label={say('reason')}
        rules={{ required: true, maxLength: campaignTextLengths.reason }}
      />
    </FormDialog>
  );
}
