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

/** The instant at which a day of Italy begins. @param day yyyy-mm-dd @param later so many days after it */
export const midnight = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Rome'`;

/** Whether an instant lies in a range of days of Italy, both included: as instants, so that an index on it serves. */
export function withinDays(
  column: Column,
  range: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined,
): SQL | undefined {
  return and(
    range?.from === undefined ? undefined : sql`${column} >= ${midnight(range.from)}`,
    range?.to === undefined ? undefined : sql`${column} < ${midnight(range.to, 1)}`,
  );
}
