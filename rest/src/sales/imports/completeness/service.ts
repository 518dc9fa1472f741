/** The months whose sales the office has marked as complete (docs/domain/imports.md, 'Complete months'). */
import { gte } from 'drizzle-orm';
import type { Database } from '../../../ground/database/connections/connection.js';
import { takeLock } from '../../../ground/database/connections/locks.js';
import { completeMonths } from '../../../ground/database/tables/programme/sales.js';
import { lastDayOf, monthsAfter } from '../../../ground/domain/periods.js';
import { completeThrough } from '../../../figures/completeSales.js';
import { recordAudit } from '../../../ground/platform/audit.js';
import type { ServiceContext } from '../../../ground/platform/context.js';
import type { SignedIn } from '../../../ground/platform/http/caller.js';
import { Refusal } from '../../../ground/platform/http/errors.js';

type Context = Pick<ServiceContext, 'database' | 'clock' | 'programmeDay'>;

/** Until which month sales are complete. */
export interface Completeness {
  /** The last month that is marked, yyyy-mm; null before the first mark. */
  readonly through: string | null;
  /** The last month that is over and can be marked, yyyy-mm. */
  readonly lastOver: string;
}

/** Until which month sales are complete. */
export async function completeness({ database, programmeDay }: Context): Promise<Completeness> {
  return { through: await completeThrough(database), lastOver: lastMonthOver(programmeDay()) };
}

/** The last month of which no day is to come. @param today yyyy-mm-dd */
function lastMonthOver(today: string): string {
  const month = today.slice(0, 7);
  return lastDayOf(month) === today ? month : monthsAfter(month, -1);
}

/**
 * Marks the sales of a month, and of all before it, as complete. Repeated, it changes nothing.
 *
 * @param month yyyy-mm
 * @throws Refusal CONFLICT, reason monthNotOver
 */
export function markComplete(context: Context, caller: SignedIn, month: string): Promise<Completeness> {
  if (month > lastMonthOver(context.programmeDay())) throw new Refusal('CONFLICT', { reason: 'monthNotOver' });
  return changed(context, caller, 'salesCompleted', async (transaction) => {
    await transaction
      .insert(completeMonths)
      .values({ month: `${month}-01`, markedBy: caller.userId, markedAt: context.clock.programmeNow() })
      .onConflictDoNothing();
  });
}

/**
 * Takes the marks of a month and of all after it back: sales are complete until the month that was marked before them.
 * Repeated, it changes nothing.
 *
 * @param month yyyy-mm
 */
export function reopenMonth(context: Context, caller: SignedIn, month: string): Promise<Completeness> {
  return changed(context, caller, 'salesReopened', async (transaction) => {
    await transaction.delete(completeMonths).where(gte(completeMonths.month, `${month}-01`));
  });
}

/** Makes a change, with an audit entry where the month until which sales are complete is another one by it. */
async function changed(
  context: Context,
  { userId }: SignedIn,
  action: 'salesCompleted' | 'salesReopened',
  change: (transaction: Database) => Promise<void>,
): Promise<Completeness> {
  const { database, clock } = context;
  await database.transaction(async (transaction) => {
    // of concurrent changes, each sees what the one before it left
    await takeLock(transaction, 'completeMonths');
    const before = await completeThrough(transaction);
    await change(transaction);
    const after = await completeThrough(transaction);
    if (after === before) return;
    await recordAudit(transaction, clock.programmeNow(), [
      {
        ...{ actorId: userId, entity: 'import', entityId: null, action },
        ...{ before: { completeThrough: before }, after: { completeThrough: after } },
      },
    ]);
  });
  return completeness(context);
}
