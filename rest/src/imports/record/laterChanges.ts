import { namedObstacles, type ImportObstacle } from '@gdd/schema/imports';
import { and, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { intArray } from '../../database/intArray.js';
import { importFoundLines, imports } from '../../database/tables/work/imports.js';
import { countedStatuses } from '../../sums/countedImports.js';

/** The first obstacles, as an import keeps them and a refusal names them, and how many there are. */
export function named(obstacles: readonly ImportObstacle[]) {
  return { obstacles: obstacles.slice(0, namedObstacles), obstacleCount: obstacles.length };
}

/** A line of the audit trail as an obstacle sees it. */
export interface LaterEntry {
  /** A campaign's or a member's id. */
  readonly subjectId: number;
  /** The dealer, where the change is of one in a campaign. */
  readonly dealerId: number | null;
  readonly action: string;
  /** The fields that changed. */
  readonly fields: readonly string[];
  /** The import that made the change, which was not undone; null: somebody by hand. */
  readonly importId: number | null;
}

/**
 * The later changes to the campaigns' dealers or members that an import changed: by hand, or by another import. Read from
 * the audit trail: a value changed and changed back still counts; the work of an import that was undone does not.
 *
 * Whoever changes a membership or a member holds its row from before its entry to the end of the transaction, as an
 * import does, whose own entry comes last: so entries with a greater number came later.
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

/** Imports that are to be undone first, the last of them first. */
export async function importsToUndoFirst(
  transaction: Database,
  ids: Iterable<number | null>,
): Promise<readonly ImportObstacle[]> {
  const distinct = [...new Set(ids)].filter((id) => id !== null);
  if (distinct.length === 0) return [];
  const found = await transaction
    .select({ id: imports.id, text: imports.filename })
    .from(imports)
    .where(inArray(imports.id, distinct))
    .orderBy(desc(imports.appliedAt), desc(imports.id));
  return found.map(({ id, text }) => ({ kind: 'import', text, id }));
}

/** The ids of later imports whose files contain lines, or records, of this one: undoing it would take those from them. */
export async function importsThatFound(transaction: Database, importId: number): Promise<number[]> {
  const found = await transaction
    .select({ id: imports.id })
    .from(importFoundLines)
    .innerJoin(imports, eq(imports.id, importFoundLines.importId))
    .where(and(eq(importFoundLines.earlierId, importId), inArray(imports.status, [...countedStatuses])));
  return found.map(({ id }) => id);
}

/**
 * The ids of the imports that built upon members: gave them sales, put them into campaigns or others below them.
 *
 * @param memberIds of members that would be taken away
 */
export async function importsBuildingOn(
  transaction: Database,
  importId: number,
  memberIds: readonly number[],
): Promise<number[]> {
  if (memberIds.length === 0) return [];
  const ids = intArray(memberIds);
  const changed = sql`from import_changes c where c.import_id = ${imports.id}`;
  const found = await transaction
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
  return found.map(({ id }) => id);
}
