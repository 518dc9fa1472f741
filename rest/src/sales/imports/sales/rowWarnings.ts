import { warningExamples, type ImportWarning, type ImportWarningCode } from '@gdd/schema/imports';
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { brands } from '../../../ground/database/tables/programme/sales.js';
import { nearestName } from '../../../ground/domain/nearestName.js';
import type { SalesColumn } from '../../../ground/domain/rows/salesRow.js';
import { warningOf } from '../../../ground/domain/rows/seenCells.js';
import { becomesLine, type RowsByOutcome } from './rowOutcomes.js';

/** The maximum of warnings about new brands: with more of them the file is probably wrong as a whole. */
const mostNewBrands = 50;
/** Values beyond this multiple of the 99th percentile are warned of. */
const farAbove = 10;

/**
 * Warnings about possible mistakes in the rows that become lines. None prevents the import; some need a confirmation.
 *
 * @param transaction has checked the rows
 * @param context.today yyyy-mm-dd, the programme's day
 */
export async function warningsOfRows(
  transaction: Database,
  importId: number,
  { outcome, today }: { readonly outcome: RowsByOutcome; readonly today: string },
): Promise<ImportWarning[]> {
  if (outcome.created === 0) return [];
  const lines = sql`import_sales l where ${becomesLine(importId, outcome)}`;
  return [
    ...(await newBrands(transaction, lines)),
    ...(await unusualValues(transaction, lines, { rows: outcome.created, today })),
  ];
}

interface NamedBrand {
  readonly key: string;
  readonly name: string;
  readonly count: number;
  readonly isNew: boolean;
}

/**
 * Warnings about brands that no line has yet, each with the nearest known brand as a suggestion. Where no brand is
 * known at all, only those are warned of that resemble a more frequent brand of the same file.
 */
async function newBrands(transaction: Database, lines: SQL): Promise<ImportWarning[]> {
  const named = rowsIn<NamedBrand>(
    await transaction.execute(sql`
      select named.brand_key as key, named.name, named.count, not exists (
        select from brands b where b.key = named.brand_key) as "isNew"
      from (select l.brand_key, min(l.brand) as name, count(*)::int as count from ${lines} group by l.brand_key) as named
      order by named.count desc, named.brand_key limit 1000`),
  );
  if (!named.some(({ isNew }) => isNew)) return [];
  const known = (await transaction.select({ name: brands.name }).from(brands)).map(({ name }) => name);
  const warnings: ImportWarning[] = [];
  for (const [index, brand] of named.entries()) {
    if (!brand.isNew) continue;
    const candidates = known.length > 0 ? known : named.slice(0, index).map(({ name }) => name);
    const suggestion = nearestName(brand.name, candidates) ?? null;
    if (known.length === 0 && suggestion === null) continue;
    const examples = await examplesOf(transaction, sql`${lines} and l.brand_key = ${brand.key}`, sql`l.brand`);
    warnings.push(warningOf('newBrand', 'marca', { count: brand.count, examples, value: brand.name, suggestion }));
    if (warnings.length === mostNewBrands) break;
  }
  return warnings;
}

/** The values that examples show, by their column. */
const shownCells = {
  quantita: sql`l.quantity`,
  importo: sql`l.amount`,
  data: sql`l.sold_on`,
} satisfies Partial<Record<SalesColumn, SQL>>;

interface NumberCounts {
  readonly quantity99: number;
  readonly amount99: string;
  readonly farQuantities: number;
  readonly farAmounts: number;
  readonly zeroAmounts: number;
  readonly futureDays: number;
}

/**
 * Warnings about quantities and amounts far above the others, as a forgotten comma produces, about amounts of 0, and
 * about days that are still to come, as swapped days and months produce.
 */
async function unusualValues(
  transaction: Database,
  lines: SQL,
  { rows, today }: { readonly rows: number; readonly today: string },
): Promise<ImportWarning[]> {
  // the 99th percentile as the n/100th largest value: Postgres then sorts only that many values
  const percentile = (size: SQL) =>
    sql`(select ${size} from ${lines} order by 1 desc offset ${Math.floor(rows / 100)} limit 1)`;
  const isFuture = sql`l.sold_on > ${today}::date`;
  const [quantity, amount] = [sql`abs(l.quantity)`, sql`abs(l.amount)`];
  const [counts] = rowsIn<NumberCounts>(
    await transaction.execute(sql`
      with size as (select ${percentile(quantity)} as quantity, ${percentile(amount)} as amount)
      select size.quantity as "quantity99", size.amount::text as "amount99",
        count(*) filter (where ${quantity} > ${farAbove} * size.quantity)::int as "farQuantities",
        count(*) filter (where ${amount} > ${farAbove} * size.amount)::int as "farAmounts",
        count(*) filter (where l.amount = 0)::int as "zeroAmounts",
        count(*) filter (where ${isFuture})::int as "futureDays"
      from (select l.quantity, l.amount, l.sold_on from ${lines}) as l, size group by size.quantity, size.amount`),
  );
  if (counts === undefined) return [];
  const { quantity99, amount99, farQuantities, farAmounts, zeroAmounts, futureDays } = counts;
  const kinds: readonly [ImportWarningCode, keyof typeof shownCells, number, SQL, string | null][] = [
    ['farAboveOthers', 'quantita', farQuantities, sql`${quantity} > ${farAbove * quantity99}`, String(quantity99)],
    ['farAboveOthers', 'importo', farAmounts, sql`${amount} > ${farAbove} * ${amount99}::numeric`, amount99],
    ['zeroAmount', 'importo', zeroAmounts, sql`l.amount = 0`, null],
    ['futureDates', 'data', futureDays, isFuture, null],
  ];
  const warnings: ImportWarning[] = [];
  for (const [code, column, count, condition, value] of kinds) {
    if (count === 0) continue;
    const cell = shownCells[column];
    const examples = await examplesOf(transaction, sql`${lines} and ${condition}`, cell);
    warnings.push(warningOf(code, column, { count, examples, value }));
  }
  return warnings;
}

async function examplesOf(transaction: Database, lines: SQL, cell: SQL): Promise<ImportWarning['examples']> {
  return rowsIn<ImportWarning['examples'][number]>(
    await transaction.execute(
      sql`select l."row", ${cell}::text as value from ${lines} order by l."row" limit ${warningExamples}`,
    ),
  );
}
