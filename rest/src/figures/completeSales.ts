import { max } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { completeMonths } from '../ground/database/tables/programme/sales.js';

/**
 * The last month whose sales the office has marked as complete, yyyy-mm: figures of months are final until then, unless a
 * later file corrects a line. Null before the first mark.
 */
export async function completeThrough(database: Database): Promise<string | null> {
  const [found] = await database.select({ month: max(completeMonths.month) }).from(completeMonths);
  return found?.month?.slice(0, 7) ?? null;
}
