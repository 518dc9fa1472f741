/** Challenges: random, good for five minutes, for five answers, and for one right answer. */
import { challengeMinutes, challengeTries } from '@gdd/schema/factors';
import { and, eq, gt, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { authChallenges, type ChallengePurpose } from '../../../ground/database/tables/people/factors.js';
import { newToken, tokenHash } from '../../../ground/platform/secrets/tokens.js';

const minuteMs = 60_000;
export type ChallengeRow = typeof authChallenges.$inferSelect;

/** What a new challenge is for. */
interface NewChallenge {
  readonly purpose: ChallengePurpose;
  readonly userId: number;
  readonly passwordMark?: string;
  /** The sealed key of an app that is being set up. */
  readonly secret?: string;
}

/** The mark of a password hash, by which a challenge is bound to the password. */
export const markOfPassword = (passwordHash: string): string => tokenHash(passwordHash);

/** Stores a challenge. @returns the challenge itself, which is not stored, and until when it is good */
export async function openChallenge(database: Database, challenge: NewChallenge, now: Date) {
  const token = newToken();
  const expiresAt = new Date(now.getTime() + challengeMinutes * minuteMs);
  await database.insert(authChallenges).values({ ...challenge, tokenHash: tokenHash(token), expiresAt });
  return { challenge: token, expiresAt };
}

/** Counts an answer to a challenge, before it is checked. @returns undefined where it is worth nothing any more */
export async function takeTry(
  database: Database,
  token: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<ChallengeRow | undefined> {
  const [taken] = await database
    .update(authChallenges)
    .set({ tries: sql`${authChallenges.tries} + 1` })
    .where(and(isOpen(token, purpose, now), lt(authChallenges.tries, challengeTries)))
    .returning();
  return taken;
}

/** Uses a challenge up, with the right answer. @returns whether it was still there; of concurrent uses one finds it */
export async function closeChallenge(
  transaction: Database,
  token: string,
  purpose: ChallengePurpose,
  now: Date,
): Promise<boolean> {
  const closed = await transaction
    .delete(authChallenges)
    .where(isOpen(token, purpose, now))
    .returning({ userId: authChallenges.userId });
  return closed.length > 0;
}

/** Deletes challenges that nobody answered in time. */
export async function deleteExpiredChallenges(database: Database, now: Date): Promise<void> {
  await database.delete(authChallenges).where(lte(authChallenges.expiresAt, now));
}

function isOpen(token: string, purpose: ChallengePurpose, now: Date): SQL | undefined {
  return and(
    eq(authChallenges.tokenHash, tokenHash(token)),
    eq(authChallenges.purpose, purpose),
    gt(authChallenges.expiresAt, now),
  );
}
