import { and, asc, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { ImportPrizes } from '@gdd/schema/imports';
import type { Database } from '../../ground/database/connections/connection.js';
import { isOpened } from '../../ground/database/opened.js';
import { campaigns } from '../../ground/database/tables/programme/campaigns.js';
import { decimalText, millionths } from '../../ground/domain/decimal.js';
import { addUpLines, campaignsInOnePass, importSums, changedSums } from './importSums.js';
import { figuresOf, membershipPages, sumsOf } from './membershipFigures.js';
import { rulesColumns, type CampaignRules } from './rules.js';
import { noSums } from './sums.js';

type Campaign = CampaignRules & Pick<typeof campaigns.$inferSelect, 'title'>;

/**
 * The effect of staged rows, which are no sale lines yet, on the prizes of the campaigns whose periods they fall into:
 * for each membership with such rows the figures are computed with them added. Changes nothing.
 *
 * @param lines a `from` item named and shaped as `sales`
 * @param days the first and last day of the rows, yyyy-mm-dd
 * @returns the campaigns with at least one dealer that has rows, by id
 */
export async function prizeChanges(
  transaction: Database,
  lines: SQL,
  days: { readonly from: string; readonly to: string },
): Promise<ImportPrizes[]> {
  const waiting: Campaign[] = await transaction
    .select({ ...rulesColumns, title: campaigns.title })
    .from(campaigns)
    .where(and(isOpened, lte(campaigns.startsOn, days.to), gte(campaigns.endsOn, days.from)))
    .orderBy(asc(campaigns.id));
  const changes: ImportPrizes[] = [];
  while (waiting.length > 0) {
    const batch = waiting.splice(0, campaignsInOnePass);
    await addUpLines(transaction, lines, batch);
    for (const campaign of batch) {
      const change = await prizeChange(transaction, campaign);
      if (change.dealers > 0) changes.push(change);
    }
    await transaction.execute(sql`drop table import_sums`);
  }
  return changes;
}

/** The effect on one campaign. A closed campaign does not change: only its dealers with rows are counted. */
async function prizeChange(transaction: Database, campaign: Campaign): Promise<ImportPrizes> {
  const added = await importSums(transaction, campaign);
  const isClosed = campaign.state === 'closed';
  let [reaching, falling, earned] = [0, 0, 0n];
  for await (const page of membershipPages(transaction, campaign.id, isClosed ? [] : [...added.keys()])) {
    for (const stored of page) {
      const fresh = figuresOf(campaign, stored, changedSums(sumsOf(stored), added.get(stored.dealerId) ?? noSums, 1));
      earned += millionths(fresh.plafondAccumulated) - millionths(stored.plafondAccumulated);
      const had = stored.tiresPurchased >= stored.goalThreshold;
      const has = fresh.tiresPurchased >= stored.goalThreshold;
      if (has && !had) reaching += 1;
      if (had && !has) falling += 1;
    }
  }
  const { id: campaignId, title } = campaign;
  return { campaignId, title, isClosed, dealers: added.size, earned: decimalText(earned), reaching, falling };
}
