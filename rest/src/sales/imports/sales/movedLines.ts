import type { Database } from '../../../ground/database/connections/connection.js';
import type { Cause } from '../../../figures/membershipChanges.js';
import { moveImportLines } from '../../../figures/lineFigures.js';
import { moveImportSums } from '../../../figures/sums/importSums.js';
import { addUpImportMonths, moveImportMonths } from '../../../figures/sums/months.js';
import { lockSums } from '../../../figures/sums/sums.js';
import { moveImportTiresBefore } from '../../../figures/sums/tiresBefore.js';

/**
 * Adds an import's lines to everything that is derived from lines (months, rollups, sums, tyres of the year before), or
 * subtracts them.
 *
 * @param transaction has the lines in `sales`
 * @param cause as for `changeMemberships`
 * @param onMonthsSummed called once the table `import_months` is filled, before anything derived is changed
 */
export async function moveLines(
  transaction: Database,
  importId: number,
  direction: 'add' | 'remove',
  cause: Cause | null,
  onMonthsSummed: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  await addUpImportMonths(transaction, importId);
  await onMonthsSummed();
  await moveImportMonths(transaction, importId, direction);
  await moveImportLines(transaction, importId, direction);
  // taken last, to hold it only briefly: it blocks adding dealers to campaigns and closing campaigns
  await lockSums(transaction, 'import');
  await moveImportSums(transaction, importId, direction, cause);
  await moveImportTiresBefore(transaction, importId, direction);
}
