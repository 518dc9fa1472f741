import { useRef, useState } from 'react';
import { forgetTimeline } from '../../../domain/campaigns/forgetCampaign';
import { problemOf, type Problem } from '../../../shared/apollo/problem';
import type { CampaignInput } from '../../../shared/apollo/schema.generated';
import { useUpdateCampaignMutation, type UpdateCampaignMutation } from '../campaign.generated';
import { usePreviewRulesMutation, type RulesPreviewFieldsFragment } from './rules.generated';

/** A change of rules whose dialog is open. */
interface PendingChange {
  /** Requests the preview of the change; a second call replaces the first preview. */
  readonly makePreview: () => Promise<void>;
  /** Sends the change with its reason and the preview that it is based on. */
  readonly send: (reason: string, preview: string) => Promise<void>;
  /** Cancels the change; with an error, the form reports it. */
  readonly onGiveUp: (error?: Error) => void;
}

/**
 * Changes rules that a dealer has accepted: `ask` opens the dialog for the `pending` change, and resolves when it was
 * sent or cancelled.
 */
export function useRulesChange(campaignId: string) {
  const [change, setChange] = useState<PendingChange>();
  const [preview, setPreview] = useState<RulesPreviewFieldsFragment>();
  const [problem, setProblem] = useState<Problem>();
  const previewsMade = useRef(0);
  const [previewRules] = usePreviewRulesMutation();
  const [updateCampaign] = useUpdateCampaignMutation({ update: forgetTimeline, refetchQueries: ['CampaignRules'] });

  const makePreview = async ({ startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility }: CampaignInput) => {
    const input = { startsOn, endsOn, incentiveDetail, factorBoostDetail, eligibility };
    previewsMade.current += 1;
    const number = previewsMade.current;
    setPreview(undefined);
    setProblem(undefined);
    // The response of a preview that is not the newest is of other rules.
    try {
      const { data } = await previewRules({ variables: { campaignId, input } });
      if (number === previewsMade.current) setPreview(data?.previewRules);
    } catch (error) {
      if (number === previewsMade.current) setProblem(problemOf(error));
    }
  };

  const ask = (input: CampaignInput, version: number) =>
    new Promise<UpdateCampaignMutation['updateCampaign'] | undefined>((resolve, reject) => {
      setChange({
        makePreview: () => makePreview(input),
        send: async (reason, previewId) => {
          const variables = { id: campaignId, input, version, reason, preview: previewId };
          const { data } = await updateCampaign({ variables });
          setChange(undefined);
          resolve(data?.updateCampaign);
        },
        onGiveUp: (error) => {
          setChange(undefined);
          if (error === undefined) resolve(undefined);
          else reject(error);
        },
      });
      void makePreview(input);
    });

  return { ask, pending: change && { campaignId, ...change, preview, problem, setProblem } };
}
