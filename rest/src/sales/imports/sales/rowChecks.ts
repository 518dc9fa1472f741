import type { ImportReason } from '@gdd/schema/imports';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { stageCorrections } from './corrections.js';
import { documentKey, rowsOfImport, placeOf } from './stagedRows.js';
import { countedStatuses } from '../../../figures/sums/countedImports.js';

const reason = (code: ImportReason) => sql`${code}::text`;

/** The values by which rows of the same line are compared. Brands compare without case. */
const valuesOf = (table: SQL) => sql`${table}.vat_number, ${table}.sold_on, ${table}.brand_key, ${table}.season,
  ${table}.segment, ${table}.rim, ${table}.channel, ${table}.quantity, ${table}.amount, ${table}.action`;

/**
 * Marks rows that repeat a line of the file: with the same values they are ignored, with other values the later row is
 * in error (docs/domain/imports.md).
 *
 * @param transaction only the problems of single rows are stored yet
 */
export async function findRepeatedLines(transaction: Database, importId: number): Promise<void> {
  if (!(await stageRepeatedLines(transaction, importId))) return;
  const repeated = sql`repeated_lines as repeated
      join import_sales l on ${rowsOfImport(importId)} and ${documentKey(sql`l`)} = repeated.document_key
        and l.line = repeated.line and l."row" > repeated.first
      join import_sales f on f.import_id = ${importId} and f."row" = repeated.first`;
  const unreadable = (table: SQL) => sql`(
    select array_agg(p.place || ' ' || p.value order by p.place) from import_problems p
    where p.import_id = ${importId} and p."row" = ${table}."row")`;
  // values that could not be read compare by the texts of their cells
  const isSame = sql`(${valuesOf(sql`l`)}) is not distinct from (${valuesOf(sql`f`)})
    and ${unreadable(sql`l`)} is not distinct from ${unreadable(sql`f`)}`;
  await transaction.execute(sql`
    update import_sales set is_repeated = true
    from (select l."row" from ${repeated} where ${isSame}) as same
    where import_sales.import_id = ${importId} and import_sales."row" = same."row"`);
  await transaction.execute(sql`
    insert into import_problems (import_id, "row", place, is_of_file, reason, parameters, value)
    select l.import_id, l."row", ${placeOf('documento')}::smallint, true, ${reason('repeatedLine')},
      jsonb_build_object('row', f."row"), l.document
    from ${repeated} where not (${isSame})
    on conflict do nothing`);
}

/**
 * Stores the lines that occur more than once in a file, each with its first row, in the temporary table
 * `repeated_lines`.
 *
 * @returns whether there are any
 */
async function stageRepeatedLines(transaction: Database, importId: number): Promise<boolean> {
  // Hashes sort three times as fast as texts are grouped; lines with the same hash are then compared by their texts.
  const hash = sql`hashtextextended(${documentKey(sql`l`)}, l.line)`;
  // makes the planner sort instead of building a large hash table
  await transaction.execute(sql`set local enable_hashagg = off`);
  await transaction.execute(sql`
    create temporary table repeated_numbers on commit drop as
    select ${hash} as number from import_sales l
    where ${rowsOfImport(importId)} and l.document is not null and l.line is not null
    group by 1 having count(*) > 1`);
  await transaction.execute(sql`set local enable_hashagg = on`);
  const [row] = rowsIn<{ readonly any: boolean }>(
    await transaction.execute(sql`select exists (select from repeated_numbers) as any`),
  );
  if (row?.any !== true) return false;
  await transaction.execute(sql`
    create temporary table repeated_lines on commit drop as
    select ${documentKey(sql`l`)} as document_key, l.line, min(l."row") as first from import_sales l
    where ${rowsOfImport(importId)} and ${hash} in (select number from repeated_numbers)
    group by 1, 2 having count(*) > 1`);
  return true;
}

/** A hash of the ids and times of the sales imports in effect: while it is unchanged, so are the sale lines. */
export async function appliedSales(transaction: Database): Promise<string> {
  const [row] = rowsIn<{ readonly imports: string }>(
    await transaction.execute(sql`
      select md5(coalesce(string_agg(concat_ws(' ', id, extract(epoch from applied_at)), ',' order by id), '')) as imports
      from imports where kind = 'sales' and status in ${countedStatuses}`),
  );
  return row?.imports ?? '';
}

