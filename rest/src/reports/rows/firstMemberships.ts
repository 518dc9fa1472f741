import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { campaigns } from '../../database/tables/programme/campaigns.js';
import { members } from '../../database/tables/people/network.js';
import { memberships } from '../../database/tables/programme/memberships.js';
import { firstByDealer, firstOfGroups, inGroup, type FirstRows, type VisibleDealers } from './firstRows.js';

/** Columns that memberships are found in the order of. */
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

/** Columns that all rows of a campaign have alike. */
const campaignColumns: Readonly<Record<string, PgColumn>> = {
  campaignTitle: campaigns.titleSort,
  endsOn: campaigns.endsOn,
};

/** Figures of the day, which only work lists have: no row of the whole report has one. */
const emptyColumns: readonly string[] = ['goalPercentage', 'tiresToNextThreshold', 'euroAtStake'];

/**
 * The first rows of the report of campaigns: of each campaign, or of each member above, as many as are asked for.
 *
 * @param request which campaigns, as a condition on campaigns
 */
export function firstMemberships(first: FirstRows, request: SQL, dealers: VisibleDealers): SQL | undefined {
  const { column } = first;
  const visible = dealers.visible ?? sql`true`;
  const isVisible = sql`exists (select from ${members} where ${members.id} = ${memberships.dealerId} and ${visible})`;
  const ofCampaign = (value: SQL | PgColumn, more: SQL, order: SQL) => sql`
    select ${memberships.dealerId}, ${memberships.campaignId} as part, ${value} as sort_value from ${memberships}
    where ${memberships.campaignId} = ${campaigns.id} and ${isVisible} ${more} ${order}`;
  const byDealer = sql`order by ${memberships.dealerId} limit ${first.most}`;
  const chosen = sql`(select * from ${campaigns} where ${request}) as ${campaigns}`;
  const figure = figureColumns[column];
  if (figure !== undefined) {
    const order = inGroup(figure, first, memberships.dealerId);
    return firstOfGroups(first, chosen, ofCampaign(figure, sql``, order));
  }
  const alike = campaignColumns[column];
  if (alike !== undefined) return firstOfGroups(first, chosen, ofCampaign(alike, sql``, byDealer));
  if (column === 'accepted') {
    const isOne = sql`and (${memberships.acceptedAt} is not null) = answer.accepted`;
    const responses = sql`${chosen} cross join (values (true), (false)) as answer(accepted)`;
    return firstOfGroups(first, responses, ofCampaign(sql`answer.accepted`, isOne, byDealer));
  }
  const sorted = emptyColumns.includes(column) ? { ...first, column: 'id', direction: 'asc' as const } : first;
  return firstByDealer(
    sorted,
    dealers,
    (dealerId) => sql`(
      select ${memberships.dealerId}, ${memberships.campaignId} as part from ${memberships}
      where ${memberships.dealerId} = ${dealerId}
        and ${memberships.campaignId} = any(array(select ${campaigns.id} from ${campaigns} where ${request})))`,
  );
}
