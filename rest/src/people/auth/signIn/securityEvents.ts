/**
 * Security events (docs/domain/sessions.md): counted in a table by user, kind, address and quarter of an hour, and
 * logged one line each.
 */
import type { SecurityEventKind } from '@gdd/schema/session';
import { and, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { quickCommit } from '../../../ground/database/quickCommit.js';
import { personalTokens, securityEvents } from '../../../ground/database/tables/people/sessions.js';
import type { Client } from '../../../ground/platform/http/client.js';
import type { ServiceContext } from '../../../ground/platform/context.js';

const periodMs = 15 * 60_000;
const minuteMs = 60_000;

/** The unique columns of a count. */
const countKey = [securityEvents.userId, securityEvents.kind, securityEvents.address, securityEvents.since];

interface SecurityEvent {
  readonly userId: number;
  readonly kind: SecurityEventKind;
}

/** Records a security event of a user's account: after it has happened, outside of its transaction. */
export async function recordSecurityEvent(
  { database, clock }: Pick<ServiceContext, 'database' | 'clock'>,
  client: Client,
  { userId, kind }: SecurityEvent,
): Promise<void> {
  const now = clock.now();
  await database
    .insert(securityEvents)
    .values({ userId, kind, address: client.address, since: periodOf(now), lastAt: now, times: 1 })
    .onConflictDoUpdate({ target: countKey, set: increment(now) });
  client.logSecurity({ kind, userId });
}

/**
 * Records a failed or refused sign-in by the typed username; nothing is stored for an unknown one. Both must take the
 * same time, so the commit does not wait for the disk (`quickCommit`).
 */
export async function recordSecurityEventAtName(
  { database, clock }: Pick<ServiceContext, 'database' | 'clock'>,
  client: Client,
  username: string,
  kind: SecurityEventKind,
): Promise<void> {
  const now = clock.now();
  const { rows } = (await database.execute(sql`
    with ${quickCommit}
    insert into security_events (user_id, kind, address, since, last_at, times)
    select users.id, ${kind}, ${client.address}, ${periodOf(now).toISOString()}::timestamptz, ${now.toISOString()}::timestamptz, 1
    from users, quick where users.username = ${username}
    on conflict (user_id, kind, address, since)
    do update set times = security_events.times + 1, last_at = excluded.last_at
    returning user_id as "userId"
  `)) as { readonly rows: readonly { readonly userId: number }[] };
  client.logSecurity({ kind, userId: rows[0]?.userId });
}

/** Records the use of a personal token, at most once a minute for each user and address. */
export async function recordTokenUse(database: Database, client: Client, userId: number, now: Date): Promise<void> {
  const notSince = new Date(now.getTime() - minuteMs);
  const written = await database
    .insert(securityEvents)
    .values({ userId, kind: 'tokenUsed', address: client.address, since: periodOf(now), lastAt: now, times: 1 })
    .onConflictDoUpdate({ target: countKey, set: increment(now), setWhere: lte(securityEvents.lastAt, notSince) })
    .returning({ id: securityEvents.id });
  if (written.length > 0) client.logSecurity({ kind: 'tokenUsed', userId });
}

/** Whether a use from an address was recorded in the last minute; a column of a query from `personalTokens`. */
export function isUseNoted(address: string, now: Date): SQL<boolean> {
  const noted = and(
    eq(securityEvents.userId, personalTokens.userId),
    eq(securityEvents.kind, 'tokenUsed'),
    eq(securityEvents.address, address),
    eq(securityEvents.since, periodOf(now)),
    gt(securityEvents.lastAt, new Date(now.getTime() - minuteMs)),
  );
  return sql<boolean>`exists (select from ${securityEvents} where ${noted})`;
}

/** Deletes the counts of quarters of an hour that began before an instant. */
export async function deleteSecurityEvents(database: Database, before: Date): Promise<void> {
  await database.delete(securityEvents).where(lt(securityEvents.since, before));
}

const increment = (now: Date) => ({ times: sql`${securityEvents.times} + 1`, lastAt: now });

function periodOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / periodMs) * periodMs);
}
