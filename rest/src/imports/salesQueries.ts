/** The rows of sales files as SQL: kept while a file is previewed, checked as a set, made sale lines. */
import { sampleSize, type ImportReason } from '@gdd/schema/imports';
import { sql, type SQL } from 'drizzle-orm';
import { brandKey } from '../sums/lineRules.js';
import type { Database } from '../database/connection.js';
import { rowsIn } from '../database/rows.js';
import { copyLine, type CopyRows } from '../database/copyRows.js';
import type { ImportProblem, ImportProblemGroup, ImportSampleRow, ImportTotals } from '../database/schema.js';
import { salesColumns, type ReadSalesRow, type SalesColumn } from '../domain/salesRow.js';
import { wholeRow } from './tableFile.js';

/** The place of a column in the order of the table; -1 for the row as a whole. */
export function placeOf(column: SalesColumn | typeof wholeRow): number {
  return (salesColumns as readonly string[]).indexOf(column);
}

const columnAt = (place: number): string => salesColumns[place] ?? wholeRow;

const reason = (code: ImportReason) => sql`${code}::text`;

/** Forgets the rows of an import, and what is wrong in them. */
export async function forgetRows(database: Database, importId: number): Promise<void> {
  await database.execute(sql`delete from import_sales where import_id = ${importId}`);
  await database.execute(sql`delete from import_problems where import_id = ${importId}`);
}

/** How many rows of an import are kept: fewer than it has after a crash of the database. */
export async function countRows(database: Database, importId: number): Promise<number> {
  const [counted] = rowsIn<{ readonly count: number }>(
    await database.execute(sql`select count(*)::int as count from import_sales where import_id = ${importId}`),
  );
  return counted?.count ?? 0;
}

const keptColumns = `import_id, "row", document, line, vat_number, sold_on, brand, brand_key, season, segment, rim,
  channel, quantity, amount`;

/** A row of a sales file, what could be read of it, as it is kept. */
export function keptLine(importId: number, row: number, values: Partial<ReadSalesRow['values']>): string {
  return copyLine([
    importId,
    row,
    values.document,
    values.line,
    values.vatNumber,
    values.soldOn,
    values.brand,
    values.brand === undefined ? undefined : brandKey(values.brand),
    values.season,
    values.segment,
    values.rim,
    values.channel,
    values.quantity,
    values.amount,
  ]);
}

/**
 * Keeps rows of a file.
 *
 * @param lines as `keptLine` writes them
 */
export async function keepRows(copyRows: CopyRows, lines: readonly Buffer[]): Promise<void> {
  await copyRows(`import_sales (${keptColumns})`, Buffer.concat(lines));
}

/** Keeps what is wrong in rows by themselves. */
export async function keepProblems(
  database: Database,
  importId: number,
  problems: readonly (ImportProblem & { readonly place: number })[],
): Promise<void> {
  if (problems.length === 0) return;
  await database.execute(sql`
    insert into import_problems (import_id, "row", place, is_of_file, reason, parameters, value)
    select ${importId}::int, problem."row", problem.place, true, problem.reason, problem.parameters, problem.value
    from json_to_recordset(${JSON.stringify(problems)}::json)
      as problem("row" int, place smallint, reason text, parameters jsonb, value text)`);
}

/** Tells the planner what the tables of rows hold by now: they have grown from nothing to millions since it last looked. */
export async function analyzeRows(transaction: Database): Promise<void> {
  await transaction.execute(sql`analyze import_sales`);
  await transaction.execute(sql`analyze import_problems`);
}

const ofImport = (importId: number) => sql`l.import_id = ${importId}`;

/** What two rows say of a line. Brands compare without case. */
const valuesOf = (table: SQL) => sql`${table}.vat_number, ${table}.sold_on, ${table}.brand_key, ${table}.season,
  ${table}.segment, ${table}.rim, ${table}.channel, ${table}.quantity, ${table}.amount`;

