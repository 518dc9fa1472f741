/** The rollups of many dealers as tables: folded, compared with what they are made of, and made anew (docs/rollups.md). */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../database/connections/connection.js';
import { rowsIn } from '../database/rows.js';
import { campaignFigures, lineFigures, salesFigures } from '../database/tables/programme/figures.js';
import { imports } from '../database/tables/work/imports.js';
import { campaignFiguresFrom, contributionsNow } from './campaignFigures.js';
import { recordUnrecorded } from './membershipChanges.js';
import { computedLineFigures } from './lineFigures.js';
import { placesNow } from './places.js';
import { allMonths, salesFiguresFrom, salesYearsFrom } from './salesFigures.js';

interface RollupTable {
  readonly table: typeof campaignFigures | typeof salesFigures | typeof lineFigures;
  /** The name of a difference in it. */
  readonly name: string;
  /** The statement of what its rows should add up to. */
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

const names = (columns: readonly PgColumn[]) =>
  sql.join(
    columns.map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
const added = (columns: readonly PgColumn[]) =>
  sql.join(
    columns.map(({ name }) => sql`sum(${sql.identifier(name)}) as ${sql.identifier(name)}`),
    sql`, `,
  );
const isSomething = (columns: readonly PgColumn[]) =>
  sql.join(
    columns.map(({ name }) => sql`sum(${sql.identifier(name)}) <> 0`),
    sql` or `,
  );

/**
 * Makes one row of all rows of a key, and none of those that add up to nothing. One statement for each table: whoever
 * reads meanwhile finds the rows as they were or as they come to be, and rows that others add stay. Not beside an import,
 * which would wait for its share of the disk: it adds rows again anyway.
 */
export async function foldFigures(database: Database): Promise<void> {
  for (const { table, keys, sums } of rollupTables) {
    if (await isImportUnderWay(database)) return;
    await database.execute(sql`
      with several as (
        select ${names(keys)} from ${table} group by ${names(keys)}
        having count(*) > 1 or not (${isSomething(sums)})
      ), gone as (
        delete from ${table} where (${names(keys)}) in (select ${names(keys)} from several) returning *
      )
      insert into ${table} (${names(keys)}, ${names(sums)})
      select ${names(keys)}, ${added(sums)} from gone group by ${names(keys)} having ${isSomething(sums)}
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

/** A key whose rollup figures are not what they are made of. */
interface FiguresDifference {
  readonly campaignId: number;
  readonly field: string;
  readonly stored: string;
  readonly computed: string;
}

/**
 * Compares the rollup figures with the memberships, the months of dealers and the sale lines.
 *
 * @param most how many differences are reported
 */
export async function figuresDifferences(transaction: Database, most: number): Promise<FiguresDifference[]> {
  const found: FiguresDifference[] = [];
  for (const { table, name, computed, keys, sums } of rollupTables) {
    const campaignId = table === campaignFigures ? sql`campaign_id` : sql`0`;
    // 12 and 12.00 are the same
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
              select ${names(keys)}, ${added(sums)} from ${table} group by ${names(keys)} having ${isSomething(sums)}
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
 * Makes the rollup figures anew, and writes down changes of memberships that nobody recorded. Whoever writes what they are made of waits until the transaction ends.
 *
 * @param transaction in which nothing was read yet
 */
export async function rebuildFigures(transaction: Database, at: Date): Promise<void> {
  // in the order in which imports write them
  await transaction.execute(sql`lock table sales, sales_months, members, memberships in share row exclusive mode`);
  await transaction.execute(sql`delete from sales_years`);
  await transaction.execute(
    sql`insert into sales_years (${yearColumns}) select ${yearColumns} from (${computedYears}) as fresh`,
  );
  // millions of lines are few figures: the planner, which cannot know that, would sort them
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
