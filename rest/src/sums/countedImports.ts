/** The imports whose lines are added up. */
import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { ImportStatus } from '@gdd/schema/campaigns';
import type { Database } from '../database/connections/connection.js';
import { imports } from '../database/tables/work/imports.js';

/** Imports that hold, or may: one that is being undone may yet turn out to stay. */
export const countedStatuses = ['applied', 'undoing'] as const satisfies readonly ImportStatus[];

/**
 * The imports of sales whose lines there are: lines come, change and go with them alone.
 *
 * @param until those alone that were applied by then
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
