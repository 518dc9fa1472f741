import { and, asc, count, desc, gte, inArray, isNull, notExists, or, eq, sql } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { imports } from '../../database/tables/work/imports.js';
import { userRoles, users } from '../../database/tables/people/accounts.js';
import { romeDay } from '../../domain/romeDay.js';

const errorDays = 30;
const dayMs = 86_400_000;

/**
 * The imports that could not be applied, since 30 days before the programme's day: how many, and the newest of them.
 *
 * @param most how many of them
 */
export async function importsInError(database: Database, today: string, most: number) {
  const matching = and(
    inArray(imports.status, ['invalid', 'failed']),
    gte(imports.createdAt, new Date(Date.parse(today) - errorDays * dayMs)),
  );
  const [found, [counted]] = await Promise.all([
    database
      .select({
        id: imports.id,
        filename: imports.filename,
        kind: imports.kind,
        status: imports.status,
        createdAt: imports.createdAt,
      })
      .from(imports)
      .where(matching)
      .orderBy(desc(imports.id))
      .limit(most),
    database.select({ total: count() }).from(imports).where(matching),
  ]);
  return {
    total: counted?.total ?? 0,
    rows: found.map(({ createdAt, ...each }) => ({ ...each, createdOn: romeDay(createdAt) })),
  };
}

/**
 * The users who wait for a role or a member: how many, and those who have waited longest.
 *
 * @param most how many of them
 */
export async function waitingUsers(database: Database, most: number) {
  const roles = database
    .select({ one: sql`1` })
    .from(userRoles)
    .where(eq(userRoles.userId, users.id));
  const matching = and(isNull(users.disabledAt), or(isNull(users.memberId), notExists(roles)));
  const [found, [counted]] = await Promise.all([
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
    rows: found.map(({ createdAt, ...user }) => ({ ...user, since: romeDay(createdAt) })),
  };
}
