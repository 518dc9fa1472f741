import { eq } from 'drizzle-orm';
import type { Rules } from '../domain/incentive/rules.js';
import type { PrizeRules } from '../domain/incentive/incentive.js';
import { campaigns } from '../database/tables/programme/campaigns.js';
import type { Database } from '../database/connections/connection.js';

/** A campaign as far as the sums depend on it. */
export interface CampaignRules extends Rules {
  readonly id: number;
}

/** The rules from which, with the sums, the figures of a campaign's dealers follow. */
export type FigureRules = PrizeRules & Pick<CampaignRules, 'id'>;

export const rulesColumns = {
  id: campaigns.id,
  startsOn: campaigns.startsOn,
  endsOn: campaigns.endsOn,
  incentiveDetail: campaigns.incentiveDetail,
  factorBoostDetail: campaigns.factorBoostDetail,
  eligibility: campaigns.eligibility,
};

/** The rules of a campaign, its row locked until the transaction ends: `share` for what must not see them change. */
export async function lockedRules(
  transaction: Database,
  campaignId: number,
  strength: 'share' | 'update',
): Promise<(CampaignRules & { readonly state: typeof campaigns.$inferSelect.state }) | undefined> {
  const [row] = await transaction
    .select({ ...rulesColumns, state: campaigns.state })
    .from(campaigns)
    .where(eq(campaigns.id, campaignId))
    .for(strength);
  return row;
}
