/** The imports whose lines count. */
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { ImportStatus } from '@gdd/schema/campaigns';
import type { Database } from '../../ground/database/connections/connection.js';
import { imports } from '../../ground/database/tables/work/imports.js';

/** The statuses of imports that are in effect: an undoing may still end without undoing anything. */
export const countedStatuses = ['applied', 'undoing'] as const satisfies readonly ImportStatus[];

/**
 * The ids of the sales imports in effect, to which all sale lines belong.
 *
 * @param until only imports applied by then; default: all
 */
export async function importsOfSales(database: Database, until?: Date): Promise<number[]> {
  const rows = await database
    .select({ id: imports.id })
    .from(imports)
    .where(
      and(
        eq(imports.kind, 'sales'),
        inArray(imports.status, [...countedStatuses]),
        until && lte(imports.appliedAt, until),
      ),
    )
    .orderBy(asc(imports.id));
  return rows.map(({ id }) => id);
}