/** By what the documents of lines compare: without case. */
const documentKey = (table: SQL) => sql`document_key(${table}.document)`;

/**
 * Finds the lines that a file holds more than once. With the same values they say nothing new; with other values the
 * later row is the error (docs/domain/imports.md).
 *
 * @param transaction in which no problem but those of rows by themselves is kept yet: one a row
 */
export async function findRepeatedLines(transaction: Database, importId: number): Promise<void> {
  if (!(await keepRepeatedLines(transaction, importId))) return;
  const repeated = sql`repeated_lines as repeated
      join import_sales l on ${ofImport(importId)} and ${documentKey(sql`l`)} = repeated.document_key
        and l.line = repeated.line and l."row" > repeated.first
      join import_sales f on f.import_id = ${importId} and f."row" = repeated.first
      left join import_problems lp on lp.import_id = ${importId} and lp."row" = l."row"
      left join import_problems fp on fp.import_id = ${importId} and fp."row" = f."row"`;
  // what could not be read is the same when the same stands there
  const isSame = sql`(${valuesOf(sql`l`)}) is not distinct from (${valuesOf(sql`f`)})
    and (lp.place, lp.value) is not distinct from (fp.place, fp.value)`;
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
 * Finds the lines of a file that come more than once, and where they come first, for this transaction.
 *
 * @returns whether there are any
 */
async function keepRepeatedLines(transaction: Database, importId: number): Promise<boolean> {
  // Numbers sort three times as fast as texts are grouped; what has the same number is then looked at more closely.
  const number = sql`hashtextextended(${documentKey(sql`l`)}, l.line)`;
  await transaction.execute(sql`set local enable_hashagg = off`);
  await transaction.execute(sql`
    create temporary table repeated_numbers on commit drop as
    select ${number} as number from import_sales l
    where ${ofImport(importId)} and l.document is not null and l.line is not null
    group by 1 having count(*) > 1`);
  await transaction.execute(sql`set local enable_hashagg = on`);
  const [found] = rowsIn<{ readonly any: boolean }>(
    await transaction.execute(sql`select exists (select from repeated_numbers) as any`),
  );
  if (found?.any !== true) return false;
  await transaction.execute(sql`
    create temporary table repeated_lines on commit drop as
    select ${documentKey(sql`l`)} as document_key, l.line, min(l."row") as first from import_sales l
    where ${ofImport(importId)} and ${number} in (select number from repeated_numbers)
    group by 1, 2 having count(*) > 1`);
  return true;
}

/**
 * Notes what the rows of a file say against the dealers and the lines that there are now; for this transaction, also which
 * lines are known: the table `known_lines`.
 */
export async function noteAgainstDatabase(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`delete from import_problems where import_id = ${importId} and not is_of_file`);
  await transaction.execute(sql`
    insert into import_problems (import_id, "row", place, is_of_file, reason, value)
    select l.import_id, l."row", ${placeOf('partita_iva')}::smallint, false, stranger.reason, l.vat_number
    from (
      select named.vat_number, case
        when m.id is null then ${reason('unknownVatNumber')}
        when m.deleted_at is not null then ${reason('deletedMember')}
        else ${reason('notADealer')} end as reason
      from (select distinct vat_number from import_sales l where ${ofImport(importId)}) as named
        left join members m on m.vat_number = named.vat_number
      where named.vat_number is not null and (m.id is null or m.deleted_at is not null or m.role <> 'Dealer')
    ) as stranger join import_sales l on ${ofImport(importId)} and l.vat_number = stranger.vat_number`);
  await transaction.execute(
    sql`create temporary table known_lines on commit drop as ${knownLines(importId, sql`not s.is_older_twin`)}`,
  );
  await addOlderTwins(transaction, importId);
  await transaction.execute(sql`analyze known_lines`);
  await transaction.execute(sql`
    insert into import_problems (import_id, "row", place, is_of_file, reason, value)
    select ${importId}::int, "row", ${placeOf('documento')}::smallint, false, ${reason('knownLine')}, document
    from known_lines where is_other`);
}

