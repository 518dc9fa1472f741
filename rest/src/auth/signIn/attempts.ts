/** Tries that are limited (docs/domain/sessions.md), counted in the database for all replicas. */
import { createHash } from 'node:crypto';
import { and, desc, eq, gt, inArray, like } from 'drizzle-orm';
import type { Database } from '../../database/connections/connection.js';
import { authAttempts } from '../../database/tables/people/sessions.js';
import { countedAddress } from '../../domain/clientAddress.js';
import { Refusal, type ErrorDetails } from '../../platform/http/errors.js';

const quarterMs = 15 * 60_000;
const hourMs = 60 * 60_000;

/** How often something may be tried. */
interface Limit {
  /** The thing that is counted, and for whom. */
  readonly subject: string;
  /** Tries in the window, the present one among them. */
  readonly most: number;
  readonly windowMs: number;
  /** Whether the limit does not hold for the present try; asked where it is reached. */
  readonly isLifted?: () => Promise<boolean>;
}

/** Tries from one address, over all accounts or share links. */
export function triesFrom(address: string, action: 'login' | 'reset' | 'register' | 'share'): Limit {
  return { subject: `${action}:address:${hashed(countedAddress(address))}`, most: 20, windowMs: quarterMs };
}

/** Failed sign-ins of an account from one address. */
export function failuresHere(username: string, address: string): Limit {
  return { subject: `${failuresOf(username)}${hashed(countedAddress(address))}`, most: 5, windowMs: quarterMs };
}

/** Failed sign-ins of an account from wherever: after more than fifty it is known addresses alone that may try. */
export function failuresAnywhere(username: string): Limit {
  return { subject: `login:account:${hashed(username)}`, most: 51, windowMs: hourMs };
}

/** Reset mails to one letter box. */
export function resetMails(recipient: string): Limit {
  return { subject: `reset:account:${hashed(recipient)}`, most: 5, windowMs: quarterMs };
}

/** Confirmation mails that a user asks for. */
export function confirmationMails(userId: number): Limit {
  return { subject: `confirmation:user:${userId}`, most: 5, windowMs: hourMs };
}

/** Invitations that are sent again to a user, whoever does it. */
export function invitationMails(userId: number): Limit {
  return { subject: `invitation:user:${userId}`, most: 5, windowMs: hourMs };
}

/** A try that was let through. */
export interface Attempt {
  /** It was no failure after all. */
  forget(): Promise<void>;
}

/**
 * Counts a try as failed until it is known better: written down first and counted after, so that a thousand tries at
 * once are not a thousand free ones. One limit after the other: what the first stops is nothing to the second.
 *
 * @param refused what the refusal says beside the time to wait
 * @throws Refusal RATE_LIMITED with the seconds until enough of the counted tries are out of their window
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
    if (retryAfter === undefined || (await limit.isLifted?.()) === true) continue;
    await forget();
    throw new Refusal('RATE_LIMITED', { ...refused, retryAfter });
  }
  return { forget };
}

/** Clears the failed sign-ins of an account from one address: its owner has signed in there. */
export async function forgetFailuresHere(database: Database, username: string, address: string): Promise<void> {
  await database.delete(authAttempts).where(eq(authAttempts.subject, failuresHere(username, address).subject));
}

/** Clears the failed sign-ins of an account from each address: its owner has set a new password by a mailed link. */
export async function forgetFailuresEverywhere(database: Database, username: string): Promise<void> {
  await database.delete(authAttempts).where(like(authAttempts.subject, `${failuresOf(username)}%`));
}

async function secondsToWait(database: Database, limit: Limit, now: Date): Promise<number | undefined> {
  const { subject, most, windowMs } = limit;
  const newest = await database
    .select({ at: authAttempts.at })
    .from(authAttempts)
    .where(and(eq(authAttempts.subject, subject), gt(authAttempts.at, new Date(now.getTime() - windowMs))))
    .orderBy(desc(authAttempts.at))
    .limit(most + 1);
  const oldest = newest[most];
  if (oldest === undefined) return undefined;
  return Math.max(1, Math.ceil((oldest.at.getTime() + windowMs - now.getTime()) / 1000));
}

const failuresOf = (username: string) => `login:here:${hashed(username)}:`;

/** People type passwords into the field of the name. Hexadecimal: no character of it is a wildcard. */
function hashed(value: string): string {
  return createHash('sha256').update(value).digest('hex');
}
