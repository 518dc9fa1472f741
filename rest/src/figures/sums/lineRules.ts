import type { LineCondition, MatchCondition } from '@gdd/schema/campaigns';
import { sql, type SQL } from 'drizzle-orm';
import { brands, sales } from '../../ground/database/tables/programme/sales.js';
import { decimalText, millionths } from '../../ground/domain/decimal.js';
import { boostsByFactor } from '../../ground/domain/incentive/conditions.js';
import type { Match, Rules } from '../../ground/domain/incentive/rules.js';

/**
 * The condition that a campaign counts a sale line: `isEligible` of the domain as SQL over `sales`, for millions of
 * lines. A property test checks that this file and the domain agree.
 */
export function eligibleLine(rules: Rules): SQL {
  return sql`${sales.soldOn} between ${rules.startsOn} and ${rules.endsOn} and ${matchingSale(rules.eligibility)}`;
}

/**
 * The first condition of a campaign that a line fails, as `failedCondition` of the domain; null where the line counts.
 */
export function failedLineCondition({ startsOn, endsOn, eligibility }: Rules): SQL {
  const conditions: readonly (readonly [LineCondition, SQL])[] = [
    ['beforeStart', sql`${sales.soldOn} >= ${startsOn}`],
    ['afterEnd', sql`${sales.soldOn} <= ${endsOn}`],
    ...conditionsOf(eligibility ?? {}),
  ];
  const cases = conditions.map(([name, condition]) => sql`when not (${condition}) then ${name}::text`);
  return sql`case ${sql.join(cases, sql` `)} end`;
}

/** The condition that a line matches an eligibility, regardless of its day. */
export function matchingSale(eligibility: Rules['eligibility']): SQL {
  return matchingLine(eligibility ?? {});
}

/** The factor of a line: the highest of the boosts that match it, 1 without one. */
export function lineFactor({ factorBoostDetail }: Pick<Rules, 'factorBoostDetail'>): SQL {
  return firstMatching(
    factorBoostDetail,
    (boost) => sql`${decimalText(millionths(boost.factor))}::numeric`,
    sql`1::numeric`,
  );
}

/** The factor of a line as a whole number of millionths: sums of integers are many times faster than of numerics. */
export function lineFactorMillionths({ factorBoostDetail }: Pick<Rules, 'factorBoostDetail'>): SQL {
  return firstMatching(
    factorBoostDetail,
    (boost) => sql`${String(millionths(boost.factor))}::bigint`,
    sql`1000000::bigint`,
  );
}

/** The index of a line's boost in the campaign's list; null without one. */
export function lineBoost({ factorBoostDetail }: Pick<Rules, 'factorBoostDetail'>): SQL {
  return firstMatching(
    factorBoostDetail,
    (boost) => sql`${factorBoostDetail.boosts.indexOf(boost)}::int`,
    sql`null::int`,
  );
}

/** A `case` with the value of the boost that counts for a line. */
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

/**
 * The key by which brands are compared: in lower case and composed (NFC), as files are read (docs/domain/imports.md).
 */
export function brandKey(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
