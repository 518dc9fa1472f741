/**
 * The three sums of each (campaign, dealer) and the figures that follow from them
 * (docs/domain/campaigns-and-prizes.md), maintained by the transactions that change sales, memberships or rules, so that
 * no page adds sale lines up.
 *
 * Locks are taken in this order: the sums, the campaign's row, memberships by dealer.
 */
import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../database/connections/connection.js';
import { intArray } from '../database/intArray.js';
import type { Cause } from '../figures/membershipChanges.js';
import { memberships } from '../database/tables/programme/memberships.js';
import { sales } from '../database/tables/programme/sales.js';
import { millionths } from '../domain/decimal.js';
import type { Sums } from '../domain/incentive/lineSums.js';
import { eligibleLine, lineFactor } from './lineRules.js';
import type { CampaignRules } from './rules.js';
import { rewrite } from './membershipFigures.js';
import { takeLock } from '../database/connections/locks.js';

/**
 * Takes part in the sums' lock until the transaction ends. A statement of its own: what comes after it sees what those
 * who held the lock before have written.
 *
 * @param share `lines` before sums are made from sale lines, or frozen: many at a time, none while an import adds its
 *   lines to them. `import` for the import itself: alone
 */
export async function lockSums(transaction: Database, share: 'lines' | 'import'): Promise<void> {
  await takeLock(transaction, 'sums', share === 'import' ? 'alone' : 'shared');
}

/**
 * Makes the sums and figures of a campaign's dealers anew from their sale lines.
 *
 * @param transaction holds the sums' lock for `lines`, and the campaign's row
 * @param cause as of `changeMemberships`
 * @param dealerIds all of the campaign's dealers without
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
 * The three sums of those dealers of a campaign that have eligible lines; of all such lines, or those of a condition.
 *
 * @param among as of `sumsFrom`
 */
export async function sumsByDealer(
  transaction: Database,
  rules: CampaignRules,
  lines: SQL | undefined,
  among?: SQL,
): Promise<ReadonlyMap<number, Sums>> {
  const { rows } = (await transaction.execute(sumsFrom(rules, lines, among))) as { readonly rows: readonly SumsRow[] };
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
 * The three sums of each dealer of a campaign, from its sale lines: a row for each that has eligible ones.
 * A draft counts none.
 *
 * @param among of which dealers, as a condition on the sale lines; those in the campaign without
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
