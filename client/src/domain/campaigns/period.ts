import type { CampaignState } from '../../shared/apollo/schema.generated';

interface Period {
  /** The last day. */
  readonly endsOn: string;
}

/**
 * Whether a campaign's last day has passed.
 *
 * @param today the programme's day; undefined while it is not known: not over, the service decides
 */
export function isPeriodOver({ endsOn }: Period, today: string | undefined): boolean {
  return today !== undefined && endsOn < today;
}

/** Whether a dealer that has not accepted a campaign may still do so. */
export function isAcceptable(campaign: Period & { readonly state: CampaignState }, today: string | undefined): boolean {
  return campaign.state === 'OPEN' && !isPeriodOver(campaign, today);
}
