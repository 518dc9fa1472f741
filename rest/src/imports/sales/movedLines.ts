import type { Database } from '../../database/connections/connection.js';
import type { Cause } from '../../figures/membershipChanges.js';
import { moveImportLines } from '../../figures/lineFigures.js';
import { moveImportSums } from '../../sums/importSums.js';
import { addUpImportMonths, moveImportMonths } from '../../sums/months.js';
import { lockSums } from '../../sums/sums.js';
import { moveImportTiresBefore } from '../../sums/tiresBefore.js';

/**
 * Adds an import's lines to all that is made of lines, or takes them away again.
 *
 * @param transaction in which the lines are in the table of sales
 * @param cause as of `changeMemberships`
 * @param addedUp called when they are added up by month, and moved nowhere yet
 */
export async function moveLines(
  transaction: Database,
  importId: number,
  direction: 'add' | 'remove',
  cause: Cause | null,
  addedUp: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await addUpImportMonths(transaction, importId);
  await addedUp();
  await moveImportMonths(transaction, importId, direction);
  await moveImportLines(transaction, importId, direction);
  // last, and short: while the lock is taken, no campaign takes dealers or is closed
  await lockSums(transaction, 'import');
  await moveImportSums(transaction, importId, direction, cause);
  await moveImportTiresBefore(transaction, importId, direction);
}
