import type { LineCondition, MatchCondition } from '@gdd/schema/campaigns';
import { sql, type SQL } from 'drizzle-orm';
import { brands, sales } from '../database/tables/programme/sales.js';
import { decimalText, millionths } from '../domain/decimal.js';
import { boostsByFactor } from '../domain/incentive/conditions.js';
import type { Match, Rules } from '../domain/incentive/rules.js';

/**
 * The rules of a campaign as SQL over the table of sales: the same as `isEligible` and `boostOf` of the domain, for
 * millions of lines. A property test holds the two together.
 */
export function eligibleLine(rules: Rules): SQL {
  return sql`${sales.soldOn} between ${rules.startsOn} and ${rules.endsOn} and ${matchingSale(rules.eligibility)}`;
}

/** The first condition of a campaign that a line fails, as `failedCondition` of the domain says; null: it counts. */
export function failedLineCondition({ startsOn, endsOn, eligibility }: Rules): SQL {
  const conditions: readonly (readonly [LineCondition, SQL])[] = [
    ['beforeStart', sql`${sales.soldOn} >= ${startsOn}`],
    ['afterEnd', sql`${sales.soldOn} <= ${endsOn}`],
    ...conditionsOf(eligibility ?? {}),
  ];
  const cases = conditions.map(([name, condition]) => sql`when not (${condition}) then ${name}::text`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** Whether a line is one that an eligibility asks for, on whatever day. */
export function matchingSale(eligibility: Rules['eligibility']): SQL {
  return matchingLine(eligibility ?? {});
}

/** The factor of a line: that of the highest boost that matches it, 1 without one. */
export function lineFactor({ factorBoostDetail }: Pick<Rules, 'factorBoostDetail'>): SQL {
  return firstMatching(
    factorBoostDetail,
    (boost) => sql`${decimalText(millionths(boost.factor))}::numeric`,
    sql`1::numeric`,
  );
}

/** The same as a whole number of millionths, which add up many times as fast. */
export function lineFactorMillionths({ factorBoostDetail }: Pick<Rules, 'factorBoostDetail'>): SQL {
  return firstMatching(
    factorBoostDetail,
    (boost) => sql`${String(millionths(boost.factor))}::bigint`,
    sql`1000000::bigint`,
  );
}

/** The place of a line's boost in the campaign's list, counted from 0; null without one. */
export function lineBoost({ factorBoostDetail }: Pick<Rules, 'factorBoostDetail'>): SQL {
  return firstMatching(
    factorBoostDetail,
    (boost) => sql`${factorBoostDetail.boosts.indexOf(boost)}::int`,
    sql`null::int`,
  );
}

function firstMatching(
  detail: Rules['factorBoostDetail'],
  value: (boost: Rules['factorBoostDetail']['boosts'][number]) => SQL,
  otherwise: SQL,
): SQL {
  if (detail.boosts.length === 0) return otherwise;
  const cases = boostsByFactor(detail).map((boost) => sql`when ${matchingLine(boost.match)} then ${value(boost)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${otherwise} end`;
}

function matchingLine(match: Match): SQL {
  const conditions = conditionsOf(match).map(([, condition]) => condition);
  return conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`;
}

/** The conditions of a match on a line, in the order in which they are reported. */
function conditionsOf(match: Match): (readonly [MatchCondition, SQL])[] {
  const conditions: (readonly [MatchCondition, SQL | undefined])[] = [
    [
      'brand',
      match.brand &&
        sql`${sales.brandId} = any(array(select ${brands.id} from ${brands} where ${brands.key} in ${match.brand.map(brandKey)}))`,
    ],
    ['season', match.season && sql`${sales.season} in ${match.season}`],
    ['segment', match.segment && sql`${sales.segment} in ${match.segment}`],
    ['rim', match.rimFrom === undefined ? undefined : sql`${sales.rim} >= ${match.rimFrom}`],
    ['rim', match.rimTo === undefined ? undefined : sql`${sales.rim} <= ${match.rimTo}`],
    ['channel', match.channel && sql`${sales.channel} = ${match.channel}`],
  ];
  return conditions.filter((each): each is readonly [MatchCondition, SQL] => each[1] !== undefined);
}

/** By what brands compare: without case, and composed as files are read (docs/domain/imports.md). */
export function brandKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
