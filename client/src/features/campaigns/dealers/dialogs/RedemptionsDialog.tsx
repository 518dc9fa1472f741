import { campaignTextLengths } from '@gdd/schema/campaigns';
import { redemptionMethods } from '@gdd/schema/ledger';
import { useForm } from 'react-hook-form';
import { useState } from 'react';
import type { RequestMadeFragment } from '../../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../../domain/approvals/forgetApprovals';
import { RequestMadeDialog } from '../../../../domain/approvals/RequestMadeDialog';
import { forgetEntries } from '../../../../domain/campaigns/forgetCampaign';
import { apiEnum } from '../../../../shared/apollo/enumTexts';
import { thrownProblem, type Problem } from '../../../../shared/apollo/problem';
import type { RedemptionInput, RedemptionMethod } from '../../../../shared/apollo/schema.generated';
import { useProblemText } from '../../../../shared/apollo/useProblemText';
import { ConfirmDialog } from '../../../../shared/dialogs/ConfirmDialog';
import { FormDialog } from '../../../../shared/dialogs/FormDialog';
import { useDraft } from '../../../../shared/forms/drafts/useDraft';
import { applyProblem } from '../../../../shared/forms/saving/applyProblem';
import { parseDecimal } from '../../../../shared/forms/fields/decimalText';
import { FormProblem } from '../../../../shared/forms/FormProblem';
import { DateField } from '../../../../shared/dates/DateField';
import { FieldColumns } from '../../../../shared/forms/fields/FieldColumns';
import { SelectField } from '../../../../shared/forms/fields/SelectField';
import { TextField } from '../../../../shared/forms/fields/TextField';
import { useIdempotencyKey } from '../../../../shared/forms/saving/useIdempotencyKey';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useToasts } from '../../../../shared/toasts/ToastsContext';
import { useRedeemPrizeMutation } from './redemptions.generated';
import { Balance } from './Balance';
import { EntriesTable } from './EntriesTable';
import type { EntryFieldsFragment } from './entries.generated';
import { ReversalDialog } from './ReversalDialog';
import { useEntryRules } from './useEntryRules';
import { useDealersChanged } from '../../campaignCache';
import type { CampaignDealer } from '../useCampaignDealerColumns';

interface RedemptionsDialogProps {
  readonly campaign: { readonly id: string; readonly startsOn: string };
  /** The programme's day, yyyy-mm-dd; undefined while it is not known. */
  readonly today: string | undefined;
  /** The current row of the list, so that the expendable prize is up to date. */
  readonly dealer: Pick<CampaignDealer, 'dealerId' | 'businessName' | 'plafondExpendable' | 'debt'>;
  readonly onClose: () => void;
}

interface NewRedemption {
  redeemedOn: string;
  amount: string;
  note: string;
  /** '' where nobody says it. */
  method: RedemptionMethod | '';
}

