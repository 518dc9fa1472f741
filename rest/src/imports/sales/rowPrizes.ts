import type { ImportPrizes } from '@gdd/schema/imports';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { rowsIn } from '../../database/rows.js';
import { prizeChanges } from '../../sums/importPrizes.js';
import { becomesLine, type RowsByOutcome } from './rowOutcomes.js';
import { addBrands } from './saleLines.js';

/**
 * The changes of prizes, by campaign, that the rows make which become lines.
 *
 * @param transaction in which the rows were checked
 */
export async function prizesOfRows(
  transaction: Database,
  importId: number,
  outcome: RowsByOutcome,
): Promise<ImportPrizes[]> {
  const rows = becomesLine(importId, outcome);
  const [days] = rowsIn<{ readonly from: string | null; readonly to: string | null }>(
    await transaction.execute(sql`
      select min(l.sold_on)::text as "from", max(l.sold_on)::text as "to" from import_sales l where ${rows}`),
  );
  if (days?.from == null || days.to === null) return [];
  const { from, to } = days;
  let changes: ImportPrizes[] = [];
  try {
    // a rule may name a brand that this file is the first to name: it is there for as long as we look
    await transaction.transaction(async (savepoint) => {
      await addBrands(savepoint, importId);
      changes = await prizeChanges(savepoint, asSales(rows), { from, to });
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return changes;
}

class TakenBack extends Error {}

/** Rows under the name of the table of sales, with the columns that rules look at. */
function asSales(rows: SQL): SQL {
  return sql`(
    select m.id as dealer_id, l.sold_on, b.id as brand_id, l.season, l.segment, l.rim, l.channel, l.quantity
    from import_sales l join members m on m.vat_number = l.vat_number join brands b on b.key = l.brand_key
    where ${rows}
  ) as sales`;
}
