/** Sales added up by one or two dimensions. */
import { inArray, sql, type SQL } from 'drizzle-orm';
import type { AnalyticsSortColumn } from '@gdd/schema/reports';
import type { SortDirection } from '@gdd/schema/lists';
import type { Database } from '../../ground/database/connections/connection.js';
import { isOpened } from '../../ground/database/opened.js';
import { rowsIn } from '../../ground/database/rows.js';
import { brands } from '../../ground/database/tables/programme/sales.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { members } from '../../ground/database/tables/people/network.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { severalOf } from '../../ground/domain/tableState.js';
import type { AnalyticsRequest } from './analyticsRequest.js';
import { campaignsVersion, cachedResult, salesVersion } from '../../figures/cachedResults.js';
import { yearBefore, type ReportPeriod } from '../criteria/period.js';
import { inPercent } from '../criteria/percentages.js';
import {
  keyOf,
  namedKeys,
  firstKey,
  beforePrefix,
  isAgent,
  type AnalyticsGroup,
  type GroupValues,
} from './groupValues.js';
import { rollupGroups, lineRollupGroups, campaignsOfRequest, soldGroups } from './soldGroups.js';

/** Goal attainment by dimension: tyres bought in % of the goals of memberships, in the year and the year before. */
function goals({ dimensions, scope, filter, period, compareYear }: AnalyticsRequest): SQL {
  const ids = severalOf(filter.campaignId);
  const years = compareYear ? [period.year, period.year - 1] : [period.year];
  const attainment = (each: ReportPeriod, name: string) => {
    const isInYear = sql`${campaigns.year} = ${each.year}`;
    const purchased = sql`sum(${memberships.tiresPurchased}) filter (where ${isInYear})`;
    const goal = sql`sum(${memberships.goalThreshold}) filter (where ${isInYear})`;
    return sql`${inPercent(purchased, goal)} as ${sql.identifier(name)}`;
  };
  const keys = dimensions.map((dimension) => (dimension === 'campaign' ? sql`${campaigns.id}` : keyOf[dimension]));
  return sql`
    select ${namedKeys(keys)}, grouping(${firstKey(keys)}) = 1 as "isWhole",
      ${attainment(period, 'goalAttainment')}, ${attainment(yearBefore(period), `${beforePrefix}goalAttainment`)}
    from ${memberships} join ${campaigns} on ${campaigns.id} = ${memberships.campaignId}
      join ${members} on ${members.id} = ${memberships.dealerId} left join ${members} as agents on ${isAgent}
    where ${isOpened} and ${ids ? inArray(campaigns.id, ids) : inArray(campaigns.year, years)}
      and ${scope.counted ?? sql`true`}
    group by grouping sets ((${sql.join([...keys], sql`, `)}), ())`;
}

/** The groups of a page, the number of all groups, and the row of totals (`whole`). */
interface AnalyticsGroups {
  readonly items: readonly AnalyticsGroup[];
  readonly total: number;
  readonly whole: AnalyticsGroup;
}

type Sorting = { readonly column: AnalyticsSortColumn; readonly direction: SortDirection };
type Page = { readonly page: number; readonly pageSize: number };

const allMeasures = ['tires', 'tiresFleet', 'fleetPercentage', 'amount', 'dealers', 'goalAttainment'] as const;

/**
 * Groups of sales by one or two dimensions, and their totals. A page is cached where the scope has rollup figures,
 * whose version shows when it is stale; goal attainment is never cached.
 *
 * @param page default: all groups
 */
export async function analyticsGroups(
  database: Database,
  request: AnalyticsRequest,
  sorting: Sorting,
  page?: Page,
): Promise<AnalyticsGroups> {
  const make = () => computeGroups(database, request, sorting, page);
  if (page === undefined || request.measures.includes('goalAttainment')) return make();
  return cachedFor(database, request, [sorting, page], make);
}

