import type { AnalyticsDimension } from '@gdd/schema/reports';
import { and, between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { eligibleLine } from '../../figures/sums/lineRules.js';
import { rulesColumns, type CampaignRules } from '../../figures/sums/rules.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { isOpened } from '../../ground/database/opened.js';
import { sales, salesMonths } from '../../ground/database/tables/programme/sales.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { lineFigures } from '../../ground/database/tables/programme/figures.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { AnalyticsRequest } from './analyticsRequest.js';
import { rollupFrom, rollupKeys } from './rollupAnalytics.js';
import { lineRollupFor, lineConditions } from './lineAnalytics.js';
import { daysOf, hasWholePart, monthName, wholePart, yearBefore } from '../criteria/period.js';
import { fleetPercentage } from '../criteria/percentages.js';
import { keyOf, isAgent, namedKeys, firstKey, valuesOf, beforePrefix, type GroupValues } from './groupValues.js';

/** The dimensions and filters that need sale lines: the stored months do not have them. */
const ofLines = ['brand', 'season', 'segment', 'rim', 'channel'] as const;

/**
 * The campaigns of a request with their rules; undefined where campaigns are neither a dimension nor a filter. A line
 * counts in each campaign that its dealer takes part in and whose rules it meets.
 */
export async function campaignsOfRequest(database: Database, { dimensions, filter, period }: AnalyticsRequest) {
  const ids = severalOf(filter.campaignId);
  if (ids === undefined && !dimensions.includes('campaign')) return undefined;
  return database
    .select(rulesColumns)
    .from(campaigns)
    .where(and(isOpened, ids ? inArray(campaigns.id, ids) : eq(campaigns.year, period.year)));
}

/**
 * The sales of a request as a table `line(dealer_id, month, quantity, fleet_quantity, amount, …)`: stored months where
 * they suffice, else sale lines. With campaigns it has `counts_in`, the ids of those in which the line counts.
 */
function linesFrom(request: AnalyticsRequest, rules: readonly CampaignRules[] | undefined): SQL {
  const { dimensions, filter, period, compareYear, cut } = request;
  const needsLines = ofLines.some((name) => dimensions.includes(name) || filter[name] !== undefined);
  const periods = compareYear ? [period, yearBefore(period)] : [period];
  if (rules === undefined && !needsLines) {
    const months = periods.map(({ year, firstMonth, lastMonth }) => {
      const last = Math.min(lastMonth, (cut?.month ?? 13) - 1);
      if (last < firstMonth) return sql`false`;
      return between(salesMonths.month, `${monthName(year, firstMonth)}-01`, `${monthName(year, last)}-01`);
    });
    const underWay = cut?.days && [cut.days.now, cut.days.before].map(isSoldWithin);
    const whole = sql`select ${salesMonths.dealerId} as dealer_id, ${salesMonths.month} as month,
        ${salesMonths.quantity} as quantity, ${salesMonths.fleetQuantity} as fleet_quantity,
        ${salesMonths.amount} as amount
      from ${salesMonths} where ${anyOf(months)} ${ofCountedDealers(request, salesMonths.dealerId)}`;
    return underWay === undefined
      ? whole
      : sql`${whole} union all select ${sumColumns} from ${sales}
          where ${anyOf(underWay)} ${ofCountedDealers(request, sales.dealerId)}`;
  }
  const columns = sql`${sumColumns}, ${sales.brandId} as brand_id, ${sales.season} as season, ${sales.segment} as segment,
    ${sales.rim} as rim, ${sales.channel} as channel`;
  const days = anyOf(
    periods.map((each) => {
      const { from, before } = daysOf(each);
      if (cut === undefined) return sql`(${sales.soldOn} >= ${from} and ${sales.soldOn} < ${before})`;
      if (cut.days === undefined) return sql`false`;
      return isSoldWithin({ from, to: (each.year === period.year ? cut.days.now : cut.days.before).to });
    }),
  );
  const lines = sql`${and(days, ...lineConditions(sales, filter))} ${ofCountedDealers(request, sales.dealerId)}`;
  if (rules === undefined) return sql`select ${columns} from ${sales} where ${lines}`;
  if (rules.length === 0) return sql`select ${columns}, '{}'::int[] as counts_in from ${sales} where false`;
  const counts = (each: CampaignRules) => sql`(${eligibleLine(each)} and ${each.id} = any(joined.ids))`;
  const countsIn = sql`array_remove(array[${sql.join(
    rules.map((each) => sql`case when ${counts(each)} then ${each.id}::int end`),
    sql`, `,
  )}], null)`;
  const ids = rules.map(({ id }) => id);
  // one pass over the lines finds the campaigns of each, however many campaigns there are
  return sql`
    select ${columns}, ${dimensions.includes('campaign') ? countsIn : sql`'{}'::int[]`} as counts_in
    from ${sales} join (
      select ${memberships.dealerId} as dealer_id, array_agg(${memberships.campaignId}) as ids from ${memberships}
      where ${inArray(memberships.campaignId, ids)} group by ${memberships.dealerId}
    ) as joined on joined.dealer_id = ${sales.dealerId}
    where ${lines} and ${anyOf(rules.map(counts))}`;
}

/** The columns of a sale line that a stored month has too. */
const sumColumns = sql`${sales.dealerId} as dealer_id, date_trunc('month', ${sales.soldOn}::timestamp)::date as month,
  ${sales.quantity} as quantity, case when ${sales.channel} = 'fleet' then ${sales.quantity} else 0 end as fleet_quantity,
  ${sales.amount} as amount`;

const isSoldWithin = ({ from, to }: { readonly from: string; readonly to: string }) =>
  sql`(${sales.soldOn} between ${from} and ${to})`;

/** Limits rows to the dealers of the scope. */
function ofCountedDealers({ scope: { counted } }: AnalyticsRequest, dealerId: PgColumn): SQL {
  return counted === undefined ? sql`` : sql`and ${dealerId} in (select id from ${members} where ${counted})`;
}

/** The keys of a dealer's lines, for each dimension that is a property of lines, not of dealers. */
const lineKeys: Readonly<Partial<Record<AnalyticsDimension, SQL>>> = {
  // the months of two years are one group
  month: sql`extract(month from line.month)::int as month`,
  brand: sql`line.brand_id`,
  season: sql`line.season`,
  segment: sql`line.segment`,
  rim: sql`line.rim`,
  channel: sql`line.channel`,
  campaign: sql`line.counts_in`,
};

/**
 * The sales of a request summed by dealer and by the dimensions of lines, as a table `sold`: far fewer rows than lines,
 * and Postgres sums them in parallel. By campaign, sales have a row for each campaign in which they count, and one with
 * campaign 0 for the totals.
 */
function soldFrom(request: AnalyticsRequest, rules: readonly CampaignRules[] | undefined): SQL {
  const { dimensions, period } = request;
  const keys = dimensions.flatMap((dimension) => lineKeys[dimension] ?? []);
  const day = `${monthName(period.year, 1)}-01`;
  const sums = (is: SQL, prefix: string) => {
    const name = (column: string) => sql.identifier(prefix + column);
    return sql`sum(line.quantity) filter (where ${is}) as ${name('quantity')},
      sum(line.fleet_quantity) filter (where ${is}) as ${name('fleet_quantity')},
      sum(line.amount) filter (where ${is}) as ${name('amount')}, count(*) filter (where ${is}) as ${name('lines')}`;
  };
  const places = ['dealer_id', ...keys].map((_, place) => sql.raw(String(place + 1)));
  const sold = sql`
    select ${sql.join([sql`line.dealer_id`, ...keys], sql`, `)}, ${sums(sql`line.month >= ${day}`, '')},
      ${sums(sql`line.month < ${day}`, beforePrefix)}
    from (${linesFrom(request, rules)}) as line group by ${sql.join(places, sql`, `)}`;
  return dimensions.includes('campaign')
    ? sql`select sold.*, unnest(0 || sold.counts_in) as campaign_id from (${sold}) as sold`
    : sold;
}

const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`;

/**
 * All groups, unsorted, with keys `k0` and `k1`, and the row of totals, which may be missing where there are no groups.
 */
export function soldGroups(request: AnalyticsRequest, rules: readonly CampaignRules[] | undefined): SQL {
  const { dimensions } = request;
  const keys = dimensions.map((dimension) => keyOf[dimension]);
  const agentsJoined = dimensions.includes('agent') ? sql`left join ${members} as agents on ${isAgent}` : sql``;
  const groups = (columns: SQL, by: SQL) => sql`
    select ${columns}, ${valuesOf('')}, ${valuesOf(beforePrefix)}
    from (${soldFrom(request, rules)}) as sold join ${members} on ${members.id} = sold.dealer_id ${agentsJoined}
    group by ${by}`;
  if (!dimensions.includes('campaign')) {
    const isWhole = sql`grouping(${firstKey(keys)}) = 1`;
    return groups(
      sql`${namedKeys(keys)}, ${isWhole} as "isWhole"`,
      sql`grouping sets ((${sql.join([...keys], sql`, `)}), ())`,
    );
  }
  const isWhole = sql`sold.campaign_id = 0`;
  const keysOfGroups = keys.map((key) => sql`case when ${isWhole} then null else ${key} end`);
  return groups(
    sql`${namedKeys(keysOfGroups)}, ${isWhole} as "isWhole"`,
    sql`${sql.join(
      keysOfGroups.map((_, place) => sql.raw(String(place + 1))),
      sql`, `,
    )}, ${isWhole}`,
  );
}

/** The groups from the rollup figures of many dealers; undefined where these lack something of the request. */
export function rollupGroups({ scope, dimensions, filter, period, compareYear }: AnalyticsRequest): SQL | undefined {
  const keys = rollupKeys(dimensions);
  const needsLines = ofLines.some((name) => filter[name] !== undefined) || filter.campaignId !== undefined;
  if (scope.figures === undefined || keys === undefined || needsLines) return undefined;
  const isMonth = sql`rollup.part <= 12`;
  const isWhole = sql`rollup.part = ${wholePart(period)}`;
  const byMonth = dimensions.includes('month');
  const isAll = sql`grouping(${firstKey(keys)}) = 1`;
  const dealersIn = (is: SQL) => sql`coalesce(sum(rollup.dealers) filter (where ${is}), 0)`;
  const values = (year: number, prefix: string) => {
    const name = (measure: keyof GroupValues) => sql.identifier(`${prefix}${measure}`);
    const ofYear = sql`rollup.year = ${year}`;
    const sum = (column: SQL) => sql`coalesce(sum(${column}) filter (where ${ofYear} and ${isMonth}), 0)`;
    const [tires, fleet] = [sum(sql`rollup.quantity`), sum(sql`rollup.fleet_quantity`)];
    const dealersOfPeriod = dealersIn(sql`${ofYear} and ${isWhole}`);
    const dealers = byMonth
      ? sql`case when ${isAll} then ${dealersOfPeriod} else ${dealersIn(sql`${ofYear} and ${isMonth}`)} end`
      : dealersOfPeriod;
    return sql`${tires} as ${name('tires')}, ${fleet} as ${name('tiresFleet')},
      ${fleetPercentage(tires, fleet)} as ${name('fleetPercentage')},
      ${sum(sql`rollup.amount`)}::numeric(22, 2) as ${name('amount')}, ${dealers} as ${name('dealers')}`;
  };
  const before = yearBefore(period).year;
  const years = compareYear ? [period.year, before] : [period.year];
  return sql`
    select ${namedKeys(keys)}, ${isAll} as "isWhole", ${values(period.year, '')}, ${values(before, beforePrefix)}
    from (${rollupFrom(scope.figures, years, period, dimensions)}) as rollup
    group by grouping sets ((${sql.join([...keys], sql`, `)}), ())
    having ${isAll} or ${dealersIn(byMonth || !hasWholePart(period) ? isMonth : isWhole)} > 0`;
}

/** The groups from the rollup figures of lines; undefined where these lack something of the request. */
export function lineRollupGroups(request: AnalyticsRequest): SQL | undefined {
  const { period, compareYear } = request;
  const before = yearBefore(period).year;
  const rollup = lineRollupFor(request, compareYear ? [period.year, before] : [period.year]);
  if (rollup === undefined) return undefined;
  const values = (year: number, prefix: string) => {
    const name = (measure: keyof GroupValues) => sql.identifier(`${prefix}${measure}`);
    const sum = (column: SQL, is: SQL) => sql`coalesce(sum(${column}) filter (where ${is}), 0)`;
    const ofYear = sql`${lineFigures.year} = ${year}`;
    const tires = sum(sql`${lineFigures.quantity}`, ofYear);
    const fleet = sum(sql`${lineFigures.quantity}`, sql`${ofYear} and ${lineFigures.channel} = 'fleet'`);
    return sql`${tires} as ${name('tires')}, ${fleet} as ${name('tiresFleet')},
      ${fleetPercentage(tires, fleet)} as ${name('fleetPercentage')},
      ${sum(sql`${lineFigures.amount}`, ofYear)}::numeric(22, 2) as ${name('amount')}, 0 as ${name('dealers')}`;
  };
  const isAll = sql`grouping(${firstKey(rollup.keys)}) = 1`;
  return sql`
    select ${namedKeys(rollup.keys)}, ${isAll} as "isWhole", ${values(period.year, '')}, ${values(before, beforePrefix)}
    from ${lineFigures} where ${rollup.rows}
    group by grouping sets ((${sql.join([...rollup.keys], sql`, `)}), ())
    having ${isAll} or sum(${lineFigures.lines}) > 0`;
}
