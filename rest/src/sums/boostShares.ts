import { and, eq, getTableName, sql, Subquery, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { intArray } from '../database/intArray.js';
import { sales } from '../database/tables/programme/sales.js';
import type { BoostShare } from '../domain/incentive/lineSums.js';
import type { Rules } from '../domain/incentive/rules.js';
import { eligibleLine, lineBoost } from './lineRules.js';

/** Lines that came with one of some imports. */
export const fromImports = (importIds: readonly number[]) => sql`${sales.importId} = any(${intArray(importIds)})`;

/** Lines that came with any other import. */
export const fromOtherImports = (importIds: readonly number[]) => sql`${sales.importId} <> all(${intArray(importIds)})`;

/** Where sale lines are read: the table, or in its place a subquery of the same columns and name (`linesAs`). */
export type LinesSource = typeof sales;

/** Lines in the place of the table. @param query with the columns of `sales` that count (`saleLines.ts`) */
export const linesAs = (query: SQL): LinesSource =>
  // the types of a select follow from its table; what it renders and checks is the name
  new Subquery(query, {}, getTableName(sales)) as unknown as LinesSource;

/** The shares of each dealer: a row for each dealer and boost with eligible lines, and for those of no boost. */
export function sharesFrom(rules: Rules, lines: SQL | undefined, source: LinesSource = sales): SQL {
  // without the offset each sum would work the boost out again
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
 * The shares of one dealer, by the place of their boost.
 *
 * @param lines which of its lines; all without
 * @param source where the lines are read
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