/**
 * Checks the rows of a file against the present dealers and lines, and stores the problems. Fills the temporary tables
 * `known_lines` (rows whose lines exist already) and `corrected_lines` (rows that correct or cancel a line).
 *
 * @param noneKnownAsOf the result of an earlier check of the same rows: while the imports in effect are the same, none
 *   of the lines exists, so that a million rows are not looked up again
 * @returns identifies the imports in effect (`appliedSales`), where none of the lines exists; else undefined
 */
export async function checkAgainstDatabase(
  transaction: Database,
  importId: number,
  noneKnownAsOf: string | undefined,
): Promise<string | undefined> {
  // read before the check: an import applied during it then changes the value, and the next check looks lines up again
  const asOf = await appliedSales(transaction);
  const areNew = asOf === noneKnownAsOf;
  await transaction.execute(sql`delete from import_problems where import_id = ${importId} and not is_of_file`);
  await transaction.execute(sql`
    insert into import_problems (import_id, "row", place, is_of_file, reason, value)
    select l.import_id, l."row", ${placeOf('partita_iva')}::smallint, false, stranger.reason, l.vat_number
    from (
      select named.vat_number, case
        when m.id is null then ${reason('unknownVatNumber')}
        when m.deleted_at is not null then ${reason('deletedMember')}
        else ${reason('notADealer')} end as reason
      from (select distinct vat_number from import_sales l where ${rowsOfImport(importId)}) as named
        left join members m on m.vat_number = named.vat_number
      where named.vat_number is not null and (m.id is null or m.deleted_at is not null or m.role <> 'Dealer')
    ) as stranger join import_sales l on ${rowsOfImport(importId)} and l.vat_number = stranger.vat_number
    where not (stranger.reason = ${reason('deletedMember')} and ${isLateReturn})`);
  // nothing to look up where all lines are known to be new: the table stays empty
  const among = areNew ? sql`false` : sql`not s.is_older_twin`;
  await transaction.execute(sql`create temporary table known_lines on commit drop as ${knownLines(importId, among)}`);
  if (!areNew) await addOlderTwins(transaction, importId);
  const [known] = rowsIn<{ readonly any: boolean }>(
    await transaction.execute(sql`select exists (select from known_lines) as any`),
  );
  await transaction.execute(sql`analyze known_lines`);
  await transaction.execute(sql`
    insert into import_problems (import_id, "row", place, is_of_file, reason, value)
    select ${importId}::int, "row", ${placeOf('documento')}::smallint, false, ${reason('knownLine')}, document
    from known_lines where is_other and action is null`);
  await stageCorrections(transaction, importId);
  return known?.any === false ? asOf : undefined;
}

/**
 * The condition for a return of a deleted dealer on a day of a closed campaign that it was in. Such rows are accepted,
 * since goods sold then may still come back; the frozen figures do not change.
 */
const isLateReturn = sql`l.quantity < 0 and exists (
  select from members m join memberships p on p.dealer_id = m.id join campaigns c on c.id = p.campaign_id
  where m.vat_number = l.vat_number and c.state = 'closed' and l.sold_on between c.starts_on and c.ends_on
)`;

/**
 * The query of rows whose lines exist already; `is_other` where the existing line has other values.
 *
 * @param among a condition on the existing lines
 */
function knownLines(importId: number, among: SQL): SQL {
  return sql`
    select l."row", l.document, l.action, s.import_id as owner_id, (s.dealer_id, s.sold_on, s.brand_id, s.season, s.segment, s.rim,
        s.channel, s.quantity, s.amount) is distinct from (m.id, l.sold_on, b.id, l.season, l.segment, l.rim, l.channel,
        l.quantity, l.amount) as is_other
    from import_sales l
      join sales s on ${documentKey(sql`s`)} = ${documentKey(sql`l`)} and s.line = l.line and ${among}
      left join members m on m.vat_number = l.vat_number
      left join brands b on b.key = l.brand_key
    where ${rowsOfImport(importId)}`;
}

/**
 * Adds matches with older lines whose documents differ from another line's by case alone (`is_older_twin`). Of several
 * matches of a row one with the same values is preferred, so that the row is in error only if it equals none of them.
 */
async function addOlderTwins(transaction: Database, importId: number): Promise<void> {
  const [row] = rowsIn<{ readonly any: boolean }>(
    await transaction.execute(sql`select exists (select from sales where is_older_twin) as any`),
  );
  if (row?.any !== true) return;
  await transaction.execute(
    sql`insert into known_lines ${knownLines(importId, sql`s.is_older_twin and l.action is null`)}`,
  );
  await transaction.execute(sql`
    delete from known_lines as worse using known_lines as better
    where better."row" = worse."row" and (better.is_other, better.ctid) < (worse.is_other, worse.ctid)`);
}
