/** Rows that change an existing line: `correggi` gives it new values, `storna` deletes it. */
import { sampleSize, type ImportReason } from '@gdd/schema/imports';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import type { ImportSampleRow } from '../../../ground/database/tables/work/imports.js';
import { documentKey, placeOf, rowsOfImport } from './stagedRows.js';
import type { Cause } from '../../../figures/membershipChanges.js';
import { moveLines } from './movedLines.js';
import { isValidRow } from './validRows.js';

const unknownLine: ImportReason = 'unknownLine';

/** The condition that rows of two tables name the same line: documents compare without case. */
const isSameLine = (one: 's' | 'l', other: 'c' | 'l') => {
  const [first, second] = [sql.raw(one), sql.raw(other)];
  return sql`${documentKey(first)} = ${documentKey(second)} and ${first}.line = ${second}.line`;
};

/**
 * Stores which lines the rows of an import correct or cancel, in the temporary table `corrected_lines`. Correcting rows
 * are removed from `known_lines`, so that they become lines; rows that name no existing line get a problem.
 *
 * @param transaction has the temporary table `known_lines`
 */
export async function stageCorrections(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`
    create temporary table corrected_lines on commit drop as
    select "row", action, owner_id from known_lines
    where action = 'cancel' or (action = 'correct' and is_other)`);
  await transaction.execute(sql`delete from known_lines where action = 'correct' and is_other`);
  // the line was cancelled before: the row is known and changes nothing
  await transaction.execute(sql`
    insert into known_lines ("row", document, action, owner_id, is_other)
    select l."row", l.document, l.action, c.import_id, false
    from import_sales l join sale_corrections c on ${isSameLine('l', 'c')} and c.is_cancelled
    where ${rowsOfImport(importId)} and l.action = 'cancel'
      and not exists (select from known_lines known where known."row" = l."row")`);
  await transaction.execute(sql`
    insert into import_problems (import_id, "row", place, is_of_file, reason, value)
    select l.import_id, l."row", ${placeOf('documento')}::smallint, false, ${unknownLine}::text, l.document
    from import_sales l
    where ${rowsOfImport(importId)} and l.action is not null and l.document is not null and l.line is not null
      and not exists (select from known_lines known where known."row" = l."row")
      and not exists (select from corrected_lines c where c."row" = l."row")`);
}

interface Corrections {
  readonly corrected: number;
  readonly cancelled: number;
}

/** Counts the lines that valid rows of an import correct and cancel. */
export async function countCorrections(transaction: Database, importId: number): Promise<Corrections> {
  const [counts] = rowsIn<Corrections>(
    await transaction.execute(sql`
      select count(*) filter (where c.action = 'correct')::int as corrected,
        count(*) filter (where c.action = 'cancel')::int as cancelled
      from corrected_lines c join import_sales l on l."row" = c."row" where ${isValidRow(importId)}`),
  );
  return counts ?? { corrected: 0, cancelled: 0 };
}

/** A `from` clause: the lines `s` that valid rows `l` of an import correct or cancel, with the action in `c`. */
export const formerLines = (importId: number) => sql`corrected_lines c
  join import_sales l on l."row" = c."row" and ${isValidRow(importId)}
  join sales s on ${isSameLine('s', 'l')} and not s.is_older_twin`;

const formerFields = sql`s.document, s.line, s.dealer_id, s.sold_on, s.brand_id, s.season, s.segment, s.rim, s.channel,
  s.quantity, s.amount`;
const fieldNames = sql`document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount`;

/**
 * Deletes the lines that an import corrects or cancels, subtracts them from all sums, and stores them in
 * `sale_corrections` for its undoing. The corrected ones are inserted with their new values afterwards, as lines of the
 * import.
 *
 * @param transaction has checked the rows
 */
