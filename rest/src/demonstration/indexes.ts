import { sql } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';

/**
 * Takes a table's indexes away, but for those that make it unique: one that is filled at once is made several times faster than
 * one that grows row by row.
 *
 * @returns makes them again
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
