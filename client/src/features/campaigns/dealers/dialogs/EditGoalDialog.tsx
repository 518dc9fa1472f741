import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { RequestMadeFragment } from '../../../../domain/approvals/approvals.generated';
import { forgetApprovals } from '../../../../domain/approvals/forgetApprovals';
import { RequestMadeDialog } from '../../../../domain/approvals/RequestMadeDialog';
import { thrownProblem, type Problem } from '../../../../shared/apollo/problem';
import { ConfirmDialog } from '../../../../shared/dialogs/ConfirmDialog';
import { FormDialog } from '../../../../shared/dialogs/FormDialog';
import { useDraft } from '../../../../shared/forms/drafts/useDraft';
import { applyProblem } from '../../../../shared/forms/saving/applyProblem';
import { FormProblem } from '../../../../shared/forms/FormProblem';
import { useTexts } from '../../../../shared/i18n/useTexts';
import { Notice } from '../../../../shared/page/Notice';
import { useToasts } from '../../../../shared/toasts/ToastsContext';
import { useDealersChanged } from '../../campaignCache';
import { useEditDealerGoalMutation } from '../campaignDealers.generated';
import { parseGoal } from '../../../../domain/goals/parseGoal';
import { GoalField } from '../../GoalField';
import { useFailureToast } from './useFailureToast';
import type { CampaignDealer } from '../useCampaignDealerColumns';

interface EditGoalDialogProps {
  readonly campaignId: string;
  readonly dealer: Pick<CampaignDealer, 'dealerId' | 'businessName' | 'goalThreshold' | 'goalMissing' | 'version'>;
  readonly onClose: () => void;
}

/** A dealer's goal as saved. */
interface SavedGoal {
  readonly goalThreshold: number;
  readonly version: number;
}

/** Edits a dealer's goal, with a confirmation (specification, section 2, modal 2). */
export function EditGoalDialog({ campaignId, dealer, onClose }: EditGoalDialogProps) {
  const { intl, say, format, language } = useTexts('campaigns.editGoal');
  const name = dealer.businessName;
  const form = useForm<{ goalThreshold: string }>({
    mode: 'all',
    defaultValues: { goalThreshold: dealer.goalMissing ? '' : String(dealer.goalThreshold) },
  });
  const draft = useDraft(form, `goal.${campaignId}.${dealer.dealerId}`);
  const { control, formState, handleSubmit, getValues, setError } = form;
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const { save, busy, newer, request } = useSaving(campaignId, dealer, () => {
    draft.sent();
    onClose();
  });

  if (request !== undefined) return <RequestMadeDialog request={request} onClose={onClose} />;
  return (
    <>
      <FormDialog
        open
        title={name}
        submitLabel={intl.formatMessage({ id: 'actions.save' })}
        busy={busy}
        disabled={!formState.isValid}
        onSubmit={(event) => void handleSubmit(() => setAsking(true))(event)}
        onClose={onClose}
      >
        <FormProblem problem={problem} draft={draft} />
        {newer !== undefined && <Notice>{say('newer', { goal: format.number(newer.goalThreshold) })}</Notice>}
        <GoalField control={control} name="goalThreshold" autoFocus />
      </FormDialog>
      <ConfirmDialog
        open={isAsking}
        title={name}
        text={say('confirm', { name })}
        confirmLabel={intl.formatMessage({ id: 'actions.save' })}
        busy={busy}
        onConfirm={() => {
          const goal = parseGoal(getValues('goalThreshold'), language);
          if (goal === undefined) return;
          setProblem(undefined);
          void save(goal)
            .then((refused) => {
              if (refused !== undefined && !applyProblem(refused, setError, getValues)) setProblem(refused);
            })
            .finally(() => setAsking(false));
        }}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Saves a goal over the version that was read or, after a warning, over a newer one. */
function useSaving(campaignId: string, dealer: EditGoalDialogProps['dealer'], onSaved: () => void) {
  const { say } = useTexts('campaigns.editGoal');
  const toasts = useToasts();
  const reportFailure = useFailureToast();
  const refetchDealers = useDealersChanged();
  const [editGoal, { loading }] = useEditDealerGoalMutation({ update: forgetApprovals });
  const [request, setRequest] = useState<RequestMadeFragment>();
  const [newer, setNewer] = useState<SavedGoal>();
  const { dealerId } = dealer;

  const save = async (goalThreshold: number) => {
    const { version } = newer ?? dealer;
    try {
      const { data } = await editGoal({ variables: { campaignId, dealerId, input: { goalThreshold, version } } });
      if (data?.editDealerGoal.pendingApproval) {
        setRequest(data.editDealerGoal.pendingApproval);
        return undefined;
      }
      toasts.success(say('done'));
      refetchDealers();
      onSaved();
      return undefined;
    } catch (error) {
      const problem = thrownProblem(error);
      reportFailure('campaigns.editGoal.failed', problem);
      const { currentVersion, currentGoalThreshold } = problem;
      if (currentVersion !== undefined && currentGoalThreshold !== undefined) {
        setNewer({ version: currentVersion, goalThreshold: currentGoalThreshold });
        refetchDealers();
      }
      return problem;
    }
  };
  return { save, busy: loading, newer, request };
}
