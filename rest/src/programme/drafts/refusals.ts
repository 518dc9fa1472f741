import type { CampaignState } from '@gdd/schema/campaigns';
import { Refusal } from '../../ground/platform/http/errors.js';

/** Refuses a campaign that is not a draft. */
export function refuseOpened({ state }: { readonly state: CampaignState }): void {
  if (state !== 'draft') throw new Refusal('CONFLICT', { reason: 'notADraft' });
}
