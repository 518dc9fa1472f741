import { createHash } from 'node:crypto';
import { and, desc, eq, gt } from 'drizzle-orm';
import type { Database } from '../database/connection.js';
import { authAttempts } from '../database/schema.js';
import { Refusal } from '../platform/errors.js';

const windowMs = 15 * 60_000;

/** Domain page, section 5: failures within 15 minutes. */
const limits = { account: 5, address: 20 } as const;

export type LimitedAction = 'login' | 'reset' | 'register';

/** What is limited: tries of an action against one account, or from one address. */
export interface Limited {
  readonly action: LimitedAction;
  readonly by: keyof typeof limits;
  readonly value: string;
}

/** A try that was let through. */
export interface Attempt {
  /** It was no failure after all. */
  forget(): Promise<void>;
}

/**
 * Counts a try as failed until it is known better: written down first and counted after, so that a thousand tries at
 * once are not a thousand free ones.
 *
 * @throws Refusal RATE_LIMITED with the seconds until the oldest counted try is 15 minutes old
 */
export async function attempt(database: Database, limited: readonly Limited[], now: Date): Promise<Attempt> {
  const written = await database
    .insert(authAttempts)
    .values(limited.map((entry) => ({ subject: subjectOf(entry), at: now })))
    .returning({ id: authAttempts.id, subject: authAttempts.subject });
  const forget = async () => {
    for (const { id } of written) await database.delete(authAttempts).where(eq(authAttempts.id, id));
  };
  for (const entry of limited) {
    const retryAfter = await secondsToWait(database, entry, now);
    if (retryAfter !== undefined) {
      await forget();
      throw new Refusal('RATE_LIMITED', { retryAfter });
    }
  }
  return { forget };
}

/** Clears the failures of an account: its owner has signed in, or set a new password. */
export async function forgetFailures(database: Database, action: LimitedAction, account: string): Promise<void> {
  await database
    .delete(authAttempts)
    .where(eq(authAttempts.subject, subjectOf({ action, by: 'account', value: account })));
}

async function secondsToWait(database: Database, entry: Limited, now: Date): Promise<number | undefined> {
  const limit = limits[entry.by];
  const newest = await database
    .select({ at: authAttempts.at })
    .from(authAttempts)
    .where(and(eq(authAttempts.subject, subjectOf(entry)), gt(authAttempts.at, new Date(now.getTime() - windowMs))))
    .orderBy(desc(authAttempts.at))
    .limit(limit + 1);
  const oldest = newest[limit];
  if (oldest === undefined) return undefined;
  return Math.max(1, Math.ceil((oldest.at.getTime() + windowMs - now.getTime()) / 1000));
}

/** Hashed: people type passwords into the field of the name. */
function subjectOf({ action, by, value }: Limited): string {
  return `${action}:${by}:${createHash('sha256').update(value).digest('base64url')}`;
}
