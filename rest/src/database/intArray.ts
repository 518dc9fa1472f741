import { sql, type SQL } from 'drizzle-orm';

/** Ids as one parameter, however many: a list of parameters ends at 65,535. */
export function intArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}
