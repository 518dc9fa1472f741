import { useApolloClient } from '@apollo/client/react';
import { useCallback } from 'react';
import { useForm } from 'react-hook-form';
import { FormDialog } from '../../../../shared/dialogs/FormDialog';
import { useDraft } from '../../../../shared/forms/drafts/useDraft';
import { useSubmit } from '../../../../shared/forms/saving/useSubmit';
import { FormProblem } from '../../../../shared/forms/FormProblem';
import {
  SearchSelect,
  searchLimit,
  type OptionSearch,
  type SearchOption,
} from '../../../../shared/forms/searchSelect/SearchSelect';
import { useIdempotencyKey } from '../../../../shared/forms/saving/useIdempotencyKey';
import { memberOption } from '../../../../domain/members/useMemberSearch';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { useToasts } from '../../../../shared/toasts/ToastsContext';
import { useDealersChanged } from '../../campaignCache';
import { UnsubscribedDealersDocument, useAddDealerToCampaignMutation } from '../campaignDealers.generated';
import { parseGoal } from '../../../../domain/goals/parseGoal';
import { GoalField } from '../../GoalField';
import { useFailureToast } from './useFailureToast';

interface AddDealerDialogProps {
  readonly campaignId: string;
  readonly onClose: () => void;
}

interface NewDealer {
  dealerId: SearchOption | null;
  goalThreshold: string;
}

/** The dialog 'Aggiungi dealer' (specification, section 2, modal 1). */
export function AddDealerDialog({ campaignId, onClose }: AddDealerDialogProps) {
  const { intl, say, language } = useTexts('campaigns.addDealer');
  const toasts = useToasts();
  const reportFailure = useFailureToast();
  const refetchDealers = useDealersChanged();
  const keyOf = useIdempotencyKey();
  const search = useUnsubscribedSearch(campaignId);
  const [addDealer] = useAddDealerToCampaignMutation();
  const form = useForm<NewDealer>({
    mode: 'all',
    defaultValues: { dealerId: null, goalThreshold: '' },
  });
  const draft = useDraft(form, `campaign.addDealer.${campaignId}`);
  const { control, formState } = form;

  const send = async ({ dealerId, goalThreshold }: NewDealer) => {
    const goal = parseGoal(goalThreshold, language);
    if (dealerId === null || goal === undefined) return;
    const input = { campaignId, dealerId: dealerId.id, goalThreshold: goal };
    await addDealer({ variables: { ...input, idempotencyKey: keyOf(input) } });
    draft.sent();
    toasts.success(say('done'));
    refetchDealers();
    onClose();
  };
  const { submit, busy, problem } = useSubmit(form, send, (refused) =>
    reportFailure('campaigns.addDealer.failed', refused),
  );

  return (
    <FormDialog
      open
      title={say('title')}
      submitLabel={intl.formatMessage({ id: 'actions.save' })}
      busy={busy}
      disabled={!formState.isValid}
      onSubmit={submit}
      onClose={onClose}
    >
      <FormProblem problem={problem} draft={draft} />
      <SearchSelect
        control={control}
        name="dealerId"
        label={say('dealer')}
        search={search}
        rules={{ required: intl.formatMessage({ id: 'forms.fieldRequired' }) }}
      />
      <GoalField control={control} name="goalThreshold" />
    </FormDialog>
  );
}

/** Searches the active dealers that are not in the campaign (docs/domain/campaigns-and-prizes.md). */
function useUnsubscribedSearch(campaignId: string): OptionSearch {
  const client = useApolloClient();
  return useCallback(
    async (search) => {
      const { data } = await client.query({
        query: UnsubscribedDealersDocument,
        variables: { campaignId, search, limit: searchLimit },
        fetchPolicy: 'no-cache',
      });
      return (data?.unsubscribedDealers ?? []).map(memberOption);
    },
    [client, campaignId],
  );
}
