import type { CampaignState } from '@gdd/schema/campaigns';
import { Refusal } from '../../platform/http/errors.js';

/** Refuses what a closed campaign does not allow. */
export function refuseClosed({ state }: { readonly state: CampaignState }): void {
  if (state === 'closed') throw new Refusal('CONFLICT', { reason: 'campaignClosed' });
}

/** Refuses what a draft does not allow, before it is opened. */
export function refuseDraft({ state }: { readonly state: CampaignState }): void {
  if (state === 'draft') throw new Refusal('CONFLICT', { reason: 'campaignDraft' });
}

/** Refuses what is of no use after a campaign's last day. */
export function refuseOver({ endsOn }: { readonly endsOn: string }, today: string): void {
  if (endsOn < today) throw new Refusal('CONFLICT', { reason: 'periodOver' });
}
