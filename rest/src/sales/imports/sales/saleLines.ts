import { sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { rowsOfImport } from './stagedRows.js';
import { isValidRow } from './validRows.js';
import { type RowsByOutcome, becomesLine } from './rowOutcomes.js';

/** Inserts the brands that an import introduces, each spelled as in its first row. */
export async function addBrands(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`
    create temporary table new_brands on commit drop as
    select brand_key from (select distinct l.brand_key from import_sales l where ${rowsOfImport(importId)}) as named
    where not exists (select from brands b where b.key = named.brand_key)`);
  const [row] = rowsIn<{ readonly any: boolean }>(
    await transaction.execute(sql`select exists (select from new_brands) as any`),
  );
  if (row?.any !== true) return;
  await transaction.execute(sql`
    insert into brands (name, key)
    select first.brand, named.brand_key
    from (
      select l.brand_key, min(l."row") as "row" from import_sales l
      where ${isValidRow(importId)} and l.brand_key in (select brand_key from new_brands) group by l.brand_key
    ) as named join import_sales first on first.import_id = ${importId} and first."row" = named."row"
    on conflict do nothing`);
}

/**
 * Inserts the sale lines of a range of an import's rows.
 *
 * @param transaction has checked the rows and holds the lock of imports, so that no other import inserts lines: a plain
 *   insert suffices, which costs half as much as one with `on conflict`
 * @param outcome the result of the check
 */
export async function addLines(
  transaction: Database,
  importId: number,
  outcome: RowsByOutcome,
  rows: { readonly after: number; readonly upTo: number },
): Promise<void> {
  await transaction.execute(sql`
    insert into sales (document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount,
      import_id)
    select l.document, l.line, m.id, l.sold_on, b.id, l.season, l.segment, l.rim, l.channel, l.quantity, l.amount,
      l.import_id
    from import_sales l join members m on m.vat_number = l.vat_number join brands b on b.key = l.brand_key
    where ${becomesLine(importId, outcome)}
      and l."row" > ${rows.after} and l."row" <= ${rows.upTo}`);
}

/** The number of the last row of an import; 0 without rows. */
export async function lastRow(transaction: Database, importId: number): Promise<number> {
  const [row] = rowsIn<{ readonly last: number | null }>(
    await transaction.execute(sql`select max("row") as last from import_sales where import_id = ${importId}`),
  );
  return row?.last ?? 0;
}

const lineFields = sql.raw(
  'document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount',
);

/** Deletes the lines of an import, and keeps them in `removed_lines` for statements of past days. */
export async function deleteLines(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`
    with gone as (delete from sales where import_id = ${importId} returning import_id, ${lineFields})
    insert into removed_lines (import_id, ${lineFields}) select import_id, ${lineFields} from gone`);
  await transaction.execute(sql`update imports set lines_kept = true where id = ${importId}`);
}
