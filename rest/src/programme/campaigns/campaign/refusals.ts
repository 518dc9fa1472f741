import type { CampaignState } from '@gdd/schema/campaigns';
import { Refusal } from '../../../ground/platform/http/errors.js';

/** @throws Refusal CONFLICT, reason campaignClosed */
export function refuseClosed({ state }: { readonly state: CampaignState }): void {
  if (state === 'closed') throw new Refusal('CONFLICT', { reason: 'campaignClosed' });
}

/** @throws Refusal CONFLICT, reason campaignDraft: the operation needs an opened campaign */
export function refuseDraft({ state }: { readonly state: CampaignState }): void {
  if (state === 'draft') throw new Refusal('CONFLICT', { reason: 'campaignDraft' });
}

/** @throws Refusal CONFLICT, reason periodOver: the campaign's last day is past */
export function refuseOver({ endsOn }: { readonly endsOn: string }, today: string): void {
  if (endsOn < today) throw new Refusal('CONFLICT', { reason: 'periodOver' });
}
