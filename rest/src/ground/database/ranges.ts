import { and, sql, type Column, type SQL } from 'drizzle-orm';

/**
 * Whether a value lies in the range of a filter, both ends included.
 *
 * @param range unbounded where an end is missing; undefined without a filter
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

/** The instant at which a day begins in Italy. @param day yyyy-mm-dd @param later number of days to add */
export const midnight = (day: string, later = 0): SQL =>
  sql`(${day}::date + ${later}::integer)::timestamp at time zone 'Europe/Rome'`;

/** Whether an instant lies in a range of days in Italy, both included; compares instants, to use an index on them. */
export function withinDays(
  column: Column,
  range: { readonly from?: string | undefined; readonly to?: string | undefined } | undefined,
): SQL | undefined {
  return and(
    range?.from === undefined ? undefined : sql`${column} >= ${midnight(range.from)}`,
    range?.to === undefined ? undefined : sql`${column} < ${midnight(range.to, 1)}`,
  );
}
