/** Analytics of sales by months and members, from the rollup figures of many dealers (docs/decisions/0018). */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { AnalyticsDimension } from '@gdd/schema/reports';
import { members } from '../../ground/database/tables/people/network.js';
import { salesFigures } from '../../ground/database/tables/programme/figures.js';
import { rollupRowsIn, type FiguresScope } from '../../figures/figuresScope.js';
import { wholePart, type ReportPeriod } from '../criteria/period.js';

/** The dimensions by a member above the dealers: by the role of that member. */
const rolesAbove: Readonly<Partial<Record<AnalyticsDimension, 'Distributor' | 'Agent'>>> = {
  distributor: 'Distributor',
  agent: 'Agent',
};

/** The dimensions as columns of `rollupFrom`. */
const dimensionColumns: Readonly<Partial<Record<AnalyticsDimension, SQL>>> = {
  month: sql`rollup.part::int`,
  region: sql`rollup.region`,
  tier: sql`rollup.tier`,
  distributor: sql`rollup.above_id`,
  agent: sql`rollup.above_id`,
};

/** The columns of `rollupFrom` to group by; undefined where the rollup figures are not divided by the dimensions. */
export function rollupKeys(dimensions: readonly AnalyticsDimension[]): readonly SQL[] | undefined {
  const columns = dimensions.flatMap((dimension) => dimensionColumns[dimension] ?? []);
  const areDivided = columns.length === dimensions.length;
  // distributor and agent share the column `above_id`
  const membersAbove = dimensions.filter((dimension) => rolesAbove[dimension] !== undefined);
  return areDivided && membersAbove.length <= 1 ? columns : undefined;
}

/**
 * The rollup figures of a period in some years, as a table `rollup(year, part, above_id, region, tier, quantity,
 * fleet_quantity, amount, dealers)`: a row for each month with tyres and amounts, and one for the whole period
 * (`wholePart`) with the number of dealers. By distributor or agent the rows must be summed: some are negative.
 */
export function rollupFrom(
  figures: FiguresScope,
  years: readonly number[],
  period: ReportPeriod,
  dimensions: readonly AnalyticsDimension[],
): SQL {
  const { memberId, ...places } = figures;
  const f = salesFigures;
  const isWanted = and(
    inArray(f.year, [...years]),
    sql`(${f.part} between ${period.firstMonth} and ${period.lastMonth} or ${f.part} = ${wholePart(period)})`,
    rollupRowsIn(f, places),
  );
  const ofMember = sql`${f} where ${eq(f.memberId, memberId)} and ${isWanted}`;
  const role = dimensions.map((dimension) => rolesAbove[dimension]).find((each) => each !== undefined);
  if (role === undefined) return rollupRows(ofMember, sql`null::int`);

  const path = sql`(select path from ${members} where id = ${memberId})`;
  const distributorsBelow = sql`${f} join ${members} as above on above.id = ${f.memberId}
    where above.role = ${role} and above.path >= ${path} and above.path < rtrim(${path}, '/') || '0' and ${isWanted}`;
  // the distributor (or agent) that the member is or stands below; null for most members
  const atOrAbove = sql`(select id from ${members} as above where above.role = ${role} and starts_with(${path}, above.path))`;
  // A row for each distributor (or agent) below, and the member's total minus these rows: the remainder belongs to the
  // distributor at or above the member, or to none.
  return sql`
    ${rollupRows(distributorsBelow, sql`above.id`)}
    union all ${rollupRows(ofMember, atOrAbove)}
    union all ${rollupRows(distributorsBelow, atOrAbove, -1)}`;
}

/**
 * Rows of `rollupFrom`.
 *
 * @param source what the rows are selected from, with its condition
 * @param aboveId the id of the member above that they count for
 * @param sign −1 subtracts them
 */
function rollupRows(source: SQL, aboveId: SQL, sign: 1 | -1 = 1): SQL {
  const f = salesFigures;
  const signed = (figure: PgColumn) => (sign === 1 ? sql`${figure}` : sql`-${figure}`);
  return sql`
    select ${f.year} as year, ${f.part} as part, ${aboveId} as above_id, ${f.region} as region, ${f.tier} as tier,
      ${signed(f.quantity)} as quantity, ${signed(f.fleetQuantity)} as fleet_quantity,
      ${signed(f.amount)} as amount, ${signed(f.dealers)} as dealers
    from ${source}`;
}
