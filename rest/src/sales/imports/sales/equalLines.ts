import { warningExamples, type ImportWarning } from '@gdd/schema/imports';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { warningOf } from '../../../ground/domain/rows/seenCells.js';
import { becomesLine, type RowsByOutcome } from './rowOutcomes.js';
import { documentKey, rowsOfImport } from './stagedRows.js';

/** So many equal lines are told of, */
const toldFrom = 10;
/** or so large a share of the file: fewer happen, as two equal purchases of one day. */
const toldShare = 0.05;

interface EqualLine {
  readonly row: number;
  /** The document and the line that are there. */
  readonly value: string;
  /** Of all such rows. */
  readonly count: number;
}

/**
 * A warning about rows that would become lines and equal lines that are there under another document or line number: in
 * dealer, day, all attributes, quantity and amount. They are probably the same sales a second time, from a file in which
 * a program has changed the documents. Lines that the file has under their own identity too are no reason.
 *
 * The lines are looked up by dealer and day (index `sales_dealer`), or for a large file those of its days are read once
 * (index `sales_sold_on`).
 *
 * @param transaction has checked the rows
 */
export async function equalLines(
  transaction: Database,
  importId: number,
  outcome: RowsByOutcome,
): Promise<ImportWarning[]> {
  if (outcome.created === 0) return [];
  const hasKnown = outcome.created < outcome.valid;
  const isElsewhere = hasKnown ? sql`and not ${isKnown(importId)}` : sql``;
  const equal = rowsIn<EqualLine>(
    await transaction.execute(sql`
      with days as materialized (
        select min(l.sold_on) as first, max(l.sold_on) as last from import_sales l where ${rowsOfImport(importId)}
      )
      select equal."row", equal.value, count(*) over ()::int as count from (
        select distinct on (l."row") l."row", s.document || ' / ' || s.line as value
        from import_sales l
          join members m on m.vat_number = l.vat_number
          join brands b on b.key = l.brand_key
          join sales s on s.dealer_id = m.id and s.sold_on = l.sold_on and s.brand_id = b.id
            and s.season = l.season and s.segment = l.segment and s.rim = l.rim and s.channel = l.channel
            and s.quantity = l.quantity and s.amount = l.amount
        where ${becomesLine(importId, outcome)} and l.action is null
          and s.sold_on between (select first from days) and (select last from days) ${isElsewhere}
        order by l."row", s.document, s.line
      ) as equal order by equal."row" limit ${warningExamples}`),
  );
  const count = equal[0]?.count ?? 0;
  if (count === 0 || (count < toldFrom && count < toldShare * outcome.rowsRead)) return [];
  const examples = equal.map(({ row, value }) => ({ row, value }));
  return [warningOf('equalLines', 'documento', { count, examples })];
}

/** Whether the file has a line under its own identity. */
const isKnown = (importId: number) => sql`exists (
  select from known_lines known join import_sales k on k.import_id = ${importId} and k."row" = known."row"
  where ${documentKey(sql`k`)} = ${documentKey(sql`s`)} and k.line = s.line)`;