/** The rows whose lines there are already, and whether these have other values. */
function knownLines(importId: number, among: SQL): SQL {
  return sql`
    select l."row", l.document, s.import_id as owner_id, (s.dealer_id, s.sold_on, s.brand_id, s.season, s.segment, s.rim,
        s.channel, s.quantity, s.amount) is distinct from (m.id, l.sold_on, b.id, l.season, l.segment, l.rim, l.channel,
        l.quantity, l.amount) as is_other
    from import_sales l
      join sales s on ${documentKey(sql`s`)} = ${documentKey(sql`l`)} and s.line = l.line and ${among}
      left join members m on m.vat_number = l.vat_number
      left join brands b on b.key = l.brand_key
    where ${ofImport(importId)}`;
}

/**
 * Where lines from before differ by case alone, a row is one of them if it has the values of any, and wrong if it has
 * those of none.
 */
async function addOlderTwins(transaction: Database, importId: number): Promise<void> {
  const [found] = rowsIn<{ readonly any: boolean }>(
    await transaction.execute(sql`select exists (select from sales where is_older_twin) as any`),
  );
  if (found?.any !== true) return;
  await transaction.execute(sql`insert into known_lines ${knownLines(importId, sql`s.is_older_twin`)}`);
  await transaction.execute(sql`
    delete from known_lines as worse using known_lines as better
    where better."row" = worse."row" and (better.is_other, better.ctid) < (worse.is_other, worse.ctid)`);
}

/** Rows without a problem that are the first of the file to say what they say. */
const isRight = (importId: number) => sql`${ofImport(importId)} and not l.is_repeated
  and not exists (select from import_problems p where p.import_id = l.import_id and p."row" = l."row")`;

/** Those of them whose lines were not known when the rows were checked, in the same transaction. */
const isNew = (importId: number) => sql`${isRight(importId)}
  and not exists (select from known_lines as known where known."row" = l."row")`;

/** The rows of an import by what the check of them found. */
export interface RowsByOutcome {
  readonly rowsRead: number;
  /** Wrong ones. */
  readonly errorCount: number;
  /** The others without those that repeat a row. */
  readonly right: number;
  /** Those of them that are lines that there are not yet. */
  readonly created: number;
}

/**
 * The rows that become lines. Mostly they are all rows, or all right ones: what is known not to be is not looked for in
 * each of a million.
 */
function becomesLine(importId: number, { rowsRead, right, created }: RowsByOutcome): SQL {
  if (created === rowsRead) return ofImport(importId);
  return created === right ? isRight(importId) : isNew(importId);
}

/**
 * Notes, for each earlier import, how many of its lines the right rows of this one hold too: undone, it would take them
 * away.
 *
 * @param transaction in which the rows were checked
 */
export async function noteFoundLines(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`
    insert into import_found_lines (import_id, earlier_id, lines)
    select ${importId}::int, known.owner_id, count(*)
    from import_sales l join known_lines as known on known."row" = l."row"
    where ${isRight(importId)} group by known.owner_id`);
}

/** Counts the rows of an import that was checked in the same transaction. */
export async function countRowsByOutcome(transaction: Database, importId: number): Promise<RowsByOutcome> {
  const [counted] = rowsIn<RowsByOutcome>(
    // in one go over the rows
    await transaction.execute(sql`
      select count(*)::int as "rowsRead", count(wrong."row")::int as "errorCount",
        count(*) filter (where wrong."row" is null and not l.is_repeated)::int as "right",
        count(*) filter (where wrong."row" is null and not l.is_repeated and known."row" is null)::int as created
      from import_sales l
        left join (select distinct "row" from import_problems where import_id = ${importId}) as wrong
          on wrong."row" = l."row"
        left join known_lines as known on known."row" = l."row"
      where ${ofImport(importId)}`),
  );
  return counted ?? { rowsRead: 0, errorCount: 0, right: 0, created: 0 };
}

