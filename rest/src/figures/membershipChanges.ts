/** The causes of every change of a membership's figures, written by the transaction that makes it (docs/domain/changes.md). */
import type { ChangeCause } from '@gdd/schema/changes';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { inOpenedCampaign } from '../database/opened.js';
import type { Act } from '../platform/audit.js';

/** Why figures change, and since when. */
export interface Cause {
  readonly kind: ChangeCause;
  /**
   * The import, the entry of the ledger, or the version of the rules; null where there is none. By dealer where each has
   * its own: entries that are written together.
   */
  readonly reference: number | ReadonlyMap<number, number> | null;
  readonly at: Date;
}

/** The cause of what somebody does, or an import for them: the import itself, then, applied or undone. */
export function causeOf({ now: at, importId, isUndo }: Act, kind: ChangeCause): Cause {
  if (importId === undefined) return { kind, reference: null, at };
  return { kind: isUndo === true ? 'importUndone' : 'importApplied', reference: importId, at };
}

/**
 * Writes the changes between the figures of memberships as they were and as they are; none where they are the same.
 *
 * @param former the figures as they were by dealer: what stands behind `from`, named former
 * @param now the same as they are, named now
 * @returns an insert, alone or as a part of a statement
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

/** Memberships whose last change does not end at their figures of today: none, or something is broken. */
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

/** Writes down as an upgrade what changed without a record: of the demonstration, and after writing by hand. */
export async function recordUnrecorded(transaction: Database, at: Date): Promise<void> {
  await transaction.execute(sql`
    insert into membership_changes (campaign_id, dealer_id, at, cause, tires_before, tires_after,
      accumulated_before, accumulated_after, expendable_before, expendable_after)
    select campaign_id, dealer_id, ${at.toISOString()}::timestamptz, 'upgrade', tires_before, tires_after,
      accumulated_before, accumulated_after, expendable_before, expendable_after
    from (${unrecorded}) as unrecorded order by campaign_id, dealer_id`);
}
