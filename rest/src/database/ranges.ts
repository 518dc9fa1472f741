import { and, sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Whether a value lies in a range as a filter has it, both ends included.
 *
 * @param range without an end, or without both, open there; undefined where nothing is filtered
 */
export function within(
  column: Column | SQL,
  range: { readonly from?: unknown; readonly to?: unknown } | undefined,
): SQL | undefined {
  return and(
    range?.from === undefined ? undefined : sql`${column} >= ${range.from}`,
    range?.to === undefined ? undefined : sql`${column} <= ${range.to}`,
  );
}