/** The ledger of a dealer in a campaign, and a form to record a redemption (docs/domain/ledger.md). */
export function RedemptionsDialog({ campaign, today, dealer, onClose }: RedemptionsDialogProps) {
  const { intl, say, format } = useTexts('campaigns.redemptions');
  const { form, draft, problem, submit, repeated, isAsking, record, busy, closeConfirmation, request, setRequest } =
    useRecording(campaign.id, dealer.dealerId);
  const { control, formState } = form;
  const rules = useEntryRules(campaign, today);
  const [reversed, setReversed] = useState<EntryFieldsFragment>();

  if (request !== undefined) return <RequestMadeDialog request={request} onClose={onClose} />;
  return (
    <>
      <FormDialog
        open
        wide
        title={say('title', { name: dealer.businessName })}
        submitLabel={say('record')}
        cancelLabel={intl.formatMessage({ id: 'actions.close' })}
        busy={busy}
        disabled={!formState.isValid}
        onSubmit={(event) => void submit(event)}
        onClose={onClose}
      >
        <Balance dealer={dealer} />
        <EntriesTable campaignId={campaign.id} dealerId={dealer.dealerId} onReverse={setReversed} />
        <FormProblem problem={problem} draft={draft} />
        <FieldColumns>
          <DateField control={control} name="redeemedOn" label={say('redeemedOn')} rules={rules.day} />
          <TextField
            control={control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            label={say('amount')}
            rules={rules.amount}
          />
        </FieldColumns>
        <SelectField
          control={control}
          name="method"
          label={say('method')}
          options={redemptionMethods.map((method) => ({
            value: apiEnum(method),
            label: intl.formatMessage({ id: `campaigns.method.${method}` }),
          }))}
        />
        <TextField
          control={control}
          name="note"
          label={say('note')}
          autoComplete="off"
          rules={{ maxLength: campaignTextLengths.note }}
        />
      </FormDialog>
      <ConfirmDialog
        open={isAsking}
        title={say('repeated.title')}
        text={say('repeated.text', {
          amount: repeated === undefined ? '' : format.euro(repeated.amount),
          date: repeated === undefined ? '' : format.date(repeated.redeemedOn),
        })}
        confirmLabel={say('repeated.confirm')}
        busy={busy}
        onConfirm={() => {
          if (repeated !== undefined) void record(repeated, true);
        }}
        onClose={closeConfirmation}
      />
      {reversed !== undefined && (
        <ReversalDialog
          campaignId={campaign.id}
          dealerId={dealer.dealerId}
          entry={reversed}
          onRequested={setRequest}
          onClose={() => setReversed(undefined)}
        />
      )}
    </>
  );
}

type ExactRedemption = Pick<RedemptionInput, 'redeemedOn' | 'amount' | 'note' | 'method'>;

function useRecording(campaignId: string, dealerId: string) {
  const { say } = useTexts('campaigns.redemptions');
  const toasts = useToasts();
  const problemText = useProblemText();
  const refetchDealers = useDealersChanged();
  const keyOf = useIdempotencyKey();
  const [problem, setProblem] = useState<Problem>();
  // The same redemption may be recorded twice on purpose, so each recording has its own idempotency key.
  const [recorded, setRecorded] = useState(0);
  // The redemption that resembles a recorded one; kept while its dialog closes, which still displays it.
  const [repeated, setRepeated] = useState<ExactRedemption>();
  const [isAsking, setAsking] = useState(false);
  const [request, setRequest] = useState<RequestMadeFragment>();
  const [send, { loading }] = useRedeemPrizeMutation({
    update: (cache) => {
      forgetEntries(cache);
      forgetApprovals(cache);
    },
  });
  const form = useForm<NewRedemption>({
    mode: 'onTouched',
    defaultValues: { redeemedOn: '', amount: '', note: '', method: '' },
  });
  const draft = useDraft(form, `redemption.${campaignId}.${dealerId}`);
  const { handleSubmit, reset, setError, getValues } = form;

  const submit = handleSubmit(async ({ redeemedOn, amount, note, method }) => {
    const exact = parseDecimal(amount, 2);
    if (exact === undefined) return;
    await record({ redeemedOn, amount: exact, note: note.trim() || null, method: method || null }, false);
  });

  async function record(redemption: ExactRedemption, confirmRepeated: boolean) {
    setProblem(undefined);
    const input = { ...redemption, confirmRepeated };
    try {
      const idempotencyKey = keyOf({ recorded, input });
      const { data } = await send({ variables: { campaignId, dealerId, input, idempotencyKey } });
      if (data?.redeemPrize.approval) setRequest(data.redeemPrize.approval);
      else toasts.success(say('done'));
      reset();
      setRecorded(recorded + 1);
      setAsking(false);
      refetchDealers();
    } catch (error) {
      const refused = thrownProblem(error);
      setAsking(refused.reason === 'looksRepeated');
      if (refused.reason === 'looksRepeated') setRepeated(redemption);
      else if (refused.reason === 'notExpendable') {
        setError('amount', { type: 'notExpendable', message: problemText(refused) }, { shouldFocus: true });
        refetchDealers();
      } else if (!applyProblem(refused, setError, getValues)) setProblem(refused);
    }
  }
  const closeConfirmation = () => setAsking(false);
  return {
    form,
    draft,
    problem,
    submit,
    repeated,
    isAsking,
    record,
    busy: loading,
    closeConfirmation,
    request,
    setRequest,
  };
}
