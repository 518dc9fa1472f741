/**
 * The three sums of each membership and the figures computed from them (docs/domain/campaigns-and-prizes.md). They are
 * maintained by the transactions that change sales, memberships or rules, so that no request has to sum sale lines.
 *
 * Locks are taken in this order, against deadlocks: the sums' lock, the campaign's row, memberships by dealer.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../../ground/database/connections/connection.js';
import { intArray } from '../../ground/database/intArray.js';
import { rowsIn } from '../../ground/database/rows.js';
import type { Cause } from '../membershipChanges.js';
import { memberships } from '../../ground/database/tables/programme/memberships.js';
import { sales } from '../../ground/database/tables/programme/sales.js';
import { millionths } from '../../ground/domain/decimal.js';
import type { Sums } from '../../ground/domain/incentive/lineSums.js';
import { eligibleLine, lineFactor } from './lineRules.js';
import type { CampaignRules } from './rules.js';
import { rewrite } from './membershipFigures.js';
import { takeLock } from '../../ground/database/connections/locks.js';

/**
 * Takes the sums' lock until the transaction ends. In a statement of its own, so that the statements after it see what
 * former holders of the lock have committed.
 *
 * @param mode `lines` (shared): before sums are computed from sale lines, or frozen. `import` (exclusive): while an
 *   import changes sums
 */
export async function lockSums(transaction: Database, mode: 'lines' | 'import'): Promise<void> {
  await takeLock(transaction, 'sums', mode === 'import' ? 'alone' : 'shared');
}

/**
 * Recomputes the sums and figures of a campaign's dealers from their sale lines.
 *
 * @param transaction holds the sums' lock for `lines`, and the campaign's row
 * @param cause as for `changeMemberships`
 * @param dealerIds default: all dealers of the campaign
 */
export async function recomputeSums(
  transaction: Database,
  rules: CampaignRules,
  cause: Cause | null,
  dealerIds?: readonly number[],
): Promise<void> {
  const ofDealers = dealerIds && sql`${sales.dealerId} = any(${intArray(dealerIds)})`;
  const fresh = await sumsByDealer(transaction, rules, ofDealers);
  await rewrite(transaction, rules, cause, dealerIds, ({ dealerId }) => fresh.get(dealerId) ?? noSums);
}

export const noSums: Sums = { quantity: 0, fleetQuantity: 0, boostedQuantity: 0n };

/**
 * The three sums by dealer, for the dealers that have eligible lines.
 *
 * @param lines a condition on the sale lines; undefined: all
 * @param among as for `sumsFrom`
 */
export async function sumsByDealer(
  transaction: Database,
  rules: CampaignRules,
  lines: SQL | undefined,
  among?: SQL,
): Promise<ReadonlyMap<number, Sums>> {
  return byDealer(rowsIn<SumsRow>(await transaction.execute(sumsFrom(rules, lines, among))));
}

/**
 * Computes the three sums of all dealers of a campaign once, for `stagedSums`: a hundred thousand are much to hold in
 * memory. They are dropped at the end of the transaction.
 *
 * @param transaction one that stages no other sums, on the primary
 */
export async function stageSums(transaction: Database, rules: CampaignRules): Promise<void> {
  await transaction.execute(sql`create temporary table staged_sums on commit drop as ${sumsFrom(rules, undefined)}`);
  await transaction.execute(sql`create index on staged_sums ("dealerId")`);
}

/** The staged sums of a page of dealers, for those that have eligible lines. @param page in the order of their ids */
export async function stagedSums(
  transaction: Database,
  page: readonly { readonly dealerId: number }[],
): Promise<ReadonlyMap<number, Sums>> {
  const [first, last] = [page.at(0)?.dealerId ?? 0, page.at(-1)?.dealerId ?? 0];
  return byDealer(
    rowsIn<SumsRow>(
      await transaction.execute(sql`select * from staged_sums where "dealerId" between ${first} and ${last}`),
    ),
  );
}

function byDealer(rows: readonly SumsRow[]): ReadonlyMap<number, Sums> {
  return new Map(
    rows.map((row) => [
      row.dealerId,
      {
        quantity: Number(row.quantity),
        fleetQuantity: Number(row.fleetQuantity),
        boostedQuantity: millionths(row.boostedQuantity),
      },
    ]),
  );
}

export type SumsRow = Readonly<Record<keyof Sums, string>> & { readonly dealerId: number };

/**
 * The query of the three sums by dealer: a row for each dealer that has eligible lines. Drafts count no lines.
 *
 * @param lines a condition on the sale lines; undefined: all
 * @param among the dealers in scope, as a condition on the sale lines; default: the dealers of the campaign
 */
export function sumsFrom(rules: CampaignRules, lines: SQL | undefined, among: SQL = isInCampaign(rules.id)): SQL {
  return sql`
    select ${sales.dealerId} as "dealerId", sum(${sales.quantity})::text as quantity,
      coalesce(sum(${sales.quantity}) filter (where ${sales.channel} = 'fleet'), 0)::text as "fleetQuantity",
      sum(${sales.quantity} * ${lineFactor(rules)})::text as "boostedQuantity"
    from ${sales}
    where ${rules.state === 'draft' ? sql`false` : eligibleLine(rules)} and ${lines ?? sql`true`} and ${among}
    group by ${sales.dealerId}`;
}

const isInCampaign = (campaignId: number) =>
  sql`exists (select from ${memberships} as m where m.campaign_id = ${campaignId} and m.dealer_id = ${sales.dealerId})`;