/** Month by month, what is sold without and with the new lines of a file. */
export async function monthsOfRows(
  transaction: Database,
  importId: number,
  outcome: RowsByOutcome,
): Promise<ImportTotals['months']> {
  return monthSums(
    transaction,
    // by day first: a million dates are few days, whose months are soon found
    sql`select date_trunc('month', sold_on::timestamp)::date as month, quantity, fleet_quantity, amount
      from (
        select l.sold_on, sum(l.quantity) as quantity, sum(l.amount) as amount,
          coalesce(sum(l.quantity) filter (where l.channel = 'fleet'), 0) as fleet_quantity
        from import_sales l where ${becomesLine(importId, outcome)} group by l.sold_on
      ) as day`,
  );
}

/** The same of the lines of an import that were added up, before they are added to the months. */
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

/**
 * What is wrong in an import's rows, one problem a row: that of its first bad column.
 *
 * @param afterRow leaves the rows up to this one out
 */
export async function problemsAfter(
  database: Database,
  importId: number,
  afterRow: number,
  limit: number,
): Promise<ImportProblem[]> {
  const problems = rowsIn<Omit<ImportProblem, 'column'> & { readonly place: number }>(
    await database.execute(sql`${firstProblems(importId)} and "row" > ${afterRow} ${byRow} limit ${limit}`),
  );
  return problems.map(({ place, ...problem }) => ({ ...problem, column: columnAt(place) }));
}

const firstProblems = (importId: number) => sql`
  select distinct on ("row") "row", place, reason, parameters, value from import_problems where import_id = ${importId}`;
const byRow = sql`order by "row", place, is_of_file desc`;

/** Counts the rows with the same problem in the same column, those of most rows first. */
export async function problemGroups(transaction: Database, importId: number): Promise<ImportProblemGroup[]> {
  const groups = rowsIn<Omit<ImportProblemGroup, 'column'> & { readonly place: number }>(
    await transaction.execute(sql`
      select place, reason, count(*)::int as rows from (${firstProblems(importId)} ${byRow}) as first
      group by place, reason order by rows desc, place, reason`),
  );
  return groups.map(({ place, ...group }) => ({ ...group, column: columnAt(place) }));
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

/** Makes the brands that an import is the first to name, each as the file first writes it. */
export async function addBrands(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`
    create temporary table new_brands on commit drop as
    select brand_key from (select distinct l.brand_key from import_sales l where ${ofImport(importId)}) as named
    where not exists (select from brands b where b.key = named.brand_key)`);
  const [found] = rowsIn<{ readonly any: boolean }>(
    await transaction.execute(sql`select exists (select from new_brands) as any`),
  );
  if (found?.any !== true) return;
  await transaction.execute(sql`
    insert into brands (name, key)
    select first.brand, named.brand_key
    from (
      select l.brand_key, min(l."row") as "row" from import_sales l
      where ${isRight(importId)} and l.brand_key in (select brand_key from new_brands) group by l.brand_key
    ) as named join import_sales first on first.import_id = ${importId} and first."row" = named."row"
    on conflict do nothing`);
}

/**
 * Makes sale lines of some of an import's right rows.
 *
 * @param transaction in which the rows were checked, and no other import adds lines: nothing then stands against a plain
 *   insert, which costs half of one that looks for conflicts
 * @param outcome what the check of them found
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

/** The last row of an import, by the file's numbers. */
export async function lastRow(transaction: Database, importId: number): Promise<number> {
  const [found] = rowsIn<{ readonly last: number | null }>(
    await transaction.execute(sql`select max("row") as last from import_sales where import_id = ${importId}`),
  );
  return found?.last ?? 0;
}

/** Takes the lines of an import away again. */
export async function deleteLines(transaction: Database, importId: number): Promise<void> {
  await transaction.execute(sql`delete from sales where import_id = ${importId}`);
}
