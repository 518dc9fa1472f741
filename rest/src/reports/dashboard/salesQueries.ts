/** Tyres by month and up to a day, from the stored months; sale lines are summed only for the month of the day. */
import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { members } from '../../ground/database/tables/people/network.js';
import { sales, salesMonths } from '../../ground/database/tables/programme/sales.js';
import { salesFigures } from '../../ground/database/tables/programme/figures.js';
import { everInSubtreeOf, type Place } from '../../ground/database/scope.js';
import { figuresBelow, rollupRowsOf, type MemberPlace } from '../../figures/figuresScope.js';
import { cachedResult, salesVersion } from '../../figures/cachedResults.js';
import { monthOf } from '../../ground/domain/periods.js';
import { monthName } from '../criteria/period.js';

/** The tyres of each month of a year, of all dealers that ever were at or below a member. */
export async function tiresByMonth(
  database: Database,
  top: MemberPlace,
  year: number,
): Promise<ReadonlyMap<string, number>> {
  const figures = figuresBelow(top);
  if (figures !== undefined) {
    const stored = await database
      .select({ part: salesFigures.part, tires: sql`sum(${salesFigures.quantity})`.mapWith(Number) })
      .from(salesFigures)
      .where(and(rollupRowsOf(salesFigures, figures, 'all'), eq(salesFigures.year, year), lte(salesFigures.part, 12)))
      .groupBy(salesFigures.part);
    return new Map(stored.map(({ part, tires }) => [monthName(year, part), tires]));
  }
  const rows = await database
    .select({ month: salesMonths.month, tires: sql`sum(${salesMonths.quantity})`.mapWith(Number) })
    .from(salesMonths)
    .where(
      and(
        gte(salesMonths.month, `${year}-01-01`),
        lte(salesMonths.month, `${year}-12-01`),
        isInSubtree(database, top, salesMonths.dealerId),
      ),
    )
    .groupBy(salesMonths.month);
  return new Map(rows.map(({ month, tires }) => [month.slice(0, 7), tires]));
}

/** The tyres of the month of a day, up to the day, of all dealers that ever were at or below a member. */
export async function tiresOfMonthToDay(database: Database, top: Place, day: string): Promise<number> {
  const [row] = await database
    .select({ tires: sql`coalesce(sum(${sales.quantity}), 0)`.mapWith(Number) })
    .from(sales)
    .where(and(gte(sales.soldOn, monthOf(day)), lte(sales.soldOn, day), isInSubtree(database, top, sales.dealerId)));
  return row?.tires ?? 0;
}

function isInSubtree(database: Database, top: Place, dealerId: typeof sales.dealerId | typeof salesMonths.dealerId) {
  const inSubtree = everInSubtreeOf(top);
  return inSubtree && sql`${dealerId} in ${database.select({ id: members.id }).from(members).where(inSubtree)}`;
}

/**
 * A result that depends on the sales of the dealers below a member up to a day only; cached until these change.
 *
 * @param name part of the cache key: names the query
 */
export async function cachedSales<T>(
  database: Database,
  top: MemberPlace,
  today: string,
  name: string,
  make: () => Promise<T>,
): Promise<T> {
  const below = figuresBelow(top);
  if (below === undefined) return make();
  const version = () => salesVersion(database, below, Number(today.slice(0, 4)) - 1);
  return cachedResult(database, JSON.stringify([name, below.memberId, today]), version, make);
}

/** The id of the member at a place: the last id of its path, which ends with '/'. */
const idOf = ({ path }: Place) => Number(path.split('/').at(-2));

/** A version that changes whenever a member directly below another is added, changed or removed. */
export async function membersBelowVersion(database: Database, top: Place): Promise<string> {
  const [row] = await database
    .select({
      version: sql<string>`coalesce(md5(string_agg(
        concat_ws(' ', ${members.id}, ${members.businessName}, ${members.deletedAt}), ',' order by ${members.id})), '')`,
    })
    .from(members)
    .where(eq(members.parentId, idOf(top)));
  return row?.version ?? '';
}

/** Whether there is any sale line of a day's month. */
export async function hasSalesInMonth(database: Database, day: string): Promise<boolean> {
  const months = await database
    .select({ month: salesMonths.month })
    .from(salesMonths)
    .where(eq(salesMonths.month, monthOf(day)))
    .limit(1);
  return months.length > 0;
}

/**
 * The members directly below one, those without dealers included, each with the tyres of all dealers that ever were at
 * or below it, from 1 January to a day and to the same day a year before: their number, and those with the most tyres.
 *
 * @param most maximum number of rows
 */
export async function tiresOfMembersBelow(
  database: Database,
  top: Place,
  { day, dayBefore }: { readonly day: string; readonly dayBefore: string },
  most: number,
) {
  // the index of the next id in paths below: the parts of '/1/5/' are '', '1', '5' and '', so it is 3
  const place = top.path.split('/').length - 1;
  const inSubtree = everInSubtreeOf(top) ?? sql`true`;
  const boughtUntil = (until: string): SQL => sql`
    select member_id, sum(quantity) as tires from (
      select member_id, quantity from below join ${salesMonths} using (dealer_id)
      where month >= ${`${until.slice(0, 4)}-01-01`} and month < ${monthOf(until)}
      union all
      select member_id, quantity from below join ${sales} using (dealer_id)
      where sold_on between ${monthOf(until)} and ${until}
    ) as bought group by member_id`;
  const { rows } = (await database.execute(sql`
    with direct as (
      select id as member_id, business_name, role from ${members}
      where parent_id = ${idOf(top)} and deleted_at is null
    ), below as (
      select id as dealer_id, split_part(path, '/', ${place + 1}::int)::int as member_id from ${members}
      where ${inSubtree} and role = 'Dealer' and path > ${top.path}
    )
    select member_id as id, business_name as "businessName", role, coalesce(now_bought.tires, 0)::text as tires,
      coalesce(before_bought.tires, 0)::text as before, count(*) over ()::text as total
    from direct
      left join (${boughtUntil(day)}) as now_bought using (member_id)
      left join (${boughtUntil(dayBefore)}) as before_bought using (member_id)
    order by coalesce(now_bought.tires, 0) desc, member_id
    limit ${most}`)) as {
    readonly rows: readonly (Readonly<Record<'businessName' | 'role' | 'tires' | 'before' | 'total', string>> & {
      readonly id: number;
    })[];
  };
  return {
    total: Number(rows[0]?.total ?? 0),
    rows: rows.map(({ tires, before: tiresBefore, ...member }) => ({
      ...member,
      tires: Number(tires),
      before: Number(tiresBefore),
    })),
  };
}
