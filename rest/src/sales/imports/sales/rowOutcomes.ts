import { sampleSize } from '@gdd/schema/imports';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import type { ImportSampleRow, ImportTotals } from '../../../ground/database/tables/work/imports.js';
import { countCorrections, formerLines } from './corrections.js';
import { rowsOfImport } from './stagedRows.js';
import { isValidRow } from './validRows.js';

/**
 * The condition for valid rows that become lines: their line did not exist, or they correct it
 * (`checkAgainstDatabase`).
 */
const isNew = (importId: number) => sql`${isValidRow(importId)}
  and not exists (select from known_lines as known where known."row" = l."row")`;

/** The numbers of an import's rows by the result of their check. */
export interface RowsByOutcome {
  readonly rowsRead: number;
  /** Rows in error. */
  readonly errorCount: number;
  /** Rows without errors that do not repeat an earlier row. */
  readonly valid: number;
  /** Those of `valid` that become lines, corrections included. */
  readonly created: number;
  /** Existing lines that get new values. */
  readonly corrected: number;
  /** Existing lines that are deleted. */
  readonly cancelled: number;
}

/**
 * The condition for the rows that become lines. Where the counts show that these are all rows, or all valid ones, a
 * cheaper condition is used: the full one costs a lookup for each of up to a million rows.
 */
export function becomesLine(importId: number, { rowsRead, valid, created }: RowsByOutcome): SQL {
  if (created === rowsRead) return rowsOfImport(importId);
  return created === valid ? isValidRow(importId) : isNew(importId);
}

/**
 * Records, for each earlier import, how many of its lines are also in valid rows of this one. Such an earlier import
 * cannot be undone before this one.
 *
 * @param transaction has checked the rows
 */
export async function recordFoundLines(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`
    insert into import_found_lines (import_id, earlier_id, lines)
    select ${importId}::int, known.owner_id, count(*)
    from import_sales l join (
      select "row", owner_id from known_lines
      union all select "row", owner_id from corrected_lines where action = 'correct'
    ) as known on known."row" = l."row"
    where ${isValidRow(importId)} group by known.owner_id`);
}

/** Counts the rows of an import by outcome. @param transaction has checked the rows */
export async function countRowsByOutcome(transaction: Database, importId: number): Promise<RowsByOutcome> {
  const [counted] = rowsIn<Omit<RowsByOutcome, 'corrected' | 'cancelled'>>(
    // in one pass over the rows
    await transaction.execute(sql`
      select count(*)::int as "rowsRead", count(wrong."row")::int as "errorCount",
        count(*) filter (where wrong."row" is null and not l.is_repeated)::int as "valid",
        count(*) filter (where wrong."row" is null and not l.is_repeated and known."row" is null)::int as created
      from import_sales l
        left join (select distinct "row" from import_problems where import_id = ${importId}) as wrong
          on wrong."row" = l."row"
        left join known_lines as known on known."row" = l."row"
      where ${rowsOfImport(importId)}`),
  );
  if (counted === undefined) throw new Error('The count returned no row.');
  return { ...counted, ...(await countCorrections(transaction, importId)) };
}

/** The rows that become lines, and with the opposite sign the existing lines that are corrected or cancelled. */
function soldBy(importId: number, outcome: RowsByOutcome): SQL {
  const added = sql`select l.sold_on, l.channel, l.quantity, l.amount
    from import_sales l where ${becomesLine(importId, outcome)}`;
  if (outcome.corrected + outcome.cancelled === 0) return added;
  return sql`${added} union all select s.sold_on, s.channel, -s.quantity, -s.amount from ${formerLines(importId)}`;
}

/** The sales of each month that a file touches, before and after it is applied. */
export async function monthsOfRows(
  transaction: Database,
  importId: number,
  outcome: RowsByOutcome,
): Promise<ImportTotals['months']> {
  return monthSums(
    transaction,
    // grouped by day first: computing the month of a few days is cheaper than of a million dates
    sql`select date_trunc('month', sold_on::timestamp)::date as month, quantity, fleet_quantity, amount
      from (
        select l.sold_on, sum(l.quantity) as quantity, sum(l.amount) as amount,
          coalesce(sum(l.quantity) filter (where l.channel = 'fleet'), 0) as fleet_quantity
        from (${soldBy(importId, outcome)}) as l group by l.sold_on
      ) as day`,
  );
}

/** The sales of each month before and after, from the table `import_months`, before it is added to the months. */
export async function monthsOfLines(transaction: Database): Promise<ImportTotals['months']> {
  return monthSums(transaction, sql`select month, quantity, fleet_quantity, amount from import_months`);
}

interface MonthSums {
  readonly month: string;
  readonly tires: string;
  readonly fleet: string;
  readonly amount: string;
  readonly tiresAfter: string;
  readonly fleetAfter: string;
  readonly amountAfter: string;
}

async function monthSums(transaction: Database, lines: SQL): Promise<ImportTotals['months']> {
  const months = rowsIn<MonthSums>(
    await transaction.execute(sql`
      with added as (
        select month, sum(quantity) as tires, sum(fleet_quantity) as fleet, sum(amount) as amount
        from (${lines}) as lines group by month
      ), known as (
        select month, sum(quantity) as tires, sum(fleet_quantity) as fleet, sum(amount) as amount
        from sales_months where month in (select month from added) group by month
      )
      select to_char(added.month, 'YYYY-MM') as month, coalesce(known.tires, 0)::text as tires,
        coalesce(known.fleet, 0)::text as fleet, coalesce(known.amount, 0)::numeric(20, 2)::text as amount,
        (coalesce(known.tires, 0) + added.tires)::text as "tiresAfter",
        (coalesce(known.fleet, 0) + added.fleet)::text as "fleetAfter",
        (coalesce(known.amount, 0) + added.amount)::numeric(20, 2)::text as "amountAfter"
      from added left join known on known.month = added.month order by added.month`),
  );
  return months.map((sums) => ({
    month: sums.month,
    tiresBefore: Number(sums.tires),
    tiresAfter: Number(sums.tiresAfter),
    fleetBefore: Number(sums.fleet),
    fleetAfter: Number(sums.fleetAfter),
    amountBefore: sums.amount,
    amountAfter: sums.amountAfter,
  }));
}

/** The first rows that become lines. */
export async function sampleOfRows(
  transaction: Database,
  importId: number,
  outcome: RowsByOutcome,
): Promise<ImportSampleRow[]> {
  if (outcome.created === 0) return [];
  const rows = rowsIn<ImportSampleRow['after'] & { readonly row: number }>(
    await transaction.execute(sql`
      select l."row", l.document, l.line, l.vat_number as "vatNumber", m.business_name as "businessName",
        to_char(l.sold_on, 'YYYY-MM-DD') as "soldOn", l.brand, l.season, l.segment, l.rim, l.channel, l.quantity,
        l.amount::text as amount
      from (select * from import_sales l where ${becomesLine(importId, outcome)} order by l."row" limit ${sampleSize}) as l
        join members m on m.vat_number = l.vat_number
      order by l."row"`),
  );
  return rows.map(({ row, ...after }) => ({ row, before: null, after }));
}
