import { and, asc, count, desc, gte, inArray, isNull, notExists, or, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { isOpened } from '../../ground/database/opened.js';
import { rowsIn } from '../../ground/database/rows.js';
import { everInSubtreeOf, type Place } from '../../ground/database/scope.js';
import { members } from '../../ground/database/tables/people/network.js';
import { settlements } from '../../ground/database/tables/programme/settlements.js';
import { imports } from '../../ground/database/tables/work/imports.js';
import { userRoles, users } from '../../ground/database/tables/people/accounts.js';
import { romeDay } from '../../ground/domain/romeDay.js';
import { awaitsColumns } from '../../sales/imports/record/awaitsColumns.js';

const errorDays = 30;
const dayMs = 86_400_000;

const areInError = (today: string) =>
  and(
    inArray(imports.status, ['invalid', 'failed']),
    gte(imports.createdAt, new Date(Date.parse(today) - errorDays * dayMs)),
  );

/** The number of imports of the last 30 days that could not be applied. */
export const countImportsInError = (database: Database, today: string): Promise<number> =>
  database.$count(imports, areInError(today));

/**
 * The imports of the last 30 days that could not be applied: their number, and the newest of them.
 *
 * @param most maximum number of rows
 */
export async function importsInError(database: Database, today: string, most: number) {
  const [rows, total] = await Promise.all([
    database
      .select({
        id: imports.id,
        filename: imports.filename,
        kind: imports.kind,
        status: imports.status,
        header: imports.header,
        mapping: imports.mapping,
        createdAt: imports.createdAt,
      })
      .from(imports)
      .where(areInError(today))
      .orderBy(desc(imports.id))
      .limit(most),
    countImportsInError(database, today),
  ]);
  return {
    total,
    rows: rows.map(({ createdAt, ...each }) => ({
      ...each,
      awaitsColumns: awaitsColumns(each),
      createdOn: romeDay(createdAt),
    })),
  };
}

/**
 * The users who wait for a role or a member: their number, and those who have waited longest.
 *
 * @param most maximum number of rows
 */
export async function waitingUsers(database: Database, most: number) {
  const roles = database
    .select({ one: sql`1` })
    .from(userRoles)
    .where(eq(userRoles.userId, users.id));
  const isPerson = eq(users.isService, false);
  const matching = and(isPerson, isNull(users.disabledAt), or(isNull(users.memberId), notExists(roles)));
  const [rows, [counted]] = await Promise.all([
    database
      .select({ id: users.id, name: users.name, username: users.username, createdAt: users.createdAt })
      .from(users)
      .where(matching)
      .orderBy(asc(users.id))
      .limit(most),
    database.select({ total: count() }).from(users).where(matching),
  ]);
  return {
    total: counted?.total ?? 0,
    rows: rows.map(({ createdAt, ...user }) => ({ ...user, since: romeDay(createdAt) })),
  };
}

const areOpen = inArray(settlements.state, ['draft', 'proposed']);

/** The number of settlement runs that are a draft or wait for approval. */
export const countOpenRuns = (database: Database): Promise<number> => database.$count(settlements, areOpen);

/**
 * The settlement runs that are a draft or wait for approval: their number, and the newest of them.
 *
 * @param most maximum number of rows
 */
export async function openSettlementRuns(database: Database, most: number) {
  const rows = await database
    .select({
      id: settlements.id,
      title: settlements.title,
      day: settlements.day,
      state: settlements.state,
      total: sql`count(*) over ()`.mapWith(Number),
    })
    .from(settlements)
    .where(areOpen)
    .orderBy(desc(settlements.id))
    .limit(most);
  return { total: rows[0]?.total ?? 0, rows };
}

interface DebtRow {
  /** Null in the row of all campaigns. */
  readonly id: number | null;
  readonly title: string | null;
  readonly debt: string;
  readonly dealers: number;
}

/**
 * The debts of the dealers at or below a member, deleted ones included: EUR and number of dealers, in all and by
 * campaign, the highest first. The lateral join reads memberships with a debt only, by the index of each campaign's
 * debts.
 */
export async function debtsByCampaign(database: Database, top: Place) {
  const rows = rowsIn<DebtRow>(
    await database.execute(sql`
      select owed.id, owed.title, coalesce(sum(owed.debt), 0)::numeric(24, 2)::text as debt,
        count(distinct owed.dealer_id)::int as dealers
      from (
        select campaigns.id, campaigns.title, ofcampaign.debt, ofcampaign.dealer_id
        from campaigns cross join lateral (
          select m.debt, m.dealer_id from memberships as m
          where m.campaign_id = campaigns.id and m.debt > 0
            and ${inSubtree(database, top)}
        ) as ofcampaign
        where ${isOpened}
      ) as owed
      group by grouping sets ((owed.id, owed.title), ())
      order by sum(owed.debt) desc, owed.id`),
  );
  const totals = rows.find(({ id }) => id === null);
  return {
    debt: totals?.debt ?? '0.00',
    dealers: totals?.dealers ?? 0,
    campaigns: rows.flatMap(({ id, title, debt, dealers }) =>
      id === null ? [] : [{ id, title: title ?? '', debt, dealers }],
    ),
  };
}

function inSubtree(database: Database, top: Place): SQL {
  const below = everInSubtreeOf(top);
  return below === undefined
    ? sql`true`
    : sql`m.dealer_id in (${database.select({ id: members.id }).from(members).where(below)})`;
}
