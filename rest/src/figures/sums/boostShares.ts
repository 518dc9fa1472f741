import { and, eq, getTableName, sql, Subquery, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import type { BoostShare } from '../../ground/domain/incentive/lineSums.js';
import type { Rules } from '../../ground/domain/incentive/rules.js';
import { eligibleLine, lineBoost } from './lineRules.js';

/** The condition for lines of some imports. */
export const fromImports = (importIds: readonly number[]) => sql`${sales.importId} = any(${intArray(importIds)})`;

/** The condition for lines of any other import. */
export const fromOtherImports = (importIds: readonly number[]) => sql`${sales.importId} <> all(${intArray(importIds)})`;

/** The source of sale lines: the table `sales`, or a subquery with the same columns and name (`linesAs`). */
export type LinesSource = typeof sales;

/** A query as a source of sale lines, named as the table. @param query has the columns of `sales` that readers use */
export const linesAs = (query: SQL): LinesSource =>
  // Drizzle infers the types of a select from the table, but only uses its name for the SQL
  new Subquery(query, {}, getTableName(sales)) as unknown as LinesSource;

/**
 * The shares of each dealer: a row for each boost with eligible lines, and one (boost null) for lines without a boost.
 */
export function sharesFrom(rules: Rules, lines: SQL | undefined, source: LinesSource = sales): SQL {
  // `offset 0` keeps the planner from computing the boost again for each sum
  return sql`
    select dealer_id, boost, sum(quantity) as quantity,
      coalesce(sum(quantity) filter (where channel = 'fleet'), 0) as fleet_quantity
    from (
      select dealer_id, quantity, channel, ${lineBoost(rules)} as boost
      from ${source} where ${and(eligibleLine(rules), lines)} offset 0
    ) as line
    group by dealer_id, boost`;
}

/**
 * The shares of one dealer, by the index of the boost.
 *
 * @param lines a condition on its lines; default: all lines
 * @param source default: the table `sales`
 */
export async function boostShares(
  database: Database,
  rules: Rules,
  dealerId: number,
  lines?: SQL,
  source: LinesSource = sales,
): Promise<BoostShare[]> {
  const ofDealer = and(eq(sales.dealerId, dealerId), lines);
  const { rows } = (await database.execute(sql`
    select boost, quantity::text, fleet_quantity::text as "fleetQuantity"
    from (${sharesFrom(rules, ofDealer, source)}) as share order by boost`)) as {
    readonly rows: readonly Readonly<Record<keyof BoostShare, string | number | null>>[];
  };
  return rows.map(({ boost, quantity, fleetQuantity }) => ({
    boost: boost === null ? null : Number(boost),
    quantity: Number(quantity),
    fleetQuantity: Number(fleetQuantity),
  }));
}
