/** Closed months, in which no further entry may be recorded (docs/domain/accruals.md). */
import { max } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { takeLock } from '../../ground/database/connections/locks.js';
import { accrualMonths } from '../../ground/database/tables/programme/accruals.js';
import { Refusal } from '../../ground/platform/http/errors.js';

/** The latest closed month, yyyy-mm; null where none is closed. */
export async function lastClosedMonth(database: Database): Promise<string | null> {
  const [last] = await database.select({ month: max(accrualMonths.month) }).from(accrualMonths);
  return last?.month ?? null;
}

/**
 * Keeps months from being closed until the transaction ends, so that none is closed between `refuseClosedMonth` and the
 * insert of an entry. To be taken before the locks of the campaign and the membership, against deadlocks.
 */
export async function lockMonths(transaction: Database): Promise<void> {
  await takeLock(transaction, 'accruals', 'shared');
}

/**
 * Refuses an entry on a day in or before the latest closed month.
 *
 * @param transaction holds the months (`lockMonths`)
 * @throws Refusal BAD_USER_INPUT, reason monthClosed
 */
export async function refuseClosedMonth(transaction: Database, day: string): Promise<void> {
  const last = await lastClosedMonth(transaction);
  if (last !== null && day.slice(0, 7) <= last) throw new Refusal('BAD_USER_INPUT', { reason: 'monthClosed' });
}
