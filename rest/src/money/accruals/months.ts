/** The rows of a month of accruals: computed while it is open, frozen when it is closed (docs/domain/accruals.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { takeLock } from '../../ground/database/connections/locks.js';
import { inLongTransaction, inSnapshot } from '../../ground/database/connections/longTransaction.js';
import { lastDayOf, monthsAfter } from '../../ground/domain/periods.js';
import { publishEvent } from '../../events/publish.js';
import { lastClosedMonth } from '../ledger/closedMonths.js';
import { recordAudit } from '../../ground/platform/audit.js';
import { Refusal } from '../../ground/platform/http/errors.js';
import { hashOfMonth, hashVersion } from '../../figures/sums/accrualHash.js';
import { accumulatedIn, type Accumulated } from './accumulated.js';
import { firstDay } from './queries.js';
import type { RowsSource } from './sums.js';

/** Rows per insert. */
const batchSize = 5000;

/**
 * Freezes the rows of a month. The engine runs on a snapshot, before the lock; transactions that write entries wait for
 * the lock while the rows are written, so that no entry of the month is missing.
 *
 * @throws Refusal CONFLICT, reason monthClosed or monthOutOfTurn, also for all but one of several concurrent calls;
 *   BAD_USER_INPUT, reason monthBeforeFirst
 */
export async function freezeMonth(
  database: Database,
  month: string,
  by: { readonly userId: number; readonly now: Date },
): Promise<void> {
  await refuseOutOfTurn(database, month);
  const accumulated = await inSnapshot(database, (snapshot) => accumulatedIn(snapshot, month));
  await inLongTransaction(database, async (transaction) => {
    await beginStage(transaction);
    await stage(transaction, accumulated);
    await takeLock(transaction, 'accruals');
    // again under the lock: another call may have closed the month since
    await refuseOutOfTurn(transaction, month);
    await transaction.execute(sql`insert into accrual_rows (${rowColumns}) ${rowsFrom(month)}`);
    await transaction.execute(sql`drop table accumulated`);
    await transaction.execute(sql`
      insert into accrual_months (month, closed_at, closed_by, row_count, hash, hash_version)
      select ${month}, ${by.now.toISOString()}::timestamptz, ${by.userId}::int,
        (select count(*) from accrual_rows where month = ${month}),
        ${hashOfMonth(sql`${month}::text`, sql`${hashVersion}::int`)}, ${hashVersion}::int`);
    await recordAudit(transaction, by.now, [
      {
        actorId: by.userId,
        entity: 'accrualMonth' as const,
        entityId: null,
        action: 'monthClosed',
        before: null,
        after: { month },
      },
    ]);
    await publishEvent(transaction, {
      kind: 'monthClosed',
      key: month,
      at: by.now,
      about: { month },
    });
  });
}

/**
 * Refuses to close a month that is not the one after the newest closed month, and a first one in which no campaign had
 * begun.
 */
async function refuseOutOfTurn(database: Database, month: string): Promise<void> {
  const last = await lastClosedMonth(database);
  if (last === null) {
    const first = await firstDay(database);
    if (first !== null && first.slice(0, 7) <= month) return;
    throw new Refusal('BAD_USER_INPUT', { reason: 'monthBeforeFirst' });
  }
  if (month === monthsAfter(last, 1)) return;
  throw new Refusal('CONFLICT', { reason: month <= last ? 'monthClosed' : 'monthOutOfTurn' });
}

/** The rows of a closed month. */
export const frozenRows = (month: string): RowsSource => sql`(select * from accrual_rows where month = ${month})`;

/** Reads the rows of an open month as they would be frozen now. */
export function withOpenRows<T>(
  database: Database,
  month: string,
  read: (snapshot: Database, rows: RowsSource) => Promise<T>,
): Promise<T> {
  return inSnapshot(database, async (snapshot) => {
    // first: a replica, which cannot create temporary tables, fails here, and the engine runs on the primary only
    await beginStage(snapshot);
    await stage(snapshot, await accumulatedIn(snapshot, month));
    await snapshot.execute(sql`create temporary table open_accrual_rows on commit drop as ${rowsFrom(month)}`);
    return read(snapshot, sql`open_accrual_rows`);
  });
}

