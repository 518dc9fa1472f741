import { sql, type SQL } from 'drizzle-orm';
import type { Database } from './connections/connection.js';
import { rowsIn } from './rows.js';

/**
 * The rows of a query in pages, by a cursor: the query runs once, and a page at a time is in memory.
 *
 * @param transaction ends the cursor where the reader stops early; it has one such query at a time
 * @param query its columns match the row's type
 */
export async function* cursorPages<Row>(
  transaction: Database,
  query: SQL,
  size: number,
): AsyncGenerator<readonly Row[], void> {
  // all rows are read: the plan that returns the first ones soonest would be slower
  await transaction.execute(sql`set local cursor_tuple_fraction = 1`);
  await transaction.execute(sql`declare pages no scroll cursor for ${query}`);
  const fetchPage = sql.raw(`fetch ${size} from pages`);
  for (;;) {
    const rows = rowsIn<Row>(await transaction.execute(fetchPage));
    if (rows.length > 0) yield rows;
    if (rows.length < size) break;
  }
  await transaction.execute(sql`close pages`);
}
