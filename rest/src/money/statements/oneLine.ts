/** A single sale line of a dealer, with the columns of its statement's lists. */
import type { LineCondition } from '@gdd/schema/campaigns';
import { and, eq, sql } from 'drizzle-orm';
import type { CampaignRow } from '../../programme/campaigns/campaign/queries.js';
import type { Database } from '../../ground/database/connections/connection.js';
import { brands, sales } from '../../ground/database/tables/programme/sales.js';
import { failedLineCondition, lineBoost } from '../../figures/sums/lineRules.js';
import { saleColumns } from './saleLines.js';
import { boostOfLine, countedIn } from './statement.js';

/** The condition for lines of a document, compared without case as imports do. */
export const isOfDocument = (document: string) =>
  sql`document_key(${sales.document}) = document_key(${document}::text)`;

/**
 * A line of a dealer, with whether it counts in a campaign, and the reason if it does not.
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
  const [saleLine] = await database
    .select({
      ...saleColumns,
      boost: sql<number | null>`${lineBoost(campaign)}`,
      failedCondition: sql<LineCondition | null>`${failedLineCondition(campaign)}`,
      counts,
    })
    .from(sales)
    .innerJoin(brands, eq(brands.id, sales.brandId))
    .where(and(eq(sales.dealerId, dealerId), isOfDocument(document), eq(sales.line, line)));
  if (saleLine === undefined) return undefined;
  const { boost, ...fields } = saleLine;
  // a line that matches the rules but does not count came after the closing
  const isAfterClosing = fields.failedCondition === null && !fields.counts;
  return { ...fields, isAfterClosing, ...boostOfLine(campaign, boost) };
}
