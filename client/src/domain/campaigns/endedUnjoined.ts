import type { CampaignState } from '../../shared/apollo/schema.generated';

interface DealerInCampaign {
  readonly campaign: { readonly state: CampaignState };
  readonly accepted: boolean;
}

/** Whether a campaign is closed without the dealer's acceptance: nothing more can be reached in it. */
export function endedUnjoined({ campaign, accepted }: DealerInCampaign): boolean {
  return campaign.state === 'CLOSED' && !accepted;
}