/** A result that is cached where the scope has rollup figures. @param more what it depends on beside the request */
export async function cachedFor<T>(
  database: Database,
  request: AnalyticsRequest,
  more: readonly unknown[],
  make: () => Promise<T>,
): Promise<T> {
  const { figures } = request.scope;
  if (figures === undefined) return make();
  const rules = await campaignsOfRequest(database, request);
  const version = async () => {
    const ofSales = await salesVersion(database, figures, request.period.year - 1);
    const ids = rules?.map(({ id }) => id);
    return ids === undefined ? ofSales : `${ofSales} ${await campaignsVersion(database, figures, ids)}`;
  };
  const text = JSON.stringify([{ ...request, scope: undefined }, figures, rules, ...more]);
  return cachedResult(database, text, version, make);
}

/** The group without sales. */
export const emptyGroup = (dimensions: number): AnalyticsGroup => groupOf({}, dimensions);

/** The groups, computed without the cache. */
export async function computeGroups(
  database: Database,
  request: AnalyticsRequest,
  sorting: Sorting,
  page?: Page,
): Promise<AnalyticsGroups> {
  // the rollup figures of lines have no number of dealers to sort by, and none have single days
  const rollup =
    request.cut === undefined
      ? (rollupGroups(request) ?? (sorting.column === 'dealers' ? undefined : lineRollupGroups(request)))
      : undefined;
  const groups = rollup ?? soldGroups(request, await campaignsOfRequest(database, request));
  return sortedGroups(database, request, sorting, page, groups);
}

/**
 * A sorted page of groups, and their totals.
 *
 * @param sold query of the groups, with the row of totals where there are groups
 */
async function sortedGroups(
  database: Database,
  request: AnalyticsRequest,
  sorting: Sorting,
  page: Page | undefined,
  sold: SQL,
): Promise<AnalyticsGroups> {
  const hasGoals = request.measures.includes('goalAttainment');
  const keys = request.dimensions.map((_, place) => sql.identifier(`k${place}`));
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
      from (${sold}) as s full join (${goals(request)}) as g on ${isSameGroup}`
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
  const texts = [
    ...keys,
    ...allMeasures.flatMap((name) => [sql.identifier(name), sql.identifier(beforePrefix + name)]),
  ];
  // the row of totals sorts first: it has place 0 and is not counted
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
  const [whole = groupOf({}, request.dimensions.length), ...items] = rows.map((row) =>
    groupOf(row, request.dimensions.length),
  );
  return { items, total: rows[0]?.total ?? 0, whole };
}

const soldMeasures = ['tires', 'tiresFleet', 'fleetPercentage', 'amount', 'dealers'] as const;
const soldColumns = soldMeasures.flatMap((name) => [sql.identifier(name), sql.identifier(beforePrefix + name)]);

function groupOf(row: Readonly<Record<string, string | null>>, dimensions: number): AnalyticsGroup {
  const valuesWith = (prefix: string): GroupValues => ({
    tires: row[`${prefix}tires`] ?? '0',
    tiresFleet: row[`${prefix}tiresFleet`] ?? '0',
    fleetPercentage: row[`${prefix}fleetPercentage`] ?? '0.0',
    amount: row[`${prefix}amount`] ?? '0.00',
    dealers: row[`${prefix}dealers`] ?? '0',
    goalAttainment: row[`${prefix}goalAttainment`] ?? null,
  });
  return {
    keys: Array.from({ length: dimensions }, (_, place) => row[`k${place}`] ?? null),
    values: valuesWith(''),
    before: valuesWith(beforePrefix),
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

/** Whether one of the names, compared without case, is not a known brand. */
export async function namesUnknownBrand(database: Database, names: readonly string[] = []): Promise<boolean> {
  const keys = [...new Set(names.map((name) => name.toLowerCase()))];
  return keys.length > 0 && (await database.$count(brands, inArray(brands.key, keys))) < keys.length;
}