export async function takeOutFormerLines(transaction: Database, importId: number, cause: Cause): Promise<void> {
  await transaction.execute(sql`
    insert into sale_corrections (import_id, ${fieldNames}, former_import_id, is_cancelled)
    select ${importId}::int, ${formerFields}, s.import_id, c.action = 'cancel' from ${formerLines(importId)}`);
  // assigned to this import, so that `moveLines` subtracts them like the lines of an import that is undone
  await transaction.execute(sql`
    update sales s set import_id = ${importId} from sale_corrections c
    where c.import_id = ${importId} and s.document = c.document and s.line = c.line and ${notTwin}`);
  await moveLines(transaction, importId, 'remove', cause);
  await transaction.execute(sql`delete from sales where import_id = ${importId}`);
}

/** The condition that `s` is the line of correction `c`, and not an older line that differs from it by case alone. */
const notTwin = sql`document_key(s.document) = document_key(c.document) and not s.is_older_twin`;

/**
 * Restores the lines that an import had corrected or cancelled, and adds them to all sums.
 *
 * @param transaction has deleted the import's own lines
 */
export async function putFormerLinesBack(transaction: Database, importId: number, cause: Cause): Promise<void> {
  // as lines of this import first, so that `moveLines` adds them; the former imports are restored afterwards
  const [restored] = rowsIn<{ readonly count: number }>(
    await transaction.execute(sql`
      with back as (
        insert into sales (${fieldNames}, import_id)
        select ${fieldNames}, import_id from sale_corrections where import_id = ${importId} returning 1
      ) select count(*)::int as count from back`),
  );
  if ((restored?.count ?? 0) === 0) return;
  await moveLines(transaction, importId, 'add', cause);
  await transaction.execute(sql`
    update sales s set import_id = c.former_import_id from sale_corrections c
    where c.import_id = ${importId} and s.import_id = ${importId} and s.document = c.document and s.line = c.line
      and ${notTwin}`);
  // records the cancelled ones as removed; the corrected ones were recorded as lines of the import
  await transaction.execute(sql`
    with back as (delete from sale_corrections where import_id = ${importId} returning *),
      corrected as (
        update removed_lines removed set former_import_id = back.former_import_id from back
        where not back.is_cancelled and removed.import_id = back.import_id and removed.line = back.line
          and document_key(removed.document) = document_key(back.document))
    insert into removed_lines (import_id, document, line, dealer_id, former_import_id)
    select import_id, document, line, dealer_id, former_import_id from back where is_cancelled
    on conflict do nothing`);
}

/** The first rows that correct or cancel a line, with the line before and after. */
export async function sampleOfCorrections(transaction: Database, importId: number): Promise<ImportSampleRow[]> {
  const rows = rowsIn<ImportSampleRow>(
    await transaction.execute(sql`
      select l."row", ${valuesOf('s')} || ${namesOf(sql`m`, sql`b.name`)} as before,
        jsonb_build_object('action', c.action) || case when c.action = 'cancel'
          then ${valuesOf('s')} || ${namesOf(sql`m`, sql`b.name`)} || jsonb_build_object('quantity', 0, 'amount', '0.00')
          else ${valuesOf('l')} || ${namesOf(sql`n`, sql`l.brand`)} end as after
      from ${formerLines(importId)}
        join members m on m.id = s.dealer_id join brands b on b.id = s.brand_id
        left join members n on n.vat_number = l.vat_number
      order by l."row" limit ${sampleSize}`),
  );
  return [...rows];
}

const valuesOf = (table: 's' | 'l') =>
  sql.raw(
    `jsonb_build_object('document', T.document, 'line', T.line, 'soldOn', to_char(T.sold_on, 'YYYY-MM-DD'),
    'season', T.season, 'segment', T.segment, 'rim', T.rim, 'channel', T.channel, 'quantity', T.quantity,
    'amount', T.amount::text)`.replaceAll('T.', `${table}.`),
  );

const namesOf = (member: SQL, brand: SQL) => sql`jsonb_build_object('vatNumber', ${member}.vat_number,
  'businessName', ${member}.business_name, 'brand', ${brand})`;
