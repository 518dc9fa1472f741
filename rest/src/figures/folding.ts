/** Folding, checking and rebuilding of the rollups of many dealers (docs/rollups.md). */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../ground/database/connections/connection.js';
import { rowsIn } from '../ground/database/rows.js';
import { campaignFigures, lineFigures, salesFigures } from '../ground/database/tables/programme/figures.js';
import { imports } from '../ground/database/tables/work/imports.js';
import { campaignFiguresFrom, contributionsNow } from './campaignFigures.js';
import { recordUnrecorded } from './membershipChanges.js';
import { computedLineFigures } from './lineFigures.js';
import { placesNow } from './places.js';
import { allMonths, salesFiguresFrom, salesYearsFrom } from './salesFigures.js';

interface RollupTable {
  readonly table: typeof campaignFigures | typeof salesFigures | typeof lineFigures;
  /** The prefix of the name of a difference. */
  readonly name: string;
  /** The query that computes the sums from the source tables. */
  readonly computed: SQL;
  readonly keys: readonly PgColumn[];
  readonly sums: readonly PgColumn[];
}

const placeKeys = ({ memberId, region, status, tier, isDeleted }: typeof campaignFigures | typeof salesFigures) => [
  memberId,
  region,
  status,
  tier,
  isDeleted,
];

const ofCampaigns: RollupTable = {
  table: campaignFigures,
  name: 'figures of',
  computed: campaignFiguresFrom(contributionsNow(sql`true`), placesNow),
  keys: [campaignFigures.campaignId, ...placeKeys(campaignFigures)],
  sums: [
    campaignFigures.dealers,
    campaignFigures.accepted,
    campaignFigures.goalReached,
    campaignFigures.goalThreshold,
    campaignFigures.tiresPurchased,
    campaignFigures.tiresMissing,
    campaignFigures.tiresFleet,
    campaignFigures.plafondAccumulated,
    campaignFigures.plafondExpendable,
    campaignFigures.redeemed,
    campaignFigures.adjusted,
    campaignFigures.debt,
  ],
};

const ofSales: RollupTable = {
  table: salesFigures,
  name: 'sales figures of',
  computed: salesFiguresFrom(allMonths(sql`true`), placesNow),
  keys: [salesFigures.year, salesFigures.part, ...placeKeys(salesFigures)],
  sums: [
    salesFigures.quantity,
    salesFigures.fleetQuantity,
    salesFigures.amount,
    salesFigures.dealers,
    salesFigures.dealersEither,
  ],
};

const ofLines: RollupTable = {
  table: lineFigures,
  name: 'line figures of',
  computed: computedLineFigures,
  keys: [
    lineFigures.year,
    lineFigures.part,
    lineFigures.distributorId,
    lineFigures.region,
    lineFigures.tier,
    lineFigures.brandId,
    lineFigures.season,
    lineFigures.segment,
    lineFigures.rim,
    lineFigures.channel,
  ],
  sums: [lineFigures.lines, lineFigures.quantity, lineFigures.amount],
};

const rollupTables = [ofCampaigns, ofSales, ofLines];

