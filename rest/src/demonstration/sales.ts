/**
 * The demonstration's sale lines: made by the database itself from numbered rows and hashes of their numbers, so that
 * 150 thousand take seconds in the embedded database and 20 million take minutes on Postgres. The same seed and size
 * give the same lines.
 */
import { createHash } from 'node:crypto';
import { sql, type SQL } from 'drizzle-orm';
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

/** A file of sales: the lines of some months. */
interface SalesFile {
  readonly filename: string;
  /** yyyy-mm. */
  readonly from: string;
  readonly to: string;
  readonly loadedOn: string;
}

/** In the order in which they came: one a year, and since the months are closed, one a month. */
const salesFiles: readonly SalesFile[] = [
  ...years.slice(0, -1).map((year) => ({
    filename: `vendite-${year}.csv`,
    from: `${year}-01`,
    to: `${year}-12`,
    loadedOn: `${year + 1}-01-07`,
  })),
  { filename: 'vendite-gennaio-luglio-2025.csv', from: '2025-01', to: '2025-07', loadedOn: '2025-08-01' },
  { filename: 'vendite-agosto-2025.csv', from: '2025-08', to: '2025-08', loadedOn: '2025-09-01' },
  { filename: 'vendite-settembre-2025.csv', from: '2025-09', to: '2025-09', loadedOn: '2025-10-01' },
  { filename: 'vendite-ottobre-2025.csv', from: '2025-10', to: '2025-10', loadedOn: demonstrationDay },
];

/** Some invoices of August, which came when that month had been closed. */
export const lateFile: SalesFile = {
  filename: 'vendite-agosto-2025-in-ritardo.csv',
  from: '2025-08',
  to: '2025-08',
  loadedOn: '2025-09-12',
};
/** Of how many invoices of the month one came late. */
const lateOneOf = 20;

/** When a file was applied. */
export const appliedAt = ({ loadedOn }: SalesFile) => new Date(`${loadedOn}T06:35:00Z`);

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
 *
 * @param ids.lateImportId the import of the invoices that came late
 */