/** Creates the temporary table for the engine's results, dropped at the end of the transaction. */
async function beginStage(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    create temporary table accumulated (campaign_id int, dealer_id int, accumulated numeric(24, 2), before numeric(24, 2),
      unlocked boolean, prize_state text, released_before boolean) on commit drop`);
}

/** Inserts the engine's results into the temporary table. */
async function stage(transaction: Database, accumulated: readonly Accumulated[]): Promise<void> {
  for (let from = 0; from < accumulated.length; from += batchSize) {
    const rows = JSON.stringify(accumulated.slice(from, from + batchSize));
    await transaction.execute(sql`
      insert into accumulated
      select "campaignId", "dealerId", accumulated, before, unlocked, "prizeState", "releasedBefore"
      from json_to_recordset(${rows}::json) as made("campaignId" int, "dealerId" int, accumulated numeric,
        before numeric, unlocked boolean, "prizeState" text, "releasedBefore" boolean)`);
  }
  await transaction.execute(sql`analyze accumulated`);
}

const rowColumns = sql`month, campaign_id, dealer_id, distributor_id, region, unlocked, prize_state, accumulated,
  opening, accrued, corrections, adjustments, paid, released, closing`;

/**
 * The sums of entries by membership. A reversal counts like the entry that it reverses. A set-off counts as paid in the
 * campaign of the credit, where its amount is negative, and as an adjustment in the campaign of the debt.
 */
const entrySums = (counted: SQL) => sql`
  select entry.campaign_id, entry.dealer_id, coalesce(sum(entry.amount) filter (where is_adjusted), 0) as adjustments,
    coalesce(-sum(entry.amount) filter (where not is_adjusted), 0) as paid
  from ledger_entries as entry left join ledger_entries as reversed on reversed.id = entry.reverses_id
    cross join lateral (select coalesce(reversed.kind, entry.kind) = 'adjustment'
      or coalesce(reversed.kind, entry.kind) = 'setOff' and coalesce(reversed.amount, entry.amount) > 0) as side (is_adjusted)
  where ${counted}
  group by entry.campaign_id, entry.dealer_id`;

/**
 * The rows of a month, from the staged results of the engine, the frozen rows of the month before and the entries:
 * those of the month, or for a membership without a row in the month before, all up to its end. The first month opens
 * with what was owed on the evening before it. A deleted membership gets corrections back to 0.
 */
function rowsFrom(month: string): SQL {
  const before = monthsAfter(month, -1);
  const [from, to] = [`${month}-01`, lastDayOf(month)];
  // `not exists` finds the row by the table's key; joining the rows of the month before would scan them for each entry
  const counted = sql`entry.day <= ${to} and (entry.day >= ${from} or not (select is_first from turn) and not exists (
    select from accrual_rows as former where former.month = ${before} and former.campaign_id = entry.campaign_id
      and former.dealer_id = entry.dealer_id))`;
  return sql`
    with turn as (select not exists (select from accrual_months) as is_first),
      previous as (select * from accrual_rows where month = ${before}),
      entries as (${entrySums(counted)}),
      entered as (
        select campaign_id, dealer_id, sum(amount) as amount from ledger_entries
        where day < ${from} and (select is_first from turn) group by campaign_id, dealer_id)
    select ${month}::text collate "C" as month, campaign_id, dealer_id, dealer.distributor_id, dealer.region,
      coalesce(accumulated.unlocked, false) as unlocked, coalesce(accumulated.prize_state, 'released') as prize_state,
      figure.*, figure.opening + figure.accrued + figure.corrections + figure.adjustments - figure.paid - figure.released
        as closing
    from accumulated full join previous using (campaign_id, dealer_id)
      left join entries using (campaign_id, dealer_id)
      left join entered using (campaign_id, dealer_id)
      join members as dealer on dealer.id = dealer_id
      cross join turn
      cross join lateral (select coalesce(accumulated.accumulated, 0) as now, coalesce(accumulated.before, 0) as before,
        -- accumulated until the month before, and what of it was released by then: as frozen, or for the first month anew
        case when is_first then coalesce(accumulated.before, 0) else coalesce(previous.accumulated, 0) end as known,
        case when is_first then accumulated.released_before else previous.prize_state = 'released' end as was_released
      ) as prize
      cross join lateral (select prize.now,
        case when is_first
          then case when was_released then 0 else known end + coalesce(entered.amount, 0)
          else coalesce(previous.closing, 0) end,
        prize.now - prize.before, prize.before - known, coalesce(entries.adjustments, 0), coalesce(entries.paid, 0),
        case when accumulated.prize_state = 'released' then prize.now else 0 end
          - case when was_released then known else 0 end
      ) as figure (accumulated, opening, accrued, corrections, adjustments, paid, released)
    where accumulated.campaign_id is not null or previous.closing <> 0 or previous.accumulated <> 0`;
}