/** A list of column names. */
const names = (columns: readonly PgColumn[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
/** The sums of columns under their own names. */
const summed = (columns: readonly PgColumn[]) =>
  sql.join(
    columns.map(({ name }) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`),
    sql`, `,
  );
/** Whether any sum of columns is not 0. */
const isNotZero = (columns: readonly PgColumn[]) =>
  sql.join(
    columns.map(({ name }) => sql`sum(${sql.identifier(name)}) <> 0`),
    sql` or `,
  );

/**
 * Replaces all rollup rows of a key by one row with their sums, or by none where all sums are 0. One statement for each
 * table, so that concurrent readers see either the old rows or the new ones, and rows inserted meanwhile stay. Skipped
 * while an import is at work: folding would compete with it for the disk, and the import adds new rows anyway.
 */
export async function foldFigures(database: Database): Promise<void> {
  for (const { table, keys, sums } of rollupTables) {
    if (await isImportUnderWay(database)) return;
    await database.execute(sql`
      with several as (
        select ${names(keys)} from ${table} group by ${names(keys)}
        having count(*) > 1 or not (${isNotZero(sums)})
      ), gone as (
        delete from ${table} where (${names(keys)}) in (select ${names(keys)} from several) returning *
      )
      insert into ${table} (${names(keys)}, ${names(sums)})
      select ${names(keys)}, ${summed(sums)} from gone group by ${names(keys)} having ${isNotZero(sums)}
      order by ${names(keys)}`);
  }
}

async function isImportUnderWay(database: Database): Promise<boolean> {
  const [found] = await database
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.status, ['reading', 'applying', 'undoing']))
    .limit(1);
  return found !== undefined;
}

/** A key whose rollup sums differ from those computed from the source tables. */
interface FiguresDifference {
  /** 0 in rollups that are not by campaign. */
  readonly campaignId: number;
  readonly field: string;
  readonly stored: string;
  readonly computed: string;
}

/**
 * Compares the rollups with the memberships, the months of dealers and the sale lines.
 *
 * @param most the maximum of differences returned
 */
export async function figuresDifferences(transaction: Database, most: number): Promise<FiguresDifference[]> {
  const found: FiguresDifference[] = [];
  for (const { table, name, computed, keys, sums } of rollupTables) {
    const campaignId = table === campaignFigures ? sql`campaign_id` : sql`0`;
    // without trailing zeros: 12 and 12.00 are equal
    const numbers = sums.map(({ name }) => sql`trim_scale(${sql.identifier(name)}::numeric)`);
    const text = sql`concat_ws(' ', ${sql.join(numbers, sql`, `)})`;
    const field = sql`${name}::text || ' ' || concat_ws(' ', ${names(keys)})`;
    found.push(
      ...rowsIn<FiguresDifference>(
        await transaction.execute(sql`
          select ${campaignId} as "campaignId", ${field} as field, coalesce(rollup.sums, '') as stored,
            coalesce(computed.sums, '') as computed
          from (
            select ${names(keys)}, ${text} as sums from (
              select ${names(keys)}, ${summed(sums)} from ${table} group by ${names(keys)} having ${isNotZero(sums)}
            ) as summed
          ) as rollup full join (select ${names(keys)}, ${text} as sums from (${computed}) as fresh) as computed
            using (${names(keys)})
          where rollup.sums is distinct from computed.sums
          order by field limit ${most}`),
      ),
    );
  }
  found.push(
    ...rowsIn<FiguresDifference>(
      await transaction.execute(sql`
        select 0 as "campaignId", 'dealer ' || dealer_id || ' year ' || year as field, coalesce(rollup.sums, '') as stored,
          coalesce(computed.sums, '') as computed
        from (select dealer_id, year, ${yearText} from sales_years) as rollup
          full join (select dealer_id, year, ${yearText} from (${computedYears}) as fresh) as computed using (dealer_id, year)
        where rollup.sums is distinct from computed.sums
        order by field limit ${most}`),
    ),
  );
  return found.slice(0, most);
}

const computedYears = salesYearsFrom(allMonths(sql`true`).months);
const yearColumns = sql`dealer_id, year, quantity, quantity_before, amount, amount_before, months`;
const yearText = sql`concat_ws(' ', quantity, quantity_before, trim_scale(amount::numeric), trim_scale(amount_before::numeric), months)
  as sums`;

/**
 * Rebuilds the rollups, and records changes of memberships that were not recorded. It locks the source tables: their
 * writers wait until the transaction ends.
 *
 * @param transaction nothing was read in it yet
 */
export async function rebuildFigures(transaction: Database, at: Date): Promise<void> {
  // in the order in which imports lock them, against deadlocks
  await transaction.execute(sql`lock table sales, sales_months, members, memberships in share row exclusive mode`);
  await transaction.execute(sql`delete from sales_years`);
  await transaction.execute(
    sql`insert into sales_years (${yearColumns}) select ${yearColumns} from (${computedYears}) as fresh`,
  );
  // forces hash aggregation: the planner does not know that millions of lines have few keys, and would sort them
  await transaction.execute(sql`set local enable_sort = off`);
  for (const { table, computed, keys, sums } of rollupTables) {
    await transaction.execute(sql`delete from ${table}`);
    await transaction.execute(sql`
      insert into ${table} (${names(keys)}, ${names(sums)})
      select ${names(keys)}, ${names(sums)} from (select * from (${computed}) as fresh offset 0) as computed
      order by ${names(keys)}`);
  }
  await transaction.execute(sql`set local enable_sort = on`);
  await recordUnrecorded(transaction, at);
}