async function insertMonth(
  transaction: Database,
  month: Month,
  seed: number,
  { importId, lateImportId = importId }: { readonly importId: number; readonly lateImportId?: number | undefined },
): Promise<void> {
  const first = `${nameOf(month)}-01`;
  const winter = winterShares[month.number - 1] ?? 0;
  const allSeason = winter + Math.round((1000 - winter) / 6);
  const start = (month.year * 100 + month.number) * 1_000_000_000;
  await transaction.execute(sql`
    insert into sales (document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity, amount,
      import_id)
    select document, line, dealer_id, sold_on, brand_id, season, segment, rim, channel, quantity,
      (quantity * cents * (case channel when 'fleet' then 92 else 100 end) / 100)::numeric / 100,
      case when invoice % ${lateOneOf}::int = 7 then ${lateImportId}::int else ${importId}::int end
    from (
      select made.document, made.invoice, made.line, made.dealer_id, made.sold_on, made.season, made.segment, made.channel,
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
          invoice, line, dealer_id, sold_on, (hash >> 20 & 1023)::int as rim, (hash >> 40 & 1023)::int as amount,
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
 * Writes the sale lines of 2021 to the demonstration's day, those of a file each with its import, and the months that they
 * add up to.
 *
 * @param transaction dealers are there, sale lines are not
 * @param options.lines how many lines; a few odd ones come on top
 * @param report called with what is being done
 * @returns the import of the lines that came late
 */
export async function insertSales(
  transaction: Database,
  options: { readonly seed: number; readonly lines: number },
  createdBy: number | null,
  report: (step: string) => void,
): Promise<number> {
  await transaction.insert(brands).values(brandNames.map((name) => ({ name, key: name.toLowerCase() })));
  await preparePlaces(transaction, options.seed);
  const months = monthsOfSales(options.lines);
  const rebuildIndexes = await dropIndexes(transaction, 'sales');
  const imported = await insertImports(transaction, createdBy);
  const lateImportId = idOf(imported, lateFile);
  for (const file of salesFiles) {
    report(`sale lines of ${file.filename}`);
    const importId = idOf(imported, file);
    const ids = { importId, lateImportId: file.from === lateFile.from ? lateImportId : undefined };
    for (const month of months.filter((each) => isIn(file, nameOf(each)) && each.lines > 0)) {
      await insertMonth(transaction, month, options.seed, ids);
    }
    await insertEdgeLines(transaction, importId, file);
  }
  report('indexes of the sale lines');
  await rebuildIndexes();
  await transaction.execute(sql`analyze sales`);
  report('months of the sale lines');
  for (const importId of imported.values()) {
    await addUpImportMonths(transaction, importId);
    await writeTotals(transaction, importId);
    await moveImportMonths(transaction, importId, 'add');
  }
  return lateImportId;
}

const nameOf = ({ year, number }: Month) => `${year}-${String(number).padStart(2, '0')}`;

const isIn = ({ from, to }: SalesFile, month: string) => from <= month && month <= to;

function idOf(imported: ReadonlyMap<string, number>, { filename }: SalesFile): number {
  const id = imported.get(filename);
  if (id === undefined) throw new Error(`There is no import of ${filename}.`);
  return id;
}

/** The imports of the files, in the order in which these came. @returns their ids by the names of the files */
async function insertImports(transaction: Database, createdBy: number | null): Promise<ReadonlyMap<string, number>> {
  const files = [...salesFiles, lateFile].sort((one, other) => (one.loadedOn < other.loadedOn ? -1 : 1));
  const made = await transaction
    .insert(imports)
    .values(
      files.map((file) => {
        const contentHash = createHash('sha256').update(`demonstration ${file.filename}`).digest('hex');
        return {
          ...{ kind: 'sales' as const, status: 'applied' as const, filename: file.filename, size: 0, contentHash },
          storageKey: `imports/${contentHash}`,
          createdBy,
          createdAt: new Date(`${file.loadedOn}T06:30:00Z`),
          appliedAt: appliedAt(file),
        };
      }),
    )
    .returning({ id: imports.id, filename: imports.filename });
  return new Map(made.map(({ id, filename }) => [filename, id]));
}

/** What the import would have shown: how many rows it had, and the tyres of its months before it and after. */
async function writeTotals(transaction: Database, importId: number): Promise<void> {
  const { rows } = (await transaction.execute(sql`
    select to_char(month, 'YYYY-MM') as month, coalesce(sum(former.quantity), 0)::int as "tiresBefore",
      (coalesce(sum(former.quantity), 0) + sum(added.quantity))::int as "tiresAfter",
      coalesce(sum(former.fleet_quantity), 0)::int as "fleetBefore",
      (coalesce(sum(former.fleet_quantity), 0) + sum(added.fleet_quantity))::int as "fleetAfter",
      coalesce(sum(former.amount), 0)::numeric(18, 2)::text as "amountBefore",
      (coalesce(sum(former.amount), 0) + sum(added.amount))::numeric(18, 2)::text as "amountAfter"
    from (
      select month, sum(quantity) as quantity, sum(fleet_quantity) as fleet_quantity, sum(amount) as amount
      from import_months group by month
    ) as added left join (
      select month, sum(quantity) as quantity, sum(fleet_quantity) as fleet_quantity, sum(amount) as amount
      from sales_months where month in (select month from import_months) group by month
    ) as former using (month)
    group by month order by month`)) as { readonly rows: ImportTotals['months'] };
  await transaction.execute(sql`
    update imports set rows_read = lines, rows_valid = lines, progress_done = lines, progress_total = lines,
      size = lines * 80, totals = jsonb_build_object('created', lines, 'updated', 0, 'unchanged', 0,
        'months', ${JSON.stringify(rows)}::jsonb)
    from (select count(*)::int as lines from sales where import_id = ${importId}) as counted
    where id = ${importId}`);
}
