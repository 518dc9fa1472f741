/** A month of accruals: worked out, and frozen when it is closed (docs/domain/accruals.md). */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { takeLock } from '../database/connections/locks.js';
import { inLongTransaction, inSnapshot } from '../database/connections/longTransaction.js';
import { lastDayOf, monthsAfter } from '../domain/periods.js';
import { publishEvent } from '../events/publish.js';
import { lastClosedMonth } from '../ledger/closedMonths.js';
import { recordAudit } from '../platform/audit.js';
import { Refusal } from '../platform/http/errors.js';
import { hashOfMonth } from '../sums/accrualHash.js';
import { accumulatedIn, type Accumulated } from './accumulated.js';

/** Rows that are handed to the database at a time. */
const batchSize = 5000;

/**
 * Freezes the rows of a month, by what is known at one instant. The engine runs before entries have to wait; then they do
 * for as long as the rows are written, so that none of the month is missing.
 *
 * @throws Refusal CONFLICT, reason monthClosed or monthOutOfTurn, also where several try at once
 */
export async function freezeMonth(
  database: Database,
  month: string,
  by: { readonly userId: number; readonly now: Date },
): Promise<void> {
  refuseOutOfTurn(month, await lastClosedMonth(database));
  const accumulated = await inSnapshot(database, (snapshot) => accumulatedIn(snapshot, month));
  await inLongTransaction(database, async (transaction) => {
    await beginStage(transaction);
    await stage(transaction, accumulated);
    await takeLock(transaction, 'accruals');
    // another one may have closed it meanwhile
    refuseOutOfTurn(month, await lastClosedMonth(transaction));
    await transaction.execute(sql`insert into accrual_rows (${rowColumns}) ${rowsFrom(month)}`);
    await transaction.execute(sql`drop table accumulated`);
    await transaction.execute(sql`
      insert into accrual_months (month, closed_at, closed_by, row_count, hash)
      select ${month}, ${by.now.toISOString()}::timestamptz, ${by.userId}::int,
        (select count(*) from accrual_rows where month = ${month}), ${hashOfMonth(sql`${month}::text`)}`);
    await recordAudit(transaction, by.now, [
      {
        ...{ actorId: by.userId, entity: 'accrualMonth' as const, entityId: null, action: 'monthClosed' },
        ...{ before: null, after: { month } },
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

/** Refuses to close a month that is closed, or that does not follow the newest one that is: the first may be any. */
function refuseOutOfTurn(month: string, last: string | null): void {
  if (last === null || month === monthsAfter(last, 1)) return;
  throw new Refusal('CONFLICT', { reason: month <= last ? 'monthClosed' : 'monthOutOfTurn' });
}

/** The rows of a month, as a table of a query. */
export type RowsSource = SQL;

/** Those of a closed month. */
export const frozenRows = (month: string): RowsSource => sql`(select * from accrual_rows where month = ${month})`;

/** Reads the rows of a month that is open as they would be frozen now. */
export function withOpenRows<T>(
  database: Database,
  month: string,
  read: (snapshot: Database, rows: RowsSource) => Promise<T>,
): Promise<T> {
  return inSnapshot(database, async (snapshot) => {
    // first: a replica, on which there are no such tables, leaves the engine to the primary
    await beginStage(snapshot);
    await stage(snapshot, await accumulatedIn(snapshot, month));
    await snapshot.execute(sql`create temporary table open_accrual_rows on commit drop as ${rowsFrom(month)}`);
    return read(snapshot, sql`open_accrual_rows`);
  });
}

/** Makes the table for what the engine makes, until the transaction ends. */
async function beginStage(transaction: Database): Promise<void> {
  await transaction.execute(sql`
    create temporary table accumulated (campaign_id int, dealer_id int, accumulated numeric(24, 2), before numeric(24, 2),
      unlocked boolean) on commit drop`);
}

/** Hands what the engine made to the database. */
async function stage(transaction: Database, accumulated: readonly Accumulated[]): Promise<void> {
  for (let from = 0; from < accumulated.length; from += batchSize) {
    const rows = JSON.stringify(accumulated.slice(from, from + batchSize));
    await transaction.execute(sql`
      insert into accumulated
      select "campaignId", "dealerId", accumulated, before, unlocked from json_to_recordset(${rows}::json) as made(
        "campaignId" int, "dealerId" int, accumulated numeric, before numeric, unlocked boolean)`);
  }
  await transaction.execute(sql`analyze accumulated`);
}

const rowColumns = sql`month, campaign_id, dealer_id, distributor_id, region, unlocked, accumulated, opening, accrued,
  corrections, adjustments, paid, closing`;

/** Reversals count with the entry that they take back; what was set off is paid where it is taken, adjusted where it goes. */
const entrySums = (counted: SQL) => sql`
  select entry.campaign_id, entry.dealer_id, coalesce(sum(entry.amount) filter (where is_adjusted), 0) as adjustments,
    coalesce(-sum(entry.amount) filter (where not is_adjusted), 0) as paid
  from ledger_entries as entry left join ledger_entries as reversed on reversed.id = entry.reverses_id
    cross join lateral (select coalesce(reversed.kind, entry.kind) = 'adjustment'
      or coalesce(reversed.kind, entry.kind) = 'setOff' and coalesce(reversed.amount, entry.amount) > 0) as side (is_adjusted)
  where ${counted}
  group by entry.campaign_id, entry.dealer_id`;

/**
 * The rows of a month, from what is staged, the frozen rows of the month before and the entries: of the month alone, or all
 * up to it of a membership that had no row before. A membership that is gone is taken back to nothing.
 */
function rowsFrom(month: string): SQL {
  const before = monthsAfter(month, -1);
  // by the table's key: a scan of the month for each entry would take longer than everything else
  const counted = sql`entry.day <= ${lastDayOf(month)} and (entry.day >= ${`${month}-01`} or not exists (
    select from accrual_rows as former where former.month = ${before} and former.campaign_id = entry.campaign_id
      and former.dealer_id = entry.dealer_id))`;
  return sql`
    with previous as (select * from accrual_rows where month = ${before}),
      entries as (${entrySums(counted)})
    select ${month}::text collate "C" as month, campaign_id, dealer_id, dealer.distributor_id, dealer.region,
      coalesce(accumulated.unlocked, false) as unlocked, figure.*,
      figure.opening + figure.accrued + figure.corrections + figure.adjustments - figure.paid as closing
    from accumulated full join previous using (campaign_id, dealer_id)
      left join entries using (campaign_id, dealer_id)
      join members as dealer on dealer.id = dealer_id
      cross join lateral (select coalesce(accumulated.accumulated, 0), coalesce(previous.closing, 0),
        coalesce(accumulated.accumulated - accumulated.before, 0),
        coalesce(accumulated.before, 0) - coalesce(previous.accumulated, 0), coalesce(entries.adjustments, 0),
        coalesce(entries.paid, 0)
      ) as figure (accumulated, opening, accrued, corrections, adjustments, paid)
    where accumulated.campaign_id is not null or previous.closing <> 0 or previous.accumulated <> 0`;
}
