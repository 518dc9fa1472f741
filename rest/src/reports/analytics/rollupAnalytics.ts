/** Analytics of sales by months and members, from the rollup figures of many dealers (docs/decisions/0018). */
import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnalyticsDimension } from '@gdd/schema/reports';
import { members } from '../../ground/database/tables/people/network.js';
import { salesFigures } from '../../ground/database/tables/programme/figures.js';
import { rollupRowsIn, type FiguresScope } from '../../figures/figuresScope.js';
import { wholePart, type ReportPeriod } from '../criteria/period.js';

const rolesAbove: Readonly<Partial<Record<AnalyticsDimension, 'Distributor' | 'Agent'>>> = {
  distributor: 'Distributor',
  agent: 'Agent',
};

const ownKeys: Readonly<Partial<Record<AnalyticsDimension, SQL>>> = {
  month: sql`rollup.part::int`,
  region: sql`rollup.region`,
  tier: sql`rollup.tier`,
  distributor: sql`rollup.above_id`,
  agent: sql`rollup.above_id`,
};

/** The dimensions as columns of `rollupFrom`; undefined where the rollup figures are not divided by them. */
export function rollupKeys(dimensions: readonly AnalyticsDimension[]): readonly SQL[] | undefined {
  const above = dimensions.filter((dimension) => rolesAbove[dimension] !== undefined);
  const keys = dimensions.flatMap((dimension) => ownKeys[dimension] ?? []);
  return above.length > 1 || keys.length < dimensions.length ? undefined : keys;
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
  const role = dimensions.map((dimension) => rolesAbove[dimension]).find((each) => each !== undefined);
  const f = salesFigures;
  const { memberId, ...places } = figures;
  const inPeriod = and(
    inArray(f.year, [...years]),
    sql`(${f.part} between ${period.firstMonth} and ${period.lastMonth} or ${f.part} = ${wholePart(period)})`,
    rollupRowsIn(f, places),
  );
  const rows = (from: SQL, whose: SQL, sign: SQL, above: SQL) => sql`
    select ${f.year} as year, ${f.part} as part, ${above} as above_id, ${f.region} as region, ${f.tier} as tier,
      ${sign} * ${f.quantity} as quantity, ${sign} * ${f.fleetQuantity} as fleet_quantity,
      ${sign} * ${f.amount} as amount, ${sign} * ${f.dealers} as dealers
    from ${from} where ${whose} and ${inPeriod}`;
  const own = (above: SQL) => rows(sql`${f}`, eq(f.memberId, memberId), sql`1`, above);
  if (role === undefined) return own(sql`null::int`);
  const path = sql`(select path from ${members} where id = ${memberId})`;
  const ofRole = (sign: SQL, above: SQL) =>
    rows(
      sql`${f} join ${members} as above on above.id = ${f.memberId}`,
      sql`above.role = ${role} and above.path >= ${path} and above.path < rtrim(${path}, '/') || '0'`,
      sql`${sign}`,
      above,
    );
  // the distributor (or agent) that the member is or stands below; null for most members
  const atOrAbove = sql`(select id from ${members} as above where above.role = ${role} and starts_with(${path}, above.path))`;
  // A row for each distributor (or agent) below, and the member's total minus these rows: the remainder belongs to the
  // distributor at or above the member, or to none.
  return sql`
    ${ofRole(sql`1`, sql`above.id`)} union all ${own(atOrAbove)} union all ${ofRole(sql`-1`, atOrAbove)}`;
}
