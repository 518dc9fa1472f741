import type { ImportPrizes } from '@gdd/schema/imports';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { prizeChanges } from '../../../figures/sums/importPrizes.js';
import { formerLines } from './corrections.js';
import { becomesLine, type RowsByOutcome } from './rowOutcomes.js';
import { addBrands } from './saleLines.js';

/**
 * The changes of prizes, by campaign, that the rows make once they are applied.
 *
 * @param transaction has checked the rows
 */
export async function prizesOfRows(
  transaction: Database,
  importId: number,
  outcome: RowsByOutcome,
): Promise<ImportPrizes[]> {
  const rows = soldRows(importId, outcome);
  const [days] = rowsIn<{ readonly from: string | null; readonly to: string | null }>(
    await transaction.execute(sql`
      select min(sold_on)::text as "from", max(sold_on)::text as "to" from (${rows}) as sold`),
  );
  if (days?.from == null || days.to === null) return [];
  const { from, to } = days;
  let changes: ImportPrizes[] = [];
  try {
    // a rule may name a brand that this file introduces: new brands are inserted in a savepoint, which is rolled back
    await transaction.transaction(async (savepoint) => {
      await addBrands(savepoint, importId);
      changes = await prizeChanges(savepoint, sql`(${rows}) as sales`, { from, to });
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
  return changes;
}

/** Thrown to roll the savepoint back. */
class RolledBack extends Error {}

/**
 * Rows with the columns of `sales` that rules use: those that become lines, and with the opposite sign the existing
 * lines that are corrected or cancelled. The brand is null where it is new.
 */
function soldRows(importId: number, outcome: RowsByOutcome): SQL {
  const added = sql`
    select m.id as dealer_id, l.sold_on, b.id as brand_id, l.season, l.segment, l.rim, l.channel, l.quantity
    from import_sales l join members m on m.vat_number = l.vat_number left join brands b on b.key = l.brand_key
    where ${becomesLine(importId, outcome)}`;
  if (outcome.corrected + outcome.cancelled === 0) return added;
  return sql`${added} union all
    select s.dealer_id, s.sold_on, s.brand_id, s.season, s.segment, s.rim, s.channel, -s.quantity
    from ${formerLines(importId)}`;
}
