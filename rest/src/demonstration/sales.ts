/**
 * The demonstration's sale lines: made by the database itself from numbered rows and hashes of their numbers, so that
 * 150 thousand take seconds in the embedded database and 20 million take minutes on Postgres. The same seed and size
 * give the same lines.
 */
import { createHash } from 'node:crypto';
import { eq, sql, type SQL } from 'drizzle-orm';
import { demonstrationDay } from '@gdd/schema/demonstration';
import { addUpImportMonths, moveImportMonths } from '../sums/months.js';
import type { Database } from '../database/connections/connection.js';
import { brands } from '../database/tables/programme/sales.js';
import { imports, type ImportTotals } from '../database/tables/work/imports.js';
import { brandIds, insertEdgeLines } from './edgeLines.js';
import { dropIndexes } from './indexes.js';
import { demonstrationCodes } from './network.js';

/** From the best sold to the least. */
const brandNames = ['Aquila', 'Lupo', 'Volpe', 'Falco', 'Orso'] as const;

const firstYear = 2021;
const years = [2021, 2022, 2023, 2024, 2025] as const;

/** How much is sold in each month of a year: tyres are changed in spring and in autumn. */
const monthWeights = [5, 5, 9, 12, 10, 7, 6, 4, 7, 13, 13, 9] as const;
/** How many lines in a thousand are winter tyres; a sixth of the rest is for all seasons. */
const winterShares = [700, 500, 150, 50, 30, 20, 20, 80, 350, 700, 850, 800] as const;
/** The programme grows by 5 % a year. */
const growth = (year: number) => 1.05 ** (year - firstYear);

interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly number: number;
  /** The days in which something is sold, from the first on. */
  readonly days: number;
  readonly lines: number;
}

/** The months up to the demonstration's day, each with its days up to there and how much is sold in them. */
function weightedMonths() {
  return years.flatMap((year) =>
    monthWeights.flatMap((weight, index) => {
      const days = new Date(Date.UTC(year, index + 1, 0)).getUTCDate();
      const first = `${year}-${String(index + 1).padStart(2, '0')}-01`;
      if (first > demonstrationDay) return [];
      const isLast = first.slice(0, 7) === demonstrationDay.slice(0, 7);
      const sold = isLast ? Number(demonstrationDay.slice(8)) : days;
      return [{ year, number: index + 1, days: sold, weight: weight * growth(year) * (sold / days) }];
    }),
  );
}

/** How many lines each month has: together exactly as many as asked for. */
export function monthsOfSales(lines: number): readonly Month[] {
  const weighted = weightedMonths();
  const total = weighted.reduce((sum, { weight }) => sum + weight, 0);
  let weightSoFar = 0;
  let made = 0;
  return weighted.map(({ year, number, days, weight }) => {
    weightSoFar += weight;
    const upToHere = Math.round((lines * weightSoFar) / total);
    const month = { year, number, days, lines: upToHere - made };
    made = upToHere;
    return month;
  });
}

/**
 * Who buys: dealers with as many places as they are large, in the order in which they joined, so that a month's buyers
 * are the first so many places. Some dealers sell to fleets above all.
 */
async function preparePlaces(transaction: Database, seed: number): Promise<void> {
  await transaction.execute(sql`
    create temporary table demonstration_places on commit drop as
    select row_number() over (order by joined_on, id, copy) as place, id as dealer_id, joined_on,
      case when (size >> 24) % 10 = 0 then 750 else 40 + ((size >> 32) & 127)::int end as fleet_share
    from (
      select id, code, tier, joined_on, ${hashed(sql`id`, seed)} as size from members where role = 'Dealer' offset 0
    ) as dealer cross join lateral generate_series(1, case
      when code = ${demonstrationCodes.dealer} then 60
      else (1 + least(size % 12, (size >> 12) % 12)) * case tier when 'platinum' then 3 when 'gold' then 2 else 1 end
    end) as copy`);
  await transaction.execute(sql`create unique index on demonstration_places (place)`);
  await transaction.execute(sql`analyze demonstration_places`);
}

/** A number that looks random, at least 0, from a number: the same on every server. */
function hashed(value: SQL, seed: number): SQL {
  return sql`(hashint8extended(${value}, ${seed}::bigint) & 9223372036854775807)`;
}

/**
 * Writes the lines of a month. An invoice has 1, 2, 3 or 6 lines of one dealer and day: twelve rows make four of them.
 * Ten bits of a row's hash decide each of its values.
 */
