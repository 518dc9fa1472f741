import { type SQL, sql } from 'drizzle-orm';
import { sales } from '../../ground/database/tables/programme/sales.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { lockImportMonths, moveImportRollups } from '../salesFigures.js';

/** The sums of sale lines by dealer and month. @param lines a condition on the lines; undefined: all */
export function monthsFrom(lines: SQL | undefined): SQL {
  return sql`
    select ${sales.dealerId} as dealer_id, date_trunc('month', ${sales.soldOn}::timestamp)::date as month,
      sum(${sales.quantity}) as quantity,
      coalesce(sum(${sales.quantity}) filter (where ${sales.channel} = 'fleet'), 0) as fleet_quantity,
      sum(${sales.amount}) as amount
    from ${sales} where ${lines ?? sql`true`}
    group by 1, 2`;
}

/**
 * Sums the lines of an import by dealer and month into the temporary table `import_months`. Its column `months` is 0
 * here; `moveImportMonths` sets it to 1 for months that it creates and to -1 for those that it deletes.
 *
 * @param transaction the import's own; its lines are in `sales`
 */
export async function addUpImportMonths(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`
    create temporary table import_months on commit drop as
    select *, 0 as months from (${monthsFrom(sql`${sales.importId} = ${importId}`)}) as added`);
}

/**
 * Adds an import's lines to the dealers' months and their rollups, or subtracts them. This is the only way to write
 * months.
 *
 * @param transaction has called `addUpImportMonths`; the lines are in `sales`
 */
export async function moveImportMonths(
  transaction: Database,
  importId: number,
  direction: 'add' | 'remove',
): Promise<void> {
  const sign = sql.raw(direction === 'add' ? '1' : '-1');
  await lockImportMonths(transaction);
  if (direction === 'add') {
    await transaction.execute(sql`
      update import_months as added set months = 1 where not exists (
        select from sales_months as known where known.dealer_id = added.dealer_id and known.month = added.month)`);
  }
  await transaction.execute(sql`
    insert into sales_months as stored (dealer_id, month, quantity, fleet_quantity, amount)
    select dealer_id, month, ${sign} * quantity, ${sign} * fleet_quantity, ${sign} * amount
    from import_months
    on conflict (dealer_id, month) do update set
      quantity = stored.quantity + excluded.quantity,
      fleet_quantity = stored.fleet_quantity + excluded.fleet_quantity,
      amount = stored.amount + excluded.amount`);
  // months without any line left are deleted, so that undoing restores the former state exactly
  if (direction === 'remove') {
    await transaction.execute(sql`
      with gone as (
        delete from sales_months as stored using import_months as touched
        where stored.dealer_id = touched.dealer_id and stored.month = touched.month and stored.quantity = 0
          and stored.fleet_quantity = 0 and stored.amount = 0 and not exists (
            select from sales other where other.dealer_id = stored.dealer_id and other.import_id <> ${importId}
              and other.sold_on >= stored.month and other.sold_on < (stored.month + interval '1 month')
          )
        returning stored.dealer_id, stored.month
      )
      update import_months set months = -1 from gone
      where import_months.dealer_id = gone.dealer_id and import_months.month = gone.month`);
  }
  await moveImportRollups(transaction, direction);
  await transaction.execute(sql`drop table import_months`);
}
