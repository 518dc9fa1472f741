/**
 * Records every change of a membership's figures with its cause, in the transaction that makes it
 * (docs/domain/changes.md).
 */
import type { ChangeCause } from '@gdd/schema/changes';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { inOpenedCampaign } from '../ground/database/opened.js';
import type { Act } from '../ground/platform/audit.js';

/** Why and when figures change. */
export interface Cause {
  readonly kind: ChangeCause;
  /**
   * The id of the import or entry, or the number of the version of the rules; null for other kinds. A map by dealer
   * where entries of several dealers are written together.
   */
  readonly reference: number | ReadonlyMap<number, number> | null;
  readonly at: Date;
}

/** The cause of a change: of the given kind where a person makes it, else the import that is applied or undone. */
export function causeOf({ now: at, importId, isUndo }: Act, kind: ChangeCause): Cause {
  if (importId === undefined) return { kind, reference: null, at };
  return { kind: isUndo === true ? 'importUndone' : 'importApplied', reference: importId, at };
}

/**
 * The insert of the changes between former and present figures of memberships; equal figures make no row.
 *
 * @param former a `from` item named `former`: the figures before, by dealer
 * @param now a `from` item named `now`: the figures after
 * @returns an insert statement, which may also be part of a `with` clause
 */
export function insertChanges(campaignId: number, { kind, reference, at }: Cause, former: SQL, now: SQL): SQL {
  return sql`
    insert into membership_changes (campaign_id, dealer_id, at, cause, reference, tires_before, tires_after,
      accumulated_before, accumulated_after, expendable_before, expendable_after)
    select ${campaignId}::int, dealer_id, ${at.toISOString()}::timestamptz, ${kind}::text, ${referenceOf(reference)}, change.*
    from ${former} full join ${now} using (dealer_id)
      cross join lateral (
        select coalesce(former.tires_purchased, 0), coalesce(now.tires_purchased, 0),
          coalesce(former.plafond_accumulated, 0), coalesce(now.plafond_accumulated, 0),
          coalesce(former.plafond_expendable, 0), coalesce(now.plafond_expendable, 0)
      ) as change (tires_before, tires_after, accumulated_before, accumulated_after, expendable_before, expendable_after)
    where tires_before <> tires_after or accumulated_before <> accumulated_after or expendable_before <> expendable_after
    order by dealer_id`;
}

function referenceOf(reference: Cause['reference']): SQL {
  if (reference === null || typeof reference === 'number') return sql`${reference}::int`;
  return sql`(${JSON.stringify(Object.fromEntries(reference))}::jsonb ->> dealer_id::text)::int`;
}

/** Memberships whose last recorded change does not end at their present figures. Any row is an inconsistency. */
export const unrecorded: SQL = sql`
  select m.campaign_id, m.dealer_id, coalesce(last.tires_after, 0) as tires_before, m.tires_purchased as tires_after,
    coalesce(last.accumulated_after, 0) as accumulated_before, m.plafond_accumulated as accumulated_after,
    coalesce(last.expendable_after, 0) as expendable_before, m.plafond_expendable as expendable_after
  from (select * from memberships where ${inOpenedCampaign}) as m
    left join lateral (
      select tires_after, accumulated_after, expendable_after from membership_changes as c
      where c.campaign_id = m.campaign_id and c.dealer_id = m.dealer_id
      order by id desc limit 1
    ) as last on true
  where (m.tires_purchased, m.plafond_accumulated, m.plafond_expendable)
    is distinct from (coalesce(last.tires_after, 0), coalesce(last.accumulated_after, 0), coalesce(last.expendable_after, 0))`;

/** Records as `upgrade` the changes that were not recorded: those of the demonstration, and of manual SQL. */
export async function recordUnrecorded(transaction: Database, at: Date): Promise<void> {
  await transaction.execute(sql`
    insert into membership_changes (campaign_id, dealer_id, at, cause, tires_before, tires_after,
      accumulated_before, accumulated_after, expendable_before, expendable_after)
    select campaign_id, dealer_id, ${at.toISOString()}::timestamptz, 'upgrade', tires_before, tires_after,
      accumulated_before, accumulated_after, expendable_before, expendable_after
    from (${unrecorded}) as unrecorded order by campaign_id, dealer_id`);
}
