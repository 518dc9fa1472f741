/** Purchases by all fields of a sale line, kept by the transactions that change sales (docs/decisions/0018). */
import { sql } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';

/**
 * Adds an import's lines to what is kept, or takes them away again.
 *
 * @param transaction in which the dealers' months were moved already, so that no dealer changes its place; the lines are in
 *   the table of sales
 */
export async function moveImportLines(
  transaction: Database,
  importId: number,
  direction: 'add' | 'remove',
): Promise<void> {
  await transaction.execute(sql`select move_import_lines(${importId}::int, ${direction === 'add' ? 1 : -1}::int)`);
}
