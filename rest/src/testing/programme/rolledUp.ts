import type { Database } from '../../ground/database/connections/connection.js';
import { rebuildFigures } from '../../figures/folding.js';

/**
 * Writes memberships or members directly, as no code of the product does, and rebuilds the rollup figures, for tests
 * that read these afterwards.
 */
export async function rolledUp<T>(database: Database, write: (transaction: Database) => Promise<T>): Promise<T> {
  return database.transaction(async (transaction) => {
    const result = await write(transaction);
    await rebuildFigures(transaction, new Date('2024-12-01T09:00:00Z'));
    return result;
  });
}
