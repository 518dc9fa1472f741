import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { firstByNetwork, firstOfGroups, orderInGroup, type FirstRows, type VisibleDealers } from './firstRows.js';

/** Sort columns for which memberships have an index. */
const figureColumns: Readonly<Record<string, PgColumn>> = {
  goalThreshold: memberships.goalThreshold,
  tiresPurchased: memberships.tiresPurchased,
  tiresMissing: memberships.tiresMissing,
  plafondAccumulated: memberships.plafondAccumulated,
  plafondExpendable: memberships.plafondExpendable,
  debt: memberships.debt,
  tiresFleet: memberships.tiresFleet,
  tiresFleetPercentage: memberships.tiresFleetPercentage,
};

/** Columns with the same value in all rows of a campaign. */
const campaignColumns: Readonly<Record<string, PgColumn>> = {
  campaignTitle: campaigns.titleSort,
  endsOn: campaigns.endsOn,
};

/** Columns that only work lists fill: elsewhere rows are sorted by id. */
const emptyColumns: readonly string[] = ['goalPercentage', 'tiresToNextThreshold', 'euroAtStake'];

/**
 * The first rows of the report of campaigns: up to `first.limit` rows of each campaign, or of each member above the
 * dealers, merged.
 *
 * @param request condition on campaigns
 */
export function firstMemberships(first: FirstRows, request: SQL, dealers: VisibleDealers): SQL | undefined {
  const { column } = first;
  const visible = dealers.visible ?? sql`true`;
  const isVisible = sql`exists (select from ${members} where ${members.id} = ${memberships.dealerId} and ${visible})`;
  const ofCampaign = (value: SQL | PgColumn, more: SQL, order: SQL) => sql`
    select ${memberships.dealerId}, ${memberships.campaignId} as split_value, ${value} as sort_value from ${memberships}
    where ${memberships.campaignId} = ${campaigns.id} and ${isVisible} ${more} ${order}`;
  const byDealer = sql`order by ${memberships.dealerId} limit ${first.limit}`;
  const chosen = sql`(select * from ${campaigns} where ${request}) as ${campaigns}`;
  const figure = figureColumns[column];
  if (figure !== undefined) {
    const order = orderInGroup(figure, first, memberships.dealerId);
    return firstOfGroups(first, chosen, ofCampaign(figure, sql``, order));
  }
  const sameInCampaign = campaignColumns[column];
  if (sameInCampaign !== undefined) return firstOfGroups(first, chosen, ofCampaign(sameInCampaign, sql``, byDealer));
  if (column === 'accepted') {
    const isOne = sql`and (${memberships.acceptedAt} is not null) = answer.accepted`;
    const responses = sql`${chosen} cross join (values (true), (false)) as answer(accepted)`;
    return firstOfGroups(first, responses, ofCampaign(sql`answer.accepted`, isOne, byDealer));
  }
  const sorted = emptyColumns.includes(column) ? { ...first, column: 'id', direction: 'asc' as const } : first;
  return firstByNetwork(
    sorted,
    dealers,
    (dealerId) => sql`(
      select ${memberships.dealerId}, ${memberships.campaignId} as split_value from ${memberships}
      where ${memberships.dealerId} = ${dealerId}
        and ${memberships.campaignId} = any(array(select ${campaigns.id} from ${campaigns} where ${request})))`,
  );
}
