import { eq, inArray } from 'drizzle-orm';
import type { Rules } from '../domain/incentive/rules.js';
import type { PrizeRules } from '../domain/incentive/incentive.js';
import type { CampaignState } from '@gdd/schema/campaigns';
import { campaigns } from '../database/tables/programme/campaigns.js';
import type { Database } from '../database/connections/connection.js';

/** A campaign as far as the sums depend on it. */
export interface CampaignRules extends Rules {
  readonly id: number;
  readonly state: CampaignState;
}

/** The rules from which, with the sums, the figures of a campaign's dealers follow. */
export type FigureRules = PrizeRules & Pick<CampaignRules, 'id'>;

export const rulesColumns = {
  id: campaigns.id,
  state: campaigns.state,
  startsOn: campaigns.startsOn,
  endsOn: campaigns.endsOn,
  incentiveDetail: campaigns.incentiveDetail,
  factorBoostDetail: campaigns.factorBoostDetail,
  eligibility: campaigns.eligibility,
};

/** Whether the lines of imports move a campaign's sums: not of a draft, which counts none yet, nor once it is closed. */
export const countsImports = inArray(campaigns.state, ['open', 'registrationClosed']);

/** The rules of a campaign, its row locked until the transaction ends: `share` for what must not see them change. */
export async function lockedRules(
  transaction: Database,
  campaignId: number,
  strength: 'share' | 'update',
): Promise<CampaignRules | undefined> {
  const [row] = await transaction
    .select(rulesColumns)
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
    .for(strength);
  return row;
}
