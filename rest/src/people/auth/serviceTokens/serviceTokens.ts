/** Tokens of service accounts (docs/integrations.md). */
import { and, eq, gt, isNull, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { quickCommit } from '../../../ground/database/quickCommit.js';
import { users } from '../../../ground/database/tables/people/accounts.js';
import { members } from '../../../ground/database/tables/people/network.js';
import { serviceAccounts } from '../../../ground/database/tables/people/serviceAccounts.js';
import { ownMember } from '../signIn/queries.js';

const minuteMs = 60_000;

/** The service account of a valid token, with its user and member (its scope in the network). */
export async function serviceAccountByToken(database: Database, tokenHash: string, now: Date) {
  const isValid = and(isNull(serviceAccounts.revokedAt), gt(serviceAccounts.expiresAt, now), isNull(users.disabledAt));
  const [found] = await database
    .select({ user: users, member: ownMember, account: serviceAccounts })
    .from(serviceAccounts)
    .innerJoin(users, eq(users.id, serviceAccounts.userId))
    .leftJoin(members, and(eq(members.id, users.memberId), isNull(members.deletedAt)))
    .where(and(eq(serviceAccounts.tokenHash, tokenHash), isValid));
  return found;
}

/** The same for a call made with the token: the use is recorded at most once a minute. */
export async function serviceAccountOfUsedToken(database: Database, tokenHash: string, now: Date) {
  const found = await serviceAccountByToken(database, tokenHash, now);
  if (found === undefined) return undefined;
  const { id, lastUsedAt } = found.account;
  const notSince = new Date(now.getTime() - minuteMs);
  if (lastUsedAt === null || lastUsedAt <= notSince) {
    const isDue = or(isNull(serviceAccounts.lastUsedAt), lte(serviceAccounts.lastUsedAt, notSince));
    await database.execute(sql`
      with ${quickCommit} update ${serviceAccounts} set last_used_at = ${now.toISOString()}::timestamptz
      from quick where ${and(eq(serviceAccounts.id, id), isDue)}`);
  }
  return found;
}
