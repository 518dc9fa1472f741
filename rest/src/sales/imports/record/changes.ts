import { sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import type { ChangedFields } from '../../../ground/database/tables/changedFields.js';
import { countedStatuses } from '../../../figures/sums/countedImports.js';

/** A change that an import made to a member, or to its membership of a campaign. */
export interface RecordedChange {
  readonly memberId: number;
  /** Undefined for a change of the member itself; stored as 0. */
  readonly campaignId?: number;
  /** The former values of the changed fields; null: the member or membership was created. */
  readonly before: ChangedFields | null;
  readonly after: ChangedFields;
}

const batchSize = 5000;

/** Records the changes of an import, so that they can be undone. */
export async function recordChanges(
  transaction: Database,
  importId: number,
  changes: readonly RecordedChange[],
): Promise<void> {
  for (let from = 0; from < changes.length; from += batchSize) {
    // campaign_id 0: a change of the member itself; nullif turns a JSON null into an SQL null
    const rows = JSON.stringify(changes.slice(from, from + batchSize));
    await transaction.execute(sql`
      insert into import_changes (import_id, member_id, campaign_id, before, after)
      select ${importId}::int, "memberId", coalesce("campaignId", 0), nullif(before, 'null'::jsonb), after
      from json_to_recordset(${rows}::json) as change("memberId" int, "campaignId" int, before jsonb, after jsonb)`);
  }
}

/**
 * Records, for each earlier import in effect, how many members or memberships that it created or changed are also in
 * the file of this import. Such an earlier import cannot be undone before this one, since its undoing would take away
 * what this file contains too.
 *
 * @param memberIds the members in valid rows that existed before the import, in the campaign or as such
 * @param campaignId 0: the members themselves
 */
export async function recordFoundMembers(
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
