/** The rollup `line_figures`: sale lines by all of their fields (docs/rollups.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../ground/database/connections/connection.js';
import { placesNow } from './places.js';

/**
 * The sums of lines by half-year (part 13 or 14) and by their dealers' distributor, region and tier. In a single level
 * of aggregation, since even an import makes a hundred thousand rows.
 *
 * @param places the dealers' places, each with a `sign`: 1 adds its lines, -1 subtracts them
 */
export function linePlacesFrom(lines: SQL, places: SQL): SQL {
  return sql`
    select date_part('year', sold_on)::int as year,
      (case when date_part('month', sold_on) < 7 then 13 else 14 end)::smallint as part,
      distributor_id, region, tier, brand_id, season, segment, rim, channel,
      sum(sign)::bigint as lines, sum(sign * quantity)::bigint as quantity, sum(sign * amount) as amount
    from (${lines}) as line join (${places}) as place using (dealer_id)
    group by 1, 2, 3, region, tier, brand_id, season, segment, rim, channel`;
}

/** The sums of lines by month (parts 1 to 12) over all dealers: distributor 0, empty region and tier. */
function lineMonthsFrom(lines: SQL): SQL {
  return sql`
    select date_part('year', sold_on)::int as year, date_part('month', sold_on)::smallint as part, 0 as distributor_id,
      ''::text collate "C" as region, ''::text collate "C" as tier, brand_id, season, segment, rim, channel,
      count(*) as lines, sum(quantity)::bigint as quantity, sum(amount) as amount
    from (${lines}) as line
    group by 1, 2, brand_id, season, segment, rim, channel`;
}

/** The complete rollup, computed from all lines. */
export const computedLineFigures = sql`
  ${linePlacesFrom(sql`select * from sales`, placesNow)} union all ${lineMonthsFrom(sql`select * from sales`)}`;

/** Inserts sums of lines. `offset 0` keeps the planner from sorting the lines before they are aggregated. */
export async function addLineFigures(transaction: Database, sums: SQL, sign: 1 | -1): Promise<void> {
  const signed = sql.raw(String(sign));
  await transaction.execute(sql`
    insert into line_figures (year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel, lines,
      quantity, amount)
    select year, part, distributor_id, region, tier, brand_id, season, segment, rim, channel, ${signed} * lines,
      ${signed} * quantity, ${signed} * amount
    from (select * from (${sums}) as added offset 0) as change order by year, part, distributor_id`);
}

/**
 * Adds an import's lines to the rollup, or subtracts them.
 *
 * @param transaction has moved the dealers' months already, which locks the dealers' places; the lines are in `sales`
 */
export async function moveImportLines(
  transaction: Database,
  importId: number,
  direction: 'add' | 'remove',
): Promise<void> {
  const lines = sql`select * from sales where import_id = ${importId}`;
  const sign = direction === 'add' ? 1 : -1;
  // The statistics do not contain the lines inserted in this transaction, possibly a million: with sorts and nested
  // loops enabled the planner would choose both, which are many times slower here.
  const planner = (state: 'on' | 'off') =>
    transaction.execute(
      sql`select set_config('enable_sort', ${state}, true), set_config('enable_nestloop', ${state}, true)`,
    );
  await planner('off');
  await addLineFigures(transaction, linePlacesFrom(lines, placesNow), sign);
  await addLineFigures(transaction, lineMonthsFrom(lines), sign);
  await planner('on');
}
