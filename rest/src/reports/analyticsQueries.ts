/** Sales added up by one or two dimensions. */
import { and, between, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { AnalyticsDimension, AnalyticsSortColumn } from '@gdd/schema/reports';
import type { SortDirection } from '@gdd/schema/lists';
import { eligibleLine } from '../sums/lineRules.js';
import { rulesColumns, type CampaignRules } from '../sums/rules.js';
import type { Database } from '../database/connection.js';
import { rowsIn } from '../database/rows.js';
import { brands, campaigns, lineFigures, members, memberships, sales, salesMonths } from '../database/schema.js';
import { severalOf } from '../domain/tableState.js';
import type { AnalyticsAsked } from './analyticsAsked.js';
import { campaignsVersion, keptAnswer, salesVersion } from '../figures/keptAnswers.js';
import { keptFrom, keptKeys } from './keptAnalytics.js';
import { keptLinesFor, lineConditions } from './lineAnalytics.js';
import { daysOf, monthName, wholePart, yearBefore, type ReportPeriod } from './period.js';
import { fleetPercentage, inPercent } from './percentages.js';
import { agents } from './scope.js';

/** A group, as SQL answers it. */
export interface AnalyticsGroup {
  /** The keys, in the order of the dimensions; none in the row of all. */
  readonly keys: readonly (string | null)[];
  readonly values: GroupValues;
  readonly before: GroupValues;
}

/** Sums as texts, for they are exact. */
export interface GroupValues {
  readonly tires: string;
  readonly tiresFleet: string;
  readonly fleetPercentage: string;
  readonly amount: string;
  readonly dealers: string;
  readonly goalAttainment: string | null;
}

/** The dimensions and filters that a sale line alone knows: the months that are kept do not. */
const ofLines = ['brand', 'season', 'segment', 'rim', 'channel'] as const;

/**
 * The campaigns whose lines are asked for, with their rules: where campaigns are a dimension or a filter. A line counts in
 * each of them in which it is eligible and its dealer is.
 */
async function campaignsAsked(database: Database, { dimensions, filter, period }: AnalyticsAsked) {
  const ids = severalOf(filter.campaignId);
  if (ids === undefined && !dimensions.includes('campaign')) return undefined;
  return database
    .select(rulesColumns)
    .from(campaigns)
    .where(ids ? inArray(campaigns.id, ids) : eq(campaigns.year, period.year));
}

/**
 * The sales that are asked for as a table `sold(dealer_id, month, quantity, fleet_quantity, amount, …)`: kept months where
 * they suffice, sale lines else.
 */
function soldFrom(asked: AnalyticsAsked, rules: readonly CampaignRules[] | undefined, byCampaign: boolean): SQL {
  const { dimensions, filter, period, compareYear } = asked;
  const isOfLines = ofLines.some((name) => dimensions.includes(name) || filter[name] !== undefined);
  const periods = compareYear ? [period, yearBefore(period)] : [period];
  if (rules === undefined && !isOfLines) {
    const months = periods.map(({ year, firstMonth, lastMonth }) =>
      between(salesMonths.month, `${monthName(year, firstMonth)}-01`, `${monthName(year, lastMonth)}-01`),
    );
    return sql`select ${salesMonths.dealerId} as dealer_id, ${salesMonths.month} as month,
        ${salesMonths.quantity} as quantity, ${salesMonths.fleetQuantity} as fleet_quantity,
        ${salesMonths.amount} as amount
      from ${salesMonths} where ${anyOf(months)}`;
  }
  const columns = sql`${sales.dealerId} as dealer_id, date_trunc('month', ${sales.soldOn}::timestamp)::date as month,
    ${sales.quantity} as quantity, case when ${sales.channel} = 'fleet' then ${sales.quantity} else 0 end as fleet_quantity,
    ${sales.amount} as amount, ${sales.brandId} as brand_id, ${sales.season} as season, ${sales.segment} as segment,
    ${sales.rim} as rim, ${sales.channel} as channel`;
  const days = anyOf(
    periods.map((each) => {
      const { from, before } = daysOf(each);
      return sql`(${sales.soldOn} >= ${from} and ${sales.soldOn} < ${before})`;
    }),
  );
  const lines = and(days, ...lineConditions(sales, filter)) ?? sql`true`;
  if (rules === undefined) return sql`select ${columns} from ${sales} where ${lines}`;
  if (rules.length === 0) return sql`select ${columns}, null::int as campaign_id from ${sales} where false`;
  const isIn = ({ id }: CampaignRules) => sql`exists (select from ${memberships}
    where ${memberships.campaignId} = ${id} and ${memberships.dealerId} = ${sales.dealerId})`;
  // Where campaigns only filter, a line of two of them is one line.
  if (!byCampaign) {
    const eligible = anyOf(rules.map((each) => sql`(${eligibleLine(each)} and ${isIn(each)})`));
    return sql`select ${columns} from ${sales} where ${lines} and ${eligible}`;
  }
  const ofCampaigns = rules.map(
    (each) => sql`select ${columns}, ${each.id}::int as campaign_id from ${sales}
      where ${lines} and ${eligibleLine(each)} and ${isIn(each)}`,
  );
  return sql.join(ofCampaigns, sql` union all `);
}

const anyOf = (conditions: readonly SQL[]) => sql`(${sql.join([...conditions], sql` or `)})`;

/** What divides sales by a dimension, as text. */
const keyOf: Readonly<Record<AnalyticsDimension, SQL>> = {
  // the months of two years are one group
  month: sql`extract(month from sold.month)::int`,
  region: sql`${members.region}`,
  distributor: sql`${members.distributorId}`,
  agent: sql`${agents.id}`,
  tier: sql`${members.tier}`,
  brand: sql`sold.brand_id`,
  season: sql`sold.season`,
  segment: sql`sold.segment`,
  rim: sql`sold.rim`,
  channel: sql`sold.channel`,
  campaign: sql`sold.campaign_id`,
};

const isAgent = sql`${agents.id} = ${members.parentId} and ${agents.role} = 'Agent'`;

/** Sums of the rows of some time. */
function valuesOf(isIn: SQL, prefix: string): SQL {
  const name = (measure: keyof GroupValues) => sql.identifier(`${prefix}${measure}`);
  const tires = sql`coalesce(sum(sold.quantity) filter (where ${isIn}), 0)`;
  const fleet = sql`coalesce(sum(sold.fleet_quantity) filter (where ${isIn}), 0)`;
  return sql`${tires} as ${name('tires')}, ${fleet} as ${name('tiresFleet')},
    ${fleetPercentage(tires, fleet)} as ${name('fleetPercentage')},
    coalesce(sum(sold.amount) filter (where ${isIn}), 0)::numeric(22, 2) as ${name('amount')},
    count(distinct sold.dealer_id) filter (where ${isIn}) as ${name('dealers')}`;
}

const beforePrefix = 'before_';

/** All groups, without order, and the row of all of them; keys are `k0` and `k1`. */
function groups(asked: AnalyticsAsked, rules: readonly CampaignRules[] | undefined, byCampaign: boolean): SQL {
  const { dimensions, period, scope } = asked;
  const day = `${monthName(period.year, 1)}-01`;
  // a campaign that is not divided by is no key: the row of all then counts each line once
  const keys = dimensions.map((each) => (each === 'campaign' && !byCampaign ? sql`null::int` : keyOf[each]));
  const agentsJoined = dimensions.includes('agent') ? sql`left join ${members} as agents on ${isAgent}` : sql``;
  return sql`
    select ${named(keys)}, grouping(${first(keys)}) = 1 as "isWhole",
      ${valuesOf(sql`sold.month >= ${day}`, '')}, ${valuesOf(sql`sold.month < ${day}`, beforePrefix)}
    from (${soldFrom(asked, rules, byCampaign)}) as sold join ${members} on ${members.id} = sold.dealer_id ${agentsJoined}
    where ${scope.counted ?? sql`true`}
    group by grouping sets ((${sql.join([...keys], sql`, `)}), ())`;
}

/** The same from the kept figures of many dealers, where they know all that is asked; undefined where they do not. */
function keptGroups({ scope, dimensions, filter, period, compareYear }: AnalyticsAsked): SQL | undefined {
  const keys = keptKeys(dimensions);
  const isOfLines = ofLines.some((name) => filter[name] !== undefined) || filter.campaignId !== undefined;
  if (scope.figures === undefined || keys === undefined || isOfLines) return undefined;
  const isMonth = sql`kept.part <= 12`;
  const isWhole = sql`kept.part = ${wholePart(period)}`;
  const byMonth = dimensions.includes('month');
  const isAll = sql`grouping(${first(keys)}) = 1`;
  const dealersIn = (is: SQL) => sql`coalesce(sum(kept.dealers) filter (where ${is}), 0)`;
  const values = (year: number, prefix: string) => {
    const name = (measure: keyof GroupValues) => sql.identifier(`${prefix}${measure}`);
    const ofYear = sql`kept.year = ${year}`;
    const sum = (column: SQL) => sql`coalesce(sum(${column}) filter (where ${ofYear} and ${isMonth}), 0)`;
    const [tires, fleet] = [sum(sql`kept.quantity`), sum(sql`kept.fleet_quantity`)];
    const whole = dealersIn(sql`${ofYear} and ${isWhole}`);
    const dealers = byMonth
      ? sql`case when ${isAll} then ${whole} else ${dealersIn(sql`${ofYear} and ${isMonth}`)} end`
      : whole;
    return sql`${tires} as ${name('tires')}, ${fleet} as ${name('tiresFleet')},
      ${fleetPercentage(tires, fleet)} as ${name('fleetPercentage')},
      ${sum(sql`kept.amount`)}::numeric(22, 2) as ${name('amount')}, ${dealers} as ${name('dealers')}`;
  };
  const before = yearBefore(period).year;
  const years = compareYear ? [period.year, before] : [period.year];
  return sql`
    select ${named(keys)}, ${isAll} as "isWhole", ${values(period.year, '')}, ${values(before, beforePrefix)}
    from (${keptFrom(scope.figures, years, period, dimensions)}) as kept
    group by grouping sets ((${sql.join([...keys], sql`, `)}), ())
    having ${isAll} or ${dealersIn(byMonth ? isMonth : isWhole)} > 0`;
}

/** The same from the kept figures of lines, where they know all that is asked; undefined where they do not. */
function keptLineGroups(asked: AnalyticsAsked): SQL | undefined {
  const { period, compareYear } = asked;
  const before = yearBefore(period).year;
  const kept = keptLinesFor(asked, compareYear ? [period.year, before] : [period.year]);
  if (kept === undefined) return undefined;
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
  const isAll = sql`grouping(${first(kept.keys)}) = 1`;
  return sql`
    select ${named(kept.keys)}, ${isAll} as "isWhole", ${values(period.year, '')}, ${values(before, beforePrefix)}
    from ${lineFigures} where ${kept.rows}
    group by grouping sets ((${sql.join([...kept.keys], sql`, `)}), ())
    having ${isAll} or sum(${lineFigures.lines}) > 0`;
}

const named = (keys: readonly SQL[]) =>
  sql.join(
    keys.map((key, place) => sql`${key} as ${sql.identifier(`k${place}`)}`),
    sql`, `,
  );
const first = (keys: readonly SQL[]) => keys[0] ?? sql`null`;

/** What the memberships of campaigns come to, by the dimensions that divide them: for goal attainment. */
function goals({ dimensions, scope, filter, period, compareYear }: AnalyticsAsked): SQL {
  const ids = severalOf(filter.campaignId);
  const years = compareYear ? [period.year, period.year - 1] : [period.year];
  const of = (each: ReportPeriod, name: string) => {
    const isOf = sql`${campaigns.year} = ${each.year}`;
    const purchased = sql`sum(${memberships.tiresPurchased}) filter (where ${isOf})`;
    const goal = sql`sum(${memberships.goalThreshold}) filter (where ${isOf})`;
    return sql`${inPercent(purchased, goal)} as ${sql.identifier(name)}`;
  };
  const keys = dimensions.map((dimension) => (dimension === 'campaign' ? sql`${campaigns.id}` : keyOf[dimension]));
  return sql`
    select ${named(keys)}, grouping(${first(keys)}) = 1 as "isWhole",
      ${of(period, 'goalAttainment')}, ${of(yearBefore(period), `${beforePrefix}goalAttainment`)}
    from ${memberships} join ${campaigns} on ${campaigns.id} = ${memberships.campaignId}
      join ${members} on ${members.id} = ${memberships.dealerId} left join ${members} as agents on ${isAgent}
    where ${ids ? inArray(campaigns.id, ids) : inArray(campaigns.year, years)}
      and ${scope.counted ?? sql`true`}
    group by grouping sets ((${sql.join([...keys], sql`, `)}), ())`;
}

/** What all groups come to, and those of a page. */
export interface AnalyticsGroups {
  readonly items: readonly AnalyticsGroup[];
  readonly total: number;
  readonly whole: AnalyticsGroup;
}

type Sorting = { readonly column: AnalyticsSortColumn; readonly direction: SortDirection };
type Page = { readonly page: number; readonly pageSize: number };

const measured = ['tires', 'tiresFleet', 'fleetPercentage', 'amount', 'dealers', 'goalAttainment'] as const;

/**
 * The groups of sales by one or two dimensions, and what all of them come to.
 *
 * @param page all of them without
 */
export async function analyticsGroups(
  database: Database,
  asked: AnalyticsAsked,
  sorting: Sorting,
  page?: Page,
): Promise<AnalyticsGroups> {
  // who bought is known by the lines alone
  const kept = keptGroups(asked) ?? (sorting.column === 'dealers' ? undefined : keptLineGroups(asked));
  if (kept !== undefined) return placedGroups(database, asked, sorting, page, kept, kept);
  const rules = await campaignsAsked(database, asked);
  const by = (byCampaign: boolean) => groups(asked, rules, byCampaign);
  const byCampaign = asked.dimensions.includes('campaign');
  const make = () => placedGroups(database, asked, sorting, page, by(byCampaign), by(false));
  const { figures } = asked.scope;
  if (figures === undefined || page === undefined || asked.measures.includes('goalAttainment')) return make();
  const versions = [
    await salesVersion(database, figures, asked.period.year - 1),
    rules &&
      (await campaignsVersion(
        database,
        figures,
        rules.map(({ id }) => id),
      )),
  ];
  const question = JSON.stringify([{ ...asked, scope: undefined }, figures, rules, sorting, page]);
  return keptAnswer(database, question, versions.join(' '), make);
}

/**
 * A page of groups in their order, and what all of them come to.
 *
 * @param divided groups by all dimensions
 * @param undivided the same by all but campaigns: its row of all counts each line once
 */
async function placedGroups(
  database: Database,
  asked: AnalyticsAsked,
  sorting: Sorting,
  page: Page | undefined,
  divided: SQL,
  undivided: SQL,
): Promise<AnalyticsGroups> {
  const hasGoals = asked.measures.includes('goalAttainment');
  const keys = asked.dimensions.map((_, place) => sql.identifier(`k${place}`));
  const sold = asked.dimensions.includes('campaign')
    ? sql`select * from (${divided}) as divided where not "isWhole"
        union all select * from (${undivided}) as whole where "isWhole"`
    : divided;
  const isSameGroup = sql.join(
    [
      sql`s."isWhole" = g."isWhole"`,
      ...keys.map((key) => sql`coalesce(s.${key}::text, '') = coalesce(g.${key}::text, '')`),
    ],
    sql` and `,
  );
  const result = hasGoals
    ? sql`select coalesce(s."isWhole", g."isWhole") as "isWhole",
        ${sql.join(
          keys.map((key) => sql`coalesce(s.${key}, g.${key}) as ${key}`),
          sql`, `,
        )},
        ${sql.join(
          soldColumns.map((column) => sql`coalesce(s.${column}, 0) as ${column}`),
          sql`, `,
        )},
        g."goalAttainment", g.${sql.identifier(`${beforePrefix}goalAttainment`)}
      from (${sold}) as s full join (${goals(asked)}) as g on ${isSameGroup}`
    : sql`select *, null as "goalAttainment", null as ${sql.identifier(`${beforePrefix}goalAttainment`)}
      from (${sold}) as sold`;
  const ties = sql.join(
    keys.map((key) => sql`${key} ${sql.raw(sorting.column === 'id' ? sorting.direction : 'asc')} nulls last`),
    sql`, `,
  );
  const order =
    sorting.column === 'id'
      ? ties
      : sql`${sql.identifier(sorting.column)} ${sql.raw(sorting.direction)} nulls last, ${ties}`;
  const skipped = page === undefined ? 0 : (page.page - 1) * page.pageSize;
  const isOnPage = page === undefined ? sql`true` : sql`(place > ${skipped} and place <= ${skipped + page.pageSize})`;
  const texts = [...keys, ...measured.flatMap((name) => [sql.identifier(name), sql.identifier(beforePrefix + name)])];
  const rows = rowsIn<Readonly<Record<string, string | null>> & { readonly total: number }>(
    await database.execute(sql`
      select ${sql.join(
        texts.map((text) => sql`${text}::text as ${text}`),
        sql`, `,
      )}, total
      from (
        select *, row_number() over (order by "isWhole" desc, ${order}) - 1 as place, (count(*) over ())::int - 1 as total
        from (${result}) as result
      ) as placed
      where place = 0 or ${isOnPage} order by place`),
  );
  const [whole, ...items] = rows.map((row) => groupOf(row, asked.dimensions.length));
  if (whole === undefined) throw new Error('A grouping set without columns always has its row.');
  return { items, total: rows[0]?.total ?? 0, whole };
}

const soldMeasures = ['tires', 'tiresFleet', 'fleetPercentage', 'amount', 'dealers'] as const;
const soldColumns = soldMeasures.flatMap((name) => [sql.identifier(name), sql.identifier(beforePrefix + name)]);

function groupOf(row: Readonly<Record<string, string | null>>, dimensions: number): AnalyticsGroup {
  const of = (prefix: string): GroupValues => ({
    tires: row[`${prefix}tires`] ?? '0',
    tiresFleet: row[`${prefix}tiresFleet`] ?? '0',
    fleetPercentage: row[`${prefix}fleetPercentage`] ?? '0.0',
    amount: row[`${prefix}amount`] ?? '0.00',
    dealers: row[`${prefix}dealers`] ?? '0',
    goalAttainment: row[`${prefix}goalAttainment`] ?? null,
  });
  return {
    keys: Array.from({ length: dimensions }, (_, place) => row[`k${place}`] ?? null),
    values: of(''),
    before: of(beforePrefix),
  };
}

/** The names of brands and campaigns by their ids, as keys have them. */
export async function namesOfKeys(
  database: Database,
  dimension: 'brand' | 'campaign',
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const table =
    dimension === 'brand'
      ? { id: brands.id, name: brands.name, from: brands }
      : { id: campaigns.id, name: campaigns.title, from: campaigns };
  const rows = await database
    .select({ id: table.id, name: table.name })
    .from(table.from)
    .where(inArray(table.id, [...ids]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
