import { namedObstacles, type ImportObstacle } from '@gdd/schema/imports';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { intArray } from '../../../ground/database/intArray.js';
import { importFoundLines, imports } from '../../../ground/database/tables/work/imports.js';
import { countedStatuses } from '../../../figures/sums/countedImports.js';

/** The fields of an import, or of a refusal, that report obstacles: the first ones and their number. */
export function obstacleFields(obstacles: readonly ImportObstacle[]) {
  return { obstacles: obstacles.slice(0, namedObstacles), obstacleCount: obstacles.length };
}

/** A later change to something that an import changed, from the audit trail. */
export interface LaterEntry {
  /** The id of the campaign or member. */
  readonly subjectId: number;
  /** The dealer, for a change in a campaign; else null. */
  readonly dealerId: number | null;
  readonly action: string;
  /** The fields that changed. */
  readonly fields: readonly string[];
  /** The import in effect that made the change; null: made by a user. */
  readonly importId: number | null;
}

/**
 * The later changes, by users or other imports, to the memberships or members that an import changed. They are read
 * from the audit trail: a value that was changed and changed back still counts; changes of undone imports do not.
 *
 * Audit entries with a greater id than the import's own are later: each writer locks the row of the membership or
 * member before it writes its entry and until its transaction ends, and the import writes its own entry last.
 */
export async function laterEntries(
  transaction: Database,
  importId: number,
  subject: 'campaign' | 'member',
): Promise<readonly LaterEntry[]> {
  const dealerId = sql`(coalesce(e.after, e.before) ->> 'dealerId')::int`;
  // campaign_id = 0: the import changed the member itself, not its place in a campaign
  const isTouched =
    subject === 'campaign'
      ? sql`e.entity_id = c.campaign_id and c.member_id = ${dealerId}
          and e.action in ('dealerAdded', 'dealerRemoved', 'goalEdited', 'accepted', 'acceptanceWithdrawn')`
      : sql`e.entity_id = c.member_id and c.campaign_id = 0`;
  const { rows } = (await transaction.execute(sql`
    select distinct e.entity_id as "subjectId", ${subject === 'campaign' ? dealerId : sql`null::int`} as "dealerId", e.action,
      e.import_id as "importId",
      coalesce((select array_agg(field) from jsonb_object_keys(nullif(e.after, 'null'::jsonb)) as field), '{}') as fields
    from import_changes c join audit_entries e on e.entity = ${subject} and ${isTouched} and e.id > (
        select coalesce(max(own.id), 0) from audit_entries own
        where own.entity = 'import' and own.entity_id = ${importId} and own.action = 'applied'
      )
      left join imports i on i.id = e.import_id
    where c.import_id = ${importId} and (i.id is null or i.status in ${countedStatuses})`)) as {
    readonly rows: readonly LaterEntry[];
  };
  return rows;
}

/** The imports of some ids as obstacles to undo first, latest first. */
export async function importsToUndoFirst(
  transaction: Database,
  ids: Iterable<number | null>,
): Promise<readonly ImportObstacle[]> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  if (distinct.length === 0) return [];
  const rows = await transaction
    .select({ id: imports.id, text: imports.filename })
    .from(imports)
    .where(inArray(imports.id, distinct))
    .orderBy(desc(imports.appliedAt), desc(imports.id));
  return rows.map(({ id, text }) => ({ kind: 'import', text, id }));
}

/**
 * The ids of later imports whose files contain lines or members of this one, which its undoing would take from them.
 */
export async function laterImportsWithSameData(transaction: Database, importId: number): Promise<number[]> {
  const rows = await transaction
    .select({ id: imports.id })
    .from(importFoundLines)
    .innerJoin(imports, eq(imports.id, importFoundLines.importId))
    .where(and(eq(importFoundLines.earlierId, importId), inArray(imports.status, [...countedStatuses])));
  return rows.map(({ id }) => id);
}

/**
 * The ids of the other imports that use members: with sales of them, memberships of theirs, or members below them.
 *
 * @param memberIds the members that an undoing would delete
 */
export async function importsUsingMembers(
  transaction: Database,
  importId: number,
  memberIds: readonly number[],
): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const ids = intArray(memberIds);
  const changed = sql`from import_changes c where c.import_id = ${imports.id}`;
  const rows = await transaction
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        inArray(imports.status, [...countedStatuses]),
        ne(imports.id, importId),
        sql`case ${imports.kind}
          when 'sales' then exists (select from sales s where s.import_id = ${imports.id} and s.dealer_id = any(${ids}))
          when 'goals' then exists (select ${changed} and c.campaign_id <> 0 and c.member_id = any(${ids}))
          else exists (
            select ${changed} and c.campaign_id = 0
              and exists (select from members child where child.id = c.member_id and child.parent_id = any(${ids}))
          ) end`,
      ),
    );
  return rows.map(({ id }) => id);
}
