/** The rollup `campaign_figures`: per campaign, the sums over the dealers below each member (docs/rollups.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { intArray } from '../ground/database/intArray.js';
import { rowsIn } from '../ground/database/rows.js';
import { inOpenedCampaign } from '../ground/database/opened.js';
import { signalFigures } from '../events/signals/signal.js';
import { insertChanges, type Cause } from './membershipChanges.js';
import { lockDealerRows, placesNow } from './places.js';

const rollupColumns = sql`campaign_id, member_id, region, status, tier, is_deleted, dealers, accepted, goal_reached,
  goal_threshold, tires_purchased, tires_missing, tires_fleet, plafond_accumulated, plafond_expendable,
  redeemed, adjusted, debt`;

/** The contribution of one membership to the sums. */
const contribution = sql`campaign_id, dealer_id, 1 as dealers, (accepted_at is not null)::int as accepted,
  (tires_missing = 0)::int as goal_reached, goal_threshold, tires_purchased, tires_missing, tires_fleet,
  plafond_accumulated, plafond_expendable, redeemed, adjusted, debt`;

/** The contributions of memberships as they are now, with sign 1. Memberships of drafts do not contribute. */
export const contributionsNow = (which: SQL) =>
  sql`select 1 as change_sign, ${contribution} from memberships where ${which} and ${inOpenedCampaign}`;

/**
 * Sums contributions by place: first by the path above the dealers, which leaves few rows, then for each member on that
 * path.
 *
 * @param contributions each with `change_sign`: 1 adds it, -1 subtracts it
 * @param places the dealers' places, each with a `sign` likewise
 */
export function campaignFiguresFrom(contributions: SQL, places: SQL): SQL {
  return sql`
    select campaign_id, node::int as member_id, region, status, tier, is_deleted, sum(dealers)::bigint as dealers,
      sum(accepted)::bigint as accepted, sum(goal_reached)::bigint as goal_reached,
      sum(goal_threshold)::bigint as goal_threshold, sum(tires_purchased)::bigint as tires_purchased,
      sum(tires_missing)::bigint as tires_missing, sum(tires_fleet)::bigint as tires_fleet,
      sum(plafond_accumulated) as plafond_accumulated, sum(plafond_expendable) as plafond_expendable,
      sum(redeemed) as redeemed, sum(adjusted) as adjusted, sum(debt) as debt
    from (
      select campaign_id, above, region, status, tier, is_deleted, sum(signed * dealers) as dealers,
        sum(signed * accepted) as accepted, sum(signed * goal_reached) as goal_reached,
        sum(signed * goal_threshold) as goal_threshold, sum(signed * tires_purchased) as tires_purchased,
        sum(signed * tires_missing) as tires_missing, sum(signed * tires_fleet) as tires_fleet,
        sum(signed * plafond_accumulated) as plafond_accumulated, sum(signed * plafond_expendable) as plafond_expendable,
        sum(signed * redeemed) as redeemed, sum(signed * adjusted) as adjusted, sum(signed * debt) as debt
      from (
        select change.*, place.above, place.region, place.status, place.tier, place.is_deleted,
          place.sign * change.change_sign as signed
        from (${contributions}) as change join (${places}) as place using (dealer_id)
      ) as placed
      group by campaign_id, above, region, status, tier, is_deleted
    ) as leaf cross join lateral unnest(string_to_array(trim(both '/' from above), '/')) as node
    group by campaign_id, node, region, status, tier, is_deleted`;
}

/**
 * Inserts the sums of contributions. Rows are only inserted, never updated, so that writers do not wait for each other.
 *
 * @param beginning a `with` clause that the contributions refer to
 */
export async function addCampaignFigures(
  transaction: Database,
  contributions: SQL,
  places: SQL,
  beginning: SQL = sql``,
): Promise<void> {
  await transaction.execute(
    sql`${beginning} insert into campaign_figures (${rollupColumns}) ${campaignFiguresFrom(contributions, places)}`,
  );
  await signalFigures(transaction);
}

/**
 * Changes memberships of a campaign, adds the difference to the rollup, and records the changes of figures with their
 * cause. The contributions before are read under the locks of the rows. This is the only way to update or delete
 * memberships.
 *
 * @param dealerIds all dealers whose memberships may change
 * @param cause null: no changes are recorded, where `change` leaves figures alone, and for the demonstration, which
 *   records them at its end
 */
export async function changeMemberships<T>(
  transaction: Database,
  campaignId: number,
  dealerIds: readonly number[],
  cause: Cause | null,
  change: () => Promise<T>,
): Promise<T> {
  const which = sql`campaign_id = ${campaignId} and dealer_id = any(${intArray(dealerIds)})`;
  const [before] = rowsIn<{ readonly former: string }>(
    await transaction.execute(sql`
      select coalesce(json_agg(former), '[]')::text as former
      from (select ${contribution} from memberships where ${which} and ${inOpenedCampaign}
        order by dealer_id for no key update) as former`),
  );
  const result = await change();
  await lockDealerRows(transaction, intArray(dealerIds));
  await addCampaignFigures(
    transaction,
    sql`select * from now union all select -1, * from former`,
    placesNow,
    sql`
      with now as materialized (${contributionsNow(which)}), former as materialized (
        select * from json_to_recordset(${before?.former ?? '[]'}::json) as former(campaign_id int,
          dealer_id int, dealers int, accepted int, goal_reached int, goal_threshold int, tires_purchased bigint,
          tires_missing int, tires_fleet bigint, plafond_accumulated numeric, plafond_expendable numeric,
          redeemed numeric, adjusted numeric, debt numeric)
      ) ${cause === null ? sql`` : sql`, recorded as (${insertChanges(campaignId, cause, sql`former`, sql`now`)})`}`,
  );
  return result;
}

/**
 * Inserts memberships of a campaign and adds their contributions to the rollup. This is the only way to insert
 * memberships.
 *
 * @param insert inserts dealers that are not in the campaign yet, and returns those inserted
 */
export async function addMemberships<T extends { readonly dealerId: number }>(
  transaction: Database,
  campaignId: number,
  insert: () => Promise<readonly T[]>,
): Promise<readonly T[]> {
  const added = await insert();
  if (added.length === 0) return added;
  const dealerIds = intArray(added.map(({ dealerId }) => dealerId));
  await lockDealerRows(transaction, dealerIds);
  const which = sql`campaign_id = ${campaignId} and dealer_id = any(${dealerIds})`;
  await addCampaignFigures(transaction, contributionsNow(which), placesNow);
  return added;
}

/**
 * Adds the memberships of a draft to the rollup and records the beginning of their figures: the last step of opening
 * it.
 *
 * @param transaction holds the campaign's row, has already set its state to open, and has not changed its memberships
 *   since
 */
export async function addOpenedMemberships(transaction: Database, campaignId: number, at: Date): Promise<void> {
  const ofCampaign = sql`campaign_id = ${campaignId}`;
  // marks all as changed in this transaction, for the feed of changes: they become visible even if no figure changed
  await transaction.execute(sql`
    update memberships set changed_in = pg_current_xact_id()
    where ${ofCampaign} and changed_in <> pg_current_xact_id()`);
  await lockDealerRows(transaction, sql`array(select dealer_id from memberships where ${ofCampaign})`);
  await addCampaignFigures(transaction, contributionsNow(ofCampaign), placesNow);
  const opening: Cause = { kind: 'opening', reference: null, at };
  const nothing = sql`(select * from memberships where false) as former`;
  const now = sql`(${contributionsNow(ofCampaign)}) as now`;
  await transaction.execute(insertChanges(campaignId, opening, nothing, now));
}
