import { useState } from 'react';
import type { CampaignInput } from '../../../shared/apollo/schema.generated';
import { useUpdateCampaignMutation, type CampaignRecordFragment } from '../campaign.generated';
import { forgetTimeline } from '../campaignCache';

/** A change of rules that waits for its reason. */
interface AskedChange {
  readonly input: CampaignInput;
  /** Sends the change with its reason and the preview that it is based on. */
  readonly send: (reason: string, preview: string) => Promise<void>;
  /** Gives the change up, for a reason that the form tells, or none. */
  readonly onGiveUp: (error?: unknown) => void;
}

/** Changes rules that a dealer has accepted: `ask` has the dialog of `asked` opened, and waits for what comes of it. */
export function useRulesChange(id: string) {
  const [asked, setAsked] = useState<AskedChange>();
  const [updateCampaign] = useUpdateCampaignMutation({ update: forgetTimeline, refetchQueries: ['CampaignRules'] });

  const ask = (input: CampaignInput, version: number) =>
    new Promise<CampaignRecordFragment | undefined>((resolve, reject) => {
      setAsked({
        input,
        send: async (reason, preview) => {
          const { data } = await updateCampaign({ variables: { id, input, version, reason, preview } });
          setAsked(undefined);
          resolve(data?.updateCampaign);
        },
        onGiveUp: (error) => {
          setAsked(undefined);
          if (error === undefined) resolve(undefined);
          else reject(error as Error);
        },
      });
    });

  return { asked, ask };
}
