import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { intArray } from '../../database/intArray.js';
import type { ChangedFields } from '../../database/tables/changedFields.js';
import { countedStatuses } from '../../sums/countedImports.js';

/** A change of an import to a member, or to its place in a campaign. */
export interface RecordedChange {
  readonly memberId: number;
  /** Not given for a change of the member itself. */
  readonly campaignId?: number;
  /** The changed fields as they were; null: it was created. */
  readonly before: ChangedFields | null;
  readonly after: ChangedFields;
}

const batchSize = 5000;

/** Writes down what an import changed, so that it can be undone. */
export async function recordChanges(
  transaction: Database,
  importId: number,
  changes: readonly RecordedChange[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += batchSize) {
    const rows = JSON.stringify(changes.slice(from, from + batchSize));
    await transaction.execute(sql`
      insert into import_changes (import_id, member_id, campaign_id, before, after)
      select ${importId}::int, "memberId", coalesce("campaignId", 0), nullif(before, 'null'::jsonb), after
      from json_to_recordset(${rows}::json) as change("memberId" int, "campaignId" int, before jsonb, after jsonb)`);
  }
}

/**
 * Notes, for each earlier import that holds, how many of what it made or changed the rows of this one found there: what
 * both files say would be lost with the earlier one.
 *
 * @param memberIds of the members that right rows name and that there were already, in the campaign or at all
 */
export async function noteFoundMembers(
  transaction: Database,
  importId: number,
  memberIds: readonly number[],
  campaignId = 0,
): Promise<void> {
  await transaction.execute(sql`
    insert into import_found_lines as found (import_id, earlier_id, lines)
    select ${importId}::int, c.import_id, count(*)
    from import_changes c join imports i on i.id = c.import_id and i.status in ${countedStatuses}
    where c.campaign_id = ${campaignId} and c.member_id = any(${intArray(memberIds)}) and c.import_id <> ${importId}
    group by c.import_id
    on conflict (earlier_id, import_id) do update set lines = found.lines + excluded.lines`);
}
