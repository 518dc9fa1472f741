/** One sale line of a dealer as the lists of its statement would list it. */
import type { LineCondition } from '@gdd/schema/campaigns';
import { and, eq, sql } from 'drizzle-orm';
import type { CampaignRow } from '../campaigns/campaign/queries.js';
import type { Database } from '../database/connections/connection.js';
import { brands, sales } from '../database/tables/programme/sales.js';
import { failedLineCondition, lineBoost } from '../sums/lineRules.js';
import { saleColumns } from './saleLines.js';
import { boostOfLine, countedIn } from './statement.js';

/** The document is compared as imports compare it: without case. */
export const isOfDocument = (document: string) =>
  sql`document_key(${sales.document}) = document_key(${document}::text)`;

/**
 * A line of a dealer, whether it counts in a campaign, and if not, why.
 *
 * @returns undefined where the dealer has no such line
 */
export async function oneLine(
  database: Database,
  campaign: CampaignRow,
  dealerId: number,
  { document, line }: { readonly document: string; readonly line: number },
) {
  const counts = sql<boolean>`coalesce(${await countedIn(database, campaign, dealerId, false)}, false)`;
  const [found] = await database
    .select({
      ...saleColumns,
      boost: sql<number | null>`${lineBoost(campaign)}`,
      failedCondition: sql<LineCondition | null>`${failedLineCondition(campaign)}`,
      counts,
    })
    .from(sales)
    .innerJoin(brands, eq(brands.id, sales.brandId))
    .where(and(eq(sales.dealerId, dealerId), isOfDocument(document), eq(sales.line, line)));
  if (found === undefined) return undefined;
  const { boost, ...of } = found;
  // what fits the rules and does not count came after the closing
  return { ...of, isAfterClosing: of.failedCondition === null && !of.counts, ...boostOfLine(campaign, boost) };
}
