/** Rate limits of sign-ins and mails (docs/domain/sessions.md), counted in the database for all replicas. */
import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, like } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { authAttempts } from '../../../ground/database/tables/people/sessions.js';
import { countedAddress } from '../../../ground/domain/clientAddress.js';
import { Refusal, type ErrorDetails } from '../../../ground/platform/http/errors.js';

const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;

/** The number of tries allowed in a window. */
interface Limit {
  /** Key of the counter: what is tried, and for which address or user. */
  readonly subject: string;
  /** Tries in the window, the current one included. */
  readonly maxTries: number;
  readonly windowMs: number;
  /** Whether the current try is exempt from the limit; called only when the limit is reached. */
  readonly isExempt?: () => Promise<boolean>;
}

/** Tries from one address, over all accounts or share links. */
export function triesFrom(address: string, action: 'login' | 'reset' | 'register' | 'share'): Limit {
  return { subject: `${action}:address:${hashed(countedAddress(address))}`, maxTries: 20, windowMs: quarterMs };
}

/** Failed sign-ins of an account from one address. */
export function failuresFromAddress(username: string, address: string): Limit {
  return { subject: `${failuresPrefix(username)}${hashed(countedAddress(address))}`, maxTries: 5, windowMs: quarterMs };
}

/** Failed sign-ins of an account from all addresses: after more than 50, only known addresses may try. */
export function failuresOfAccount(username: string): Limit {
  return { subject: `login:account:${hashed(username)}`, maxTries: 51, windowMs: hourMs };
}

/** Reset mails to one address. */
export function resetMails(recipient: string): Limit {
  return { subject: `reset:account:${hashed(recipient)}`, maxTries: 5, windowMs: quarterMs };
}

/** Confirmation mails requested by a user. */
export function confirmationMails(userId: number): Limit {
  return { subject: `confirmation:user:${userId}`, maxTries: 5, windowMs: hourMs };
}

/** Invitations sent again to a user, by any administrator. */
export function invitationMails(userId: number): Limit {
  return { subject: `invitation:user:${userId}`, maxTries: 5, windowMs: hourMs };
}

/** A try that was allowed, and is counted as failed. */
export interface Attempt {
  /** Removes the try from the count: it did not fail. */
  forget(): Promise<void>;
}

/**
 * Counts a try as failed until `forget` is called. The row is inserted before the count, so that concurrent tries count
 * one another. The limits are checked in order: a try that one of them refuses is not counted by any.
 *
 * @param refused details of the refusal besides `retryAfter`
 * @throws Refusal RATE_LIMITED with the seconds until enough of the counted tries have left the window
 */
export async function attempt(
  database: Database,
  limits: readonly Limit[],
  now: Date,
  refused: ErrorDetails = {},
): Promise<Attempt> {
  const written: number[] = [];
  const forget = async () => {
    await database.delete(authAttempts).where(inArray(authAttempts.id, written));
  };
  for (const limit of limits) {
    const rows = await database
      .insert(authAttempts)
      .values({ subject: limit.subject, at: now })
      .returning({ id: authAttempts.id });
    written.push(...rows.map(({ id }) => id));
    const retryAfter = await secondsToWait(database, limit, now);
    if (retryAfter === undefined || (await limit.isExempt?.()) === true) continue;
    await forget();
    throw new Refusal('RATE_LIMITED', { ...refused, retryAfter });
  }
  return { forget };
}

/** Clears the failed sign-ins of an account from one address, after a successful one. */
export async function forgetFailuresFromAddress(database: Database, username: string, address: string): Promise<void> {
  await database.delete(authAttempts).where(eq(authAttempts.subject, failuresFromAddress(username, address).subject));
}

/**
 * Clears the failed sign-ins of an account by address, for all addresses, after the owner set a password by a mailed
 * link.
 */
export async function forgetFailuresEverywhere(database: Database, username: string): Promise<void> {
  await database.delete(authAttempts).where(like(authAttempts.subject, `${failuresPrefix(username)}%`));
}

async function secondsToWait(database: Database, limit: Limit, now: Date): Promise<number | undefined> {
  const { subject, maxTries, windowMs } = limit;
  const newest = await database
    .select({ at: authAttempts.at })
    .from(authAttempts)
    .where(and(eq(authAttempts.subject, subject), gt(authAttempts.at, new Date(now.getTime() - windowMs))))
    .orderBy(desc(authAttempts.at))
    .limit(maxTries + 1);
  const oldest = newest[maxTries];
  if (oldest === undefined) return undefined;
  return Math.max(1, Math.ceil((oldest.at.getTime() + windowMs - now.getTime()) / 1000));
}

const failuresPrefix = (username: string) => `login:here:${hashed(username)}:`;

/** Hashed because people type passwords into the username field; hexadecimal because `like` has no wildcard in it. */
function hashed(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
