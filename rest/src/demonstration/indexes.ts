import { sql } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';

/**
 * Drops the indexes of a table that are not unique: creating an index on a filled table is several times faster than
 * maintaining it row by row.
 *
 * @returns creates them again
 */
export async function dropIndexes(transaction: Database, table: 'sales' | 'memberships'): Promise<() => Promise<void>> {
  const { rows } = (await transaction.execute(sql`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index where indrelid = ${table}::regclass and not indisunique
    order by 1`)) as { readonly rows: readonly { readonly name: string; readonly definition: string }[] };
  for (const { name } of rows) await transaction.execute(sql.raw(`drop index ${name}`));
  return async () => {
    for (const { definition } of rows) await transaction.execute(sql.raw(definition));
  };
}