async function insertMonth(transaction: Database, month: Month, seed: number, importId: number): Promise<void> {
  const first = `${month.year}-${String(month.number).padStart(2, '0')}-01`;
  const winter = winterShares[month.number - 1] ?? 0;
  const allSeason = winter + Math.round((1000 - winter) / 6);
  const start = (month.year * 100 + month.number) * 1_000_000_000;
  await transaction.execute(sql`
    insert into sales (document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount,
      import_id)
    select document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity,
      (quantity * cents * (case channel when 'fleet' then 92 else 100 end) / 100)::numeric / 100, ${importId}::int
    from (
      select made.document, made.line, made.dealer_id, made.sold_on, made.season, made.segment, made.channel,
        -- the smaller of two numbers: the first brands are the most frequent
        (${brandIds()})[1 + least(brand % 5, brand / 5 % 6)] as brand_id,
        case made.segment when 'car' then 14 + rim * 6 / 1024 when 'suv' then 17 + rim * 5 / 1024
          when 'van' then 15 + rim * 3 / 1024 else (array[17, 19, 22])[1 + rim * 3 / 1024] end as rim,
        case when amount < 24 then -(array[1, 2, 4])[1 + amount % 3]
          else (case made.channel when 'fleet' then 3 else 1 end) * (case
            when amount < 330 then 2 when amount < 870 then 4 when amount < 960 then 1 else 8 end) end as quantity,
        4000 + rim * 9 + brand * 2 + case made.segment when 'car' then 0 when 'suv' then 2900 when 'van' then 2300
          else 14000 end as cents
      from (
        select 'FT-' || ${first.slice(0, 7).replace('-', '')}::text || '-' || lpad(invoice::text, 7, '0') as document,
          line, dealer_id, sold_on, (hash >> 20 & 1023)::int as rim, (hash >> 40 & 1023)::int as amount,
          (hash >> 50 & 1023)::int as brand,
          case when hash & 1023 < ${Math.round(winter * 1.024)}::int then 'winter'
            when hash & 1023 < ${Math.round(allSeason * 1.024)}::int then 'allSeason' else 'summer' end as season,
          case when hash >> 10 & 1023 < 610 then 'car' when hash >> 10 & 1023 < 890 then 'suv'
            when hash >> 10 & 1023 < 985 then 'van' else 'truck' end as segment,
          case when hash >> 30 & 1023 < fleet_share then 'fleet' else 'retail' end as channel
        from (
          select line, invoice, hash, ${first}::date + (invoice * days / invoices) as sold_on,
            1 + ${hashed(sql`${start}::bigint + invoice`, seed + 1)} % places as place
          from (
            select (i - 1) / 12 * 4 + ('{0,1,1,2,2,2,3,3,3,3,3,3}'::int[])[1 + (i - 1) % 12] as invoice,
              ('{1,1,2,1,2,3,1,2,3,4,5,6}'::int[])[1 + (i - 1) % 12] as line,
              ${hashed(sql`${start}::bigint + i`, seed + 2)} as hash
            from generate_series(1, ${month.lines}::int) as i
          ) as numbered cross join (
            select ${month.days}::int as days, (${month.lines}::int + 11) / 12 * 4 as invoices
          ) as calendar cross join (
            select coalesce(nullif(count(*) filter (where joined_on <= ${first}::date), 0), count(*)) as places
            from demonstration_places
          ) as joined
        ) as dated join demonstration_places using (place)
        -- each step is computed once: the planner would repeat its expressions in the next
        offset 0
      ) as made
      offset 0
    ) as priced
    order by document, line`);
}

/**
 * Writes the sale lines of 2021 to the demonstration's day, one import a year, and the months that they add up to.
 *
 * @param transaction dealers are there, sale lines are not
 * @param options.lines how many lines; a few odd ones come on top
 * @param report called with what is being done
 */
export async function insertSales(
  transaction: Database,
  options: { readonly seed: number; readonly lines: number },
  createdBy: number | null,
  report: (step: string) => void,
): Promise<void> {
  await transaction.insert(brands).values(brandNames.map((name) => ({ name, key: name.toLowerCase() })));
  await preparePlaces(transaction, options.seed);
  const months = monthsOfSales(options.lines);
  const rebuildIndexes = await dropIndexes(transaction, 'sales');
  const importIds = new Map<number, number>();
  for (const year of years) {
    report(`sale lines of ${year}`);
    const importId = await insertImport(transaction, year, createdBy);
    importIds.set(year, importId);
    let rows = 0;
    for (const month of months.filter((each) => each.year === year && each.lines > 0)) {
      await insertMonth(transaction, month, options.seed, importId);
      rows += month.lines;
    }
    if (year === years.at(-1)) rows += await insertEdgeLines(transaction, importId);
    await transaction
      .update(imports)
      .set({ rowsRead: rows, rowsValid: rows, progressDone: rows, progressTotal: rows, size: rows * 80 })
      .where(eq(imports.id, importId));
  }
  report('indexes of the sale lines');
  await rebuildIndexes();
  await transaction.execute(sql`analyze sales`);
  report('months of the sale lines');
  for (const importId of importIds.values()) {
    await addUpImportMonths(transaction, importId);
    await moveImportMonths(transaction, importId, 'add');
  }
  for (const [year, importId] of importIds) await writeTotals(transaction, year, importId);
}

async function insertImport(transaction: Database, year: number, createdBy: number | null): Promise<number> {
  const filename = `vendite-${year}.csv`;
  const contentHash = createHash('sha256').update(`demonstration ${filename}`).digest('hex');
  const loadedOn = year === years.at(-1) ? demonstrationDay : `${year + 1}-01-07`;
  const [made] = await transaction
    .insert(imports)
    .values({
      kind: 'sales',
      status: 'applied',
      filename,
      size: 0,
      contentHash,
      storageKey: `imports/${contentHash}`,
      createdBy,
      createdAt: new Date(`${loadedOn}T06:30:00Z`),
      appliedAt: new Date(`${loadedOn}T06:35:00Z`),
    })
    .returning({ id: imports.id });
  if (made === undefined) throw new Error('The insert returned no row.');
  return made.id;
}

/** The preview that the import would have shown: nothing was there before. */
async function writeTotals(transaction: Database, year: number, importId: number): Promise<void> {
  const { rows } = (await transaction.execute(sql`
    select to_char(month, 'YYYY-MM') as month, 0 as "tiresBefore", sum(quantity)::int as "tiresAfter", 0 as "fleetBefore",
      sum(fleet_quantity)::int as "fleetAfter", '0.00' as "amountBefore", sum(amount)::text as "amountAfter"
    from sales_months where extract(year from month) = ${year}::int
    group by month order by month`)) as { readonly rows: ImportTotals['months'] };
  await transaction
    .update(imports)
    .set({
      totals: sql`jsonb_build_object('created', rows_read, 'updated', 0, 'unchanged', 0, 'months', ${JSON.stringify(rows)}::jsonb)`,
    })
    .where(eq(imports.id, importId));
}
