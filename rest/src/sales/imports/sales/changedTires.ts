import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { saleCorrections, sales } from '../../../ground/database/tables/programme/sales.js';
import { documentKey } from './stagedRows.js';
import { isValidRow } from './validRows.js';

/** Lines and tyres that change, as absolute values. */
export interface ChangedTires {
  readonly tires: number;
  readonly lines: number;
}

/**
 * A query of the tyres that the undoing of an import changes, as absolute values: a row for each line and dealer, with
 * `dealer_id`, `tires`, and `lines` that is 1 once for each line. A line that changes its dealer has one for each. None
 * for imports of other kinds.
 */
export const undoneTires = (importId: number): SQL => sql`
  select line.dealer_id, 1 as lines, case
      when former.dealer_id = line.dealer_id then abs(line.quantity - former.quantity)
      else abs(line.quantity)
    end as tires
  from ${formerOf(importId)}
  union all
  select former.dealer_id, 0, abs(former.quantity) from ${formerOf(importId)}
    and former.dealer_id <> line.dealer_id
  union all
  select dealer_id, 1, abs(quantity) from ${saleCorrections} where import_id = ${importId} and is_cancelled`;

const formerOf = (importId: number) => sql`${sales} as line left join ${saleCorrections} as former
    on former.import_id = ${importId} and not former.is_cancelled
      and document_key(former.document) = document_key(line.document) and former.line = line.line
  where line.import_id = ${importId}`;

/**
 * The same of the valid rows of an import that are staged and correct or cancel existing lines, as its undoing would
 * count them.
 */
export const takenTires = (importId: number): SQL => sql`
  select former.dealer_id, 1 as lines, case
      when l.action = 'correct' and m.id = former.dealer_id then abs(l.quantity - former.quantity)
      else abs(former.quantity)
    end as tires
  from ${correctedBy(importId)}
  union all
  select m.id, 0, abs(l.quantity) from ${correctedBy(importId)} and l.action = 'correct' and m.id <> former.dealer_id`;

const correctedBy = (importId: number) => sql`import_sales l
    join sales former on ${documentKey(sql`former`)} = ${documentKey(sql`l`)} and former.line = l.line
      and not former.is_older_twin
    left join members m on m.vat_number = l.vat_number
  where ${isValidRow(importId)} and l.action is not null`;

/** The sums of `undoneTires` or `takenTires`. */
export async function sumOf(database: Database, changes: SQL): Promise<ChangedTires> {
  const [totals] = rowsIn<ChangedTires>(
    await database.execute(sql`
      select coalesce(sum(lines), 0)::int as lines, coalesce(sum(tires), 0)::float8 as tires from (${changes}) as changed`),
  );
  return totals ?? { tires: 0, lines: 0 };
}

/** What the undoing of an import changes. */
export function changedBy(database: Database, importId: number): Promise<ChangedTires> {
  return sumOf(database, undoneTires(importId));
}
