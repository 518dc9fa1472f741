/** The balances of dealers, and the lines of a run computed from them (docs/domain/settlement.md). */
import { and, eq, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { rowsIn } from '../../ground/database/rows.js';
import { everInSubtreeOf } from '../../ground/database/scope.js';
import { members } from '../../ground/database/tables/people/network.js';
import type { SettlementFilter } from '../../ground/database/tables/programme/settlements.js';
import { filterConditions } from '../../people/dealers/queries.js';
import type { DealerFilter } from '../../people/dealers/schemas.js';
import { groupedBy } from '../../ground/domain/grouped.js';
import { documentsOf, settle, type Balance, type Settled } from '../../ground/domain/settlement/settle.js';
import type { SettlementRow } from './queries.js';

/** A dealer's line in a run. */
export interface DealerLine extends Settled {
  readonly dealerId: number;
  /** Whether the dealer gets a credit note. */
  readonly creditNote: boolean;
}

/** Whether the credit of the membership `m` is on hold, as its dealer's or as that of its campaign alone. */
const isHeld = sql`exists (select from settlement_holds as hold where hold.dealer_id = m.dealer_id
  and coalesce(hold.campaign_id, m.campaign_id) = m.campaign_id and hold.released_at is null)`;

/** The dealers of some memberships of which a credit is on hold. */
export async function heldDealers(
  database: Database,
  credits: readonly { readonly dealerId: number; readonly campaignId: number }[],
): Promise<number[]> {
  const rows = rowsIn<{ readonly dealerId: number }>(
    await database.execute(sql`
      select distinct m.dealer_id as "dealerId"
      from json_to_recordset(${JSON.stringify(credits)}::json) as credit("dealerId" int, "campaignId" int)
        join memberships as m on m.dealer_id = credit."dealerId" and m.campaign_id = credit."campaignId"
      where ${isHeld} order by 1`),
  );
  return rows.map(({ dealerId }) => dealerId);
}

interface BalanceRow extends Balance {
  readonly dealerId: number;
}

/**
 * The credits of dealers in a run's campaigns, but for those on hold, and their debts in all campaigns, by dealer.
 *
 * @param dealers a query of ids
 */
export async function balancesOf(
  database: Database,
  { campaignIds }: Pick<SettlementRow, 'campaignIds'>,
  dealers: SQL,
): Promise<ReadonlyMap<number, readonly Balance[]>> {
  const inRun = sql`m.campaign_id = any(${intArray(campaignIds)})`;
  const rows = rowsIn<BalanceRow>(
    await database.execute(sql`
      select m.dealer_id as "dealerId", m.campaign_id as "campaignId", to_char(c.ends_on, 'YYYY-MM-DD') as "endsOn",
        (m.plafond_expendable - m.debt)::text as balance, ${inRun} as "inRun", c.settlement
      from memberships as m join campaigns as c on c.id = m.campaign_id
      where m.dealer_id in (${dealers}) and ((m.plafond_expendable > 0 and ${inRun} and not ${isHeld}) or m.debt > 0)
      order by m.dealer_id, m.campaign_id`),
  );
  return groupedBy(rows, ({ dealerId }) => dealerId);
}

/** The lines of a run by the present balances, in the order of the dealers' ids. @param today the programme's day */
export async function linesNow(database: Database, run: SettlementRow, today: string): Promise<DealerLine[]> {
  const balances = await balancesOf(database, run, await chosenDealers(database, run, today));
  return [...balances].flatMap(([dealerId, ofDealer]) => {
    const settled = settle(ofDealer, run.minimum);
    if (settled === undefined) return [];
    const creditNote = documentsOf(settled).some(({ kind }) => kind === 'creditNote');
    return [{ dealerId, creditNote, ...settled }];
  });
}

/** A query of the ids of the dealers with credits in a run's campaigns that match its filter, deleted ones included. */
async function chosenDealers(
  database: Database,
  { campaignIds, filter: { memberId, ...filter } }: SettlementRow,
  today: string,
): Promise<SQL> {
  const [top] = memberId === undefined ? [] : await database.select().from(members).where(eq(members.id, memberId));
  const where = and(
    sql`credit.campaign_id = any(${intArray(campaignIds)}) and credit.plafond_expendable > 0`,
    top && everInSubtreeOf(top),
    ...filterConditions(asDealerFilter(filter), today),
  );
  return sql`
    select credit.dealer_id from memberships as credit join members on members.id = credit.dealer_id where ${where}`;
}

/** The stored filter was validated when it was saved. */
const asDealerFilter = (filter: Omit<SettlementFilter, 'memberId'>) => filter as DealerFilter;
