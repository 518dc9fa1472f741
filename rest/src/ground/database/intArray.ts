import { sql, type SQL } from 'drizzle-orm';

/** Ids as a single array parameter: a statement takes at most 65,535 parameters. */
export function intArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::int[]`;
}
