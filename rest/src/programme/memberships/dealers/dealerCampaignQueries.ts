import { eq, and, exists, sql, not, asc } from 'drizzle-orm';
import { memberships } from '../../../ground/database/tables/programme/memberships.js';
import { campaigns } from '../../../ground/database/tables/programme/campaigns.js';
import { members } from '../../../ground/database/tables/people/network.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { isOpened } from '../../../ground/database/opened.js';
import { type Place, inSubtreeOf } from '../../../ground/database/scope.js';
import type { ListQuery } from '../../../people/dealers/schemas.js';
import { matchesSearch } from '../../../ground/database/search.js';
import { newestFirst } from '../../campaigns/campaign/queries.js';

/** The terms and figures of a dealer in a campaign. */
const membershipColumns = {
  goalThreshold: memberships.goalThreshold,
  acceptedAt: memberships.acceptedAt,
  tiresPurchased: memberships.tiresPurchased,
  tiresMissing: memberships.tiresMissing,
  tiresFleet: memberships.tiresFleet,
  tiresFleetPercentage: memberships.tiresFleetPercentage,
  plafondAccumulated: memberships.plafondAccumulated,
  plafondExpendable: memberships.plafondExpendable,
  debt: memberships.debt,
};

/** The campaigns that a dealer is in, newest first; never drafts. */
export function campaignsOfDealer(
  database: Database,
  dealerId: number,
  { year, campaignId }: { readonly year?: number | undefined; readonly campaignId?: number } = {},
) {
  return database
    .select({ campaign: campaigns, membership: membershipColumns })
    .from(memberships)
    .innerJoin(campaigns, eq(campaigns.id, memberships.campaignId))
    .where(
      and(
        eq(memberships.dealerId, dealerId),
        isOpened,
        year === undefined ? undefined : eq(campaigns.year, year),
        campaignId === undefined ? undefined : eq(campaigns.id, campaignId),
      ),
    )
    .orderBy(...newestFirst);
}

/** The active dealers at or below a member that are not in a campaign, by name. */
export function dealersOutside(database: Database, top: Place, campaignId: number, { search, limit }: ListQuery) {
  const isIn = exists(
    database
      .select({ one: sql`1` })
      .from(memberships)
      .where(and(eq(memberships.campaignId, campaignId), eq(memberships.dealerId, members.id))),
  );
  const found = database
    .select({ id: members.id, code: members.code, businessName: members.businessName, city: members.city })
    .from(members)
    .where(
      and(eq(members.role, 'Dealer'), eq(members.status, 'active'), inSubtreeOf(top), matchesSearch(search), not(isIn)),
    )
    .orderBy(asc(members.nameSort), asc(members.id));
  return limit === undefined ? found : found.limit(limit);
}
