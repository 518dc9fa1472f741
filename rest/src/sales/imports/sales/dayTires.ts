/** What one person may take away from a dealer by imports in a day (docs/domain/approvals.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Confirmation } from '../../../decisions/approvals/requests/proposing.js';
import { approvalTerms } from '../../../decisions/approvals/requests/terms.js';
import type { Database } from '../../../ground/database/connections/connection.js';
import { takeUsersLock } from '../../../ground/database/connections/locks.js';
import { rowsIn } from '../../../ground/database/rows.js';
import { romeDay } from '../../../ground/domain/romeDay.js';
import { sumOf, type ChangedTires } from './changedTires.js';

/** The user id under which the commands of operators count. */
const operator = 0;

interface Act {
  /** Null for a command of the operator. */
  readonly actorId: number | null;
  readonly now: Date;
  readonly confirmation: Confirmation;
}

/** `needsSecond`: a second person has to confirm the changes, and nothing is counted. */
export interface CountedTires extends ChangedTires {
  readonly needsSecond: boolean;
}

/**
 * Counts the tyres that a user is about to change, by dealer and day in Rome, and says whether a second person has to
 * confirm them: they are above the limit in all, or with what the user has changed for one of their dealers on this day.
 *
 * @param changes a query, `undoneTires` or `takenTires`
 * @param transaction changes them, or starts to
 * @returns undefined where there is no limit: nothing is counted
 */
export async function countTires(
  transaction: Database,
  { actorId, now, confirmation }: Act,
  changes: SQL,
): Promise<CountedTires | undefined> {
  const { undo: limit } = await approvalTerms(transaction);
  if (!limit.on) return undefined;
  const userId = actorId ?? operator;
  const day = romeDay(now);
  await takeUsersLock(transaction, userId);
  const sum = await sumOf(transaction, changes);
  if (sum.tires === 0) return { ...sum, needsSecond: false };
  const ofDealers = sql`select dealer_id, sum(tires) as tires from (${changes}) as changed group by dealer_id`;
  if (confirmation === 'wanted' && (sum.tires > limit.tires || (await isAboveWithDay()))) {
    return { ...sum, needsSecond: true };
  }
  await transaction.execute(sql`delete from day_tires where user_id = ${userId} and day < ${day}::date`);
  await transaction.execute(sql`
    insert into day_tires (user_id, dealer_id, day, tires)
    select ${userId}::int, dealer_id, ${day}::date, tires from (${ofDealers}) as of_dealers
    on conflict (user_id, dealer_id, day) do update set tires = day_tires.tires + excluded.tires`);
  return { ...sum, needsSecond: false };

  async function isAboveWithDay(): Promise<boolean> {
    const overLimit = await transaction.execute(sql`
      select 1 from (${ofDealers}) as of_dealers
      join day_tires on day_tires.dealer_id = of_dealers.dealer_id and user_id = ${userId} and day = ${day}::date
      where day_tires.tires + of_dealers.tires > ${limit.tires} limit 1`);
    return rowsIn(overLimit).length > 0;
  }
}
