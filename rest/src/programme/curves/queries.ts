import { asc, eq, sql, type SQL } from 'drizzle-orm';
import type { CampaignRow } from '../campaigns/campaign/queries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { rowsIn } from '../../ground/database/rows.js';
import { everInSubtreeOf, type Place } from '../../ground/database/scope.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships, tiresBefore } from '../../ground/database/tables/programme/memberships.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import type { DayTires } from '../../ground/domain/incentive/curve.js';
import { fromImports } from '../../figures/sums/boostShares.js';
import { eligibleLine } from '../../figures/sums/lineRules.js';
import { daysBeforeFrom } from '../../figures/sums/tiresBefore.js';

/**
 * The tyres of the dealers of a campaign at or below a member, by day, from its lines. As in the totals, a dealer's
 * tyres up to a day are at least 0, and deleted dealers are included. A draft has none; a closed campaign counts the
 * lines that it was closed with.
 */
export async function daysOf(database: Database, top: Place, campaign: CampaignRow): Promise<readonly DayTires[]> {
  if (campaign.state === 'draft') return [];
  const closedWith = campaign.state === 'closed' ? campaign.importsAtClosing : null;
  return dayRows(
    database,
    sql`
    select day, sum(greatest(tires, 0) - greatest(tires - quantity, 0)) as quantity
    from (
      select day, quantity, sum(quantity) over (partition by dealer_id order by day) as tires
      from (
        select ${sales.dealerId} as dealer_id, ${sales.soldOn} as day, sum(${sales.quantity}) as quantity
        from ${sales}
        where ${eligibleLine(campaign)} and ${closedWith === null ? sql`true` : fromImports(closedWith)}
          and ${isOfDealers(top, campaign)}
        group by 1, 2
      ) as of_dealer
    ) as up_to_day
    group by day`,
  );
}

/** The tyres of the dealers of a campaign at or below a member in its period a year before, by day. */
export function daysBeforeOf(database: Database, top: Place, campaign: CampaignRow): Promise<readonly DayTires[]> {
  return dayRows(database, daysBeforeFrom(campaign, isOfDealers(top, campaign)));
}

/** The tyres of all dealers of the programme in a campaign's period a year before, by day. */
export async function allDaysBeforeOf(database: Database, campaign: CampaignRow): Promise<readonly DayTires[]> {
  // the rollup is not updated after the closing
  if (campaign.state === 'closed') return dayRows(database, daysBeforeFrom(campaign));
  return database
    .select({ day: tiresBefore.day, quantity: tiresBefore.quantity })
    .from(tiresBefore)
    .where(eq(tiresBefore.campaignId, campaign.id))
    .orderBy(asc(tiresBefore.day));
}

/** Condition on sale lines: of a dealer of a campaign at or below a member. */
const isOfDealers = (top: Place, { id }: CampaignRow): SQL => sql`${sales.dealerId} in (
  select ${memberships.dealerId} from ${memberships}
  where ${memberships.campaignId} = ${id} and ${isBelow(top, sql`${memberships.dealerId}`)})`;

function isBelow(top: Place, dealerId: SQL): SQL {
  const below = everInSubtreeOf(top);
  return below === undefined ? sql`true` : sql`${dealerId} in (select ${members.id} from ${members} where ${below})`;
}

async function dayRows(database: Database, days: SQL): Promise<readonly DayTires[]> {
  const result = await database.execute(
    sql`select day::text, quantity::text from (${days}) as of_day where quantity <> 0 order by day`,
  );
  const rows = rowsIn<{ readonly day: string; readonly quantity: string }>(result);
  return rows.map(({ day, quantity }) => ({ day, quantity: Number(quantity) }));
}
