import { eq, inArray } from 'drizzle-orm';
import type { Rules } from '../../ground/domain/incentive/rules.js';
import type { PrizeRules } from '../../ground/domain/incentive/incentive.js';
import type { CampaignState } from '@gdd/schema/campaigns';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import type { Database } from '../../ground/database/connections/connection.js';

/** The fields of a campaign that the sums depend on. */
export interface CampaignRules extends Rules {
  readonly id: number;
  readonly state: CampaignState;
}

/** The rules from which, with the sums, the figures of a campaign's dealers are computed. */
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

/** Whether imports change a campaign's sums: drafts count no lines yet, closed campaigns are frozen. */
export const countsImports = inArray(campaigns.state, ['open', 'registrationClosed']);

/**
 * The rules of a campaign, its row locked until the transaction ends.
 *
 * @param strength `share`: the campaign does not change meanwhile; `update`: the transaction changes it
 */
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
