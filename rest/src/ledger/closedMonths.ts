/** The closed months, in which no entry is recorded any more (docs/domain/accruals.md). */
import { max } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { takeLock } from '../database/connections/locks.js';
import { accrualMonths } from '../database/tables/programme/accruals.js';
import { Refusal } from '../platform/http/errors.js';

/** The newest month that is closed, yyyy-mm; null before the first. */
export async function lastClosedMonth(database: Database): Promise<string | null> {
  const [found] = await database.select({ month: max(accrualMonths.month) }).from(accrualMonths);
  return found?.month ?? null;
}

/**
 * Keeps months as they are until the transaction ends: none is closed between asking for it and writing an entry. Comes
 * before the locks of the campaign and the membership.
 */
export async function lockMonths(transaction: Database): Promise<void> {
  await takeLock(transaction, 'accruals', 'shared');
}

/**
 * Refuses an entry on a day in a closed month, or before the first one that was.
 *
 * @param transaction holds the months (`lockMonths`)
 * @throws Refusal BAD_USER_INPUT, reason monthClosed
 */
export async function refuseClosedMonth(transaction: Database, day: string): Promise<void> {
  const last = await lastClosedMonth(transaction);
  if (last !== null && day.slice(0, 7) <= last) throw new Refusal('BAD_USER_INPUT', { reason: 'monthClosed' });
}
