import { sql } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { rowsIn } from '../../database/rows.js';
import { saleCorrections, sales } from '../../database/tables/programme/sales.js';

/**
 * The number of lines that the undoing of an import deletes, corrects back or restores, and of tyres that change by it,
 * as absolute values. A line that changes its dealer counts for both dealers. 0 for imports of other kinds.
 */
export async function changedBy(
  database: Database,
  importId: number,
): Promise<{ readonly tires: number; readonly lines: number }> {
  const [found] = rowsIn<{ readonly tires: number; readonly lines: number }>(
    await database.execute(sql`
      select count(*)::int as lines, coalesce(sum(changed.tires), 0)::float8 as tires
      from (
        select case
          when former.dealer_id = line.dealer_id then abs(line.quantity - former.quantity)
          else abs(line.quantity) + abs(coalesce(former.quantity, 0))
        end as tires
        from ${sales} as line left join ${saleCorrections} as former
          on former.import_id = ${importId} and not former.is_cancelled
            and document_key(former.document) = document_key(line.document) and former.line = line.line
        where line.import_id = ${importId}
        union all
        select abs(quantity) from ${saleCorrections} where import_id = ${importId} and is_cancelled
      ) as changed`),
  );
  return found ?? { tires: 0, lines: 0 };
}
