import { and, asc, gte, lte, sql, type SQL } from 'drizzle-orm';
import type { ImportPrizes } from '@gdd/schema/imports';
import type { Database } from '../database/connections/connection.js';
import { isOpened } from '../database/opened.js';
import { campaigns } from '../database/tables/programme/campaigns.js';
import { decimalText, millionths } from '../domain/decimal.js';
import { addUpLines, campaignsInOnePass, importSums, moved } from './importSums.js';
import { figuresOf, membershipPages, sumsOf } from './membershipFigures.js';
import { rulesColumns, type CampaignRules } from './rules.js';
import { noSums } from './sums.js';

type Campaign = CampaignRules & Pick<typeof campaigns.$inferSelect, 'title'>;

/**
 * What rows that are no lines yet would change in the prizes of the campaigns whose days they touch: for each membership
 * with such rows, its sums with them through the one engine. Changes nothing.
 *
 * @param lines what stands behind `from`: rows under the name of sales, with its columns
 * @param days yyyy-mm-dd, the first and the last of the rows
 * @returns campaigns with a dealer that has rows, by id
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
    const together = waiting.splice(0, campaignsInOnePass);
    await addUpLines(transaction, lines, together);
    for (const campaign of together) {
      const change = await prizeChange(transaction, campaign);
      if (change.dealers > 0) changes.push(change);
    }
    await transaction.execute(sql`drop table import_sums`);
  }
  return changes;
}

async function prizeChange(transaction: Database, campaign: Campaign): Promise<ImportPrizes> {
  const added = await importSums(transaction, campaign);
  const isClosed = campaign.state === 'closed';
  let [reaching, falling, earned] = [0, 0, 0n];
  for await (const page of membershipPages(transaction, campaign.id, isClosed ? [] : [...added.keys()])) {
    for (const stored of page) {
      const fresh = figuresOf(campaign, stored, moved(sumsOf(stored), added.get(stored.dealerId) ?? noSums, 1));
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
